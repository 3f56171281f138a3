import { tierMeasure } from './measure.ts'
import type { PriceRule, RateE4, TierBand } from './model.ts'

/** One rule of a price list: a price of its own for one sku, or a percentage off everything in a category. */
export type PriceListRule =
  | {
      readonly kind: 'sku'
      readonly sku: string
      readonly rateE4: RateE4 | null
      readonly bands: readonly TierBand[] | null
      readonly runPrices?: PriceRule['runPrices']
    }
  | { readonly kind: 'category'; readonly categoryPath: string; readonly percentOff: number }

/** A price list of a customer group or a contract; its dates are ISO days, both inclusive, null for no end. */
export type PriceList = {
  readonly code: string
  readonly kind: 'contract' | 'group'
  readonly validFrom: string | null
  readonly validTo: string | null
  readonly rules: readonly PriceListRule[]
}

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
 * one is lower. Lists outside their dates are passed over; `onDay` is the ISO day in the shop's time zone.
 */
export function chooseRule(product: PricedProduct, lists: readonly PriceList[], onDay: string): ChosenRule {
  const valid = lists.filter((list) => (list.validFrom ?? onDay) <= onDay && onDay <= (list.validTo ?? onDay))
  const inOrder = [
    ...valid.filter((list) => list.kind === 'contract'),
    ...valid.filter((list) => list.kind === 'group'),
  ]
  for (const list of inOrder) {
    const listRule = ruleFor(list, product)
    if (listRule) return { rule: withListRule(product.rule, listRule), listCode: list.code }
  }
  return { rule: product.rule, listCode: null }
}

/** A rule for the sku itself before one for a category, and of those the deepest category. */
function ruleFor({ rules }: PriceList, { sku, categoryPaths }: PricedProduct): PriceListRule | null {
  const forSku = rules.find((rule) => rule.kind === 'sku' && rule.sku === sku)
  if (forSku) return forSku
  const forCategory = rules
    .filter((rule) => rule.kind === 'category')
    .filter((rule) => categoryPaths.some((path) => liesIn(path, rule.categoryPath)))
    .toSorted((a, b) => b.categoryPath.length - a.categoryPath.length)
  return forCategory[0] ?? null
}

const liesIn = (path: string, categoryPath: string) =>
  path === categoryPath || path.startsWith(`${categoryPath}/`)

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
