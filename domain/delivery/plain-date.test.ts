import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, dateOfDayNumber, dayNumberOf, isMoment, isPlainDate, weekdayOf } from './plain-date.ts'

const dayNumbers = fc.integer({ min: -700_000, max: 2_900_000 })

describe('plain dates', () => {
  it('count the same days as the calendar of the language', () => {
    fc.assert(
      fc.property(dayNumbers, (day) => {
        const oracle = new Date(day * 86_400_000)
        expect(dateOfDayNumber(day)).toBe(oracle.toISOString().slice(0, 10))
        expect(dayNumberOf(dateOfDayNumber(day))).toBe(day)
        expect(weekdayOf(dateOfDayNumber(day))).toBe(oracle.getUTCDay())
      }),
    )
  })

  it.each([
    ['steps over the leap day', '2028-02-28', 1, '2028-02-29'],
    ['has no leap day in 2100', '2100-02-28', 1, '2100-03-01'],
    ['goes back over the turn of the year', '2027-01-01', -1, '2026-12-31'],
    ['counts a whole day in the night of summer time', '2026-03-28', 2, '2026-03-30'],
  ])('%s', (_rule, date, days, expected) => {
    expect(addDays(date, days)).toBe(expected)
  })

  it.each([
    ['2026-11-18', true],
    ['2028-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['2026-00-10', false],
    ['2026-04-31', false],
    ['0000-11-18', false],
    ['18-11-2026', false],
    ['2026-11-18T00:00', false],
    ['2026-1-8', false],
    ['', false],
  ])('takes %j for a date: %j', (text, expected) => {
    expect(isPlainDate(text)).toBe(expected)
  })

  it.each([
    ['2026-11-18T23:59:59.123456Z', true],
    ['2026-11-18 23:59:59.12+01', true],
    ['2026-02-30T10:00:00.000000Z', false],
    ['2026-11-18T25:00:00.000000Z', false],
    ['iets', false],
  ])('takes %j for a moment: %j', (text, expected) => {
    expect(isMoment(text)).toBe(expected)
  })
})
