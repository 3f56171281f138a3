import type { PriceRule, TierBand } from '#domain/pricing/model.ts'

/** A quantity that is sold, with the price of the whole run. */
export type RunPrice = PriceRule['runPrices'][number]

/** The band given in the other way, to what it comes to now where that can be said; a percentage is whole. */
export function withKind(band: TierBand, kind: TierBand['kind'], rateE4: number | null): TierBand {
  if (band.kind === kind) return band
  const { fromMilli } = band
  const base = rateE4 ?? 0
  if (band.kind === 'percentOff')
    return { kind: 'amount', fromMilli, rateE4: Math.round((base * (100 - band.percent)) / 100) }
  const percent = base > 0 ? Math.min(100, Math.max(0, 100 - (band.rateE4 / base) * 100)) : 0
  return { kind: 'percentOff', fromMilli, percent: Math.round(percent) }
}

const FIRST_RUN = 250

/** One circulation more: twice the last, at twice its price. */
export function withNextRun(runs: readonly RunPrice[]): RunPrice[] {
  const last = runs.at(-1)
  return [
    ...runs,
    last ? { quantity: last.quantity * 2, cents: last.cents * 2 } : { quantity: FIRST_RUN, cents: 0 },
  ]
}
