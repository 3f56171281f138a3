import type { Cents } from '../money.ts'
import type { PriceRule, RateE4, TierBand } from '../pricing/model.ts'
import type { PriceListRule } from '../pricing/price-list.ts'
import type { ChoicePrice } from './choice-price.ts'

/** What a line costs once and what it costs at least. By the price formula only base prices say that (spec 5, Price). */
export type LineCosts = { readonly setupCents: Cents; readonly minimumLineCents: Cents | null }

/**
 * A price of its own for one sku on a price list, from and to an ISO day, both with it; null is without an end. A run has its
 * circulations and neither rate nor bands. `once` is there on the base list alone.
 */
export type ListPrice = {
  readonly sku: string
  readonly validFrom: string
  readonly validTo: string | null
  readonly rateE4: RateE4 | null
  readonly bands: readonly TierBand[]
  readonly runPrices: PriceRule['runPrices']
  readonly once?: LineCosts | undefined
}

/** A whole percentage off the base prices of a category and those below it. */
export type ListDiscount = { readonly categoryPath: string; readonly percentOff: number }

/** All that a price list says; what choices cost is there on the base list alone. */
export type ListContent = {
  readonly prices: readonly ListPrice[]
  readonly choices: readonly ChoicePrice[]
  readonly discounts: readonly ListDiscount[]
}

/** More bands or circulations than these a price of a list cannot have. */
export const MOST_BANDS = 100
export const MOST_RUNS = 200

/** The first day of what holds from the beginning. */
export const ALWAYS_FROM = '2000-01-01'

/** What tells the prices of a list apart: no two of one sku begin on one day. */
export const priceKey = ({ sku, validFrom }: Pick<ListPrice, 'sku' | 'validFrom'>): string =>
  `${sku} ${validFrom}`

/** The price with its bands and circulations in rising order, as it is kept. */
export const inOrder = (price: ListPrice): ListPrice => ({
  ...price,
  bands: price.bands.toSorted((one, other) => one.fromMilli - other.fromMilli),
  runPrices: price.runPrices.toSorted((one, other) => one.quantity - other.quantity),
})

/** A list as prices are calculated by it. */
export const rulesOf = ({
  prices,
  discounts,
}: Pick<ListContent, 'prices' | 'discounts'>): readonly PriceListRule[] => [
  ...prices.map(({ bands, ...price }) => ({
    kind: 'sku' as const,
    ...price,
    bands: bands.length > 0 ? bands : null,
  })),
  ...discounts.map((discount) => ({ kind: 'category' as const, ...discount })),
]
