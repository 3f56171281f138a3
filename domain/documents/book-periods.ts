import { addDays, type PlainDate, plainDate, yearOf } from '../delivery/plain-date.ts'

/** A period, both days with it. */
export type BookPeriod = { readonly from: PlainDate; readonly until: PlainDate }

const monthOf = (day: PlainDate) => Number(day.slice(5, 7))

/** The months from the first on, so many of them, counted from January of a year; less than nothing is of the year before. */
function months(year: number, first: number, count: number): BookPeriod {
  const startOf = (month: number) =>
    plainDate(year + Math.floor(month / 12), (((month % 12) + 12) % 12) + 1, 1)
  return { from: startOf(first), until: addDays(startOf(first + count), -1) }
}

/** The whole month before that of a day. */
export const lastMonth = (today: PlainDate): BookPeriod => months(yearOf(today), monthOf(today) - 2, 1)

/** The whole quarter before that of a day. */
export const lastQuarter = (today: PlainDate): BookPeriod =>
  months(yearOf(today), Math.floor((monthOf(today) - 1) / 3) * 3 - 3, 3)

/** The year of a day so far. */
export const thisYear = (today: PlainDate): BookPeriod => ({
  from: plainDate(yearOf(today), 1, 1),
  until: today,
})
