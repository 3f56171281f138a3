import type { ListedProduct as Reply, ListUnit } from '#contract/office/price-lists.ts'
import type { ProductFacts } from '#domain/catalogue/product-facts.ts'
import { baseOn, type ListedProduct } from '#domain/price-lists/faults.ts'
import { rateMeasure, tierMeasure } from '#domain/pricing/measure.ts'
import type { PriceRule } from '#domain/pricing/model.ts'
import type { TradeFacts } from '../catalogue/trade-facts.ts'

/** A product as far as its prices on lists must fit it; null for what is not there. */
export const listed = (product: ProductFacts | null): ListedProduct | null =>
  product && { isSold: product.isActive, basePrices: product.basePrices }

/** The base price that a price from this day on goes with. */
export function baseOf(facts: Pick<TradeFacts, 'productBySku'>, sku: string, day: string): PriceRule | null {
  const product = listed(facts.productBySku(sku))
  return product && baseOn(product, day)
}

/** What the price of a product is per. */
export const unitOf = (base: PriceRule): ListUnit => (base.model === 'run' ? 'run' : rateMeasure(base))

/** A product beside its price on a list. */
export function listedReply(
  { sku, title }: { readonly sku: string; readonly title: string },
  base: PriceRule | null,
): Reply {
  return {
    sku,
    title,
    unit: base && unitOf(base),
    bandUnit: base && base.model !== 'run' ? tierMeasure(base) : null,
    baseRateE4: base?.rateE4 ?? null,
    baseRuns: [...(base?.runPrices ?? [])],
  }
}
