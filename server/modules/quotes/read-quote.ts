import { pagePaths } from '#contract/page-paths.ts'
import type { Contact } from '#domain/access/actor.ts'
import { documentNames } from '#texts/nl/documents.ts'
import type { ShopContext } from '../../context.ts'
import { shopTheme } from '../content/shop-config.ts'
import { quotedCart } from './quoted-cart.ts'
import { paperShop } from '../documents/paper-shop.ts'
import { drawQuote } from '../documents/papers/draw-quote.ts'
import type { ReadDocument } from '../documents/handed-out.ts'

/** A quote of the customer's company on paper, as it stands today; null when there is none. */
export async function readQuote(
  shop: ShopContext,
  customer: Contact,
  id: string,
): Promise<ReadDocument | null> {
  const quote = await quotedCart(shop, customer, id)
  if (!quote) return null
  const theme = await shopTheme(shop)
  const content = await drawQuote({
    quote,
    shop: await paperShop(shop),
    termsAddress: `${shop.origin()}${theme.termsPath}`,
    ownAddress: `${shop.origin()}${pagePaths.quote(id)}`,
  })
  return { name: documentNames.quote(quote.number ?? quote.reference), mimeType: 'application/pdf', content }
}
