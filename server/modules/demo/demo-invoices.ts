import type { DemoOrder } from '#demo/model.ts'
import { INVOICED_STATES } from '#domain/documents/when-to-invoice.ts'
import type { ShopContext } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import { creditInvoice } from '../documents/credit-invoice.ts'
import { makeInvoice } from '../documents/make-invoice.ts'

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
    const { number } = await makeInvoice({ ...shop, clock: () => at }, executor, id)
    if (!order.isCreditedBecause) continue
    const later = { ...shop, clock: () => new Date(at.getTime() + DAY_MS) }
    await creditInvoice(later, executor, { number, reason: order.isCreditedBecause })
    await makeInvoice(later, executor, id)
  }
}
