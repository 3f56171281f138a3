import { operatorIdOf, type Staff } from '#domain/access/actor.ts'
import { amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import type { PlainDate } from '#domain/delivery/plain-date.ts'
import { mayBook, openOf } from '#domain/documents/invoice-balance.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import type { Executor } from '../../db/database.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import {
  addPaid,
  findPaid,
  type HeldInvoice,
  insertPayment,
  lockOwed,
  lockPayment,
  markReversed,
  partsOf,
  type PaymentPart,
} from './payment-store.ts'

type Booking = Pick<ShopContext, 'db' | 'clock'>

/** What is to be booked on an invoice. */
export type AskedPart = {
  readonly invoiceId: string
  readonly cents: number
  /** What was open when it was looked at. */
  readonly seenOpenCents: number
}

type PaymentFacts = { readonly id: string; readonly paidOn: PlainDate; readonly reference: string }

/** A payment as it is asked for; its id is chosen by who asks, so that asking again books nothing more. */
export type AskedPayment = PaymentFacts & AskedPart

/** Books what was paid of an invoice: never more than is open of it, and only when that is what was seen. */
export async function bookPayment(shop: Booking, staff: Staff, asked: AskedPayment): Promise<void> {
  requireRight(staff, 'bookPayments')
  await changeAs(shop.db, staff, async (trx) => {
    const invoice = await lockOwed(trx, asked.invoiceId)
    if (invoice?.kind !== 'invoice') throw new Refusal('InvoiceNotFound')
    if (await isBookedAlready(trx, asked)) return
    await bookParts(shop, trx, staff, { ...asked, parts: [asked] })
  })
}

/**
 * Books a payment of one or more invoices of one company, within the caller's transaction: of each no more than is open, and
 * only when that is what was seen.
 */
export async function bookParts(
  { clock }: Pick<Booking, 'clock'>,
  trx: Executor,
  staff: Staff,
  { id, paidOn, reference, parts }: PaymentFacts & { readonly parts: readonly AskedPart[] },
): Promise<void> {
  requireRight(staff, 'bookPayments')
  const now = clock()
  if (paidOn > amsterdamNow(now).date) throw new Refusal('PaymentInFuture', { field: 'paidOn' })
  const companies = new Set<string>()
  // Held in one order, so that two who pay the same invoices wait for each other.
  for (const part of parts.toSorted((one, other) => one.invoiceId.localeCompare(other.invoiceId)))
    companies.add((await lockToPay(trx, part)).companyId)
  const [companyId, ...others] = companies
  if (companyId === undefined || others.length > 0) throw new Refusal('PaymentOfTwoCompanies')
  const bookedBy = operatorIdOf(staff)
  const isNew = await insertPayment(trx, { id, companyId, parts, paidOn, reference, bookedAt: now, bookedBy })
  // Somebody took this id at the same moment, for another invoice.
  if (!isNew) throw new Refusal('IdempotencyKeyReused')
  for (const part of parts) await addPaid(trx, part)
}

async function lockToPay(
  trx: Executor,
  { invoiceId, cents, seenOpenCents }: AskedPart,
): Promise<HeldInvoice> {
  const invoice = await lockOwed(trx, invoiceId)
  if (invoice?.kind !== 'invoice') throw new Refusal('InvoiceNotFound')
  if (invoice.isCredited) throw new Refusal('InvoiceCredited')
  if (openOf(invoice) !== seenOpenCents) throw new Refusal('InvoiceChanged')
  if (!mayBook(invoice, cents)) throw new Refusal('PaymentOverOpen', { field: 'cents' })
  return invoice
}

/** Whether the same was asked before; the same id for something else is refused. */
async function isBookedAlready(trx: Executor, asked: AskedPayment): Promise<boolean> {
  const { id, invoiceId, cents, paidOn, reference } = asked
  const booked = await findPaid(trx, id)
  if (!booked) return false
  const isAsAsked = isSame(await partsOf(trx, id), [{ invoiceId, cents }])
  if (!isAsAsked || booked.paidOn !== paidOn || booked.reference !== reference)
    throw new Refusal('IdempotencyKeyReused')
  return true
}

/** Takes a payment back: what it paid is open again. */
export async function reversePayment(
  shop: Booking,
  staff: Staff,
  { id, reason }: { readonly id: string; readonly reason: string },
): Promise<void> {
  requireRight(staff, 'bookPayments')
  await changeAs(shop.db, staff, async (trx) => {
    // Invoices are held before their payments, as by who books or moves what was paid.
    const seen = await partsOf(trx, id)
    for (const { invoiceId } of seen) await lockOwed(trx, invoiceId)
    const payment = await lockPayment(trx, id)
    if (!payment) throw new Refusal('PaymentNotFound')
    if (payment.isReversed) throw new Refusal('PaymentReversed')
    const parts = await partsOf(trx, id)
    // Meanwhile it came to count for another invoice.
    if (!isSame(parts, seen)) throw new Refusal('InvoiceChanged')
    await markReversed(trx, id, { at: shop.clock(), by: operatorIdOf(staff), reason })
    for (const { invoiceId, cents } of parts) await addPaid(trx, { invoiceId, cents: -cents })
  })
}

const isSame = (parts: readonly PaymentPart[], others: readonly PaymentPart[]): boolean =>
  parts.length === others.length &&
  parts.every(({ invoiceId, cents }, index) => {
    const other = others[index]
    return other?.invoiceId === invoiceId && other.cents === cents
  })
