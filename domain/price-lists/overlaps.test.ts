import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../delivery/plain-date.ts'
import type { ListPrice } from './content.ts'
import { overlappingDays } from './overlaps.ts'

const price = (sku: string, validFrom: string, validTo: string | null): ListPrice => ({
  sku,
  validFrom,
  validTo,
  rateE4: 1,
  bands: [],
  runPrices: [],
})
const isBackward = ({ validFrom, validTo }: ListPrice) => validTo !== null && validTo < validFrom
const meet = (one: ListPrice, other: ListPrice) =>
  one.sku === other.sku &&
  !isBackward(one) &&
  !isBackward(other) &&
  (one.validTo === null || one.validTo >= other.validFrom) &&
  (other.validTo === null || other.validTo >= one.validFrom)

describe('prices on the same days', () => {
  const year = price('A', '2026-01-01', '2026-12-31')

  it.each([
    ['before it', '2025-01-01', '2025-12-31', undefined],
    ['into it', '2025-01-01', '2026-01-01', 'validTo'],
    ['within it', '2026-03-01', '2026-03-31', 'validFrom'],
    ['over it', '2025-01-01', null, 'validTo'],
    ['after it', '2027-01-01', null, undefined],
    ['backward within it', '2026-06-01', '2026-02-01', undefined],
  ] as const)('are told of one that reaches %s by the day that says so', (_name, from, to, met) => {
    const one = price('A', from, to)
    expect(overlappingDays([year, one, price('B', '2026-01-01', null)]).get(one)).toBe(met)
  })

  it('are told of both, and of a short one under a long one', () => {
    const long = price('A', '2026-01-01', null)
    const [short, late] = [price('A', '2026-02-01', '2026-02-28'), price('A', '2026-06-01', null)]
    expect([...overlappingDays([late, short, long])]).toEqual([
      [long, 'validTo'],
      [short, 'validFrom'],
      [late, 'validFrom'],
    ])
  })

  it('are found as by comparing each with each', () => {
    const day = fc.integer({ min: 0, max: 30 }).map((days) => addDays('2026-01-01', days))
    const one = fc.record({ sku: fc.constantFrom('A', 'B'), from: day, to: fc.option(day) })
    const list = fc.uniqueArray(one, { maxLength: 8, selector: ({ sku, from }) => `${sku} ${from}` })
    fc.assert(
      fc.property(list, (rows) => {
        const prices = rows.map(({ sku, from, to }) => price(sku, from, to))
        const found = overlappingDays(prices)
        for (const each of prices)
          expect(found.has(each)).toBe(prices.some((other) => other !== each && meet(each, other)))
      }),
    )
  })

  it('are found among a hundred thousand of one SKU', () => {
    const prices = Array.from({ length: 100_000 }, (_, at) => {
      const validFrom = addDays('2026-01-01', at)
      return price('A', validFrom, validFrom)
    })
    expect(overlappingDays([...prices, price('A', '2030-01-01', null)]).size).toBeGreaterThan(90_000)
  })
})
