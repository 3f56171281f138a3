import type { LabelledEffect, PriceEffect, PriceInput, PriceRule, TierBand } from './model.ts'

/** A rule of 1.00 per piece with nothing else, to be varied by tests. */
export const PLAIN_RULE: PriceRule = {
  model: 'piece',
  rateE4: 10_000,
  tiers: null,
  setupCents: 0,
  minAreaMm2: null,
  minimumLineCents: null,
  extraDesignFeeCents: 0,
  runningMetre: null,
  runPrices: [],
}

/** One piece without a size under the plain rule, changed as asked. */
export function sampleInput(rule: Partial<PriceRule>, input: Partial<PriceInput> = {}): PriceInput {
  return {
    quantity: 1,
    widthMm: null,
    heightMm: null,
    lengthMm: null,
    effects: [],
    ...input,
    rule: { ...PLAIN_RULE, ...rule },
  }
}

/** Effects under codes of their own, in the order given. */
export const chosen = (...effects: readonly PriceEffect[]): readonly LabelledEffect[] =>
  effects.map((effect, index) => ({ code: `option-${index + 1}`, label: `Option ${index + 1}`, effect }))

/** Bands of a percentage off, as pairs of whole units and percent. */
export const percentBands = (
  ...bands: readonly (readonly [from: number, percent: number])[]
): readonly TierBand[] =>
  bands.map(([from, percent]) => ({ fromMilli: from * 1000, kind: 'percentOff', percent }))

/** Bands with a rate of their own, as pairs of whole units and rate in 1/100 cent. */
export const amountBands = (
  ...bands: readonly (readonly [from: number, rateE4: number])[]
): readonly TierBand[] => bands.map(([from, rateE4]) => ({ fromMilli: from * 1000, kind: 'amount', rateE4 }))
