import { type CalendarSettings, isWorkingDay } from './calendar.ts'
import { addDays, dayNumberOf, type PlainDate } from './plain-date.ts'

/** How long something waits for somebody, how late it is, or how soon its day comes. */
export type Wait =
  | { readonly kind: 'waits'; readonly unit: 'minutes' | 'hours' | 'days'; readonly count: number }
  | { readonly kind: 'late'; readonly unit: 'workingDays' | 'days'; readonly count: number }
  | { readonly kind: 'due'; readonly inDays: number }

const MINUTE_MS = 60_000
const MINUTES_AN_HOUR = 60
const HOURS_A_DAY = 24
const FEW_HOURS = 48

/** How long something has waited: in minutes within the hour, in hours until it is two days, then in whole days. Never below zero. */
export function waitingSince(since: Date, now: Date): Wait {
  const minutes = Math.max(0, Math.floor((now.getTime() - since.getTime()) / MINUTE_MS))
  const hours = Math.floor(minutes / MINUTES_AN_HOUR)
  if (hours === 0) return { kind: 'waits', unit: 'minutes', count: minutes }
  if (hours < FEW_HOURS) return { kind: 'waits', unit: 'hours', count: hours }
  return { kind: 'waits', unit: 'days', count: Math.floor(hours / HOURS_A_DAY) }
}

/** How late something is that was to be there on a day, in days of the calendar; until then, in how many days that is. */
export function daysLate(day: PlainDate, today: PlainDate): Wait {
  const left = dayNumberOf(day) - dayNumberOf(today)
  return left < 0 ? { kind: 'late', unit: 'days', count: -left } : { kind: 'due', inDays: left }
}

/**
 * How late a promised day is: the days on which the shop worked since, today among them. While there was none, as in the weekend
 * after it, in days of the calendar.
 */
export function promiseLate(day: PlainDate, today: PlainDate, calendar: CalendarSettings): Wait {
  let count = 0
  for (let date = addDays(day, 1); date <= today; date = addDays(date, 1))
    count += isWorkingDay(date, calendar) ? 1 : 0
  return count > 0 ? { kind: 'late', unit: 'workingDays', count } : daysLate(day, today)
}

/** How much a wait asks for attention: what is late, what is for today or has waited a day and more, and the rest. */
export function urgencyOf(wait: Wait): 'late' | 'pressing' | 'calm' {
  switch (wait.kind) {
    case 'late':
      return 'late'
    case 'due':
      return wait.inDays === 0 ? 'pressing' : 'calm'
    case 'waits':
      return wait.unit === 'days' || (wait.unit === 'hours' && wait.count >= HOURS_A_DAY)
        ? 'pressing'
        : 'calm'
  }
}
