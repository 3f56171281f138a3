import { z } from 'zod'
import { BANK_QUEUES, DECIDED_FATES } from '#domain/documents/bank-queues.ts'
import { MATCH_DOUBTS } from '#domain/documents/match-entry.ts'
import { Done, IdParams, line } from '../shared.ts'
import { officeEndpoint } from './endpoint.ts'

/** Of a bank file, in characters: a year of statements of a busy shop. */
const LONGEST_FILE = 8_000_000
const MOST_AT_ONCE = 100
const MOST_PARTS = 50

export const readBankFile = officeEndpoint('readBankFile', {
  summary:
    'Read a CAMT.053 file of the bank; nothing is booked, and an entry that is known is not kept again',
  access: 'operator',
  may: 'bookPayments',
  bodyBytes: 2 * LONGEST_FILE,
  refuses: [409],
  body: z.object({
    name: line(200),
    xml: z.string('Required').min(1, 'Required').max(LONGEST_FILE, 'TooLong'),
  }),
  reply: z.object({ newCount: z.int(), knownCount: z.int(), paidOutCount: z.int() }),
})

/** An invoice that an entry pays, or seems to pay. */
const BankPart = z.object({
  invoiceId: z.string(),
  number: z.string(),
  companyName: z.string(),
  cents: z.int(),
  openInCents: z.int(),
})
export type BankPart = z.output<typeof BankPart>

/** What stood on a statement of the bank; amounts in cents. */
const BankEntry = z.object({
  id: z.string(),
  bookedOn: z.string(),
  cents: z.int(),
  /** What stood there in all; more than `cents` where a part was booked, and the rest became an entry of its own. */
  statementInCents: z.int(),
  payerName: z.string(),
  payerIban: z.string().nullable(),
  remittance: z.string(),
  /** What it was booked on; of one that waits, what it seems to pay. */
  parts: z.array(BankPart),
  /** Why somebody has to look at it, while it waits; null where it is sure. */
  doubt: z.enum(MATCH_DOUBTS).nullable(),
})
export type BankEntry = z.output<typeof BankEntry>

export const listBankEntries = officeEndpoint('listBankEntries', {
  summary: 'What stood on the statements of the bank, by what became of it, the newest first, by the hundred',
  access: 'operator',
  may: 'bookPayments',
  query: z.object({
    queue: z.enum(BANK_QUEUES).default('waits'),
    /** `next` of the page before. */
    after: line(100).optional(),
  }),
  reply: z.object({ entries: z.array(BankEntry), next: z.string().nullable() }),
})

export const countBankEntries = officeEndpoint('countBankEntries', {
  summary: 'How many entries of the bank wait, and became what, no further than a thousand',
  access: 'operator',
  may: 'bookPayments',
  reply: z.object({ counts: z.record(z.enum(BANK_QUEUES), z.int()) }),
})

export const bookBankEntries = officeEndpoint('bookBankEntries', {
  summary:
    'Book entries of the bank on invoices, each by itself; what is left of one waits by itself, one that is booked already stays as it is',
  access: 'operator',
  may: 'bookPayments',
  body: z.object({
    entries: z
      .array(
        z.object({
          id: z.uuid(),
          parts: z
            .array(
              z.object({
                invoiceId: z.uuid(),
                cents: z.int('AmountInvalid').min(1, 'AmountInvalid').max(999_999_999, 'AmountInvalid'),
                /** What was open when it was looked at. */
                seenOpenInCents: z.int(),
              }),
            )
            .min(1, 'Required')
            .max(MOST_PARTS, 'TooMany')
            .refine((parts) => new Set(parts.map((part) => part.invoiceId)).size === parts.length, 'Invalid'),
        }),
      )
      .min(1, 'Required')
      .max(MOST_AT_ONCE, 'TooMany'),
  }),
  reply: z.object({
    results: z.array(
      z.object({
        id: z.string(),
        /** Why it was not booked, or null. */
        refusal: z.string().nullable(),
        /** What was left of it, and waits as an entry of its own now. */
        restInCents: z.int(),
      }),
    ),
  }),
})

export const decideBankEntry = officeEndpoint('decideBankEntry', {
  summary: 'Say that an entry of the bank pays no invoice or was paid back, or take that back',
  access: 'operator',
  may: 'bookPayments',
  refuses: [409],
  params: IdParams,
  body: z.object({ fate: z.enum(DECIDED_FATES, 'Invalid') }),
  reply: Done,
})
