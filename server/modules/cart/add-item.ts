import { z } from 'zod'
import { AddedAs, type addCartItem as addCartItemCall, type AddItem } from '#contract/cart.ts'
import type { Contact } from '#domain/access/actor.ts'
import { MAX_QUANTITY } from '#domain/cart/quantity.ts'
import { isSameArticle, takesMore } from '#domain/cart/same-article.ts'
import type { ShopContext } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import { answerOnce } from '../../db/idempotency-keys.ts'
import { Refusal } from '../../refusal.ts'
import { tradeFacts, tradeFactsWithin } from '../catalogue/trade-facts.ts'
import { type Agreement, agreeItem } from './agree-item.ts'
import { insertGroup, type NewGroup, replaceGroup } from './cart-line-store.ts'
import { takeActive } from './cart-store.ts'
import { showCart } from './show-cart.ts'
import { viewOwnCart } from './view-own-cart.ts'

export const MOST_LINES = 200

/** What is kept of an addition under its key; before anything could join a line nothing was. */
const KeptAddition = z.object({ added: AddedAs.default('new_line') })

type Asked = z.output<typeof AddItem>
export type SimpleItem = Exclude<Asked['cartItem'], { configuration: unknown }>

/**
 * Adds a simple product, or a configuration with all its lines; the same request twice under one key adds once. More of a simple product
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
  const content = asOwnLine ? { item, asOwnLine } : item
  const sent = { contactId: customer.contactId, call: 'addCartItem', key, content }
  const { added } = await answerOnce(trx, sent, KeptAddition, async () => {
    const agreement = { facts: await tradeFactsWithin(shop, trx, customer.priceScope), now: shop.clock() }
    // Until this is done the cart stands still: of two that add the same the second finds the line of the first.
    const cart = await takeActive(trx, customer)
    const group = agreeItem(item, agreement)
    const isSimple = !('configuration' in item) && !asOwnLine
    const as = isSimple ? await joinLine(shop, trx, customer, item, { group, agreement }) : 'new_line'
    if (as !== 'joined_line') await addAsLine(trx, cart, group)
    return { added: as }
  })
  return added
}

/** Adds a group with a line of its own, or more, to a cart that is taken. */
export async function addAsLine(
  trx: Executor,
  { id, lineCount }: { readonly id: string; readonly lineCount: number },
  group: NewGroup,
): Promise<void> {
  if (lineCount + group.lines.length > MOST_LINES) throw new Refusal('CartFull')
  await insertGroup(trx, id, group)
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
