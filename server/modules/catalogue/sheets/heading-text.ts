/** A heading as it is compared: in small letters, with single blanks. */
export const headingText = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, ' ')
