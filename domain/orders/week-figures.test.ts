import { expect, it } from 'vitest'
import { mondayOf, percentMore, shareOf, weekNumberOf } from './week-figures.ts'

it.each([
  // The examples of ISO 8601 at the turn of a year.
  ['2026-01-01', '2025-12-29', 1],
  ['2026-11-26', '2026-11-23', 48],
  ['2026-12-31', '2026-12-28', 53],
  ['2027-01-03', '2026-12-28', 53],
  ['2027-01-04', '2027-01-04', 1],
  ['2024-12-30', '2024-12-30', 1],
])('%s lies in the week that begins on %s and has number %i', (date, monday, number) => {
  expect(mondayOf(date)).toBe(monday)
  expect(weekNumberOf(date)).toBe(number)
})

it.each([
  [112, 100, 12],
  [80, 100, -20],
  [100, 100, 0],
  [5, 0, null],
])('%i after %i is %s percent more', (now, before, percent) => {
  expect(percentMore(now, before)).toBe(percent)
})

it.each([
  [9, 10, 90],
  // One of a thousand that is late is not nothing.
  [999, 1000, 99],
  [10, 10, 100],
  [0, 0, null],
])('%i of %i is %s percent', (part, whole, percent) => {
  expect(shareOf(part, whole)).toBe(percent)
})
