import { z } from 'zod'
import { LEDGERS } from '#domain/documents/ledgers.ts'
import { line, PlainDate } from '../shared.ts'
import { officeEndpoint } from './endpoint.ts'

/** From the first day to the last, both with it. */
export const BooksPeriod = z
  .object({ from: PlainDate, until: PlainDate })
  .refine(({ from, until }) => from <= until, { path: ['until'], error: 'DateInvalid' })

const Accounts = z.record(z.enum(LEDGERS), z.string())
export type LedgerAccounts = z.output<typeof Accounts>

/** What a period holds for the bookkeeper, in cents; credit notes count below zero. */
export const Books = z.object({
  invoices: z.int(),
  creditNotes: z.int(),
  netInCents: z.int(),
  vatInCents: z.int(),
  payments: z.int(),
  paidInCents: z.int(),
  accounts: Accounts,
})
export type Books = z.output<typeof Books>

export const getBooks = officeEndpoint('getBooks', {
  summary: 'What the bookkeeper gets of a period: how many invoices and payments, and what they come to',
  access: 'operator',
  may: 'exportBooks',
  query: BooksPeriod,
  reply: Books,
})

const account = line(12).regex(/^[\dA-Za-z]{1,12}$/, 'LedgerInvalid')

export const changeLedgers = officeEndpoint('changeLedgers', {
  summary: 'Name the ledger accounts of the bookkeeper',
  access: 'operator',
  may: 'exportBooks',
  refuses: [409],
  body: z.object({
    change: z.partialRecord(z.enum(LEDGERS), account.optional()),
    seen: z.partialRecord(z.enum(LEDGERS), z.string().optional()),
  }),
  reply: z.object({ accounts: Accounts }),
})
