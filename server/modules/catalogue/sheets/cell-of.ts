import { SheetFault } from './sheet-fault.ts'
import type { SheetCell } from './sheet-report.ts'

/** A spreadsheet calculates with 15 figures, and may keep more. */
export const FIGURES = 15
const MIDNIGHT = 'T00:00:00.000Z'

/** A cell of a spreadsheet as it is kept. */
export function cellOf(value: unknown): SheetCell {
  if (typeof value === 'number') return Number(value.toPrecision(FIGURES))
  if (typeof value === 'string' || typeof value === 'boolean') return value
  if (!(value instanceof Date)) return ''
  if (Number.isNaN(value.getTime())) throw new SheetFault('SheetBroken')
  const moment = value.toISOString()
  return moment.endsWith(MIDNIGHT) ? moment.slice(0, -MIDNIGHT.length) : moment.slice(0, 16).replace('T', ' ')
}
