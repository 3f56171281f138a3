import { exactRate, toE4 } from './exact.ts'
import { pieceMicro, rateMeasure, tierMeasure } from './measure.ts'
import type { PriceInput, PriceRule, RateE4, TierBand, TierMeasure } from './model.ts'
import { priceLine } from './price-line.ts'
import { quantityToReach, tieredRate } from './tiers.ts'

/** What a product of this size and these options costs from a quantity on; `percentOff` is null for a run. */
export type TierRow = {
  readonly fromQuantity: number
  readonly unitCents: number
  readonly unitE4: RateE4
  readonly lineCents: number
  readonly percentOff: number | null
}

/** What one unit of the rate costs from a measure on, for a product whose size is not chosen yet. */
export type RateRow = { readonly fromMilli: number; readonly rateE4: RateE4; readonly percentOff: number }

/**
 * The rows of a quantity table, from one piece (or the smallest run) up; of bands that begin at the same quantity only
 * the highest is a row. Counts no other lines of the sku. Empty when there is no price.
 */
export function tierTable(input: Omit<PriceInput, 'quantity' | 'productMeasureMilli'>): readonly TierRow[] {
  const rows = quantitiesOf(input).map(({ quantity, band }) => {
    const price = priceLine({ ...input, quantity })
    if (price === null) return null
    const { unitCents, unitE4, lineCents } = price
    const isRun = input.rule.model === 'run'
    return {
      fromQuantity: quantity,
      unitCents,
      unitE4,
      lineCents,
      percentOff: isRun ? null : bandPercent(input.rule, band),
    }
  })
  return rows.filter((row) => row !== null)
}

type TierStart = { readonly quantity: number; readonly band: TierBand | null }

function quantitiesOf(input: Omit<PriceInput, 'quantity'>): readonly TierStart[] {
  const { rule } = input
  if (rule.model === 'run') {
    return rule.runPrices
      .map(({ quantity }) => ({ quantity, band: null }))
      .toSorted((a, b) => a.quantity - b.quantity)
  }
  const micro = pieceMicro(tierMeasure(rule), input)
  if (micro === null) return []
  const bandAtQuantity = new Map<number, TierBand | null>([[1, null]])
  for (const band of rising(rule)) bandAtQuantity.set(Number(quantityToReach(band, micro, 0n)), band)
  return [...bandAtQuantity].map(([quantity, band]) => ({ quantity, band }))
}

/**
 * The rows of a rate table per piece, m² or metre (of `measure`), the rates rounded to 1/100 cent. A band that changes
 * nothing is no row, nor is a base rate that no piece can have. Empty without a rate and for a run.
 */
export function rateTable(rule: PriceRule): {
  readonly measure: TierMeasure
  readonly rows: readonly RateRow[]
} {
  const starts = [
    { fromMilli: 0, band: null },
    ...rising(rule).map((band) => ({ fromMilli: band.fromMilli, band })),
  ]
  const rows = starts.flatMap(({ fromMilli, band }) => {
    const rate = rule.model === 'run' ? null : tieredRate(rule, band)
    return rate === null ? [] : [{ fromMilli, rateE4: toE4(rate), percentOff: bandPercent(rule, band) }]
  })
  const startsAtOnePiece = tierMeasure(rule) === 'piece' && (rows[1]?.fromMilli ?? Infinity) <= 1000
  const possible = startsAtOnePiece ? rows.slice(1) : rows
  return {
    measure: rateMeasure(rule),
    rows: possible.filter((row, index) => row.rateE4 !== possible[index - 1]?.rateE4),
  }
}

const rising = (rule: PriceRule) => (rule.tiers?.bands ?? []).toSorted((a, b) => a.fromMilli - b.fromMilli)

/** Whole percents off the base rate, cut off rather than rounded so that no table promises more than it gives. */
function bandPercent(rule: PriceRule, band: TierBand | null): number {
  if (band === null || rule.rateE4 === null || rule.rateE4 === 0) return 0
  if (band.kind === 'percentOff') return band.percent
  const base = exactRate(rule.rateE4)
  return Math.max(0, Number(((base - exactRate(band.rateE4)) * 100n) / base))
}
