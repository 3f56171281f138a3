/** A spreadsheet takes the file for UTF-8 by this mark. */
const BYTE_ORDER_MARK = '\uFEFF'
/** What is a formula, or would be read as one that is protected. */
const FORMULA = /^'*[=+\-@\t\r]/

/** A cell as it is written: text, a whole number, cents, or nothing. */
export type Cell = string | number | null | { readonly cents: number }
/** A number as it stands in a cell, also below zero: it is no formula. */
export type WrittenNumber = { readonly decimal: string }

/**
 * A row of a file for Dutch spreadsheets: semicolons, and cents with a comma. Text that a spreadsheet would take for a formula
 * gets a quote before it; numbers of ours are none.
 */
export const csvRow = (cells: readonly (Cell | WrittenNumber)[]): string =>
  `${cells.map(written).join(';')}\r\n`

/** The first row, before which the file says how it is written. */
export const csvHead = (names: readonly string[]): string => BYTE_ORDER_MARK + csvRow(names)

function written(cell: Cell | WrittenNumber): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  if (typeof cell === 'object') return 'decimal' in cell ? cell.decimal : decimals(cell.cents)
  const text = FORMULA.test(cell) ? `'${cell}` : cell
  return /[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const decimals = (cents: number): string =>
  `${cents < 0 ? '-' : ''}${Math.trunc(Math.abs(cents) / 100)},${String(Math.abs(cents) % 100).padStart(2, '0')}`
