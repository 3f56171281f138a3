import type { ShopContext } from '../../context.ts'
import { pricesFor, productCards } from './product-cards.ts'
import { loadPopularIds } from './product-store.ts'

const SHOWN = 8

/** What is ordered most, at the prices of a scope. */
export async function popularProducts(shop: ShopContext, priceScope: string) {
  const prices = await pricesFor(shop, priceScope)
  return productCards(shop, await loadPopularIds(shop.db, SHOWN), prices)
}
