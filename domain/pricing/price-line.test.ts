import { describe, expect, it } from 'vitest'
import { eyeletCount } from './eyelets.ts'
import { productMeasureMilli } from './measure.ts'
import type { Edge, PriceEffect, PriceRule } from './model.ts'
import { priceLine } from './price-line.ts'
import { amountBands, chosen, percentBands, sampleInput } from './sample-inputs.ts'

const AROUND: readonly Edge[] = ['top', 'right', 'bottom', 'left']

const BANNER: Partial<PriceRule> = {
  model: 'm2',
  rateE4: 84_000,
  tiers: {
    measure: 'm2',
    scope: 'line',
    bands: percentBands([5, 4], [10, 8], [25, 13], [50, 18], [100, 24]),
  },
  setupCents: 500,
  minAreaMm2: 500_000,
  minimumLineCents: 1950,
  extraDesignFeeCents: 350,
}
const PANEL: Partial<PriceRule> = {
  model: 'm2',
  rateE4: 325_000,
  tiers: { measure: 'm2', scope: 'line', bands: percentBands([3, 5], [6, 9]) },
  setupCents: 750,
  minAreaMm2: 100_000,
  minimumLineCents: 1750,
}
const STICKER: Partial<PriceRule> = {
  model: 'm2',
  rateE4: 189_000,
  tiers: { measure: 'm2', scope: 'line', bands: percentBands([5, 4], [10, 8]) },
  setupCents: 950,
  minAreaMm2: 2500,
  minimumLineCents: 1950,
}
const ROLL = { usableWidthMm: null, lengthAllowanceMm: 0, minLengthMm: 1000, measure: 'length' } as const
const METRE_BANDS = percentBands([10, 4], [25, 8], [50, 12])
const hem: PriceEffect = { kind: 'edgeMetre', rateE4: 8500, edges: AROUND, setupCents: 0 }
const eyelets = (count: number): PriceEffect => ({ kind: 'count', rateE4: 3000, count })

const run = (quantity: number, cents: number): Partial<PriceRule> => ({
  model: 'run',
  rateE4: null,
  runPrices: [{ quantity, cents }],
})

describe('lines priced by the piece, worked out by hand', () => {
  it.each([
    [
      'area, option and set-up: 4 x round(45.00 x 0.5 + 4 x 0.35) + 7.50',
      sampleInput(
        { model: 'm2', rateE4: 450_000, setupCents: 750 },
        {
          quantity: 4,
          widthMm: 1000,
          heightMm: 500,
          effects: chosen({ kind: 'count', rateE4: 3500, count: 4 }),
        },
      ),
      2390,
      10_310,
    ],
    [
      'minimum area and minimum line: 3 x round(32.50 x 0.10), raised to 15.00',
      sampleInput(
        { model: 'm2', rateE4: 325_000, minAreaMm2: 100_000, minimumLineCents: 1500 },
        { quantity: 3, widthMm: 80, heightMm: 60 },
      ),
      325,
      1500,
    ],
    ['PV01: 8.40 x 3 + 5.00', sampleInput(BANNER, { widthMm: 3000, heightMm: 1000 }), 2520, 3020],
    [
      'PV02: the minimum is compared before set-up, max(8.40 x 0.5, 19.50) + 5.00',
      sampleInput(BANNER, { widthMm: 600, heightMm: 400 }),
      420,
      2450,
    ],
    [
      'PV03: 8.40 x 3 + 0.85 x 8 + 0.30 x 16',
      sampleInput(BANNER, {
        widthMm: 3000,
        heightMm: 1000,
        effects: chosen(hem, eyelets(eyeletCount(3000, 1000, 500))),
      }),
      3680,
      4180,
    ],
    [
      'PV04: the m² of all pieces decide the tier, 8.40 x 0.92 x 3 + 6.80 + 4.80',
      sampleInput(BANNER, { quantity: 4, widthMm: 3000, heightMm: 1000, effects: chosen(hem, eyelets(16)) }),
      3478,
      14_412,
    ],
    [
      'PV07: a percentage is of the material only, 11.90 x 2 x 1.45 + 2.05 x 6',
      sampleInput(
        { ...BANNER, rateE4: 119_000 },
        {
          quantity: 2,
          widthMm: 2000,
          heightMm: 1000,
          effects: chosen(
            { kind: 'percent', percent: 45 },
            { kind: 'edgeMetre', rateE4: 20_500, edges: AROUND, setupCents: 0 },
          ),
        },
      ),
      4681,
      9862,
    ],
    [
      'PV09: 12 x (23.90 + 9.00 - 1.00 + 0.75) + 2 x 6.50 + 2 x 3.50 for the extra designs',
      sampleInput(
        { rateE4: 239_000, extraDesignFeeCents: 350 },
        {
          quantity: 12,
          designCount: 3,
          effects: chosen(
            { kind: 'piece', rateE4: 90_000 },
            { kind: 'piece', rateE4: -10_000 },
            { kind: 'piece', rateE4: 7500 },
            { kind: 'order', cents: 650, quantity: 2 },
          ),
        },
      ),
      3265,
      41_180,
    ],
    [
      'PV14: an option has a set-up of its own, 10 x 35.97 + 7.50 + 7.50',
      sampleInput(PANEL, {
        quantity: 10,
        widthMm: 800,
        heightMm: 600,
        effects: chosen(
          { kind: 'percent', percent: 45 },
          { kind: 'edgeMetre', rateE4: 32_000, edges: AROUND, setupCents: 750 },
          { kind: 'm2', rateE4: 115_000 },
        ),
      }),
      3597,
      37_470,
    ],
    [
      'PV16: 27.75 x 1.0 + 4 x 0.65',
      sampleInput(
        { ...PANEL, rateE4: 277_500, tiers: null },
        {
          quantity: 2,
          widthMm: 1000,
          heightMm: 1000,
          effects: chosen({ kind: 'count', rateE4: 6500, count: 4 }),
        },
      ),
      3035,
      6820,
    ],
    [
      'PV24: only the named edge counts, 9.80 x 1.5 + 1.95 x 1.0',
      sampleInput(
        { model: 'm2', rateE4: 98_000, minimumLineCents: 1950, setupCents: 750 },
        {
          widthMm: 1500,
          heightMm: 1000,
          effects: chosen({ kind: 'edgeMetre', rateE4: 19_500, edges: ['left'], setupCents: 0 }),
        },
      ),
      1665,
      2700,
    ],
    [
      'PV28: the piece is rounded before it is multiplied, 1000 x round(0.34588)',
      sampleInput(STICKER, {
        quantity: 1000,
        widthMm: 100,
        heightMm: 100,
        effects: chosen(
          { kind: 'm2', rateE4: 45_000 },
          { kind: 'piece', rateE4: 400 },
          { kind: 'm2', rateE4: 55_000 },
          { kind: 'm2', rateE4: 32_000 },
        ),
      }),
      35,
      35_950,
    ],
    [
      'PV29: an effect per m² and a percentage take the billable area',
      sampleInput(
        { ...STICKER, rateE4: 199_000 },
        { quantity: 100, widthMm: 50, heightMm: 30, effects: chosen({ kind: 'percent', percent: 25 }) },
      ),
      6,
      2900,
    ],
    [
      'PV32: a negative percentage, 44.00 x 0.94 x 1.2 x 0.85',
      sampleInput(
        {
          model: 'm2',
          rateE4: 440_000,
          setupCents: 750,
          tiers: { measure: 'm2', scope: 'line', bands: percentBands([4, 6]) },
        },
        { quantity: 4, widthMm: 2000, heightMm: 600, effects: chosen({ kind: 'percent', percent: -15 }) },
      ),
      4219,
      17_626,
    ],
    [
      'PV36: a profile by its perimeter, 16.90 x 0.96 x 9.0',
      sampleInput(
        {
          model: 'runningMetre',
          rateE4: 169_000,
          setupCents: 1250,
          runningMetre: { ...ROLL, measure: 'perimeter', minLengthMm: 1200 },
          tiers: { measure: 'metre', scope: 'line', bands: METRE_BANDS },
        },
        { quantity: 2, widthMm: 2500, heightMm: 2000 },
      ),
      14_602,
      30_454,
    ],
    [
      'PV43: four strips with a cutting allowance, 16.50 x 0.96 x 4 x 2.7',
      sampleInput(
        {
          model: 'runningMetre',
          rateE4: 165_000,
          setupCents: 1500,
          minimumLineCents: 4900,
          runningMetre: { usableWidthMm: 1000, lengthAllowanceMm: 100, minLengthMm: 3000, measure: 'strips' },
          tiers: { measure: 'metre', scope: 'line', bands: METRE_BANDS },
        },
        { widthMm: 3500, heightMm: 2600 },
      ),
      17_107,
      18_607,
    ],
    [
      'PV51: the list percentage comes off the tiered rate, round(7.90 x 0.95 x 0.85) x 12',
      sampleInput(
        {
          rateE4: 79_000,
          listPercentOff: 15,
          tiers: { measure: 'piece', scope: 'line', bands: percentBands([10, 5], [50, 10], [100, 15]) },
        },
        { quantity: 12 },
      ),
      638,
      7656,
    ],
    [
      'PV53: 5.90 x 0.96 x 12 metres off the roll',
      sampleInput(
        {
          model: 'runningMetre',
          rateE4: 59_000,
          runningMetre: ROLL,
          tiers: { measure: 'metre', scope: 'line', bands: METRE_BANDS },
        },
        { lengthMm: 12_000 },
      ),
      6797,
      6797,
    ],
  ])('%s', (_rule, input, unitCents, lineCents) => {
    expect(priceLine(input)).toMatchObject({ unitCents, unitE4: unitCents * 100, lineCents })
  })

  it('counts an edge that is named twice once', () => {
    const effects = chosen({ kind: 'edgeMetre', rateE4: 19_500, edges: ['top', 'top'], setupCents: 0 })
    expect(priceLine(sampleInput({}, { widthMm: 1000, heightMm: 500, effects }))).toMatchObject({
      unitCents: 295,
    })
  })

  it('rounds each charge of a line, so that its rows add up', () => {
    const halfCent: PriceEffect = { kind: 'run', setupCents: 0, per1000Cents: 50 }
    const price = priceLine(sampleInput({}, { quantity: 10, effects: chosen(halfCent, halfCent) }))
    expect(price?.lineCents).toBe(1002)
    expect(price?.breakdown.map((row) => row.amountE4)).toEqual([10_000, 100, 100])
  })

  it('PV56: a tier over the whole product counts every line of it', () => {
    const rule = {
      rateE4: 149_000,
      tiers: {
        measure: 'piece',
        scope: 'product',
        bands: amountBands([1, 149_000], [5, 129_000], [10, 109_000]),
      },
    } as const
    const line = sampleInput(rule, { quantity: 5 })
    const together = productMeasureMilli([line, line])
    expect(together).toBe(10_000)
    expect(priceLine({ ...line, productMeasureMilli: together ?? 0 })).toMatchObject({
      unitCents: 1090,
      lineCents: 5450,
    })
    expect(priceLine(line)).toMatchObject({ unitCents: 1290, lineCents: 6450 })
    expect(() => priceLine({ ...line, productMeasureMilli: 4999 })).toThrow(RangeError)
  })
})

describe('lines priced by the run, worked out by hand', () => {
  it.each([
    [
      'PV38: round(21.90 + 4.00 + 9.00 / 2 + 6.00 + 14.00 / 2)',
      sampleInput(run(500, 2190), {
        quantity: 500,
        effects: chosen(
          { kind: 'run', setupCents: 400, per1000Cents: 900 },
          { kind: 'run', setupCents: 600, per1000Cents: 1400 },
        ),
      }),
      868,
      4340,
    ],
    [
      'PV39: round(29.50 x 1.29 + 31.00 + 50.00)',
      sampleInput(run(1000, 2950), {
        quantity: 1000,
        effects: chosen(
          { kind: 'percent', percent: 35 },
          { kind: 'percent', percent: -6 },
          { kind: 'run', setupCents: 900, per1000Cents: 2200 },
          { kind: 'run', setupCents: 1800, per1000Cents: 3200 },
        ),
      }),
      1191,
      11_906,
    ],
    [
      'PV41: round(22.50 x 0.72)',
      sampleInput(run(50, 2250), { quantity: 50, effects: chosen({ kind: 'percent', percent: -28 }) }),
      3240,
      1620,
    ],
    ['PV48: 36.500 for 100 brochures', sampleInput(run(100, 36_500), { quantity: 100 }), 36_500, 36_500],
    [
      'an effect per piece holds for every piece of the run, and is rounded with it',
      sampleInput(run(250, 2450), { quantity: 250, effects: chosen({ kind: 'piece', rateE4: 33 }) }),
      1013,
      2533,
    ],
    [
      'set-up, options per order and extra designs come after the minimum',
      sampleInput(
        { ...run(25, 990), minimumLineCents: 1500, setupCents: 250, extraDesignFeeCents: 500 },
        { quantity: 25, designCount: 2, effects: chosen({ kind: 'order', cents: 100, quantity: 3 }) },
      ),
      10_200,
      2550,
    ],
    [
      'a list percentage comes off the price of the run',
      sampleInput({ ...run(25, 990), listPercentOff: 15 }, { quantity: 25 }),
      3368,
      842,
    ],
  ])('%s', (_rule, input, unitE4, lineCents) => {
    expect(priceLine(input)).toMatchObject({ unitE4, lineCents })
  })
})

describe('no price', () => {
  const area = { widthMm: 1000, heightMm: 1000 }
  const one = 2 ** 53
  it.each([
    ['PV46: without a rate', sampleInput({ rateE4: null, setupCents: 7500 })],
    [
      'PV47: for a run that is not in the table',
      sampleInput({ model: 'run', runPrices: [{ quantity: 50, cents: 1 }] }, { quantity: 75 }),
    ],
    ['for a size that is missing', sampleInput(BANNER, { widthMm: 1000 })],
    ['for a length that is missing', sampleInput({ model: 'runningMetre', runningMetre: ROLL }, area)],
    ['for an option that needs a size that is missing', sampleInput({}, { effects: chosen(hem) })],
    ['for nothing', sampleInput({}, { quantity: 0 })],
    ['for less than nothing', sampleInput({}, { quantity: -1 })],
    ['for part of a piece', sampleInput({}, { quantity: 1.5 })],
    ['for a quantity that is no number', sampleInput({}, { quantity: Number.NaN })],
    ['for an endless quantity', sampleInput({}, { quantity: Infinity })],
    ['for more than a million', sampleInput({}, { quantity: 1_000_001 })],
    ['for a size of nothing', sampleInput(BANNER, { ...area, widthMm: 0 })],
    ['for a negative size', sampleInput(BANNER, { ...area, heightMm: -1000 })],
    ['for a fraction of a millimetre', sampleInput(BANNER, { ...area, widthMm: 0.5 })],
    ['for a size beyond a kilometre', sampleInput(BANNER, { ...area, widthMm: 1_000_001 })],
    ['for an unsafe size', sampleInput(BANNER, { ...area, widthMm: one })],
    ['for part of a design', sampleInput({}, { designCount: 1.5 })],
    ['for part of a hole', sampleInput({}, { effects: chosen(eyelets(0.5)) })],
    [
      'for part of an option',
      sampleInput({}, { effects: chosen({ kind: 'order', cents: 100, quantity: 0.5 }) }),
    ],
    [
      'when reductions exceed the piece',
      sampleInput({}, { effects: chosen({ kind: 'piece', rateE4: -10_100 }) }),
    ],
    [
      'when reductions exceed the line',
      sampleInput({}, { effects: chosen({ kind: 'order', cents: -101, quantity: 1 }) }),
    ],
    [
      'when reductions exceed the run, whatever its set-up',
      sampleInput(
        { model: 'run', runPrices: [{ quantity: 1, cents: 100 }], setupCents: 500 },
        { effects: chosen({ kind: 'percent', percent: -200 }) },
      ),
    ],
    [
      'when a row of it is beyond safe integers, though the whole is not',
      sampleInput(
        { model: 'm2', rateE4: Number.MAX_SAFE_INTEGER },
        { widthMm: 2000, heightMm: 2000, effects: chosen({ kind: 'percent', percent: -100 }) },
      ),
    ],
    [
      'when what it measures is beyond safe integers',
      sampleInput(
        {
          model: 'runningMetre',
          rateE4: 0,
          runningMetre: { usableWidthMm: 1, lengthAllowanceMm: 0, minLengthMm: 0, measure: 'strips' },
        },
        { quantity: 1_000_000, widthMm: 1_000_000, heightMm: 1_000_000 },
      ),
    ],
    ['beyond safe integers', sampleInput({ rateE4: Number.MAX_SAFE_INTEGER }, { quantity: 1_000_000 })],
    [
      'beyond safe integers in m²',
      sampleInput(
        { ...BANNER, tiers: null },
        { quantity: 1_000_000, widthMm: 1_000_000, heightMm: 1_000_000 },
      ),
    ],
  ])('%s', (_rule, input) => {
    expect(priceLine(input)).toBeNull()
  })
})

describe('a malformed rule is a fault, not a price', () => {
  it.each([
    ['a fractional rate', sampleInput({ rateE4: 0.5 })],
    ['a negative rate', sampleInput({ rateE4: -1 })],
    ['a negative set-up', sampleInput({ setupCents: -1 })],
    ['an unsafe minimum', sampleInput({ minimumLineCents: 2 ** 53 })],
    [
      'a minimum area that is no number',
      sampleInput({ ...BANNER, minAreaMm2: Number.NaN }, { widthMm: 9, heightMm: 9 }),
    ],
    ['a list reduction above the price', sampleInput({ listPercentOff: 101 })],
    [
      'a tier that starts nowhere',
      sampleInput({ tiers: { measure: 'piece', scope: 'line', bands: percentBands([Number.NaN, 5]) } }),
    ],
    [
      'a tier that gives everything away',
      sampleInput({ tiers: { measure: 'piece', scope: 'line', bands: percentBands([1, 200]) } }),
    ],
    [
      'an option with a fractional rate',
      sampleInput({}, { effects: chosen({ kind: 'piece', rateE4: 0.1 }) }),
    ],
    [
      'an option with a percentage of three decimals',
      sampleInput({}, { effects: chosen({ kind: 'percent', percent: 1.234 }) }),
    ],
    [
      'strips of a negative width',
      sampleInput(
        { model: 'runningMetre', runningMetre: { ...ROLL, measure: 'strips', usableWidthMm: -500 } },
        { widthMm: 1000, heightMm: 1000 },
      ),
    ],
    [
      'strips without a width',
      sampleInput(
        { model: 'runningMetre', runningMetre: { ...ROLL, measure: 'strips' } },
        { widthMm: 1000, heightMm: 1000 },
      ),
    ],
  ])('%s', (_rule, input) => {
    expect(() => priceLine(input)).toThrow(RangeError)
  })
})

it('explains a price row by row, in the order of the options', () => {
  const input = sampleInput(
    { ...PANEL, extraDesignFeeCents: 350, minimumLineCents: 6000 },
    {
      quantity: 2,
      widthMm: 800,
      heightMm: 600,
      designCount: 3,
      effects: chosen(
        { kind: 'percent', percent: 12.5 },
        { kind: 'edgeMetre', rateE4: 32_000, edges: AROUND, setupCents: 750 },
        { kind: 'included' },
        { kind: 'order', cents: 650, quantity: 2 },
      ),
    },
  )
  const price = priceLine(input)
  // 15.60 + 1.95 + 8.96 = 26.51; 53.02 raised to 60.00; + 7.50 + 13.00 + 7.50 + 7.00
  expect(price).toMatchObject({ unitCents: 2651, lineCents: 9500, tierMeasureMilli: 960 })
  expect(
    price?.breakdown.map((row) => [row.code, row.basis, row.basisMilli, row.scope, row.amountE4]),
  ).toEqual([
    ['base', 'm2', 480, 'piece', 156_000],
    ['option-1', 'percent', 12_500, 'piece', 19_500],
    ['option-2', 'metre', 2800, 'piece', 89_600],
    ['option-3', 'piece', 1000, 'piece', 0],
    ['minimum', 'line', 1000, 'line', 69_800],
    ['option-2:setup', 'line', 1000, 'line', 75_000],
    ['option-4', 'line', 2000, 'line', 130_000],
    ['setup', 'line', 1000, 'line', 75_000],
    ['extraDesigns', 'count', 2000, 'line', 70_000],
  ])
})

describe('the next band', () => {
  it.each([
    [
      'is the smallest quantity that reaches it',
      sampleInput(BANNER, { quantity: 3, widthMm: 3000, heightMm: 1000 }),
      4,
    ],
    [
      'takes a band that begins between two quantities',
      sampleInput(BANNER, { widthMm: 3000, heightMm: 1000 }),
      2,
    ],
    [
      'passes over bands that one more piece skips',
      sampleInput(BANNER, { widthMm: 10_000, heightMm: 4000 }),
      2,
    ],
    [
      'of a run is the next of its table',
      sampleInput(
        {
          model: 'run',
          runPrices: [
            { quantity: 25, cents: 990 },
            { quantity: 100, cents: 1690 },
            { quantity: 50, cents: 1250 },
          ],
        },
        { quantity: 25 },
      ),
      50,
    ],
  ])('%s', (_rule, input, quantity) => {
    const next = priceLine({ ...input, quantity })
    expect(priceLine(input)?.nextBand).toEqual({ quantity, lineCents: next?.lineCents })
  })

  it('counts the other lines of the product along', () => {
    const tiers = { measure: 'piece', scope: 'product', bands: percentBands([10, 20]) } as const
    const line = sampleInput({ tiers }, { quantity: 3, productMeasureMilli: 7000 })
    expect(priceLine(line)?.nextBand).toEqual({ quantity: 6, lineCents: 480 })
  })

  it.each([
    ['without tiers', sampleInput({})],
    ['in the last band', sampleInput(BANNER, { quantity: 40, widthMm: 3000, heightMm: 1000 })],
    [
      'when it takes more than a million',
      sampleInput({ tiers: { measure: 'piece', scope: 'line', bands: percentBands([1_000_001, 5]) } }),
    ],
  ])('is null %s', (_rule, input) => {
    expect(priceLine(input)).toMatchObject({ nextBand: null })
  })
})
