import type { PriceRule, RunningMetre, TierBand, TierMeasure, Tiers } from '#domain/pricing/model.ts'

import { cents, eurE4, mm2 } from './amounts.ts'

const NOTHING_EXTRA = {
  rateE4: null,
  tiers: null,
  setupCents: 0,
  minAreaMm2: null,
  minimumLineCents: null,
  extraDesignFeeCents: 0,
  runningMetre: null,
  runPrices: [],
} as const satisfies Omit<PriceRule, 'model'>

type Extras = {
  readonly setup?: string
  readonly minimumLine?: string
  readonly extraDesign?: string
  readonly tiers?: Tiers
}

const extras = ({ setup, minimumLine, extraDesign, tiers }: Extras) => ({
  setupCents: setup === undefined ? 0 : cents(setup),
  minimumLineCents: minimumLine === undefined ? null : cents(minimumLine),
  extraDesignFeeCents: extraDesign === undefined ? 0 : cents(extraDesign),
  tiers: tiers ?? null,
})

const tiersOf = (
  measure: TierMeasure,
  bands: readonly TierBand[],
  scope: Tiers['scope'] = 'line',
): Tiers => ({
  measure,
  scope,
  bands,
})

/** Bands as [from, percent off the base rate]. */
export const percentTiers = (measure: TierMeasure, ...bands: readonly (readonly [number, number])[]): Tiers =>
  tiersOf(
    measure,
    bands.map(([from, percent]) => ({ fromMilli: from * 1000, kind: 'percentOff', percent })),
  )

/** Bands as [from, rate in euro]. */
export const rateTiers = (measure: TierMeasure, ...bands: readonly (readonly [number, string])[]): Tiers =>
  tiersOf(
    measure,
    bands.map(([from, euro]) => ({ fromMilli: from * 1000, kind: 'amount', rateE4: eurE4(euro) })),
  )

/** The same bands, reached by all lines of the product in the cart together. */
export const overWholeCart = (tiers: Tiers): Tiers => ({ ...tiers, scope: 'product' })

/** Euro per m²; a smaller piece is charged as the minimum area. */
export const perM2 = (euro: string, minAreaM2: string, more: Extras = {}): PriceRule => ({
  ...NOTHING_EXTRA,
  model: 'm2',
  rateE4: eurE4(euro),
  minAreaMm2: mm2(minAreaM2),
  ...extras(more),
})

/** Euro per piece. */
export const perPiece = (euro: string, more: Extras = {}): PriceRule => ({
  ...NOTHING_EXTRA,
  model: 'piece',
  rateE4: eurE4(euro),
  ...extras(more),
})

/** Euro per metre of the length that is entered. */
export const perMetre = (euro: string, minLengthMm: number, more: Extras = {}): PriceRule => ({
  ...NOTHING_EXTRA,
  model: 'runningMetre',
  rateE4: eurE4(euro),
  runningMetre: lengthFrom(minLengthMm),
  ...extras(more),
})

const lengthFrom = (minLengthMm: number): RunningMetre => ({
  usableWidthMm: null,
  lengthAllowanceMm: 0,
  minLengthMm,
  measure: 'length',
})

/** Euro per metre all round. */
export const perMetreAround = (euro: string, minLengthMm: number, more: Extras = {}): PriceRule => ({
  ...perMetre(euro, minLengthMm, more),
  runningMetre: { ...lengthFrom(minLengthMm), measure: 'perimeter' },
})

/** Euro per metre of the strips that cover the width, each a cutting allowance longer than the height. */
export const perMetreOfStrips = (
  euro: string,
  strips: Omit<RunningMetre, 'measure'>,
  more: Extras = {},
): PriceRule => ({
  ...perMetre(euro, strips.minLengthMm, more),
  runningMetre: { ...strips, measure: 'strips' },
})

/** The quantities that are printed, each with the price in euro of the whole run. */
export const perRun = (
  prices: readonly (readonly [quantity: number, euro: string])[],
  more: Extras = {},
): PriceRule => ({
  ...NOTHING_EXTRA,
  model: 'run',
  runPrices: prices.map(([quantity, euro]) => ({ quantity, cents: cents(euro) })),
  ...extras(more),
})

/** No price in the shop: it shows '-' and cannot be ordered. */
export const priceOnRequest = (more: Extras = {}): PriceRule => ({
  ...NOTHING_EXTRA,
  model: 'piece',
  ...extras(more),
})
