import type { Staff } from '#domain/access/actor.ts'
import { amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import type { PlainDate } from '#domain/delivery/plain-date.ts'
import { mayBook, openOf } from '#domain/documents/invoice-balance.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import type { Executor } from '../../db/database.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { addPaid, insertPayment, lockOwed, lockPayment, markReversed, partsOf } from './payment-store.ts'

type Booking = Pick<ShopContext, 'db' | 'clock'>

/** A payment as it is asked for; its id is chosen by who asks, so that asking again books nothing more. */
export type AskedPayment = {
  readonly id: string
  readonly invoiceId: string
  readonly cents: number
  readonly paidOn: PlainDate
  readonly reference: string
  /** What was open when it was looked at. */
  readonly seenOpenCents: number
}

const operatorId = (staff: Staff) => (staff.kind === 'operator' ? staff.operatorId : null)

/** Books what was paid of an invoice: never more than is open of it, and only when that is what was seen. */
export async function bookPayment(shop: Booking, staff: Staff, asked: AskedPayment): Promise<void> {
  requireRight(staff, 'bookPayments')
  const now = shop.clock()
  if (asked.paidOn > amsterdamNow(now).date) throw new Refusal('PaymentInFuture', { field: 'paidOn' })
  await changeAs(shop.db, staff, async (trx) => {
    const invoice = await lockOwed(trx, asked.invoiceId)
    if (invoice?.kind !== 'invoice') throw new Refusal('InvoiceNotFound')
    if (await isBookedAlready(trx, asked)) return
    if (invoice.isCredited) throw new Refusal('InvoiceCredited')
    if (openOf(invoice) !== asked.seenOpenCents) throw new Refusal('InvoiceChanged')
    if (!mayBook(invoice, asked.cents)) throw new Refusal('PaymentOverOpen', { field: 'cents' })
    const isNew = await insertPayment(trx, {
      ...asked,
      invoice,
      bookedAt: now,
      bookedBy: operatorId(staff),
    })
    // Somebody took this id at the same moment, for another invoice.
    if (!isNew) throw new Refusal('IdempotencyKeyReused')
    await addPaid(trx, { invoiceId: invoice.id, cents: asked.cents })
  })
}

/** Whether the same was asked before; the same id for something else is refused. */
async function isBookedAlready(trx: Executor, { id, invoiceId, cents }: AskedPayment): Promise<boolean> {
  const parts = await partsOf(trx, id)
  if (parts.length === 0) return false
  if (parts.length > 1 || parts[0]?.invoiceId !== invoiceId || parts[0].cents !== cents)
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
    const payment = await lockPayment(trx, id)
    if (!payment) throw new Refusal('PaymentNotFound')
    if (payment.isReversed) throw new Refusal('PaymentReversed')
    await markReversed(trx, id, { at: shop.clock(), by: operatorId(staff), reason })
    for (const { invoiceId, cents } of await partsOf(trx, id))
      await addPaid(trx, { invoiceId, cents: -cents })
  })
}
