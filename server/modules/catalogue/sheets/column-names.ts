const LETTERS = 26
const A = 65

/** The name of a column, of which the first is 0: A to Z, AA and so on. */
export function columnName(column: number): string {
  let name = ''
  for (let left = column + 1; left > 0; left = Math.floor((left - 1) / LETTERS))
    name = String.fromCharCode(A + ((left - 1) % LETTERS)) + name
  return name
}

/** The column of a cell by its name, of which the first is 0; null for what is no name. */
export function columnOf(cell: string): number | null {
  const [letters] = /^[A-Z]{1,3}(?=\d)/.exec(cell) ?? []
  if (letters === undefined) return null
  let count = 0
  for (const letter of letters) count = count * LETTERS + letter.charCodeAt(0) - A + 1
  return count - 1
}

/** A heading as it is compared: in small letters, with single blanks. */
export const headingText = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, ' ')
