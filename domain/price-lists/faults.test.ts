import { describe, expect, it } from 'vitest'
import type { PriceRule } from '../pricing/model.ts'
import type { ListPrice } from './content.ts'
import { baseOn, discountFaults, type ListedProduct, priceFindings } from './faults.ts'

const TODAY = '2026-11-26'
const base: PriceRule = {
  model: 'piece',
  rateE4: 100_000,
  tiers: { measure: 'piece', scope: 'line', bands: [{ kind: 'percentOff', fromMilli: 10_000, percent: 20 }] },
  setupCents: 0,
  minAreaMm2: null,
  minimumLineCents: null,
  extraDesignFeeCents: 0,
  runningMetre: null,
  runPrices: [],
}
const run: PriceRule = {
  ...base,
  model: 'run',
  rateE4: null,
  tiers: null,
  runPrices: [{ quantity: 500, cents: 9000 }],
}
const product = (rule: PriceRule, isSold = true): ListedProduct => ({
  isSold,
  basePrices: [{ validFrom: '2000-01-01', validTo: null, rule }],
})
const price = (change: Partial<ListPrice> = {}): ListPrice => ({
  sku: 'A',
  validFrom: '2026-01-01',
  validTo: null,
  rateE4: 80_000,
  bands: [],
  runPrices: [],
  ...change,
})
const amount = (from: number, rateE4: number) => ({ kind: 'amount' as const, fromMilli: from * 1000, rateE4 })

describe('a price of a list', () => {
  it.each<[string, ListPrice, ListedProduct | null, string[]]>([
    ['below the base price', price(), product(base), []],
    ['of nothing that there is', price(), null, ['SkuUnknown sku']],
    ['of what has no base price', price(), { isSold: true, basePrices: [] }, ['BaseMissing sku']],
    [
      'that ends before it begins',
      price({ validTo: '2025-12-31' }),
      product(base),
      ['DatesBackward validTo'],
    ],
    ['without a rate', price({ rateE4: null }), product(base), ['PriceMissing rateE4']],
    ['by its first tier', price({ rateE4: null, bands: [amount(1, 80_000)] }), product(base), []],
    [
      'by percentages of nothing',
      price({ rateE4: null, bands: [{ kind: 'percentOff', fromMilli: 1000, percent: 5 }] }),
      product(base),
      ['PriceMissing rateE4'],
    ],
    ['of zero', price({ rateE4: 0 }), product(base), ['PriceZero rateE4']],
    ['with a tier of zero', price({ bands: [amount(5, 0)] }), product(base), ['PriceZero bands.0']],
    [
      'with tiers that do not rise',
      price({ bands: [amount(5, 80_000), amount(5, 70_000)] }),
      product(base),
      ['BandsUnordered bands.1'],
    ],
    [
      'with everything off',
      price({ bands: [{ kind: 'percentOff', fromMilli: 5000, percent: 100 }] }),
      product(base),
      ['PercentInvalid bands.0'],
    ],
    ['above the base price', price({ rateE4: 100_001 }), product(base), ['AboveBase rateE4']],
    ['as high as the base price', price({ rateE4: 100_000, bands: [amount(10, 80_000)] }), product(base), []],
    [
      'below the base price, and above what that is from a tier on',
      price({ rateE4: 90_000 }),
      product(base),
      ['AboveBaseLater rateE4'],
    ],
    [
      'below the base price, with a tier that begins too late',
      price({ rateE4: 90_000, bands: [amount(11, 70_000)] }),
      product(base),
      ['AboveBaseLater rateE4'],
    ],
    [
      'of which a tier is above a later one of the base price',
      price({ rateE4: 70_000, bands: [amount(5, 90_000), amount(20, 60_000)] }),
      product(base),
      ['BandDearer bands.0', 'AboveBaseLater bands.0'],
    ],
    [
      'by its first tier, which is above a later one of the base price',
      price({ rateE4: null, bands: [amount(50, 90_000)] }),
      product(base),
      ['AboveBaseLater bands.0'],
    ],
    [
      'above the base price from a tier on',
      price({ rateE4: 100_000, bands: [amount(10, 80_001)] }),
      product(base),
      ['AboveBase bands.0'],
    ],
    [
      'dearer from a tier on',
      price({ rateE4: 50_000, bands: [amount(5, 60_000)] }),
      product(base),
      ['BandDearer bands.0'],
    ],
    ['of what is not sold', price(), product(base, false), ['NotSold sku']],
    ['that is over', price({ validTo: '2026-06-30' }), product(base), ['Over validTo']],
    ['of a run', price({ rateE4: null, runPrices: [{ quantity: 500, cents: 8000 }] }), product(run), []],
    [
      'of a run that is dearer',
      price({ rateE4: null, runPrices: [{ quantity: 500, cents: 9001 }] }),
      product(run),
      ['AboveBase runPrices.0'],
    ],
    ['of a run by a rate', price(), product(run), ['RateOfRun rateE4']],
    ['of a run without circulations', price({ rateE4: null }), product(run), ['PriceMissing rateE4']],
    [
      'by the run of what is none',
      price({ runPrices: [{ quantity: 5, cents: 5 }] }),
      product(base),
      ['RunOfRate runPrices.0'],
    ],
  ])('%s', (_name, one, of, found) => {
    expect(priceFindings(one, of, TODAY).map(({ fault, place }) => `${fault} ${place}`)).toEqual(found)
  })

  it('goes with the base price of its first day, else the next, else the last', () => {
    const dated = {
      isSold: true,
      basePrices: [
        { validFrom: '2026-01-01', validTo: '2026-06-30', rule: { ...base, rateE4: 1 } },
        { validFrom: '2027-01-01', validTo: '2027-06-30', rule: { ...base, rateE4: 2 } },
      ],
    }
    expect(['2026-02-01', '2026-08-01', '2028-01-01'].map((day) => baseOn(dated, day)?.rateE4)).toEqual([
      1, 2, 2,
    ])
  })
})

it.each([
  ['/vlaggen', 10, []],
  ['/weg', 10, ['CategoryUnknown']],
  ['/vlaggen', 0, ['PercentInvalid']],
  ['/vlaggen', 100, ['PercentInvalid']],
] as const)('a discount on %s of %i', (categoryPath, percentOff, found) => {
  expect(discountFaults({ categoryPath, percentOff }, (path) => path === '/vlaggen')).toEqual(found)
})
