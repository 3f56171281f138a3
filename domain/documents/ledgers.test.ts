import { describe, expect, it } from 'vitest'
import { vatBox } from './ledgers.ts'

describe('the box of the VAT return', () => {
  it.each([
    ['S', 21, '1a'],
    ['S', 9, '1b'],
    ['S', 22, '1a'],
    ['S', 13, '1c'],
    ['Z', 0, '1e'],
    ['G', 0, '3a'],
    ['AE', 0, '3b'],
    ['K', 0, '3b'],
  ] as const)('of category %s at %s%% is %s', (vatCategory, vatPercent, box) => {
    expect(vatBox({ vatCategory, vatPercent })).toBe(box)
  })
})
