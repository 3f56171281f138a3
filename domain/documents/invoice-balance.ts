import type { PlainDate } from '../delivery/plain-date.ts'
import type { Cents } from '../money.ts'

/** The queues in which staff look for invoices, in the order in which they matter. */
export const INVOICE_QUEUES = ['open', 'overdue', 'paid', 'credits', 'all'] as const

/** A queue of invoices. */
export type InvoiceQueue = (typeof INVOICE_QUEUES)[number]

/** How far an invoice is; a credit note is its own state. */
export const INVOICE_STATES = ['open', 'overdue', 'paid', 'credited', 'credit_note'] as const

/** One of them. */
export type InvoiceState = (typeof INVOICE_STATES)[number]

/** An invoice as far as it takes to say what is open of it. */
export type Owed = {
  readonly kind: 'invoice' | 'credit_note'
  readonly totalCents: Cents
  readonly paidCents: Cents
  /** What credit notes of parts took back. */
  readonly creditedCents: Cents
  readonly isCredited: boolean
  readonly dueOn: PlainDate | null
}

/** What the customer has to pay of it still. A credit note takes back all that was open, or a part of it. */
export const openOf = ({ kind, totalCents, paidCents, creditedCents, isCredited }: Owed): Cents =>
  kind === 'credit_note' || isCredited ? 0 : Math.max(0, totalCents - creditedCents - paidCents)

/** What the customer gets back: what was paid of an invoice that was taken back, or more than is left of it. */
export const owedBackOf = ({ totalCents, paidCents, creditedCents, isCredited }: Owed): Cents =>
  isCredited ? paidCents : Math.max(0, paidCents - (totalCents - creditedCents))

/** On its last day an invoice is not overdue yet. */
export function invoiceState(invoice: Owed, today: PlainDate): InvoiceState {
  if (invoice.kind === 'credit_note') return 'credit_note'
  if (invoice.isCredited) return 'credited'
  if (openOf(invoice) === 0) return 'paid'
  return invoice.dueOn !== null && invoice.dueOn < today ? 'overdue' : 'open'
}

/** Whether this may be booked on it: something, and no more than is open. */
export const mayBook = (invoice: Owed, cents: Cents): boolean =>
  Number.isSafeInteger(cents) && cents > 0 && cents <= openOf(invoice)
