import type { AddedAs } from '#contract/cart.ts'
import type { Contact } from '#domain/access/actor.ts'
import { MAX_QUANTITY } from '#domain/cart/quantity.ts'
import { type AddedArticle, isSameArticle, takesMore } from '#domain/cart/same-article.ts'
import type { LineSizes } from '#domain/catalogue/product-facts.ts'
import type { ShopContext } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import { Refusal } from '../../refusal.ts'
import { tradeFactsWithin } from '../catalogue/trade-facts.ts'
import { type Agreement, agreeItem, type SimpleItem } from './agree-item.ts'
import { insertGroup, replaceGroup } from './cart-line-store.ts'
import { takeActive } from './cart-store.ts'
import type { NewGroup } from './new-group.ts'
import { refuseTooManyLines } from './refuse-too-many.ts'
import { type OwnCart, viewOwnCart } from './view-own-cart.ts'

/** What became of a group; a group that got lines of its own has their ids, by part. */
type Added = { readonly added: AddedAs; readonly lineIds: ReadonlyMap<string | null, string> }

/**
 * Adds a group behind the others of the cart. What is a product by itself may join the line that is there, where that line
 * takes more; null keeps it apart.
 */
type AddGroup = (group: NewGroup, joins: SimpleItem | null) => Promise<Added>

/**
 * Takes the customer's cart for the rest of the caller's transaction, and gives the way to add to it. Until the transaction
 * ends the cart stands still: of two that add the same the second finds the line of the first.
 */
export async function fillCart(shop: ShopContext, trx: Executor, customer: Contact): Promise<AddGroup> {
  const { id: cartId, ...taken } = await takeActive(trx, customer)
  const agreement = { facts: await tradeFactsWithin(shop, trx, customer.priceScope), now: shop.clock() }
  const cart = readWhereMet(shop, trx, customer)
  let { lineCount } = taken
  return async (group, joins) => {
    const met = joins && (await cart.meeting(group))
    const added = joins && met ? await joinLine(met, group, joins) : 'new_line'
    cart.noteChange(group)
    if (added === 'joined_line') return { added, lineIds: new Map() }
    lineCount += group.lines.length
    refuseTooManyLines(lineCount)
    return { added, lineIds: await insertGroup(trx, cartId, group) }
  }

  async function joinLine(own: OwnCart, group: NewGroup, item: SimpleItem): Promise<AddedAs> {
    const [article] = group.lines
    if (!article) throw new Error('a product without a line')
    const same = sameArticles(own, article)
    for (const { line } of same.filter((met) => takesMore(met, article))) {
      const together = agreeTogether({ ...item, quantity: line.quantity + item.quantity }, agreement)
      if (!together) continue
      await replaceGroup(trx, customer, line.id, together)
      return 'joined_line'
    }
    return same.length > 0 ? 'separate_line' : 'new_line'
  }
}

/** The taken cart, read again only for an article that is in it, and only once something of it has changed. */
function readWhereMet(shop: ShopContext, trx: Executor, customer: Contact) {
  let own: OwnCart | null = null
  let hasChanged = false
  const articles = new Set<string>()

  async function read(): Promise<OwnCart> {
    own = await viewOwnCart(shop, customer, trx)
    hasChanged = false
    for (const line of own.view.groups.flatMap(({ lines }) => lines)) articles.add(articleOf(line))
    return own
  }

  return {
    /** The cart, when an article of the group may be in it. */
    async meeting({ lines }: NewGroup): Promise<OwnCart | null> {
      const kept = own ?? (await read())
      if (!lines.some((line) => articles.has(articleOf(line)))) return null
      return hasChanged ? read() : kept
    },
    noteChange({ lines }: NewGroup): void {
      hasChanged = true
      for (const line of lines) articles.add(articleOf(line))
    },
  }
}

const articleOf = ({ productId, widthMm, heightMm, lengthMm }: LineSizes & { readonly productId: string }) =>
  [productId, widthMm, heightMm, lengthMm].join(' ')

function sameArticles({ record, view }: OwnCart, article: AddedArticle) {
  const references = new Map(record.groups.map(({ id, reference }) => [id, reference]))
  return view.groups
    .flatMap((group) =>
      group.lines.map((line) => ({ line, group, reference: references.get(group.id) ?? null })),
    )
    .filter((met) => isSameArticle(met, article))
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
