import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { vatTotals } from '../cart/vat.ts'
import { amountRows } from '../pricing/amount-rows.ts'
import type { BreakdownRow } from '../pricing/model.ts'
import { chargedTotals, extraDesigns, withExtraDesigns } from './later-designs.ts'

const row = (code: string, count: number, cents: number): BreakdownRow => ({
  code,
  label: '',
  basis: 'count',
  basisMilli: count * 1000,
  scope: 'line',
  amountE4: cents * 100,
})
const paidFor = (count: number, feeCents = 500) => ({
  lineCents: 10_000 + count * feeCents,
  breakdown: count > 0 ? [row('extraDesigns', count, count * feeCents)] : [],
  vatPercent: 21,
  extraDesignFeeCents: feeCents,
})

describe('designs that come later', () => {
  it.each([
    ['one design is in the price', paidFor(0), 1, null],
    ['without any there is nothing to pay', paidFor(0), 0, null],
    ['each further one costs its fee', paidFor(0), 3, { count: 2, cents: 1000 }],
    ['those that were paid for cost nothing again', paidFor(2), 3, null],
    ['only what was not paid for is added', paidFor(2), 4, { count: 1, cents: 500 }],
    ['fewer give nothing back', paidFor(2), 1, null],
    ['without a fee they are free', paidFor(0, 0), 9, null],
  ])('%s', (_rule, line, count, extra) => {
    expect(extraDesigns(line, count)).toEqual(extra)
  })

  it('stand as one row with those that were ordered, and the rows still add up', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 20 }),
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 1, max: 9999 }),
        (paid, more, feeCents) => {
          const line = { ...paidFor(paid, feeCents), quantity: 100, unitCents: 100 }
          const extra = extraDesigns(line, paid + more + 1)
          expect(extra).toEqual({ count: more, cents: more * feeCents })
          const charged = { ...line, ...withExtraDesigns(line, extra ?? { count: 0, cents: 0 }) }
          expect(charged.breakdown).toEqual([row('extraDesigns', paid + more, (paid + more) * feeCents)])
          const rows = amountRows(charged)
          expect(rows.reduce((sum, { netCents }) => sum + netCents, 0)).toBe(charged.lineCents)
          expect(extraDesigns(charged, paid + more + 1)).toBeNull()
        },
      ),
    )
  })

  it('make the totals that they would have made when they had been ordered', () => {
    const cents = fc.integer({ min: 1, max: 1_000_000 })
    const part = fc.record({ ratePercent: fc.constantFrom(0, 9, 21), netCents: cents })
    fc.assert(
      fc.property(
        fc.array(part, { minLength: 1, maxLength: 5 }),
        part,
        fc.boolean(),
        (parts, charge, isZeroRated) => {
          const before = vatTotals(parts, isZeroRated)
          const extra = { cents: charge.netCents, vatPercent: charge.ratePercent }
          const after = chargedTotals(before.vat, extra, isZeroRated)
          expect(after).toEqual(vatTotals([...parts, charge], isZeroRated))
        },
      ),
    )
  })
})
