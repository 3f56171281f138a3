import { addDays, dayNumberOf, type PlainDate, weekdayOf, yearOf } from '../delivery/plain-date.ts'

/** The Monday of the week that a day lies in. */
export const mondayOf = (date: PlainDate): PlainDate => addDays(date, -((weekdayOf(date) + 6) % 7))

/** The number of a week, from 1 to 53: that of its Thursday's year, as ISO 8601 counts. */
export function weekNumberOf(date: PlainDate): number {
  const thursday = addDays(mondayOf(date), 3)
  return 1 + Math.floor((dayNumberOf(thursday) - dayNumberOf(`${yearOf(thursday)}-01-01`)) / 7)
}

/** By how many whole percent a figure is more than the one before it, negative when it is less; null where there was nothing. */
export const percentMore = (now: number, before: number): number | null =>
  before === 0 ? null : Math.round(((now - before) / before) * 100)

/** The share as whole percent, never rounded up to all; null of nothing. */
export const shareOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.floor((part / whole) * 100)
