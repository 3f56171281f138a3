/** What HTML says, without its elements; nothing in it is run or loaded. */
export const plainText = (html: string): string =>
  new DOMParser()
    .parseFromString(html.replaceAll('<', ' <'), 'text/html')
    .body.textContent.replaceAll(/\s+/g, ' ')
    .trim()
