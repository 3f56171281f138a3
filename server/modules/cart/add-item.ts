import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { AddedAs, addCartItem as addCartItemCall, AddItem } from '#contract/cart.ts'
import type { Contact } from '#domain/access/actor.ts'
import { MAX_QUANTITY } from '#domain/cart/quantity.ts'
import { isSameArticle, takesMore } from '#domain/cart/same-article.ts'
import type { ShopContext } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import { Refusal } from '../../refusal.ts'
import { tradeFacts, tradeFactsWithin } from '../catalogue/trade-facts.ts'
import { type Agreement, agreeItem } from './agree-item.ts'
import {
  addGroup,
  findAdded,
  type IdempotencyKey,
  type NewGroup,
  rememberAdded,
  replaceGroup,
} from './cart-line-store.ts'
import { takeActive } from './cart-store.ts'
import { showCart } from './show-cart.ts'
import { viewOwnCart } from './view-own-cart.ts'

export const MOST_LINES = 200

type Asked = z.output<typeof AddItem>
export type SimpleItem = Exclude<Asked['cartItem'], { configuration: unknown }>

/**
 * Adds a simple product, or a configuration with all its lines; the same key twice adds once. More of a simple product
 * joins the line that is there, where that line takes more.
 */
export async function addItem(
  shop: ShopContext,
  customer: Contact,
  asked: Asked,
  key: string | null,
): Promise<z.output<typeof addCartItemCall.reply>> {
  // Read before the transaction: one that holds a connection must not wait for another of the same pool.
  await tradeFacts(shop, customer.priceScope)
  const added = await shop.db.transaction().execute((trx) => addItemWithin(shop, trx, customer, asked, key))
  return { ...(await showCart(shop, customer)), added }
}

/** Adds within the caller's transaction; tells what became of it, or became of it the first time. */
export async function addItemWithin(
  shop: ShopContext,
  trx: Executor,
  customer: Contact,
  { cartItem: item, asOwnLine }: Asked,
  key: string | null,
): Promise<AddedAs> {
  const agreement = { facts: await tradeFactsWithin(shop, trx, customer.priceScope), now: shop.clock() }
  const asked = asOwnLine ? { item, asOwnLine } : item
  const requestHash = createHash('sha256').update(JSON.stringify(asked)).digest()
  const idempotency = key === null ? null : { key, requestHash }
  // Until this is done the cart stands still: of two that add the same the second finds the line of the first.
  await takeActive(trx, customer)
  // Whoever asks again because no answer came is told of the first time, whatever became of the product since.
  const before = idempotency && (await findAdded(trx, customer, idempotency))
  if (before) return before
  const group = agreeItem(item, agreement)
  const isSimple = !('configuration' in item) && !asOwnLine
  const added = isSimple ? await joinLine(shop, trx, customer, item, { group, agreement }) : 'new_line'
  if (added !== 'joined_line') await addAsLine(trx, customer, group, idempotency)
  if (idempotency && !(await rememberAdded(trx, customer, idempotency, added)))
    throw new Refusal('IdempotencyKeyReused')
  return added
}

/** Adds a group with a line of its own, or more, to a cart that is taken. */
export async function addAsLine(
  trx: Executor,
  customer: Contact,
  group: NewGroup,
  idempotency: IdempotencyKey | null,
): Promise<void> {
  const outcome = await addGroup(trx, customer, group, MOST_LINES, idempotency)
  if (outcome === 'full') throw new Refusal('CartFull')
  if (outcome === 'key_reused') throw new Refusal('IdempotencyKeyReused')
}

/** Adds the pieces to the first line of the same article that takes them; otherwise tells what kind of line they need. */
export async function joinLine(
  shop: ShopContext,
  trx: Executor,
  customer: Contact,
  item: SimpleItem,
  { group, agreement }: { readonly group: NewGroup; readonly agreement: Agreement },
): Promise<AddedAs> {
  const [article] = group.lines
  if (!article) throw new Error('a product without a line')
  const { record, view } = await viewOwnCart(shop, customer, trx)
  const references = new Map(record.groups.map(({ id, reference }) => [id, reference]))
  const same = view.groups
    .flatMap((of) => of.lines.map((line) => ({ line, group: of, reference: references.get(of.id) ?? null })))
    .filter((met) => isSameArticle(met, article))
  for (const { line } of same.filter((met) => takesMore(met, article))) {
    const together = agreeTogether({ ...item, quantity: line.quantity + item.quantity }, agreement)
    if (!together) continue
    await replaceGroup(trx, customer, line.id, together)
    return 'joined_line'
  }
  return same.length > 0 ? 'separate_line' : 'new_line'
}

/** Null for more pieces than one line is sold in. */
function agreeTogether(item: SimpleItem, agreement: Agreement): NewGroup | null {
  if (item.quantity > MAX_QUANTITY) return null
  try {
    return agreeItem(item, agreement)
  } catch (refusal) {
    if (refusal instanceof Refusal) return null
    throw refusal
  }
}
