import { z } from 'zod'
import { CATALOGUE_FAULTS } from '#domain/catalogue/catalogue-faults.ts'
import { CATALOGUE_SECTIONS } from '#domain/catalogue/catalogue-file.ts'

/** What is asked of the process that opens sheets of the catalogue: a spreadsheet or a ZIP, and the folder for its entries. */
export const WorkbookOrder = z.object({ path: z.string(), folder: z.string() })
export type WorkbookOrder = z.output<typeof WorkbookOrder>

const Finding = z.object({ place: z.string(), line: z.int().nullable(), message: z.string() })

/** What that process says. */
export const WorkbookReport = z.discriminatedUnion('step', [
  /** It holds nothing of a catalogue: something else may make more of it. */
  z.object({ step: z.literal('other') }),
  /** It cannot be read any further. */
  z.object({
    step: z.literal('refused'),
    code: z.enum(CATALOGUE_FAULTS),
    at: z.object({ row: z.int().optional(), name: z.string().optional() }),
  }),
  /** The entries of these sections stand in the folder, a line each, unless there are faults. */
  z.object({
    step: z.literal('read'),
    sections: z.array(z.enum(CATALOGUE_SECTIONS)),
    /** Whether photographs are named by their files. */
    hasNames: z.boolean(),
    faults: z.array(Finding).max(200),
    faultCount: z.int(),
  }),
  z.object({ step: z.literal('failed'), why: z.string() }),
])
export type WorkbookReport = z.output<typeof WorkbookReport>

/** Of a section: its entries, and the rows that they were made of. */
export const entriesName = (section: string): string => `${section}.ndjson`
export const rowsName = (section: string): string => `${section}.rows.json`
