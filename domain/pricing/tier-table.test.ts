import { expect, it } from 'vitest'
import { rateTable, tierTable } from './tier-table.ts'
import { amountBands, chosen, PLAIN_RULE, percentBands, sampleInput } from './sample-inputs.ts'

const perPiece = (...bands: readonly (readonly [from: number, percent: number])[]) =>
  ({ measure: 'piece', scope: 'line', bands: percentBands(...bands) }) as const
const perM2 = (...bands: readonly (readonly [from: number, percent: number])[]) =>
  ({ ...perPiece(...bands), measure: 'm2' }) as const

it.each([
  [
    'starts at one piece and follows the bands',
    sampleInput({ rateE4: 79_000, tiers: perPiece([10, 5], [50, 10]) }),
    [
      [1, 790, 790, 0],
      [10, 751, 7510, 5],
      [50, 711, 35_550, 10],
    ],
  ],
  [
    'says what amounts come to in whole percents, cut off',
    sampleInput({
      rateE4: 149_000,
      tiers: { ...perPiece(), bands: amountBands([1, 149_000], [5, 129_000]) },
    }),
    [
      [1, 1490, 1490, 0],
      [5, 1290, 6450, 13],
    ],
  ],
  [
    'turns m² into pieces of this size, with the options in',
    sampleInput(
      { model: 'm2', rateE4: 84_000, setupCents: 500, tiers: perM2([5, 4], [10, 8]) },
      { widthMm: 3000, heightMm: 1000, effects: chosen({ kind: 'piece', rateE4: 10_000 }) },
    ),
    [
      [1, 2620, 3120, 0],
      [2, 2519, 5538, 4],
      [4, 2418, 10_172, 8],
    ],
  ],
  [
    'shows only the highest of bands that one piece reaches',
    sampleInput({ model: 'm2', tiers: perM2([1, 4], [2, 8], [9, 10]) }, { widthMm: 2000, heightMm: 2000 }),
    [
      [1, 368, 368, 8],
      [3, 360, 1080, 10],
    ],
  ],
  [
    'lists the runs, without a percentage',
    sampleInput({
      model: 'run',
      runPrices: [
        { quantity: 50, cents: 1250 },
        { quantity: 25, cents: 990 },
      ],
    }),
    [
      [25, 40, 990, null],
      [50, 25, 1250, null],
    ],
  ],
  ['is empty without a price', sampleInput({ rateE4: null, tiers: perPiece([10, 5]) }), []],
  ['is empty without the size that its tiers need', sampleInput({ model: 'm2', tiers: perM2([10, 5]) }), []],
])('the quantity table %s', (_rule, input, rows) => {
  const table = tierTable(input)
  expect(table.map((row) => [row.fromQuantity, row.unitCents, row.lineCents, row.percentOff])).toEqual(rows)
})

it.each([
  [
    'starts at the base rate',
    { model: 'm2', rateE4: 84_000, tiers: perM2([5, 4], [10, 8]) } as const,
    'm2',
    [
      [0, 84_000, 0],
      [5000, 80_640, 4],
      [10_000, 77_280, 8],
    ],
  ],
  [
    'takes the list percentage off every row',
    { rateE4: 79_000, listPercentOff: 15, tiers: perPiece([10, 5]) },
    'piece',
    [
      [0, 67_150, 0],
      [10_000, 63_793, 5],
    ],
  ],
  [
    'leaves out a base rate that no piece can have',
    { rateE4: 99_000, tiers: { ...perPiece(), bands: amountBands([1, 90_000], [10, 45_000]) } },
    'piece',
    [
      [1000, 90_000, 9],
      [10_000, 45_000, 54],
    ],
  ],
  [
    'leaves out a band that changes nothing',
    {
      model: 'm2',
      rateE4: 79_000,
      tiers: { ...perM2(), bands: amountBands([1, 79_000], [25, 64_000]) },
    } as const,
    'm2',
    [
      [0, 79_000, 0],
      [25_000, 64_000, 18],
    ],
  ],
  ['is empty without a rate', { rateE4: null }, 'piece', []],
])('the rate table %s', (_rule, rule, measure, rows) => {
  const table = rateTable({ ...PLAIN_RULE, ...rule })
  expect(table.measure).toBe(measure)
  expect(table.rows.map((row) => [row.fromMilli, row.rateE4, row.percentOff])).toEqual(rows)
})
