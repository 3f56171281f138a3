import { describe, expect, it } from 'vitest'
import { type CostedLine, lineCostCents, type ProductCost } from './cost.ts'

const line = (more: Partial<CostedLine> = {}): CostedLine => ({
  quantity: 10,
  widthMm: null,
  heightMm: null,
  lengthMm: null,
  runningMetre: null,
  ...more,
})
const perimeter = { measure: 'perimeter', usableWidthMm: null, lengthAllowanceMm: 0, minLengthMm: 0 } as const

describe('what a line costs the shop', () => {
  it.each<[string, ProductCost | null, CostedLine, number | null]>([
    ['by the piece', { per: 'piece', rateE4: 12_345 }, line(), 1235],
    ['by the piece, rounded once', { per: 'piece', rateE4: 49 }, line({ quantity: 1 }), 0],
    ['half a cent, away from zero', { per: 'piece', rateE4: 50 }, line({ quantity: 1 }), 1],
    ['by its true area', { per: 'm2', rateE4: 40_000 }, line({ widthMm: 500, heightMm: 100 }), 200],
    ['by its length', { per: 'metre', rateE4: 20_000 }, line({ lengthMm: 1500 }), 3000],
    [
      'by its outline, where its price is measured so',
      { per: 'metre', rateE4: 10_000 },
      line({ quantity: 1, widthMm: 1000, heightMm: 500, runningMetre: perimeter }),
      300,
    ],
    ['nothing', { per: 'piece', rateE4: 0 }, line(), 0],
    ['of which nobody filled it in', null, line(), null],
    ['by area without a size', { per: 'm2', rateE4: 1 }, line({ widthMm: 100 }), null],
    ['by length without one', { per: 'metre', rateE4: 1 }, line(), null],
    [
      'beyond what a number holds',
      { per: 'm2', rateE4: 999_999_999 },
      line({ quantity: 1_000_000, widthMm: 1_000_000, heightMm: 1_000_000 }),
      null,
    ],
  ])('%s', (_what, cost, asked, cents) => {
    expect(lineCostCents(cost, asked)).toBe(cents)
  })
})
