import { expect, it } from 'vitest'
import { readNumber, typedNumber } from './typed-number.ts'

it.each([
  ['0', 0, 0],
  ['007', 0, 7],
  ['1.234', 0, 1234],
  [' 12 ', 0, 12],
  ['0,5', 1, 5],
  ['1,5', 2, 150],
  ['1.234,56', 2, 123_456],
  ['0,25', 6, 250_000],
])('%j with %i decimals is %i', (text, decimals, units) => {
  expect(readNumber(text, decimals)).toBe(units)
})

it.each([
  ['', 0],
  ['1,5', 0],
  ['1,', 1],
  [',5', 1],
  ['1,55', 1],
  ['12.50', 2],
  ['-5', 0],
  ['1e3', 0],
  ['NaN', 2],
  ['9'.repeat(20), 0],
])('%j with %i decimals is no number', (text, decimals) => {
  expect(readNumber(text, decimals)).toBeNull()
})

it.each([
  [0, 0, '0'],
  [1234, 0, '1.234'],
  [150, 2, '1,5'],
  [250_000, 6, '0,25'],
])('writes %i with %i decimals as %j, and reads it back', (units, decimals, text) => {
  expect(typedNumber(units, decimals)).toBe(text)
  expect(readNumber(text, decimals)).toBe(units)
})
