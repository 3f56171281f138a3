import { expect, it } from 'vitest'
import { formatMeasure, formatNumber, formatPercent, formatPrice, formatRate } from './format.ts'
import { formatDate, formatLongDate, formatPromisedDate } from './format-date.ts'
import { formatCm, formatFileSize, formatMm, formatSizeCm } from './format-size.ts'

it.each([
  ['groups thousands', 123_450, '€\u00a01.234,50'],
  ['groups millions', 123_456_789, '€\u00a01.234.567,89'],
  ['keeps two decimals', 9920, '€\u00a099,20'],
  ['pads cents', 5, '€\u00a00,05'],
  ['shows zero as an amount', 0, '€\u00a00,00'],
  ['puts the sign after the euro sign', -150, '€\u00a0-1,50'],
  ['shows a price that does not exist as a dash', null, '-'],
  ['shows what is no whole number of cents as a dash', Number.NaN, '-'],
])('formatPrice %s', (_rule, cents, text) => {
  expect(formatPrice(cents)).toBe(text)
})

it.each([
  ['shows four decimals', 868, '€\u00a00,0868'],
  ['never shows three, which read as thousands', 3240, '€\u00a00,3240'],
  ['keeps a zero within four', 80_640, '€\u00a08,0640'],
  ['keeps two decimals', 36_500, '€\u00a03,65'],
  ['keeps two decimals of a whole amount', 100_000, '€\u00a010,00'],
  ['shows a rate that does not exist as a dash', null, '-'],
])('formatRate %s', (_rule, rateE4, text) => {
  expect(formatRate(rateE4)).toBe(text)
})

it.each([
  ['groups thousands', 12_345, undefined, '12.345'],
  ['has a decimal comma and no trailing zeros', 1234.5, undefined, '1.234,5'],
  ['rounds to the wanted decimals', 0.126, 1, '0,1'],
  ['shows no decimals when none are wanted', 2.6, 0, '3'],
  ['has no negative zero', -0.001, undefined, '0'],
  ['keeps the sign', -1234.56, undefined, '-1.234,56'],
])('formatNumber %s', (_rule, value, maxDecimals, text) => {
  expect(formatNumber(value, maxDecimals)).toBe(text)
})

it.each([
  [3.125, '3,1250'],
  [0.5, '0,5'],
  [1250, '1.250'],
])('formatMeasure writes %d as %s', (value, text) => {
  expect(formatMeasure(value)).toBe(text)
})

it.each([
  [21, '21%'],
  [12.5, '12,5%'],
  [-5, '-5%'],
])('formatPercent writes %d as %s', (percent, text) => {
  expect(formatPercent(percent)).toBe(text)
})

it.each([
  ['whole centimetres', 2500, '250\u00a0cm'],
  ['a comma for the millimetre', 1234, '123,4\u00a0cm'],
  ['less than a centimetre', 5, '0,5\u00a0cm'],
  ['thousands of centimetres', 30_000, '3.000\u00a0cm'],
  ['a measured size to the millimetre', 210.02, '21\u00a0cm'],
])('formatCm shows %s', (_rule, lengthMm, text) => {
  expect(formatCm(lengthMm)).toBe(text)
})

it('keeps a size together with non-breaking spaces', () => {
  expect(formatSizeCm(2500, 1250)).toBe('250\u00a0×\u00a0125\u00a0cm')
  expect(formatSizeCm(1185, 1750)).toBe('118,5\u00a0×\u00a0175\u00a0cm')
})

it('writes a size as it was entered', () => {
  expect(formatMm(3000)).toBe('3.000\u00a0mm')
})

it.each([
  ['a day as it is', '2026-11-18', '18-11-2026', '18 november 2026'],
  ['a single-digit day', '2026-03-08', '08-03-2026', '8 maart 2026'],
  [
    'the last hour of a winter day in UTC as the next day',
    '2026-11-18T23:30:00Z',
    '19-11-2026',
    '19 november 2026',
  ],
  [
    'the last two hours of a summer day in UTC as the next day',
    '2026-06-30T22:00:00.000Z',
    '01-07-2026',
    '1 juli 2026',
  ],
  ['a moment', new Date('2026-01-01T10:00:00Z'), '01-01-2026', '1 januari 2026'],
])('formatDate and formatLongDate show %s', (_rule, date, short, long) => {
  expect(formatDate(date)).toBe(short)
  expect(formatLongDate(date)).toBe(long)
})

it.each([
  [0, '0\u00a0B'],
  [1023, '1023\u00a0B'],
  [1024, '1,0\u00a0kB'],
  [1536, '1,5\u00a0kB'],
  [1024 * 1024 - 1, '1,0\u00a0MB'],
  [500 * 1024 * 1024, '500,0\u00a0MB'],
  [1.25 * 1024 ** 3, '1,3\u00a0GB'],
  [2000 * 1024 ** 3, '2.000,0\u00a0GB'],
])('formatFileSize writes %d bytes as %s', (sizeBytes, text) => {
  expect(formatFileSize(sizeBytes)).toBe(text)
})

it.each([
  ['2026-11-24', 'di\u00a024-11-2026'],
  ['2026-11-22', 'zo\u00a022-11-2026'],
  ['2028-02-29', 'di\u00a029-02-2028'],
])('formatPromisedDate shows %s with its weekday', (date, shown) => {
  expect(formatPromisedDate(date)).toBe(shown)
})
