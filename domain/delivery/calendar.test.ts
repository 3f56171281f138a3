import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addWorkingDays,
  easterSunday,
  holidaysOf,
  isWorkingDay,
  optionalClosingDaysOf,
  subtractWorkingDays,
} from './calendar.ts'
import { addDays, dateOfDayNumber, dayNumberOf } from './plain-date.ts'

const YEARS = [2026, 2027, 2028]

const HOLIDAYS = [
  ['2026-01-01', 'newYearsDay'],
  ['2026-04-05', 'easterSunday'],
  ['2026-04-06', 'easterMonday'],
  ['2026-04-27', 'kingsDay'],
  ['2026-05-14', 'ascensionDay'],
  ['2026-05-24', 'whitSunday'],
  ['2026-05-25', 'whitMonday'],
  ['2026-12-25', 'christmasDay'],
  ['2026-12-26', 'boxingDay'],
  ['2027-01-01', 'newYearsDay'],
  ['2027-03-28', 'easterSunday'],
  ['2027-03-29', 'easterMonday'],
  ['2027-04-27', 'kingsDay'],
  ['2027-05-06', 'ascensionDay'],
  ['2027-05-16', 'whitSunday'],
  ['2027-05-17', 'whitMonday'],
  ['2027-12-25', 'christmasDay'],
  ['2027-12-26', 'boxingDay'],
  ['2028-01-01', 'newYearsDay'],
  ['2028-04-16', 'easterSunday'],
  ['2028-04-17', 'easterMonday'],
  ['2028-04-27', 'kingsDay'],
  ['2028-05-25', 'ascensionDay'],
  ['2028-06-04', 'whitSunday'],
  ['2028-06-05', 'whitMonday'],
  ['2028-12-25', 'christmasDay'],
  ['2028-12-26', 'boxingDay'],
]

const OPTIONAL_DAYS = [
  ['2026-04-03', 'goodFriday'],
  ['2026-05-05', 'liberationDay'],
  ['2026-05-15', 'fridayAfterAscension'],
  ['2026-12-31', 'newYearsEve'],
  ['2027-03-26', 'goodFriday'],
  ['2027-05-05', 'liberationDay'],
  ['2027-05-07', 'fridayAfterAscension'],
  ['2027-12-31', 'newYearsEve'],
  ['2028-04-14', 'goodFriday'],
  ['2028-05-05', 'liberationDay'],
  ['2028-05-26', 'fridayAfterAscension'],
  ['2028-12-31', 'newYearsEve'],
]

const dates = fc.integer({ min: 18_000, max: 40_000 }).map(dateOfDayNumber)

describe('the Dutch calendar', () => {
  it('has the public holidays of 2026-2028', () => {
    expect(YEARS.flatMap(holidaysOf).map(({ date, code }) => [date, code])).toEqual(HOLIDAYS)
  })

  it('has the optional closing days of 2026-2028', () => {
    const found = YEARS.flatMap(optionalClosingDaysOf).toSorted((a, b) => a.date.localeCompare(b.date))
    expect(found.map(({ date, code }) => [date, code])).toEqual(OPTIONAL_DAYS)
  })

  it.each([
    [1818, '1818-03-22'],
    [1954, '1954-04-18'],
    [2000, '2000-04-23'],
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2038, '2038-04-25'],
    [2285, '2285-03-22'],
  ])('has Easter of %i on %s', (year, date) => {
    expect(easterSunday(year)).toBe(date)
  })

  it('moves the birthday of the king to Saturday when it is a Sunday', () => {
    expect(holidaysOf(2025)).toContainEqual({ code: 'kingsDay', date: '2025-04-26' })
    expect(isWorkingDay('2025-04-28')).toBe(true)
  })

  it.each([
    ['a Wednesday', '2026-11-18', true],
    ['a Saturday', '2026-11-21', false],
    ['a Sunday', '2026-11-22', false],
    ['Ascension Day', '2026-05-14', false],
    ['Good Friday', '2026-04-03', true],
    ['Liberation Day', '2026-05-05', true],
    ["New Year's Eve", '2026-12-31', true],
  ])('%s is a working day: %s %j', (_day, date, expected) => {
    expect(isWorkingDay(date)).toBe(expected)
  })

  it('closes on what the shop switches on', () => {
    const settings = { closedOn: ['goodFriday', 'newYearsEve'], closedDates: ['2026-07-20'] } as const
    expect(isWorkingDay('2026-04-03', settings)).toBe(false)
    expect(isWorkingDay('2028-04-14', settings)).toBe(false)
    expect(isWorkingDay('2026-05-05', settings)).toBe(true)
    expect(isWorkingDay('2026-12-31', settings)).toBe(false)
    expect(isWorkingDay('2026-07-20', settings)).toBe(false)
  })

  it.each([
    ['stays on a working day at 0', '2026-11-18', 0, '2026-11-18'],
    ['leaves a closed day at 0', '2026-11-21', 0, '2026-11-23'],
    ['counts over the weekend', '2026-11-20', 1, '2026-11-23'],
    ['starts after a closed day', '2026-11-21', 1, '2026-11-23'],
    ['counts over Easter', '2026-04-02', 2, '2026-04-07'],
    ['counts over Christmas and New Year', '2026-12-24', 5, '2027-01-04'],
  ])('%s', (_rule, date, days, expected) => {
    expect(addWorkingDays(date, days)).toBe(expected)
  })

  it.each([
    ['stays on a working day at 0', '2026-11-18', 0, '2026-11-18'],
    ['leaves a closed day at 0', '2026-11-22', 0, '2026-11-20'],
    ['counts back over the weekend', '2026-11-23', 1, '2026-11-20'],
    ['counts back over Christmas and New Year', '2027-01-04', 5, '2026-12-24'],
  ])('back: %s', (_rule, date, days, expected) => {
    expect(subtractWorkingDays(date, days)).toBe(expected)
  })

  it('comes back to the working day where it started', () => {
    fc.assert(
      fc.property(dates, fc.nat(30), (date, days) => {
        const start = addWorkingDays(date, 0)
        expect(subtractWorkingDays(addWorkingDays(start, days), days)).toBe(start)
      }),
    )
  })

  it('ends on a working day, later with each day more', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: 1, max: 30 }), (date, days) => {
        const end = addWorkingDays(date, days)
        expect(isWorkingDay(end)).toBe(true)
        expect(addWorkingDays(date, days + 1) > end).toBe(true)
      }),
    )
  })

  it('counts exactly the working days that lie between', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: 1, max: 30 }), (date, days) => {
        const end = addWorkingDays(date, days)
        const passed = Array.from({ length: dayNumberOf(end) - dayNumberOf(date) }, (_, i) =>
          addDays(date, i + 1),
        )
        expect(passed.filter((day) => isWorkingDay(day))).toHaveLength(days)
      }),
    )
  })
})
