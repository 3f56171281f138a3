import type { Contact } from '#domain/access/actor.ts'
import { viewCart, type ViewedCart } from '#domain/cart/view.ts'
import type { ShopContext } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import { Refusal } from '../../refusal.ts'
import { tradeFacts, tradeFactsWithin } from '../catalogue/trade-facts.ts'
import { type CartRecord, readCart } from './cart-store.ts'
import { questionFor } from './show-cart.ts'

/** The customer's active cart as it is kept, and worked out. */
export type OwnCart = { readonly record: CartRecord; readonly view: ViewedCart }

/** Works out the active cart of a customer; within a transaction it is the cart as that has it. */
export async function viewOwnCart(
  shop: ShopContext,
  customer: Contact,
  executor: Executor = shop.db,
): Promise<OwnCart> {
  const [record, facts] = await Promise.all([
    readCart(executor, customer),
    executor.isTransaction
      ? tradeFactsWithin(shop, executor, customer.priceScope)
      : tradeFacts(shop, customer.priceScope),
  ])
  return { record, view: viewCart(questionFor(record, facts, customer, shop.clock())) }
}

/** A line of the customer's own cart, with its group. */
export function lineIn({ view }: OwnCart, lineId: string) {
  for (const group of view.groups) {
    const line = group.lines.find(({ id }) => id === lineId)
    if (line) return { group, line }
  }
  throw new Refusal('CartLineNotFound')
}
