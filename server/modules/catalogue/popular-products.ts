import type { ShopContext } from '../../context.ts'
import type { Visitor } from '../../http/visitor.ts'
import { pricesFor, productCards } from './product-cards.ts'
import { loadPopularIds } from './product-store.ts'

const SHOWN = 8

/** What is ordered most, at the visitor's own prices. */
export async function popularProducts(shop: ShopContext, visitor: Visitor) {
  const prices = await pricesFor(shop, visitor.kind === 'customer' ? visitor.priceScope : '')
  return productCards(shop, await loadPopularIds(shop.db, SHOWN), prices)
}
