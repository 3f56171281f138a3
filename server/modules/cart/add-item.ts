import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { AddItem, Cart } from '#contract/cart.ts'
import type { ShopContext } from '../../context.ts'
import type { Customer } from '../../http/visitor.ts'
import { Refusal } from '../../refusal.ts'
import { tradeFacts } from '../catalogue/trade-facts.ts'
import { agreeItem } from './agree-item.ts'
import { addGroup, wasAdded } from './cart-line-store.ts'
import { showCart } from './show-cart.ts'

export const MOST_LINES = 200

/** Adds a simple product, or a configuration with all its lines; the same key twice adds once. */
export async function addItem(
  shop: ShopContext,
  customer: Customer,
  item: z.output<typeof AddItem>['cartItem'],
  key: string | null,
): Promise<Cart> {
  const facts = await tradeFacts(shop)
  const requestHash = createHash('sha256').update(JSON.stringify(item)).digest()
  const idempotency = key === null ? null : { key, requestHash }
  let group
  try {
    group = agreeItem(item, { facts, customer, now: shop.clock() })
  } catch (refusal) {
    // Whoever asks again because no answer came is told of the first time, whatever became of the product since.
    if (idempotency && (await wasAdded(shop.db, customer, idempotency))) return showCart(shop, customer)
    throw refusal
  }
  const outcome = await addGroup(shop.db, customer, group, MOST_LINES, idempotency)
  if (outcome === 'full') throw new Refusal('CartFull')
  if (outcome === 'key_reused') throw new Refusal('IdempotencyKeyReused')
  return showCart(shop, customer)
}
