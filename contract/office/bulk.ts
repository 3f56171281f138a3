import { z } from 'zod'
import { OVER_LIMIT_WAYS } from '#domain/companies/credit-limit.ts'
import { INVOICE_QUEUES } from '#domain/documents/invoice-balance.ts'
import { MAIL_QUEUES } from '#domain/mails/mail-states.ts'
import { FILE_QUEUES } from '#domain/orders/file-queues.ts'
import { QUEUE_NAMES } from '#domain/orders/queues.ts'
import { QUOTE_QUEUES } from '#domain/quotes/desk-queues.ts'
import { Done, IdParams, line, paragraph, PlainDate, requiredLine } from '../shared.ts'
import { Cents, PaymentTermDays } from './companies.ts'
import { officeEndpoint } from './endpoint.ts'
import { companyFilters, fileFilters, invoiceFilters, orderFilters, quoteFilters } from './filters.ts'

/** Lists of which several rows are handled at once. */
export const BULK_LISTS = [
  'orders',
  'toInvoice',
  'invoices',
  'reminders',
  'invitations',
  'products',
  'mails',
  'companies',
  'quotes',
  'jobs',
  'files',
] as const
export type BulkList = (typeof BULK_LISTS)[number]

/** No more rows than this are handled by one press. */
export const MOST_BULK_ROWS = 50_000

/** How many rows somebody saw that he meant; of more nothing is done. */
const seen = z.int().min(1).optional()

/** The rows that were chosen one by one, or everything that a queue holds at the moment of the press. */
const chosenFrom = <const Queue extends string>(queues: readonly Queue[]) =>
  z.union([
    z.object({ ids: z.array(z.uuid()).min(1).max(5_000) }),
    z.object({ queue: z.enum(queues), search: line(60).default(''), seen }),
  ])

/** The same of what a list shows by filters; of one that is none nothing is done. */
const chosenBy = <const Queue extends string, Filters extends z.ZodRawShape>(
  queues: readonly Queue[],
  filters: Filters,
) =>
  z.union([
    z.object({ ids: z.array(z.uuid()).min(1).max(5_000) }),
    z.strictObject({ queue: z.enum(queues), search: line(60).default(''), seen, ...filters }),
  ])

/** The same of products with a draft, of which a list shows a category and those below it. */
const chosenDrafts = z.union([
  z.object({ ids: z.array(z.uuid()).min(1).max(5_000) }),
  z.object({
    queue: z.literal('changed'),
    search: line(100).default(''),
    category: z.uuid().optional(),
    seen,
  }),
])

const dueOnly = chosenFrom(['due'])
const chosenOrders = chosenBy(QUEUE_NAMES, orderFilters)
const chosenInvoices = chosenBy(INVOICE_QUEUES, invoiceFilters)
const chosenContacts = chosenFrom(['waiting'])
const chosenMails = chosenFrom(MAIL_QUEUES)
const chosenCompanies = chosenBy(['active', 'blocked'], companyFilters)
const chosenJobs = chosenFrom(['failed'])
const chosenQuotes = chosenBy(QUOTE_QUEUES, quoteFilters)
const chosenFiles = chosenBy(FILE_QUEUES, fileFilters)

/** Rows of a list, whatever is done with them. */
export const BulkRows = z.discriminatedUnion('list', [
  z.object({ list: z.literal('orders'), rows: chosenOrders }),
  z.object({ list: z.literal('toInvoice'), rows: dueOnly }),
  z.object({ list: z.literal('invoices'), rows: chosenInvoices }),
  z.object({ list: z.literal('reminders'), rows: dueOnly }),
  z.object({ list: z.literal('invitations'), rows: chosenContacts }),
  z.object({ list: z.literal('products'), rows: chosenDrafts }),
  z.object({ list: z.literal('mails'), rows: chosenMails }),
  z.object({ list: z.literal('companies'), rows: chosenCompanies }),
  z.object({ list: z.literal('quotes'), rows: chosenQuotes }),
  z.object({ list: z.literal('jobs'), rows: chosenJobs }),
  z.object({ list: z.literal('files'), rows: chosenFiles }),
])
export type BulkRows = z.output<typeof BulkRows>

/** What is done, and with which rows. */
export const BulkOrder = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('moveOrders'),
    state: z.enum(['in_production', 'ready']),
    rows: chosenOrders,
  }),
  z.object({
    kind: z.literal('movePromises'),
    date: PlainDate,
    /** The customers read it. */
    reason: requiredLine(200),
    /** Lines that come later than that come sooner by it; else they stay. */
    bringsForward: z.boolean().default(false),
    rows: chosenOrders,
  }),
  z.object({
    kind: z.literal('holdOrders'),
    reason: paragraph(500).min(1, 'Required'),
    rows: chosenOrders,
  }),
  z.object({ kind: z.literal('releaseOrders'), rows: chosenOrders }),
  z.object({
    kind: z.literal('cancelOrders'),
    /** The customers read it. */
    reason: requiredLine(200),
    /** Orders that were worked on are cancelled too; else they stay. */
    isConfirmed: z.boolean().default(false),
    rows: chosenOrders,
  }),
  z.object({ kind: z.literal('sendMailsAgain'), rows: chosenMails }),
  z.object({
    kind: z.literal('blockCompanies'),
    reason: requiredLine(300),
    rows: chosenCompanies,
  }),
  z.object({ kind: z.literal('unblockCompanies'), rows: chosenCompanies }),
  z.object({
    kind: z.literal('changePaymentTerms'),
    paymentTermDays: PaymentTermDays,
    rows: chosenCompanies,
  }),
  z
    .object({
      kind: z.literal('changePriceLists'),
      /** Null for none; absent where it stays. */
      contractPriceListId: z.uuid('Invalid').nullable().optional(),
      groupPriceListId: z.uuid('Invalid').nullable().optional(),
      rows: chosenCompanies,
    })
    .refine(
      ({ contractPriceListId, groupPriceListId }) =>
        contractPriceListId !== undefined || groupPriceListId !== undefined,
      { error: 'Required', path: ['contractPriceListId'] },
    ),
  z
    .object({
      kind: z.literal('changeCreditLimits'),
      /** Null for none; absent where it stays. */
      creditLimitInCents: Cents.nullable().optional(),
      /** What an order that goes over it meets; absent where that stays. */
      overLimit: z.enum(OVER_LIMIT_WAYS, 'Invalid').optional(),
      rows: chosenCompanies,
    })
    .refine(
      ({ creditLimitInCents, overLimit }) => creditLimitInCents !== undefined || overLimit !== undefined,
      { error: 'Required', path: ['creditLimitInCents'] },
    ),
  z.object({ kind: z.literal('makeInvoices'), rows: dueOnly }),
  z.object({ kind: z.literal('mailInvoices'), rows: chosenInvoices }),
  z.object({ kind: z.literal('sendReminders'), rows: dueOnly }),
  z.object({ kind: z.literal('inviteContacts'), rows: chosenContacts }),
  z.object({ kind: z.literal('publishProducts'), rows: chosenDrafts }),
  z.object({
    kind: z.literal('extendQuotes'),
    /** The last day of each offer. */
    date: PlainDate,
    rows: chosenQuotes,
  }),
  z.object({
    kind: z.literal('declineQuotes'),
    /** The customers read it. */
    reason: paragraph(4000).min(1, 'Required'),
    rows: chosenQuotes,
  }),
  z.object({ kind: z.literal('retryJobs'), rows: chosenJobs }),
  z.object({ kind: z.literal('dropJobs'), rows: chosenJobs }),
  z.object({ kind: z.literal('checkFiles'), rows: chosenFiles }),
])
export type BulkOrder = z.output<typeof BulkOrder>
export type BulkKind = BulkOrder['kind']

/** Which list each kind belongs to. */
export const LIST_OF_KIND = {
  moveOrders: 'orders',
  movePromises: 'orders',
  holdOrders: 'orders',
  releaseOrders: 'orders',
  cancelOrders: 'orders',
  sendMailsAgain: 'mails',
  blockCompanies: 'companies',
  unblockCompanies: 'companies',
  changePaymentTerms: 'companies',
  changePriceLists: 'companies',
  changeCreditLimits: 'companies',
  makeInvoices: 'toInvoice',
  mailInvoices: 'invoices',
  sendReminders: 'reminders',
  inviteContacts: 'invitations',
  publishProducts: 'products',
  extendQuotes: 'quotes',
  declineQuotes: 'quotes',
  retryJobs: 'jobs',
  dropJobs: 'jobs',
  checkFiles: 'files',
} as const satisfies Record<BulkKind, BulkList>

/** How far the work with many rows is; it goes on when the screen is closed. */
export const BulkRun = z.object({
  id: z.string(),
  kind: z.enum(Object.keys(LIST_OF_KIND) as BulkKind[]),
  /** Where orders go; null for what moves nothing. */
  state: z.string().nullable(),
  total: z.int(),
  done: z.int(),
  refused: z.int(),
  isRunning: z.boolean(),
  /** The first of them, what was refused before the rest. */
  rows: z.array(
    z.object({
      id: z.string(),
      number: z.string(),
      /** Which reminder it is; null for what is none. */
      step: z.int().nullable(),
      outcome: z.enum(['waiting', 'done', 'refused']),
      /** Why it was refused. */
      fault: z.string().nullable(),
    }),
  ),
})
export type BulkRun = z.output<typeof BulkRun>

export const startBulk = officeEndpoint('startBulk', {
  summary:
    'Do something with many rows, one after the other, and keep what became of each; the same id starts once',
  access: 'operator',
  refuses: [403, 409],
  body: z.object({ id: z.uuid(), order: BulkOrder }),
  reply: BulkRun,
})

export const countBulkRows = officeEndpoint('countBulkRows', {
  summary: 'How many rows of a list are meant, no further than one more than can be handled at once',
  access: 'operator',
  refuses: [403],
  body: BulkRows,
  reply: z.object({ count: z.int() }),
})

export const listBulkRuns = officeEndpoint('listBulkRuns', {
  summary:
    'The work with many rows of a list that the operator started and has not put away, the first one first',
  access: 'operator',
  query: z.object({ list: z.enum(BULK_LISTS) }),
  reply: z.object({ runs: z.array(BulkRun) }),
})

export const stopBulk = officeEndpoint('stopBulk', {
  summary: 'Stop work with many rows after the row that it is at; what was done stays',
  access: 'operator',
  params: IdParams,
  reply: Done,
})

export const closeBulk = officeEndpoint('closeBulk', {
  summary: 'Put away work with many rows that is over',
  access: 'operator',
  refuses: [409],
  params: IdParams,
  reply: Done,
})
