import { z } from 'zod'

/** What is read of an entry of an account: one payment, also where the bank put several in one line. */
const CamtEntry = z.object({
  /** What tells it from other entries of this account, in whichever file it comes. */
  fingerprint: z.string(),
  direction: z.enum(['in', 'out']),
  bookedOn: z.iso.date(),
  cents: z.int().positive(),
  payerName: z.string(),
  payerIban: z.string().nullable(),
  remittance: z.string(),
})
export type CamtEntry = z.output<typeof CamtEntry>

/** What an account statement lacks, at a place in the file. */
const FIELDS = ['account', 'amount', 'currency', 'direction', 'date'] as const

/** Why a file cannot be read, with the place where that is so; places count from 1. */
const CamtFault = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('not_xml'), line: z.int(), column: z.int() }),
  z.object({ kind: z.literal('doctype') }),
  z.object({ kind: z.literal('not_camt') }),
  z.object({ kind: z.literal('version'), found: z.string() }),
  z.object({ kind: z.literal('no_statement') }),
  z.object({
    kind: z.literal('field'),
    field: z.enum(FIELDS),
    statement: z.int(),
    entry: z.int().nullable(),
  }),
])
export type CamtFault = z.output<typeof CamtFault>

const CamtStatement = z.object({ iban: z.string(), entries: z.array(CamtEntry) })
export type CamtStatement = z.output<typeof CamtStatement>

/** What the process that opened the file says of it; it has read a hostile file, and is not believed. */
export const CamtReport = z.discriminatedUnion('step', [
  z.object({ step: z.literal('done'), statements: z.array(CamtStatement) }),
  z.object({ step: z.literal('refused'), fault: CamtFault }),
  z.object({ step: z.literal('failed'), why: z.string() }),
])
export type CamtReport = z.output<typeof CamtReport>
