import type { z } from 'zod'
import type { emptyCart as emptyCartCall } from '#contract/cart.ts'
import type { Contact } from '#domain/access/actor.ts'
import type { ShopContext } from '../../context.ts'
import { emptyActiveCart } from './removal-store.ts'
import { showCart } from './show-cart.ts'

/** Takes everything out of the customer's cart; for a while it can be undone. */
export async function emptyCart(
  shop: ShopContext,
  customer: Contact,
): Promise<z.output<typeof emptyCartCall.reply>> {
  const removalId = await shop.db.transaction().execute((trx) => emptyActiveCart(trx, customer, shop.clock()))
  return { ...(await showCart(shop, customer)), removalId }
}
