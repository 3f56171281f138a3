import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { marginOf, marginOfAll } from './margin.ts'

const over = (cents: number, costCents: number | null, listCents: number | null = null) =>
  marginOf({ cents, costCents, listCents })

describe('the margin on a price', () => {
  it.each([
    ['a third', 15_000, 10_000, { cents: 5000, tenths: 333, state: 'fine' }],
    ['half of a tenth, rounded away from zero', 20_000, 9990, { cents: 10_010, tenths: 501, state: 'fine' }],
    ['just enough', 10_000, 8000, { cents: 2000, tenths: 200, state: 'fine' }],
    [
      'a cent too little, though it rounds to enough',
      100_000,
      80_001,
      { cents: 19_999, tenths: 200, state: 'low' },
    ],
    ['nothing', 10_000, 10_000, { cents: 0, tenths: 0, state: 'low' }],
    [
      'a loss of a cent, though it rounds to nothing',
      100_000,
      100_001,
      { cents: -1, tenths: 0, state: 'loss' },
    ],
    ['a gift', 0, 500, { cents: -500, tenths: null, state: 'loss' }],
    ['a gift that cost nothing', 0, 0, { cents: 0, tenths: null, state: 'fine' }],
  ])('over the cost is %s', (_what, cents, cost, margin) => {
    expect(over(cents, cost)).toEqual({ basis: 'cost', ...margin })
  })

  it.each([
    ['under it', 9000, 10_000, { tenths: -100, state: 'fine' }],
    ['far under it', 7000, 10_000, { tenths: -300, state: 'low' }],
    ['above it', 11_000, 10_000, { tenths: 100, state: 'fine' }],
  ])('without a known cost is told against the list: %s', (_what, cents, list, margin) => {
    expect(over(cents, null, list)).toEqual({ basis: 'list', ...margin })
  })

  it('is not known without cost and list', () => {
    expect([over(100, null), over(100, null, 0)]).toEqual([null, null])
  })

  it('of several lines is over their cost only where that is known of each', () => {
    const known = { cents: 200, costCents: 100, listCents: 300 }
    const unknown = { cents: 100, costCents: null, listCents: 100 }
    expect(marginOfAll([known, known])).toEqual({ basis: 'cost', cents: 200, tenths: 500, state: 'fine' })
    expect(marginOfAll([known, unknown])).toEqual({ basis: 'list', tenths: -250, state: 'fine' })
    expect(marginOfAll([known, { ...unknown, listCents: null }])).toBeNull()
    expect(marginOfAll([])).toBeNull()
  })

  it('adds up: the cost and what is earned are the price, and a loss is never called otherwise', () => {
    const amount = fc.integer({ min: 0, max: 999_999_999 })
    fc.assert(
      fc.property(amount, amount, (cents, costCents) => {
        const margin = over(cents, costCents)
        if (margin?.basis !== 'cost') throw new Error('the cost was known')
        expect(costCents + margin.cents).toBe(cents)
        expect(margin.state === 'loss').toBe(costCents > cents)
        if (margin.tenths !== null)
          expect(Math.abs(margin.tenths - (margin.cents * 1000) / cents)).toBeLessThan(0.5001)
      }),
    )
  })
})
