import { addDays, plainDate, weekdayOf, yearOf } from './plain-date.ts'
import type { PlainDate } from './plain-date.ts'

const EASTER_HOLIDAYS = {
  goodFriday: -2,
  easterSunday: 0,
  easterMonday: 1,
  ascensionDay: 39,
  fridayAfterAscension: 40,
  whitSunday: 49,
  whitMonday: 50,
} as const

export type HolidayCode =
  | 'newYearsDay'
  | 'easterSunday'
  | 'easterMonday'
  | 'kingsDay'
  | 'ascensionDay'
  | 'whitSunday'
  | 'whitMonday'
  | 'christmasDay'
  | 'boxingDay'

/** Days on which many firms close but that are working days unless the shop says otherwise. */
export type OptionalClosingDay = 'goodFriday' | 'liberationDay' | 'fridayAfterAscension' | 'newYearsEve'

/** One closed day; the weekday does not matter, so it may fall in a weekend. */
export type Holiday<Code = HolidayCode> = { readonly code: Code; readonly date: PlainDate }

/** What the owner sets: which optional days the shop is closed, and closed days of its own such as a summer break. */
export type CalendarSettings = {
  readonly closedOn: readonly OptionalClosingDay[]
  readonly closedDates: readonly PlainDate[]
}

/** Closed in weekends and on public holidays only (catalogue, 'Production and delivery'). */
export const DEFAULT_CALENDAR: CalendarSettings = { closedOn: [], closedDates: [] }

/** Easter Sunday of any Gregorian year, by the method of Meeus, Jones and Butcher. */
export function easterSunday(year: number): PlainDate {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = Math.floor(b / 4)
  const e = b % 4
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - d - g + 15) % 30
  const i = Math.floor(c / 4)
  const k = c % 4
  const l = (32 + 2 * e + 2 * i - h - k) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const n = h + l - 7 * m + 114
  return plainDate(year, Math.floor(n / 31), (n % 31) + 1)
}

/** The Dutch public holidays of a year in order of date; King's Day is 27 April, or 26 April when that is a Sunday. */
export function holidaysOf(year: number): readonly Holiday[] {
  const easter = easterSunday(year)
  const kingsDay = plainDate(year, 4, 27)
  return (
    [
      { code: 'newYearsDay', date: plainDate(year, 1, 1) },
      { code: 'easterSunday', date: easter },
      { code: 'easterMonday', date: addDays(easter, EASTER_HOLIDAYS.easterMonday) },
      { code: 'kingsDay', date: weekdayOf(kingsDay) === 0 ? plainDate(year, 4, 26) : kingsDay },
      { code: 'ascensionDay', date: addDays(easter, EASTER_HOLIDAYS.ascensionDay) },
      { code: 'whitSunday', date: addDays(easter, EASTER_HOLIDAYS.whitSunday) },
      { code: 'whitMonday', date: addDays(easter, EASTER_HOLIDAYS.whitMonday) },
      { code: 'christmasDay', date: plainDate(year, 12, 25) },
      { code: 'boxingDay', date: plainDate(year, 12, 26) },
    ] as const satisfies readonly Holiday[]
  ).toSorted((one, other) => (one.date < other.date ? -1 : 1))
}

/** The dates of the optional closing days in a year, whether the shop closes on them or not. */
export function optionalClosingDaysOf(year: number): readonly Holiday<OptionalClosingDay>[] {
  const easter = easterSunday(year)
  return [
    { code: 'goodFriday', date: addDays(easter, EASTER_HOLIDAYS.goodFriday) },
    { code: 'liberationDay', date: plainDate(year, 5, 5) },
    { code: 'fridayAfterAscension', date: addDays(easter, EASTER_HOLIDAYS.fridayAfterAscension) },
    { code: 'newYearsEve', date: plainDate(year, 12, 31) },
  ]
}

type ClosingDays = {
  readonly holidays: ReadonlySet<PlainDate>
  readonly optional: readonly Holiday<OptionalClosingDay>[]
}

/** They follow from the year alone, and are asked for every day that is counted over. */
const closingDaysByYear = new Map<number, ClosingDays>()

function closingDaysOf(year: number): ClosingDays {
  const known = closingDaysByYear.get(year)
  if (known) return known
  const days = {
    holidays: new Set(holidaysOf(year).map((holiday) => holiday.date)),
    optional: optionalClosingDaysOf(year),
  }
  closingDaysByYear.set(year, days)
  return days
}

/** Whether the shop works that day: not in a weekend, not on a public holiday and not on a closed day of its own. */
export function isWorkingDay(date: PlainDate, settings: CalendarSettings = DEFAULT_CALENDAR): boolean {
  const weekday = weekdayOf(date)
  if (weekday === 0 || weekday === 6 || settings.closedDates.includes(date)) return false
  const { holidays, optional } = closingDaysOf(yearOf(date))
  return (
    !holidays.has(date) && optional.every((day) => day.date !== date || !settings.closedOn.includes(day.code))
  )
}

/** The `days`-th working day after a date; with 0 the date itself, or the first working day after it when closed. */
export function addWorkingDays(
  date: PlainDate,
  days: number,
  settings: CalendarSettings = DEFAULT_CALENDAR,
): PlainDate {
  let day = date
  for (let left = days; left > 0; left -= isWorkingDay(day, settings) ? 1 : 0) day = addDays(day, 1)
  while (!isWorkingDay(day, settings)) day = addDays(day, 1)
  return day
}

/** The `days`-th working day before a date; with 0 the date itself, or the last working day before it when closed. */
export function subtractWorkingDays(
  date: PlainDate,
  days: number,
  settings: CalendarSettings = DEFAULT_CALENDAR,
): PlainDate {
  let day = date
  for (let left = days; left > 0; left -= isWorkingDay(day, settings) ? 1 : 0) day = addDays(day, -1)
  while (!isWorkingDay(day, settings)) day = addDays(day, -1)
  return day
}
