import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cartTotals, shippingSegment } from './totals.ts'
import type { PricedGroup, TotalsInput } from './totals.ts'

const line = (cents: number | null, vatPercent = 21) => ({ cents, vatPercent })
const group = (lines: PricedGroup['lines'], expressCents = 0): PricedGroup => ({ lines, expressCents })
const totals = (groups: readonly PricedGroup[], changes: Partial<TotalsInput> = {}) =>
  cartTotals({ groups, shippingCents: 0, shippingVatPercent: 21, isZeroRated: false, ...changes })

const segment = (code: string, excludingTaxInCents: number) => ({
  code,
  price: { excludingTaxInCents, currency: 'EUR' },
})

const amounts = fc.integer({ min: 0, max: 5_000_000 })
const lines = fc.record({ cents: fc.option(amounts), vatPercent: fc.constantFrom(0, 9, 21) })
const carts = fc.array(
  fc.record({ lines: fc.array(lines, { minLength: 1, maxLength: 4 }), expressCents: amounts }),
  {
    maxLength: 6,
  },
)

describe('the totals of a cart', () => {
  it('adds lines, express and shipping, and the VAT of each rate', () => {
    // 9%: 365.00 -> 32.85; 21%: 24.50 + 8.95 = 33.45 -> 7.02.
    const found = totals([group([line(36_500, 9)]), group([line(2450)])], { shippingCents: 895 })
    expect(found).toMatchObject({
      subtotalCents: 38_950,
      expressCents: 0,
      shippingCents: 895,
      totalExcludingTaxCents: 39_845,
      totalIncludingTaxCents: 43_832,
      isComplete: true,
      vat: [
        { ratePercent: 21, baseCents: 3345, vatCents: 702 },
        { ratePercent: 9, baseCents: 36_500, vatCents: 3285 },
      ],
    })
  })

  it('rounds VAT once on the sum of a rate', () => {
    expect(totals([group([line(450)]), group([line(450)]), group([line(450)])]).totalIncludingTaxCents).toBe(
      1634,
    )
  })

  it('answers every part as a segment', () => {
    expect(totals([group([line(10_420), line(5070)], 6196)], { shippingCents: 1790 }).totalSegments).toEqual([
      { code: 'subtotal', price: { excludingTaxInCents: 15_490, currency: 'EUR' } },
      { code: 'express', price: { excludingTaxInCents: 6196, currency: 'EUR' } },
      { code: 'shipping', price: { excludingTaxInCents: 1790, currency: 'EUR' } },
    ])
  })

  it('taxes express at the rate of the main line', () => {
    expect(totals([group([line(10_000, 9), line(1000)], 3000)]).vat).toEqual([
      { ratePercent: 21, baseCents: 1000, vatCents: 210 },
      { ratePercent: 9, baseCents: 13_000, vatCents: 1170 },
    ])
  })

  it('leaves a line without a price out, and says that the total is not complete', () => {
    const found = totals([group([line(1000), line(null)])])
    expect(found).toMatchObject({
      totalExcludingTaxCents: 1000,
      totalIncludingTaxCents: 1210,
      isComplete: false,
    })
  })

  it('has no VAT when it is reverse-charged', () => {
    const found = totals([group([line(1000), line(500, 9)])], { shippingCents: 895, isZeroRated: true })
    expect(found.vat).toEqual([{ ratePercent: 0, baseCents: 2395, vatCents: 0 }])
    expect(found.totalIncludingTaxCents).toBe(2395)
  })

  it('is all zero for an empty cart', () => {
    expect(totals([])).toMatchObject({
      subtotalCents: 0,
      totalIncludingTaxCents: 0,
      vat: [],
      isComplete: true,
    })
  })

  it('is the sum of its segments and of its VAT', () => {
    fc.assert(
      fc.property(carts, amounts, fc.boolean(), (groups, shippingCents, isZeroRated) => {
        const found = totals(groups, { shippingCents, isZeroRated })
        const segments = found.totalSegments.reduce((sum, { price }) => sum + price.excludingTaxInCents, 0)
        const bases = found.vat.reduce((sum, { baseCents }) => sum + baseCents, 0)
        const vat = found.vat.reduce((sum, { vatCents }) => sum + vatCents, 0)
        expect(found.totalExcludingTaxCents).toBe(segments)
        expect(bases).toBe(segments)
        expect(found.totalIncludingTaxCents).toBe(segments + vat)
      }),
    )
  })
})

describe('the shipping segment (spec 9)', () => {
  it.each([
    ['counts above 0', [segment('subtotal', 500), segment('shipping', 1)], segment('shipping', 1)],
    ['does not count at 0', [segment('shipping', 0)], null],
    ['does not count under another code', [segment('freight', 895)], null],
  ])('%s', (_rule, segments, expected) => {
    expect(shippingSegment(segments)).toEqual(expected)
  })
})
