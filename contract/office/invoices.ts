import { z } from 'zod'
import { INVOICE_QUEUES, INVOICE_STATES } from '#domain/documents/invoice-balance.ts'
import { REMINDER_STEPS } from '#domain/documents/reminder-step.ts'
import { IdParams, line, PlainDate, requiredLine, TotalMoney, VatAmount } from '../shared.ts'
import { officeEndpoint } from './endpoint.ts'
import { invoiceFilters } from './filters.ts'

const State = {
  state: z.enum(INVOICE_STATES),
  stateLabel: z.string(),
  stateTone: z.string(),
}

/** An invoice or credit note in a queue of the back office; amounts in cents including VAT. */
export const DeskInvoiceRow = z.object({
  id: z.string(),
  number: z.string(),
  ...State,
  companyName: z.string(),
  orderNumber: z.string(),
  issuedOn: z.string(),
  dueOn: z.string().nullable(),
  totalInCents: z.int(),
  openInCents: z.int(),
})
export type DeskInvoiceRow = z.output<typeof DeskInvoiceRow>

export const listDeskInvoices = officeEndpoint('listDeskInvoices', {
  summary:
    'The invoices of a queue by the hundred: what is open the soonest due first, others the newest first',
  access: 'operator',
  may: 'seeAllInvoices',
  query: z.object({
    queue: z.enum(INVOICE_QUEUES).default('open'),
    /** Part of the number of an invoice or order, or of the name of a company. */
    search: line(60).default(''),
    ...invoiceFilters,
    /** `next` of the page before. */
    after: line(100).optional(),
  }),
  reply: z.object({ invoices: z.array(DeskInvoiceRow), next: z.string().nullable() }),
})

export const countDeskInvoices = officeEndpoint('countDeskInvoices', {
  summary:
    'How many invoices each queue holds that pass the filters, no further than a thousand, and what of them is open in all',
  access: 'operator',
  may: 'seeAllInvoices',
  query: z.object(invoiceFilters),
  reply: z.object({
    counts: z.record(z.enum(INVOICE_QUEUES), z.int()),
    openInCents: z.int(),
    overdueInCents: z.int(),
  }),
})

/** A payment that was booked on an invoice, and by whom; null is the shop by itself. */
export const DeskPayment = z.object({
  id: z.string(),
  /** What of it pays this invoice. */
  cents: z.int(),
  paidOn: z.string(),
  reference: z.string(),
  bookedAt: z.iso.datetime(),
  bookedBy: z.string().nullable(),
  reversal: z.object({ at: z.iso.datetime(), by: z.string().nullable(), reason: z.string() }).nullable(),
})
export type DeskPayment = z.output<typeof DeskPayment>

const Linked = z.object({ id: z.string(), number: z.string() })

/** An invoice or credit note as the desk has it. */
export const DeskInvoice = z.object({
  id: z.string(),
  kind: z.enum(['invoice', 'credit_note']),
  number: z.string(),
  ...State,
  issuedOn: z.string(),
  dueOn: z.string().nullable(),
  company: z.object({ id: z.string(), name: z.string() }),
  order: Linked,
  reference: z.string().nullable(),
  email: z.string().nullable(),
  lines: z.array(
    z.object({
      sku: z.string(),
      title: z.string(),
      options: z.array(z.string()),
      quantity: z.int(),
      netInCents: z.int(),
      /** What of it is not credited. */
      leftInCents: z.int(),
    }),
  ),
  linesInCents: z.int(),
  charges: z.array(
    z.object({
      kind: z.enum(['express', 'shipping']),
      vatPercent: z.number(),
      netInCents: z.int(),
      /** What of it is not credited. */
      leftInCents: z.int(),
    }),
  ),
  vat: z.array(VatAmount),
  totalPrice: TotalMoney,
  openInCents: z.int(),
  /** What credit notes of parts took back of it. */
  creditedInCents: z.int(),
  partCredits: z.array(Linked.extend({ reason: z.string(), totalInCents: z.int() })),
  /** Why the customer does not agree with it; nothing reminds of it then. */
  dispute: z.string().nullable(),
  /** What was paid of an invoice that was taken back. */
  owedBackInCents: z.int(),
  payments: z.array(DeskPayment),
  /** What was paid of another invoice and counts for this one, or of this one for another. */
  moves: z.array(
    z.object({
      to: z.enum(['here', 'there']),
      other: Linked,
      cents: z.int(),
      paidOn: z.string(),
      at: z.iso.datetime(),
    }),
  ),
  mails: z.array(
    z.object({
      id: z.string(),
      recipient: z.string(),
      state: z.enum(['waiting', 'sent', 'failed']),
      at: z.iso.datetime(),
    }),
  ),
  /** The reminders that went, and who sent them; null is the shop by itself. */
  reminders: z.array(
    z.object({ step: z.literal(REMINDER_STEPS), at: z.iso.datetime(), by: z.string().nullable() }),
  ),
  /** The credit note of an invoice, or the invoice that a credit note takes back, with the reason. */
  credit: Linked.extend({ reason: z.string() }).nullable(),
})
export type DeskInvoice = z.output<typeof DeskInvoice>

export const getDeskInvoice = officeEndpoint('getDeskInvoice', {
  summary: 'One invoice or credit note of any company, with what was paid of it and mailed',
  access: 'operator',
  may: 'seeAllInvoices',
  params: IdParams,
  reply: DeskInvoice,
})

const reason = requiredLine(200)

export const bookPayment = officeEndpoint('bookPayment', {
  summary: 'Note what was paid of an invoice, never more than is open; the same id twice is booked once',
  access: 'operator',
  may: 'bookPayments',
  refuses: [409],
  params: IdParams,
  body: z.object({
    /** Of the payment, chosen by who books it. */
    id: z.uuid(),
    cents: z.int('AmountInvalid').min(1, 'AmountInvalid').max(999_999_999, 'AmountInvalid'),
    paidOn: PlainDate,
    reference: line(140).default(''),
    /** What was open when it was looked at; another amount answers 409 `InvoiceChanged`. */
    seenOpenInCents: z.int(),
  }),
  reply: DeskInvoice,
})

export const reversePayment = officeEndpoint('reversePayment', {
  summary: 'Take a payment back, so that what it paid is open again; it stays to be seen, with the reason',
  access: 'operator',
  may: 'bookPayments',
  refuses: [409],
  params: IdParams,
  body: z.object({ reason }),
  reply: z.object({ ok: z.literal(true) }),
})

export const creditDeskInvoice = officeEndpoint('creditDeskInvoice', {
  summary: 'Take back a whole invoice by a credit note, which is mailed; its order may then be invoiced anew',
  access: 'operator',
  may: 'makeInvoices',
  refuses: [409],
  params: IdParams,
  body: z.object({ reason }),
  reply: DeskInvoice,
})

export const creditInvoicePart = officeEndpoint('creditInvoicePart', {
  summary:
    'Credit a part of one line or charge of an invoice, never more than is left of it, by a credit note, which is mailed',
  access: 'operator',
  may: 'makeInvoices',
  refuses: [409],
  params: IdParams,
  body: z
    .object({
      /** Of its lines, or of its charges. */
      in: z.enum(['lines', 'charges']).default('lines'),
      /** Which of them, counted from 0. */
      line: z.int().min(0).max(10_000),
      /** So many copies of a line, or so many cents excluding VAT. */
      of: z.enum(['copies', 'cents'], 'Invalid'),
      amount: z.int('AmountInvalid').min(1, 'AmountInvalid').max(999_999_999, 'AmountInvalid'),
      reason,
      /** What was credited when it was looked at; another amount answers 409 `InvoiceChanged`. */
      seenCreditedInCents: z.int(),
    })
    .refine((asked) => asked.in === 'lines' || asked.of === 'cents', { path: ['of'], error: 'Invalid' }),
  reply: DeskInvoice,
})

export const mailDeskInvoice = officeEndpoint('mailDeskInvoice', {
  summary: 'Mail an invoice or credit note once more, with its PDF and UBL; the same id twice is one mail',
  access: 'operator',
  may: 'sendMails',
  refuses: [409],
  params: IdParams,
  body: z.object({ id: z.uuid() }),
  reply: DeskInvoice,
})

/** An order that has left the house and has no invoice so far; its amount in cents including VAT. */
export const OrderToInvoice = z.object({
  id: z.string(),
  number: z.string(),
  company: z.object({ id: z.string(), name: z.string() }),
  placedAt: z.iso.datetime(),
  totalInCents: z.int(),
  /** What stood in the way when it was tried last. */
  fault: z.object({ at: z.iso.datetime(), message: z.string() }).nullable(),
})
export type OrderToInvoice = z.output<typeof OrderToInvoice>

export const listOrdersToInvoice = officeEndpoint('listOrdersToInvoice', {
  summary: 'The orders that the next invoice run takes by the hundred, those that wait longest first',
  access: 'operator',
  may: 'makeInvoices',
  query: z.object({
    /** `next` of the page before. */
    after: z.uuid().optional(),
  }),
  reply: z.object({ orders: z.array(OrderToInvoice), next: z.string().nullable() }),
})

export const invoiceOrder = officeEndpoint('invoiceOrder', {
  summary: 'Invoice one order, which is mailed; one that was invoiced meanwhile is told',
  access: 'operator',
  may: 'makeInvoices',
  refuses: [409],
  params: IdParams,
  reply: z.object({ number: z.string() }),
})
