import { z } from 'zod'
import { SHEET_FAULTS } from '#domain/sheet-faults.ts'

/** What is asked of the process that opens a spreadsheet. */
export const SheetOrder = z.object({
  path: z.string(),
  /** The sheet is the first whose headings, in small letters, are one of each of these. */
  needed: z.array(z.array(z.string())),
  /** The headings of the columns that are read; null for all that have one. */
  known: z.array(z.string()).nullable(),
  mostRows: z.int(),
  mostColumns: z.int(),
  mostCharacters: z.int(),
})
export type SheetOrder = z.output<typeof SheetOrder>

const Cell = z.union([z.string(), z.number(), z.boolean()])
/** A cell as it is kept: text (a day as `2027-01-31`), a number, or yes and no; empty is an empty text. */
export type SheetCell = z.output<typeof Cell>

/** What that process says. */
export const SheetReport = z.discriminatedUnion('step', [
  /** Rows that hold something, in their order, with their numbers in the spreadsheet. */
  z.object({ step: z.literal('rows'), rows: z.array(z.object({ row: z.int(), cells: z.array(Cell) })) }),
  z.object({
    step: z.literal('refused'),
    code: z.enum(SHEET_FAULTS),
    at: z.object({ cell: z.string(), row: z.int(), heading: z.string() }).nullable(),
  }),
  z.object({ step: z.literal('done') }),
  z.object({ step: z.literal('failed'), why: z.string() }),
])
export type SheetReport = z.output<typeof SheetReport>
