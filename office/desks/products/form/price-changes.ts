import { addDays, type PlainDate } from '#domain/delivery/plain-date.ts'
import type { DatedPrice, Price } from './part.ts'

const NOTHING: Price = {
  model: 'piece',
  rateE4: 0,
  tiers: null,
  setupCents: 0,
  minAreaMm2: null,
  minimumLineCents: null,
  extraDesignFeeCents: 0,
  runningMetre: null,
  runPrices: [],
}

/**
 * One price more, which is as the last one and holds from the day after it, but not from before tomorrow where there is one;
 * the last one ends on the day before.
 */
export function withNextPrice(prices: readonly DatedPrice[], today: PlainDate): DatedPrice[] {
  const last = prices.toSorted((one, other) => (one.validFrom < other.validFrom ? -1 : 1)).at(-1)
  if (!last) return [{ validFrom: today, validTo: null, price: NOTHING }]
  const validFrom = [addDays(last.validTo ?? last.validFrom, 1), addDays(today, 1)].toSorted().at(-1) ?? today
  const ended = last.validTo === null ? { ...last, validTo: addDays(validFrom, -1) } : last
  return [
    ...prices.map((one) => (one === last ? ended : one)),
    { validFrom, validTo: null, price: last.price },
  ]
}

const METRE = { usableWidthMm: null, lengthAllowanceMm: 0, minLengthMm: 0, measure: 'length' } as const

const MEASURES = { piece: 'piece', m2: 'm2', runningMetre: 'metre', run: 'piece' } as const

/**
 * The price counted in another way: a run has its circulations and no rate or tiers, and a running metre says how it is
 * measured. Tiers count in what the price is per.
 */
export function withModel(price: Price, model: Price['model']): Price {
  if (price.model === model) return price
  const isRun = model === 'run'
  return {
    ...price,
    model,
    rateE4: isRun ? null : price.model === 'run' ? 0 : price.rateE4,
    tiers: isRun || price.tiers === null ? null : { ...price.tiers, measure: MEASURES[model] },
    minAreaMm2: model === 'm2' ? price.minAreaMm2 : null,
    runningMetre: model === 'runningMetre' ? (price.runningMetre ?? METRE) : null,
    runPrices: isRun ? price.runPrices : [],
  }
}

type Tiers = NonNullable<Price['tiers']>

const FIRST_FROM_MILLI = 10_000
const FIRST_PERCENT = 5

/** One band more, which begins at twice the last and is given as that one is. */
export function withNextBand(price: Price): Tiers {
  const { measure, scope, bands } = price.tiers ?? {
    measure: MEASURES[price.model],
    scope: 'line' as const,
    bands: [],
  }
  const last = bands.at(-1)
  const next = last
    ? { ...last, fromMilli: last.fromMilli * 2 }
    : ({ kind: 'percentOff', fromMilli: FIRST_FROM_MILLI, percent: FIRST_PERCENT } as const)
  return { measure, scope, bands: [...bands, next] }
}
