import { describe, expect, it } from 'vitest'
import type { BreakdownRow } from '../pricing/model.ts'
import { lineAmounts } from './line-amounts.ts'

const row = (code: string, amountE4: number, more: Partial<BreakdownRow> = {}): BreakdownRow => ({
  code,
  label: '',
  basis: 'line',
  basisMilli: 1000,
  scope: 'line',
  amountE4,
  ...more,
})

describe('the amounts of a line on an invoice', () => {
  it('is the price of a piece times the quantity, with what is charged once beside it', () => {
    const line = {
      quantity: 4,
      unitCents: 2390,
      lineCents: 10_310,
      breakdown: [
        row('base', 225_000, { scope: 'piece', basis: 'm2' }),
        row('eyelets', 14_000, { scope: 'piece', basis: 'count' }),
        row('setup', 75_000),
      ],
    }
    expect(lineAmounts(line)).toEqual({
      price: { cents: 2390, perQuantity: 1 },
      charges: [{ code: 'setup', label: null, netCents: 750 }],
      netCents: 10_310,
    })
  })

  it('is the price of the whole run, where a piece has no price in whole cents', () => {
    const breakdown = [row('base', 1_850_000, { basis: 'run', basisMilli: 10_000_000 })]
    expect(lineAmounts({ quantity: 10_000, unitCents: 2, lineCents: 18_500, breakdown })).toEqual({
      price: { cents: 18_500, perQuantity: 10_000 },
      charges: [],
      netCents: 18_500,
    })
  })

  it('is the price of the run with what is charged once beside it', () => {
    const breakdown = [
      row('base', 1_850_000, { basis: 'run', basisMilli: 10_000_000 }),
      row('studioDesigns', 790_000, { basis: 'count', basisMilli: 2000 }),
    ]
    expect(lineAmounts({ quantity: 10_000, unitCents: 2, lineCents: 26_400, breakdown })).toEqual({
      price: { cents: 18_500, perQuantity: 10_000 },
      charges: [{ code: 'studioDesigns', label: null, netCents: 7900, count: 2 }],
      netCents: 26_400,
    })
  })

  it('says what raised it to the minimum of a line', () => {
    const breakdown = [row('base', 32_500, { scope: 'piece', basis: 'm2' }), row('minimum', 52_500)]
    expect(lineAmounts({ quantity: 3, unitCents: 325, lineCents: 1500, breakdown }).charges).toEqual([
      { code: 'minimum', label: null, netCents: 525 },
    ])
  })

  it('gives no charge below zero, and one price for the whole instead', () => {
    const breakdown = [row('korting', -10_000, { label: 'Korting' })]
    expect(lineAmounts({ quantity: 2, unitCents: 500, lineCents: 900, breakdown })).toEqual({
      price: { cents: 900, perQuantity: 2 },
      charges: [],
      netCents: 900,
    })
  })
})
