import type { DemoOrder } from '#demo/model.ts'
import { amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import { INVOICED_STATES } from '#domain/documents/when-to-invoice.ts'
import type { ShopContext } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import { bookParts } from '../documents/book-payment.ts'
import { creditInvoice } from '../documents/credit-invoice.ts'
import { makeInvoice } from '../documents/make-invoice.ts'
import { invoiceNumbered } from './demo-order-store.ts'

/** An order of the demo, and when it got where it is. */
export type MadeOrder = { readonly id: string; readonly order: DemoOrder; readonly at: Date }

const DAY_MS = 24 * 60 * 60_000
const STATES: ReadonlySet<string> = new Set(INVOICED_STATES)

/** Invoices what has left the house, in the order in which it did, as the shop would have. */
export async function invoiceDemoOrders(
  shop: ShopContext,
  executor: Executor,
  made: readonly MadeOrder[],
): Promise<void> {
  const left = made.filter(({ order }) => STATES.has(order.state))
  for (const { id, order, at } of left.toSorted((one, other) => one.at.getTime() - other.at.getTime())) {
    const { number, totalCents } = await makeInvoice({ ...shop, clock: () => at }, executor, id)
    if (order.isPaid) await payInvoice(shop, executor, { number, cents: totalCents })
    if (!order.isCreditedBecause) continue
    const later = { ...shop, clock: () => new Date(at.getTime() + DAY_MS) }
    await creditInvoice(later, executor, { number, reason: order.isCreditedBecause })
    await makeInvoice(later, executor, id)
  }
}

/** All of an invoice came in a week ago. */
async function payInvoice(
  shop: ShopContext,
  executor: Executor,
  { number, cents }: { readonly number: string; readonly cents: number },
): Promise<void> {
  const invoiceId = await invoiceNumbered(executor, number)
  const weekAgo = new Date(shop.clock().getTime() - 7 * DAY_MS)
  const paid = {
    id: crypto.randomUUID(),
    paidOn: amsterdamNow(weekAgo).date,
    reference: number,
    parts: [{ invoiceId, cents, seenOpenCents: cents }],
  }
  await bookParts(shop, executor, { kind: 'system', task: 'demo' }, paid)
}
