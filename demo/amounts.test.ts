import { describe, expect, it } from 'vitest'
import { cents, eurE4, mm2 } from './amounts.ts'

describe('amounts that are written as text', () => {
  it.each([
    ['a rate keeps four decimals', eurE4('0.3459'), 3459],
    ['a rate may have fewer decimals', eurE4('8.40'), 84_000],
    ['a rate may have none', eurE4('298'), 2_980_000],
    ['an amount is in cents', cents('19.50'), 1950],
    ['an amount that binary fractions cannot hold is exact', cents('1.15'), 115],
    ['an area is in mm²', mm2('0.0025'), 2500],
  ])('%s', (_rule, value, expected) => {
    expect(value).toBe(expected)
  })

  it.each(['', '1,50', '-1', '.5', '1.', '1.005', '1e3'])('refuses %j as cents', (text) => {
    expect(() => cents(text)).toThrow(RangeError)
  })
})
