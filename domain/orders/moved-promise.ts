import { type CalendarSettings, isWorkingDay } from '../delivery/calendar.ts'
import { addDays, isPlainDate, type PlainDate } from '../delivery/plain-date.ts'
import { FURTHEST_DAYS } from '../delivery/promise.ts'
import { LATE_STATES } from './queues.ts'
import { isIncomplete, type LineState } from './states.ts'

/**
 * Why staff cannot promise another day for a line: while files or approval are to come its day moves by itself, and what has left,
 * waits at the counter or was cancelled has its day behind it. Null when they can.
 */
export function promiseRefusal(state: LineState): 'PromiseUnsettled' | 'PromiseOver' | null {
  if (isIncomplete(state)) return 'PromiseUnsettled'
  return LATE_STATES.includes(state) ? null : 'PromiseOver'
}

type ShopCalendar = { readonly today: PlainDate; readonly calendar: CalendarSettings }

/** 'invalid_date' for a day that staff cannot promise: it has passed, nothing comes or is fetched then, or it is too far away. */
export function newDayRefusal(day: string, { today, calendar }: ShopCalendar): 'invalid_date' | null {
  const isPossible =
    isPlainDate(day) && day >= today && day <= addDays(today, FURTHEST_DAYS) && isWorkingDay(day, calendar)
  return isPossible ? null : 'invalid_date'
}
