import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  clampQuantity,
  decrement,
  increment,
  isBlockedKey,
  MAX_QUANTITY,
  quantityFromText,
} from './quantity.ts'

const FROM_ONE = { allowsZero: false }
const FROM_ZERO = { allowsZero: true }
const rules = fc.boolean().map((allowsZero) => ({ allowsZero }))

describe('a typed quantity (spec 5, Quantity)', () => {
  it.each([
    ['keeps digits only', '1a2 st.', FROM_ONE, 12],
    ['drops a sign', '-5', FROM_ONE, 5],
    ['drops an exponent', '1e3', FROM_ONE, 13],
    ['drops a separator', '1.250', FROM_ONE, 1250],
    ['drops leading zeros', '007', FROM_ONE, 7],
    ['becomes 1 when empty', '', FROM_ONE, 1],
    ['becomes 0 when empty and zero is allowed', '', FROM_ZERO, 0],
    ['becomes 1 when nothing of it is a digit', 'abc', FROM_ONE, 1],
    ['resets 0 to 1', '0', FROM_ONE, 1],
    ['keeps 0 when zero is allowed', '0', FROM_ZERO, 0],
    ['ends at a million', '1000001', FROM_ONE, MAX_QUANTITY],
    ['ends at a million, however long', '9'.repeat(400), FROM_ONE, MAX_QUANTITY],
  ])('%s', (_rule, text, rule, expected) => {
    expect(quantityFromText(text, rule)).toBe(expected)
  })

  it('is always a whole number that may stand', () => {
    fc.assert(
      fc.property(fc.string(), rules, (text, rule) => {
        const quantity = quantityFromText(text, rule)
        expect(Number.isSafeInteger(quantity)).toBe(true)
        expect(quantity).toBeGreaterThanOrEqual(rule.allowsZero ? 0 : 1)
        expect(quantity).toBeLessThanOrEqual(1_000_000)
        expect(quantityFromText(String(quantity), rule)).toBe(quantity)
      }),
    )
  })

  it.each([
    ['e', true],
    ['E', true],
    ['-', true],
    ['5', false],
    ['Backspace', false],
    ['Enter', false],
  ])('blocks the key %s: %j', (key, expected) => {
    expect(isBlockedKey(key)).toBe(expected)
  })
})

describe('plus and minus', () => {
  it.each([
    ['goes down by one', 5, FROM_ONE, 1, { quantity: 4, event: null }],
    ['stops at 1 and tells it', 1, FROM_ONE, 1, { quantity: 1, event: 'disallowed-decrement-to-zero' }],
    ['goes to 0 when zero is allowed', 1, FROM_ZERO, 1, { quantity: 0, event: null }],
    ['does nothing at 0', 0, FROM_ZERO, 1, { quantity: 0, event: null }],
    ['does nothing when a step would pass the minimum', 3, FROM_ONE, 5, { quantity: 3, event: null }],
  ] as const)('minus %s', (_rule, quantity, rule, step, expected) => {
    expect(decrement(quantity, rule, step)).toEqual(expected)
  })

  it.each([
    ['goes up by one', 5, 1, 6],
    ['goes up by a step', 5, 4, 9],
    ['stops at a million', 999_999, 5, 1_000_000],
  ])('plus %s', (_rule, quantity, step, expected) => {
    expect(increment(quantity, FROM_ONE, step)).toBe(expected)
  })

  it('minus takes back what plus did', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 999_000 }),
        fc.integer({ min: 1, max: 900 }),
        rules,
        (from, step, rule) => {
          expect(decrement(increment(from, rule, step), rule, step)).toEqual({ quantity: from, event: null })
        },
      ),
    )
  })

  it.each([
    ['a fraction', 2.7, 2],
    ['less than the minimum', -3, 1],
    ['no number', Number.NaN, 1],
    ['no end', Infinity, 1_000_000],
  ])('sets %s right', (_what, quantity, expected) => {
    expect(clampQuantity(quantity, FROM_ONE)).toBe(expected)
  })
})
