import { ruleFor } from '#domain/catalogue/product-facts.ts'
import type { LintedProduct } from '#domain/configurator/lint/finding.ts'
import { NO_BOOK } from '#domain/pricing/price-book.ts'
import type { Executor } from '../../../db/database.ts'
import { loadProductFacts } from '../product-facts-store.ts'
import { idsOfSkus } from './offered-product-store.ts'

/** The goods of these SKUs as the shop sells them by its base list, by SKU, on the day that is asked for. */
export async function readGoods(
  executor: Executor,
  skus: readonly string[],
): Promise<(day: string) => Map<string, LintedProduct>> {
  const ids = await idsOfSkus(executor, skus)
  const { products } = await loadProductFacts(executor, { ids, configuratorKeys: [] })
  return (day) =>
    new Map(
      products.map((one) => [
        one.sku,
        { isSold: one.isActive, rule: ruleFor(one, NO_BOOK, day), carrier: one.carrier },
      ]),
    )
}
