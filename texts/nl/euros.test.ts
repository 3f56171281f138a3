import { expect, it } from 'vitest'
import { readEuros, readRate, typedEuros, typedRate } from './euros.ts'

it.each([
  ['12,50', 1250],
  ['12,5', 1250],
  ['12', 1200],
  ['0,01', 1],
  ['0', 0],
  ['9,79', 979],
  ['1.234,56', 123_456],
  ['1234,56', 123_456],
  ['1.234', 123_400],
  ['1.234.567,89', 123_456_789],
  [' € 12,50 ', 1250],
  ['€\u00a01.234,50', 123_450],
  ['9.999.999,99', 999_999_999],
])('%j is %i cents', (text, cents) => {
  expect(readEuros(text)).toBe(cents)
})

it.each([
  '',
  ' ',
  'gratis',
  '12.50',
  '1.23,00',
  '12.3456',
  '1,234.56',
  '12,345',
  '12,',
  ',50',
  '-5',
  '1e3',
  '0x10',
  'NaN',
  'Infinity',
  '١٢',
  '10.000.000',
  '9'.repeat(400),
])('%j is no amount', (text) => {
  expect(readEuros(text)).toBeNull()
})

it.each([0, 1, 50, 100, 979, 123_456, 999_999_999])('reads back what it wrote of %i cents', (cents) => {
  expect(readEuros(typedEuros(cents))).toBe(cents)
})

it.each([
  ['0,0868', 868, '0,0868'],
  ['0,087', 870, '0,0870'],
  ['12,5', 125_000, '12,50'],
  ['€ 1.234,5678', 12_345_678, '1.234,5678'],
  ['0', 0, '0,00'],
  ['99.999,9999', 999_999_999, '99.999,9999'],
])('%j is a rate of %i, and stands as %j', (text, rateE4, written) => {
  expect(readRate(text)).toBe(rateE4)
  expect(typedRate(rateE4)).toBe(written)
  expect(readRate(written)).toBe(rateE4)
})

it.each(['', '0,08685', '0.0868', '12.50', '-1', 'NaN', '100.000'])('%j is no rate', (text) => {
  expect(readRate(text)).toBeNull()
})
