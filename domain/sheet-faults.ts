/** Why a spreadsheet is not read; each has one Dutch sentence in `texts/nl/office/sheets.ts`. */
export const SHEET_FAULTS = [
  'SheetBroken',
  'SheetLocked',
  'SheetOld',
  'SheetTooLarge',
  'SheetTooLong',
  'SheetTooWide',
  'SheetCellTooLong',
  'SheetFormulaUnknown',
  'SheetCellFaulty',
] as const
export type SheetFaultCode = (typeof SHEET_FAULTS)[number]
