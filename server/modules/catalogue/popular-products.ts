import type { ShopContext } from '../../context.ts'
import type { Shows } from '../../db/catalogue-news.ts'
import { pricesFor, productCards } from './product-cards.ts'
import { loadPopularIds } from './product-store.ts'

const SHOWN = 8

/** What is ordered most, at the prices of a scope. */
export async function popularProducts(shop: ShopContext, priceScope: string, shows: Shows) {
  const prices = await pricesFor(shop, priceScope)
  const ids = await loadPopularIds(shop.db, SHOWN)
  shows('assortment', ...ids.map((id) => `product ${id}` as const))
  return productCards(shop, ids, prices)
}
