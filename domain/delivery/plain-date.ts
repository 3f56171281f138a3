/** A calendar day without time or zone, written '2026-11-18'; such texts sort in the order of time. */
export type PlainDate = string

/** A moment on the wall clock: the day, and the whole minutes since midnight (0-1439). */
export type WallClock = { readonly date: PlainDate; readonly minutes: number }

// Reckoned in eras of 400 years that start on 1 March, so that a leap day is the last day of its year.
const DAYS_PER_ERA = 146_097
const DAYS_BEFORE_1970 = 719_468
const TEXT = /^(\d{4})-(\d{2})-(\d{2})$/

/** The number of days since 1970-01-01 in the Gregorian calendar; negative before it. */
export function dayNumberOf(date: PlainDate): number {
  const year = yearOf(date)
  const month = Number(date.slice(5, 7))
  const day = Number(date.slice(8, 10))
  const yearFromMarch = month <= 2 ? year - 1 : year
  const era = Math.floor(yearFromMarch / 400)
  const yearOfEra = yearFromMarch - era * 400
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
  return era * DAYS_PER_ERA + dayOfEra - DAYS_BEFORE_1970
}

/** The day that lies `dayNumberOf` days after 1970-01-01. */
export function dateOfDayNumber(dayNumber: number): PlainDate {
  const shifted = dayNumber + DAYS_BEFORE_1970
  const era = Math.floor(shifted / DAYS_PER_ERA)
  const dayOfEra = shifted - era * DAYS_PER_ERA
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / (DAYS_PER_ERA - 1))) /
      365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153)
  const day = dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
  return plainDate(yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
}

/** The text of a day whose year, month (1-12) and day are known to exist. */
export function plainDate(year: number, month: number, day: number): PlainDate {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** The day `days` later, or earlier when negative. */
export function addDays(date: PlainDate, days: number): PlainDate {
  return dateOfDayNumber(dayNumberOf(date) + days)
}

/** The day of the week: 0 is Sunday, 6 is Saturday. */
export function weekdayOf(date: PlainDate): number {
  return (((dayNumberOf(date) + 4) % 7) + 7) % 7
}

/** The year of a day. */
export function yearOf(date: PlainDate): number {
  return Number(date.slice(0, 4))
}

/** Whether a text from outside is an existing day in exactly the form '2026-11-18'; 2026-02-30 is not. */
export function isPlainDate(text: string): text is PlainDate {
  return TEXT.test(text) && yearOf(text) > 0 && dateOfDayNumber(dayNumberOf(text)) === text
}

/** Whether a text from outside that begins with a day and has a time after it is an existing moment. */
export function isMoment(text: string): boolean {
  return isPlainDate(text.slice(0, 10)) && !Number.isNaN(Date.parse(text))
}
