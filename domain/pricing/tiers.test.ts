import { expect, it } from 'vitest'
import { productMeasureMilli } from './measure.ts'
import { amountBands, PLAIN_RULE, percentBands, sampleInput } from './sample-inputs.ts'
import { bandAfter, bandAt, quantityToReach, tieredRate } from './tiers.ts'

const BANDS = percentBands([5, 4], [10, 8], [25, 13])
const UNSORTED = percentBands([25, 13], [5, 4], [10, 8])
const E4 = 10n ** 18n

it.each([
  ['none below the first', BANDS, 4999n, null, 5000],
  ['the first from its first unit', BANDS, 5000n, 5000, 10_000],
  ['the highest one begun', BANDS, 24_999n, 10_000, 25_000],
  ['the last from there on', BANDS, 1_000_000n, 25_000, null],
  ['the highest one begun, in whatever order they come', UNSORTED, 12_000n, 10_000, 25_000],
  ['none of none', [], 1000n, null, null],
])('holds and comes next: %s', (_rule, bands, measureMilli, holds, next) => {
  expect(bandAt(bands, measureMilli)?.fromMilli ?? null).toBe(holds)
  expect(bandAfter(bands, measureMilli)?.fromMilli ?? null).toBe(next)
})

it.each([
  ['the base rate without a band', {}, null, 10_000n * E4],
  ['a percentage off the base rate', {}, percentBands([5, 4])[0], 9600n * E4],
  ['an amount instead of the base rate', {}, amountBands([5, 7777])[0], 7777n * E4],
  [
    'a list percentage off an amount, exactly',
    { listPercentOff: 15 },
    amountBands([5, 7777])[0],
    661_045n * (E4 / 100n),
  ],
  ['nothing without a rate', { rateE4: null }, amountBands([5, 7777])[0], null],
])('the rate is %s', (_rule, rule, band, rate) => {
  expect(tieredRate({ ...PLAIN_RULE, ...rule }, band ?? null)).toBe(rate)
})

it.each([
  ['one piece when one is enough', 9_000_000n, 0n, 1n],
  ['one piece when others are enough', 1_000_000n, 9000n, 1n],
  ['exactly as many as it takes', 1_000_000n, 0n, 5n],
  ['one more when it does not divide', 1_500_000n, 0n, 4n],
  ['fewer when others count along', 1_000_000n, 2000n, 3n],
])('reaching a band takes %s', (_rule, pieceMicro, othersMilli, quantity) => {
  expect(
    quantityToReach(BANDS[0] ?? { fromMilli: 0, kind: 'percentOff', percent: 0 }, pieceMicro, othersMilli),
  ).toBe(quantity)
})

it('adds up the lines of a product before cutting off, so that no band is missed', () => {
  const tiers = { measure: 'm2', scope: 'product', bands: BANDS } as const
  const line = sampleInput({ model: 'm2', tiers }, { widthMm: 1289, heightMm: 1293 })
  // 1289 x 1293 = 1,666,677 mm²: 1666.677 thousandths each, 5000.031 together.
  expect(productMeasureMilli([line, line, line])).toBe(5000)
  expect(productMeasureMilli([line, { ...line, widthMm: null }])).toBeNull()
})
