import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type LineAmount, lineAmountCents, MOST_LINE_CENTS, unitCentsOf } from './line-amount.ts'

describe('what a line comes to as staff price it', () => {
  it.each<[string, LineAmount, number, number | null, number | null]>([
    ['as a whole', { kind: 'line', cents: 1234 }, 10, null, 1234],
    ['by the piece', { kind: 'unit', cents: 125 }, 10, null, 1250],
    ['by a percentage off the list', { kind: 'percentOff', percent: 12.5 }, 10, 1000, 875],
    ['of which half a cent goes to the customer', { kind: 'percentOff', percent: 50 }, 1, 1001, 500],
    ['for nothing', { kind: 'percentOff', percent: 100 }, 1, 1000, 0],
    ['off a list price that there is not', { kind: 'percentOff', percent: 10 }, 1, null, null],
    ['by more than all', { kind: 'percentOff', percent: 101 }, 1, 1000, null],
    ['below nothing', { kind: 'line', cents: -1 }, 1, null, null],
    ['as much as can be', { kind: 'line', cents: MOST_LINE_CENTS }, 1, null, MOST_LINE_CENTS],
    ['beyond all bounds', { kind: 'unit', cents: 1000 }, 1_000_000, null, null],
  ])('%s', (_what, amount, quantity, listCents, cents) => {
    expect(lineAmountCents(amount, { quantity, listCents })).toBe(cents)
  })

  it('is within half a cent of each piece by its price per piece', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: MOST_LINE_CENTS }),
        fc.integer({ min: 1, max: 1_000_000 }),
        (cents, quantity) => {
          expect(Math.abs(unitCentsOf(cents, quantity) * quantity - cents)).toBeLessThanOrEqual(quantity / 2)
        },
      ),
    )
  })

  it('by the piece is the same price per piece again', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 9999 }),
        fc.integer({ min: 1, max: 10_000 }),
        (cents, quantity) => {
          const line = lineAmountCents({ kind: 'unit', cents }, { quantity, listCents: null })
          expect(line === null ? null : unitCentsOf(line, quantity)).toBe(cents)
        },
      ),
    )
  })
})
