import { addWorkingDays, type CalendarSettings } from './calendar.ts'
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
  let missed = 0
  for (
    let day = nextDeadline(orderedAt, cutOff, calendar).date;
    day < start;
    day = addWorkingDays(day, 1, calendar)
  )
    missed += 1
  const first = addWorkingDays(firstDate, missed, calendar)
  return first > date ? first : date
}
