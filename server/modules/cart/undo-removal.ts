import type { Cart } from '#contract/cart.ts'
import type { Contact } from '#domain/access/actor.ts'
import type { ShopContext } from '../../context.ts'
import { Refusal } from '../../refusal.ts'
import { refuseTooManyDesigns, refuseTooManyLines } from './refuse-too-many.ts'
import { countLines, lockCart } from './cart-store.ts'
import { findCartOfRemoval, missingLines, putBack, readRemoval } from './removal-store.ts'
import { showCart } from './show-cart.ts'

/** How long a removal can be undone; the screen offers it for ten seconds (ux 5.4). */
const UNDOABLE_MS = 60 * 60_000

/**
 * Puts back what was removed as it was: the same lines at their place, with designs, delivery and the prices agreed then.
 * A removal that was undone already stays undone.
 */
export async function undoRemoval(shop: ShopContext, customer: Contact, removalId: string): Promise<Cart> {
  const now = shop.clock()
  await shop.db.transaction().execute(async (trx) => {
    const since = new Date(now.getTime() - UNDOABLE_MS)
    const cartId = await findCartOfRemoval(trx, removalId, since)
    const cart = cartId === null ? null : await lockCart(trx, customer, cartId)
    if (!cart) throw new Refusal('RemovalNotFound')
    const removal = await readRemoval(trx, removalId)
    if (removal.isRestored) return
    if (cart.state !== 'active') throw new Refusal('CartMovedOn')
    if (removal.isOvertaken) throw new Refusal('RemovalOvertaken')
    if (removal.lacksProduct) throw new Refusal('RemovalNotFound')
    const lineIds = await missingLines(trx, removalId)
    refuseTooManyLines((await countLines(trx, customer)) + lineIds.length)
    await putBack(trx, removalId, lineIds, now)
    await refuseTooManyDesigns(trx, customer)
  })
  return showCart(shop, customer)
}
