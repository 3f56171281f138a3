import { describe, expect, it } from 'vitest'
import type { PriceRule } from '#domain/pricing/model.ts'
import { fromPrice, tierLines } from './from-price.ts'

const rule = (given: Partial<PriceRule>): PriceRule => ({
  model: 'piece',
  rateE4: null,
  tiers: null,
  setupCents: 0,
  minAreaMm2: null,
  minimumLineCents: null,
  extraDesignFeeCents: 0,
  runningMetre: null,
  runPrices: [],
  ...given,
})
const perM2 = rule({
  model: 'm2',
  rateE4: 84_000,
  minAreaMm2: 500_000,
  setupCents: 500,
  tiers: {
    measure: 'm2',
    scope: 'line',
    bands: [
      { fromMilli: 5_000, kind: 'percentOff', percent: 4 },
      { fromMilli: 10_000, kind: 'amount', rateE4: 70_000 },
    ],
  },
})
const run = rule({
  model: 'run',
  runPrices: [
    { quantity: 500, cents: 3_950 },
    { quantity: 250, cents: 2_900 },
  ],
})

describe('the price in a list', () => {
  it.each([
    ['a m² product: the first rate per m²', perM2, { cents: 840, basis: 'm2', pieces: 1 }],
    [
      'a rate with less than a cent is rounded half up',
      rule({ rateE4: 3_450 }),
      { cents: 35, basis: 'piece', pieces: 1 },
    ],
    [
      'a percentage of the whole list comes off',
      rule({ rateE4: 10_000, listPercentOff: 15 }),
      { cents: 85, basis: 'piece', pieces: 1 },
    ],
    ['a run: the smallest', run, { cents: 2_900, basis: 'run', pieces: 250 }],
    ['no rate: no price', rule({}), { cents: null, basis: 'piece', pieces: 1 }],
    ['no rule: no price', null, { cents: null, basis: 'piece', pieces: 1 }],
  ])('%s', (_rule, given, expected) => {
    expect(fromPrice(given)).toEqual(expected)
  })
})

describe('the tier table', () => {
  it('begins at nothing for a measure, and takes percentages off the base rate', () => {
    expect(tierLines(perM2)).toEqual([
      { from: 0, measure: 'm2', cents: 840, unitE4: 84_000, percentOff: 0 },
      { from: 5, measure: 'm2', cents: 806, unitE4: 80_640, percentOff: 4 },
      { from: 10, measure: 'm2', cents: 700, unitE4: 70_000, percentOff: 16 },
    ])
  })

  it('begins at one for pieces', () => {
    const tiers = {
      measure: 'piece',
      scope: 'line',
      bands: [{ fromMilli: 10_000, kind: 'percentOff', percent: 5 }],
    }
    expect(tierLines(rule({ rateE4: 10_000, tiers } as Partial<PriceRule>)).map(({ from }) => from)).toEqual([
      1, 10,
    ])
  })

  it('of a run holds every quantity sold, from small to large, with its price per piece', () => {
    expect(tierLines(run)).toEqual([
      { from: 250, measure: 'run', cents: 2_900, unitE4: 1_160, percentOff: 0 },
      { from: 500, measure: 'run', cents: 3_950, unitE4: 790, percentOff: 0 },
    ])
  })
})
