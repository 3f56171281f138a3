import type { z } from 'zod'
import type { search } from '#contract/search.ts'
import { priceUnitText } from '#texts/nl/price-unit.ts'
import type { ShopContext } from '../../context.ts'
import { imageUrl } from '../catalogue/image-url.ts'
import { money, pricesFor } from '../catalogue/product-cards.ts'
import { findDocuments } from './search-store.ts'
import { searchWords } from './search-words.ts'

type Reply = z.input<typeof search.reply>

/** Products, categories and pages for what somebody typed, with the prices of one scope; nothing for nothing. */
export async function searchCatalogue(
  shop: ShopContext,
  query: string,
  limit: number,
  priceScope: string,
): Promise<Reply> {
  const words = searchWords(query)
  if (!words) return { results: [], totalCount: 0 }
  const [{ hits, total }, prices] = await Promise.all([
    findDocuments(shop.db, words, limit),
    pricesFor(shop, priceScope),
  ])
  const results = hits.map((hit) => {
    const product = hit.kind === 'product' ? prices.facts.product(hit.entityId) : null
    const from = prices.fromPriceOf(product)
    return {
      title: hit.title,
      url: hit.path,
      kind: hit.kind,
      imageUrl: hit.image && imageUrl(hit.image),
      description: hit.description,
      sku: hit.sku,
      price: from.cents === null ? null : money(from.cents),
      priceUnit: from.cents === null ? null : priceUnitText(from, product?.pack ?? null),
    }
  })
  return { results, totalCount: total }
}
