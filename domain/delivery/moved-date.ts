import { addWorkingDays, type CalendarSettings, subtractWorkingDays } from './calendar.ts'
import type { PlainDate, WallClock } from './plain-date.ts'
import { nextDeadline, type TimeOfDay } from './promise.ts'

/** A promise that counted on files which came later. */
export type LatePromise = {
  /** What was agreed when it was ordered. */
  readonly date: PlainDate
  /** The first day that was possible then; the customer may have chosen a later one. */
  readonly firstDate: PlainDate
  readonly orderedAt: WallClock
  readonly completeAt: WallClock
  readonly cutOff: TimeOfDay
  readonly calendar: CalendarSettings
}

/**
 * The day of delivery once the files are there: every deadline missed since the order moves the first possible day by a
 * working day, and what was agreed stands where it leaves room for that.
 */
export function movedDate(promise: LatePromise): PlainDate {
  const { date, firstDate, orderedAt, completeAt, cutOff, calendar } = promise
  const start = nextDeadline(completeAt, cutOff, calendar).date
  const missed = workingDaysUntil(nextDeadline(orderedAt, cutOff, calendar).date, start, calendar)
  const first = addWorkingDays(firstDate, missed, calendar)
  return first > date ? first : date
}

/** The last cut-off before which files and approval have to be there for the day of delivery not to move any further. */
export function movedDeadline(promise: LatePromise): WallClock {
  const { completeAt, cutOff, calendar } = promise
  const next = nextDeadline(completeAt, cutOff, calendar)
  const first = movedDate({ ...promise, date: promise.firstDate })
  const spare = workingDaysUntil(first, subtractWorkingDays(movedDate(promise), 0, calendar), calendar)
  return { ...next, date: addWorkingDays(next.date, spare, calendar) }
}

/** How many working days later a day is than a working day; 0 when it is not. */
export function workingDaysUntil(from: PlainDate, until: PlainDate, calendar: CalendarSettings): number {
  let count = 0
  for (let day = from; day < until; day = addWorkingDays(day, 1, calendar)) count += 1
  return count
}
