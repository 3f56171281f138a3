import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimalMarkOf, readDecimal, writtenDecimal } from './decimals.ts'

describe('a number of a table', () => {
  it.each([
    ['12', 120_000],
    ['12,5', 125_000],
    ['12.5', 125_000],
    ['0,086', 860],
    ['0.086', 860],
    ['.5', 5000],
    ['1.234,56', 12_345_600],
    ['1,234.56', 12_345_600],
    ['1.234.567', 12_345_670_000],
    ['12,500000', 125_000],
    ['1234,567', 12_345_670],
  ])('%s is read by itself', (text, units) => {
    expect(readDecimal(text, 4, null)).toEqual({ units })
  })

  it.each([
    ['€ 7,60', '€', { units: 76_000 }],
    ['7,60\u00a0€', '€', { units: 76_000 }],
    ['15 %', '%', { units: 150_000 }],
    ['15%', '€', { fault: 'NumberInvalid' }],
    ['€ 15', '%', { fault: 'NumberInvalid' }],
    ['€ 15', null, { fault: 'NumberInvalid' }],
    ['1€5', '€', { fault: 'NumberInvalid' }],
    ['€€5', '€', { fault: 'NumberInvalid' }],
  ] as const)('%s where %s may stand', (text, sign, read) => {
    expect(readDecimal(text, 4, null, sign)).toEqual(read)
  })

  it('of a million digits is refused at once', () => {
    expect(readDecimal(`1,${'0'.repeat(1_000_000)}1`, 4, null)).toEqual({ fault: 'NumberInvalid' })
  })

  it.each([
    ['1.234', null, 'NumberAmbiguous'],
    ['12,345', null, 'NumberAmbiguous'],
    ['-5', null, 'NumberInvalid'],
    ['', null, 'NumberInvalid'],
    ['1.2.3', null, 'NumberInvalid'],
    ['1.23,4.5', null, 'NumberInvalid'],
    ['=1+1', null, 'NumberInvalid'],
    ['1e3', null, 'NumberInvalid'],
    ['12,12345', null, 'TooManyDecimals'],
    ['99999999999999999999', null, 'NumberInvalid'],
  ] as const)('%s is refused', (text, mark, fault) => {
    expect(readDecimal(text, 4, mark)).toEqual({ fault })
  })

  it.each([
    ['1.234', ',', 12_340_000],
    ['1.234', '.', 12_340],
    ['1,234', ',', 12_340],
    ['1,234', '.', 12_340_000],
  ] as const)('%s beside others with a %s', (text, mark, units) => {
    expect(readDecimal(text, 4, mark)).toEqual({ units })
  })

  it.each([
    [['12,50', '1.234', '7'], ','],
    [['12.50', '1,234'], '.'],
    [['1.234.567'], ','],
    [['1.234', '12'], null],
    [['12,5', '12.5'], null],
    [[], null],
  ] as const)('of %j says its mark', (texts, mark) => {
    expect(decimalMarkOf(texts)).toBe(mark)
  })

  it('is read as it was written, without its neighbours', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 999_999_999 }),
        fc.constantFrom(0, 2, 3, 4),
        (units, decimals) => {
          expect(readDecimal(writtenDecimal(units, decimals), decimals, null)).toEqual({ units })
        },
      ),
    )
  })
})
