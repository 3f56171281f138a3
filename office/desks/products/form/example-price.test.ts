import { describe, expect, it } from 'vitest'
import type { ProductFields } from '#contract/office/products.ts'
import { examplePrice, exampleQuantity, exampleSizes } from './example-price.ts'
import type { Price } from './part.ts'

const price: Price = {
  model: 'm2',
  rateE4: 200_000,
  tiers: { measure: 'm2', scope: 'line', bands: [{ kind: 'percentOff', fromMilli: 5000, percent: 10 }] },
  setupCents: 500,
  minAreaMm2: null,
  minimumLineCents: null,
  extraDesignFeeCents: 0,
  runningMetre: null,
  runPrices: [],
}
const metre = { usableWidthMm: null, lengthAllowanceMm: 0, minLengthMm: 0, measure: 'length' } as const
const width = {
  optionId: 'X-W',
  code: 'width',
  label: 'Breedte',
  minMm: 100,
  maxMm: 5000,
  stepMm: 1,
  defaultMm: 2500,
  isRequired: true,
} as const

describe('an example', () => {
  it.each<[string, Partial<ProductFields>, Price, ReturnType<typeof exampleSizes>]>([
    ['of 100 × 50 cm by area', {}, price, { widthMm: 1000, heightMm: 500, lengthMm: null }],
    [
      'of a metre by length',
      {},
      { ...price, model: 'runningMetre', runningMetre: metre },
      { widthMm: null, heightMm: null, lengthMm: 1000 },
    ],
    [
      'in the sizes that it begins with',
      { sizeOptions: [width] },
      price,
      { widthMm: 2500, heightMm: 500, lengthMm: null },
    ],
    [
      'in its fixed size',
      { fixedSizeMm: { widthMm: 85, heightMm: 55 } },
      { ...price, model: 'piece' },
      { widthMm: 85, heightMm: 55, lengthMm: null },
    ],
    [
      'without a size by the piece',
      {},
      { ...price, model: 'piece' },
      { widthMm: null, heightMm: null, lengthMm: null },
    ],
  ])('is %s', (_name, fields, of, sizes) => {
    expect(exampleSizes({ sizeOptions: [], fixedSizeMm: null, ...fields }, of)).toEqual(sizes)
  })

  it('is of the smallest run, and else of ten', () => {
    expect(exampleQuantity(price)).toBe(10)
    const runPrices = [
      { quantity: 500, cents: 1 },
      { quantity: 250, cents: 1 },
    ]
    expect(exampleQuantity({ ...price, model: 'run', runPrices })).toBe(250)
  })

  it('costs what the shop asks for it', () => {
    const sizes = { widthMm: 1000, heightMm: 500, lengthMm: null }
    // 10 × 0,5 m² is 5 m², so 10% off € 20: € 9 each, and € 5 once.
    expect(examplePrice(price, 10, sizes)?.lineCents).toBe(9500)
    expect(examplePrice(price, 9, sizes)?.lineCents).toBe(9500)
    expect(examplePrice({ ...price, rateE4: null }, 10, sizes)).toBeNull()
  })

  it('has no price where the price cannot be calculated', () => {
    const strips = { ...metre, measure: 'strips' } as const
    const sizes = { widthMm: 1000, heightMm: 500, lengthMm: null }
    expect(
      examplePrice({ ...price, tiers: null, model: 'runningMetre', runningMetre: strips }, 1, sizes),
    ).toBeNull()
  })
})
