import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import type { LoggedIn } from '../../http/asker.ts'
import { requireRight } from '../../require-right.ts'
import { unlinkFromActiveCart } from '../cart/change-links.ts'
import { hideDesign } from '../designs/hide-design.ts'
import { unlinkFromWaitingOrder } from '../orders/take-waiting-line.ts'
import { restoreSource } from '../repairs/restore-source.ts'

/**
 * Takes a design out of the library and off the customer's own cart. Carts of colleagues, quotes and orders keep it, but for
 * a repaired file of an order that still waits for files, which takes the right to order; what nothing refers to any more is
 * removed by `purge-designs`.
 */
export async function deleteDesign(
  { db, clock }: ShopContext,
  customer: LoggedIn,
  designId: string,
): Promise<void> {
  const now = clock()
  await changeAs(db, customer, async (trx) => {
    // The cart and the order before the design, as everywhere.
    const unlinked = await unlinkFromActiveCart(trx, customer.contactId, designId, now)
    if (await unlinkFromWaitingOrder(trx, customer.companyId, designId)) requireRight(customer, 'placeOrder')
    await hideDesign(trx, customer, { designId, unlinked, now })
    await restoreSource(trx, designId, now)
  })
}
