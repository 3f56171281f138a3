import type { Contact } from '#domain/access/actor.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import { Refusal } from '../../refusal.ts'
import { activeCartId } from '../cart/order-cart.ts'
import { setRemoved } from '../cart/parked-carts.ts'
import { lockQuote } from './quote-store.ts'
import { takenQuote } from './taken-quote.ts'

/** Deletes a quote; for a while it can be brought back. The active cart is emptied, never deleted. */
export async function removeQuote(shop: ShopContext, customer: Contact, id: string): Promise<void> {
  await changeAs(shop.db, customer, async (trx) => {
    if ((await activeCartId(trx, customer)) === id) throw new Refusal('CartActive')
    const found = await lockQuote(trx, customer.companyId, id)
    if (found?.state === 'abandoned' && found.mergedInto === null) return
    await setRemoved(trx, takenQuote(found, undefined).id, { isRemoved: true, now: shop.clock() })
  })
}

/** Brings a deleted quote back, with everything that was in it. */
export async function restoreQuote(shop: ShopContext, customer: Contact, id: string): Promise<void> {
  await changeAs(shop.db, customer, async (trx) => {
    const found = await lockQuote(trx, customer.companyId, id)
    if (found?.state === 'abandoned' && found.mergedInto === null)
      return setRemoved(trx, id, { isRemoved: false, now: shop.clock() })
    takenQuote(found, undefined)
  })
}
