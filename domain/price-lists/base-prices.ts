import { tierMeasure } from '../pricing/measure.ts'
import type { PriceRule } from '../pricing/model.ts'
import { type Dated, type DatedPrice, holdsOn } from '../pricing/price-list.ts'
import { ALWAYS_FROM, type LineCosts, type ListPrice } from './content.ts'
import type { Change } from './differences.ts'

/** What a line costs once by a base price. */
export const lineCostsOf = ({ setupCents, minimumLineCents }: LineCosts): LineCosts => ({
  setupCents,
  minimumLineCents,
})

/**
 * The base prices of a product with changes of the base list made in them, in the order of their days. What a list does not say of
 * a price (how it is counted, its smallest area, its fee for designs) stays as it was; a price that is new has it from the one of
 * its first day, else from the next, else from the last. Nothing is made of nothing: a product without any price gets none here.
 */
export function withBaseChanges(
  prices: readonly DatedPrice[],
  changes: readonly Change<ListPrice>[],
): readonly DatedPrice[] {
  const leaving = new Set(changes.flatMap(({ before }) => (before === null ? [] : [before.validFrom])))
  const made = changes.flatMap(({ before, after }) => {
    const model = after && modelOf(prices, before?.validFrom ?? null, after.validFrom)
    return after && model ? [madeLike(model, after)] : []
  })
  const taken = new Set(made.map(({ validFrom }) => validFrom))
  return [
    ...prices.filter(({ validFrom }) => !leaving.has(validFrom) && !taken.has(validFrom)),
    ...made,
  ].toSorted((one, other) => (one.validFrom < other.validFrom ? -1 : 1))
}

function modelOf(prices: readonly DatedPrice[], own: string | null, day: string): DatedPrice | null {
  const byDay = prices.toSorted((one, other) => (one.validFrom < other.validFrom ? -1 : 1))
  return (
    byDay.find(({ validFrom }) => validFrom === own) ??
    byDay.find((price) => holdsOn(price, day)) ??
    byDay.find(({ validFrom }) => validFrom > day) ??
    byDay.at(-1) ??
    null
  )
}

const madeLike = (
  { price }: DatedPrice,
  { validFrom, validTo, rateE4, bands, runPrices, once }: ListPrice,
): DatedPrice => ({
  validFrom,
  validTo,
  price: {
    ...price,
    rateE4,
    runPrices,
    tiers:
      bands.length === 0 ? null : { measure: tierMeasure(price), scope: price.tiers?.scope ?? 'line', bands },
    ...(once && lineCostsOf(once)),
  },
})

/** The base prices of a product as the base list comes to say them all. */
export function withBaseContent(
  prices: readonly (Dated & { readonly rule: PriceRule })[],
  content: readonly ListPrice[],
): readonly (Dated & { readonly rule: PriceRule })[] {
  const now = prices.map(({ validFrom, validTo, rule }) => ({
    validFrom: validFrom ?? ALWAYS_FROM,
    validTo,
    price: rule,
  }))
  return content
    .flatMap((after) =>
      withBaseChanges(now, [{ before: null, after }]).filter(
        ({ validFrom }) => validFrom === after.validFrom,
      ),
    )
    .map(({ validFrom, validTo, price: rule }) => ({ validFrom, validTo, rule }))
}
