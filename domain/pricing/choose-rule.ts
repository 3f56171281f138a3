import { tierMeasure } from './measure.ts'
import type { PriceRule, RateE4, TierBand } from './model.ts'
import { type PriceBook, ruleIn } from './price-book.ts'
import { holdsOn, type PriceListRule } from './price-list.ts'

/** A product on the base price list, with the categories that it lies in. */
export type PricedProduct = {
  readonly sku: string
  readonly categoryPaths: readonly string[]
  readonly rule: PriceRule
}

/** The rule that prices a product, and the list that it comes from (null for the base list). */
export type ChosenRule = { readonly rule: PriceRule; readonly listCode: string | null }

/**
 * Contract lists before group lists before the base list: the first with a rule for the product wins, also when a later
 * one is lower. Lists and prices outside their dates are passed over; `onDay` is the ISO day in the shop's time zone.
 */
export function chooseRule(product: PricedProduct, book: PriceBook, onDay: string): ChosenRule {
  const decided = decidingRule(product, book, onDay)
  if (decided === null) return { rule: product.rule, listCode: null }
  return { rule: withListRule(product.rule, decided.listRule), listCode: decided.listCode }
}

/** What a list says that decides about a product, by the same order; null where the base list does. */
export function decidingRule(
  product: Omit<PricedProduct, 'rule'>,
  book: PriceBook,
  onDay: string,
): { readonly listCode: string; readonly listRule: PriceListRule } | null {
  for (const list of book) {
    const listRule = holdsOn(list, onDay) ? ruleIn(list, product, onDay) : null
    if (listRule) return { listCode: list.code, listRule }
  }
  return null
}

function withListRule(base: PriceRule, listRule: PriceListRule): PriceRule {
  if (listRule.kind === 'category') return { ...base, listPercentOff: listRule.percentOff }
  const bands = listRule.bands ?? []
  return {
    ...base,
    rateE4: listRule.rateE4 ?? lowestBandRate(bands) ?? base.rateE4,
    tiers: bands.length === 0 ? null : tiersWith(base, bands),
    // A run without a table on the list has no price there, rather than the price of another list.
    runPrices: listRule.runPrices ?? [],
  }
}

/** Below its first band a list that names no rate charges that band's: the base list no longer counts. */
function lowestBandRate(bands: readonly TierBand[]): RateE4 | null {
  const lowest = bands.toSorted((a, b) => a.fromMilli - b.fromMilli)[0]
  return lowest?.kind === 'amount' ? lowest.rateE4 : null
}

const tiersWith = (base: PriceRule, bands: readonly TierBand[]): PriceRule['tiers'] => ({
  measure: tierMeasure(base),
  scope: base.tiers?.scope ?? 'line',
  bands,
})
