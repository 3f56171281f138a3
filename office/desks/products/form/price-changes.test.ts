import { describe, expect, it } from 'vitest'
import type { Price } from './part.ts'
import { withModel, withNextBand, withNextPrice } from './price-changes.ts'

const price: Price = {
  model: 'piece',
  rateE4: 100_000,
  tiers: null,
  setupCents: 250,
  minAreaMm2: null,
  minimumLineCents: null,
  extraDesignFeeCents: 0,
  runningMetre: null,
  runPrices: [],
}
const from = (validFrom: string, validTo: string | null) => ({ validFrom, validTo, price })
const TODAY = '2026-11-26'

describe('one price more', () => {
  it.each([
    [
      'after an open one begins tomorrow',
      [from('2026-01-01', null)],
      ['2026-01-01/2026-11-26', '2026-11-27/'],
    ],
    [
      'after one that ends begins the day after',
      [from('2026-01-01', '2026-12-31')],
      ['2026-01-01/2026-12-31', '2027-01-01/'],
    ],
    [
      'after one that is over begins tomorrow',
      [from('2025-01-01', '2025-12-31')],
      ['2025-01-01/2025-12-31', '2026-11-27/'],
    ],
    [
      'after one that is still to begin begins a day later',
      [from('2027-01-01', null)],
      ['2027-01-01/2027-01-01', '2027-01-02/'],
    ],
    [
      'follows the last one, wherever that stands',
      [from('2026-06-01', null), from('2026-01-01', '2026-05-31')],
      ['2026-06-01/2026-11-26', '2026-01-01/2026-05-31', '2026-11-27/'],
    ],
  ])('%s', (_name, prices, days) => {
    const all = withNextPrice(prices, TODAY)
    expect(all.map(({ validFrom, validTo }) => `${validFrom}/${validTo ?? ''}`)).toEqual(days)
    expect(all.at(-1)?.price).toEqual(price)
  })

  it('is the first one, from today', () => {
    expect(withNextPrice([], TODAY)).toMatchObject([
      { validFrom: TODAY, validTo: null, price: { rateE4: 0 } },
    ])
  })
})

describe('another way of counting', () => {
  const tiers = withNextBand(price)

  it('keeps the rate and lets tiers count in what it is per', () => {
    expect(withModel({ ...price, tiers }, 'm2')).toMatchObject({
      model: 'm2',
      rateE4: 100_000,
      tiers: { measure: 'm2' },
    })
  })

  it('leaves a run without a rate or tiers', () => {
    expect(withModel({ ...price, tiers }, 'run')).toMatchObject({ rateE4: null, tiers: null, runPrices: [] })
  })

  it('gives what was a run a rate, and takes its circulations away', () => {
    const run: Price = { ...price, model: 'run', rateE4: null, runPrices: [{ quantity: 250, cents: 9900 }] }
    expect(withModel(run, 'piece')).toMatchObject({ rateE4: 0, runPrices: [] })
  })

  it('says how a running metre is measured, and nothing of it elsewhere', () => {
    const metre = withModel(price, 'runningMetre')
    expect(metre.runningMetre).toMatchObject({ measure: 'length' })
    expect(withModel(metre, 'm2').runningMetre).toBeNull()
  })

  it('has a smallest area only by the m²', () => {
    const area: Price = { ...price, model: 'm2', minAreaMm2: 250_000 }
    expect(withModel(area, 'm2')).toBe(area)
    expect(withModel(area, 'piece').minAreaMm2).toBeNull()
  })
})

describe('rows', () => {
  it('go on as the last one', () => {
    const tiers = withNextBand({ ...price, tiers: withNextBand(price) })
    expect(tiers.bands).toEqual([
      { kind: 'percentOff', fromMilli: 10_000, percent: 5 },
      { kind: 'percentOff', fromMilli: 20_000, percent: 5 },
    ])
  })
})
