import { z } from 'zod'

/** What is wrong with a cell of a table that was sent, by the row as a spreadsheet counts it and the name of the column. */
export const CellFinding = z.object({ row: z.int(), column: z.string(), message: z.string() })
export type CellFinding = z.output<typeof CellFinding>
