import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  allocate,
  exactInteger,
  percentInHundredths,
  percentOfCents,
  roundHalfAwayFromZero,
  sumCents,
} from './money.ts'

const MAX = Number.MAX_SAFE_INTEGER

it.each([
  ['rounds a half up', 5n, 10n, 1],
  ['rounds a negative half down', -5n, 10n, -1],
  ['rounds below a half to zero', 49n, 100n, 0],
  ['rounds a half above an even number away from zero too', 25n, 10n, 3],
  ['keeps a whole number', 30n, 10n, 3],
  ['has no negative zero', -4n, 10n, 0],
])('rounding %s', (_rule, numerator, denominator, rounded) => {
  expect(roundHalfAwayFromZero(numerator, denominator)).toBe(rounded)
})

it.each([
  ['a result beyond safe integers', BigInt(MAX) + 1n, 1n],
  ['a denominator of zero', 1n, 0n],
  ['a negative denominator', 1n, -2n],
])('rounding refuses %s', (_rule, numerator, denominator) => {
  expect(() => roundHalfAwayFromZero(numerator, denominator)).toThrow(RangeError)
})

it.each([1.5, Number.NaN, Infinity, -Infinity, 2 ** 53])('%d is no exact whole number', (value) => {
  expect(() => exactInteger(value)).toThrow(RangeError)
})

it.each([
  [21, 2100n],
  [12.5, 1250n],
  [0.07, 7n],
  [-15, -1500n],
  [0, 0n],
])('%d percent is read exactly', (percent, hundredths) => {
  expect(percentInHundredths(percent)).toBe(hundredths)
})

it.each([0.1 + 0.2, 1e-7, 1e21, Number.NaN, Infinity])('%d is no percentage', (percent) => {
  expect(() => percentInHundredths(percent)).toThrow(RangeError)
})

it.each([
  ['VAT on 3.06', 306, 21, 64],
  ['VAT on 13.50', 1350, 21, 284],
  ['a half cent away from zero', 50, 1, 1],
  ['a half cent of a credit away from zero', -50, 1, -1],
])('percentOfCents rounds %s', (_rule, cents, percent, expected) => {
  expect(percentOfCents(cents, percent)).toBe(expected)
})

it('adds nothing up to zero and refuses an inexact sum', () => {
  expect(sumCents([])).toBe(0)
  expect(sumCents([102, 102, 102])).toBe(306)
  expect(() => sumCents([MAX, 1])).toThrow(RangeError)
  expect(() => sumCents([0.5])).toThrow(RangeError)
})

describe('allocation by largest remainder', () => {
  it.each([
    ['gives the cent to the largest remainder', 1000, [3333, 3333, 3334], [333, 333, 334]],
    ['gives it to the first of equals', 100, [1, 1, 1], [34, 33, 33]],
    ['gives nothing to a line of nothing', 7, [0, 5, 0], [0, 7, 0]],
    ['divides a discount as it divides a surcharge', -100, [1, 1, 1], [-34, -33, -33]],
    ['divides nothing over nothing', 0, [], []],
  ])('%s', (_rule, total, weights, parts) => {
    expect(allocate(total, weights)).toEqual(parts)
  })

  it.each([
    ['an amount without weights', 1, []],
    ['an amount over weights of zero', 1, [0, 0]],
    ['a negative weight', 1, [2, -1]],
    ['a fraction of a cent', 0.5, [1]],
  ])('refuses %s', (_rule, total, weights) => {
    expect(() => allocate(total, weights)).toThrow(RangeError)
  })

  it('adds up, and is never a cent or more from the exact share', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 1e9 }), { minLength: 1, maxLength: 30 })
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), weights, (total, given) => {
        const sum = given.reduce((a, b) => a + b, 0)
        fc.pre(sum > 0)
        const parts = allocate(total, given)
        expect(sumCents(parts)).toBe(total)
        parts.forEach((part, index) => {
          const off = BigInt(part) * BigInt(sum) - BigInt(total) * BigInt(given[index] ?? 0)
          expect((off < 0n ? -off : off) < BigInt(sum)).toBe(true)
        })
      }),
    )
  })
})
