import type { Contact } from '#domain/access/actor.ts'
import type { LineSizes } from '#domain/catalogue/product-facts.ts'
import type { ShopContext } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import { tradeFactsWithin } from '../catalogue/trade-facts.ts'
import { addAsLine, joinLine, type SimpleItem } from './add-item.ts'
import type { NewGroup } from './cart-line-store.ts'
import { takeActive } from './cart-store.ts'
import { viewOwnCart } from './view-own-cart.ts'

export type { NewGroup }

/** A group to be added; `joins` is the product by itself whose pieces may come to a line that is there, else null. */
type AddedGroup = { readonly group: NewGroup; readonly joins: SimpleItem | null }

/**
 * Adds groups in this order to the customer's cart, within the caller's transaction, and gives the places of those that
 * got lines of their own: the last groups of the cart, in the same order. The cart stays taken until the transaction ends, and
 * the facts of the catalogue were read before it began.
 */
export async function addGroups(
  shop: ShopContext,
  trx: Executor,
  customer: Contact,
  groups: readonly AddedGroup[],
): Promise<readonly number[]> {
  const cart = await takeActive(trx, customer)
  const agreement = { facts: await tradeFactsWithin(shop, trx, customer.priceScope), now: shop.clock() }
  const { view } = await viewOwnCart(shop, customer, trx)
  const met = new Set(view.groups.flatMap(({ lines }) => lines.map(articleOf)))
  const own: number[] = []
  let { lineCount } = cart
  for (const [at, { group, joins }] of groups.entries()) {
    const articles = group.lines.map(articleOf)
    // The cart is read again only for an article that is in it, of an earlier row too.
    const isMet = joins !== null && articles.some((article) => met.has(article))
    if (isMet && (await joinLine(shop, trx, customer, joins, { group, agreement })) === 'joined_line')
      continue
    await addAsLine(trx, { ...cart, lineCount }, group)
    lineCount += group.lines.length
    own.push(at)
    for (const article of articles) met.add(article)
  }
  return own
}

const articleOf = ({ productId, widthMm, heightMm, lengthMm }: LineSizes & { readonly productId: string }) =>
  [productId, widthMm, heightMm, lengthMm].join(' ')
