import type { SheetFaultCode } from '#domain/sheet-faults.ts'

/** The cell that keeps a spreadsheet from being read: as the spreadsheet names it, with its row and the heading of its column. */
export type SheetPlace = { readonly cell: string; readonly row: number; readonly heading: string }

/** Why a spreadsheet is not read, and at which cell. */
export class SheetFault extends Error {
  readonly code: SheetFaultCode
  readonly at: SheetPlace | null
  constructor(code: SheetFaultCode, at: SheetPlace | null = null) {
    super(code)
    this.name = 'SheetFault'
    this.code = code
    this.at = at
  }
}
