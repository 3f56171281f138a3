import { describe, expect, it } from 'vitest'
import { vatPercentOf } from './vat-rates.ts'

describe('the rate of a kind', () => {
  it.each([
    ['is that of the shop', 'reduced', [0, 10, 22], 10],
    ['is that of the shop', 'standard', [0, 10, 22], 22],
    ['is the usual one where the shop has several', 'reduced', [0, 6, 9, 12, 21], 9],
    ['is the usual one where the shop has several', 'standard', [0, 9, 19, 21], 21],
    ['is the usual one where the shop has none', 'reduced', [0, 21], 9],
  ] as const)('%s: %s of %j', (_rule, kind, percents, expected) => {
    expect(vatPercentOf(kind, percents)).toBe(expected)
  })
})
