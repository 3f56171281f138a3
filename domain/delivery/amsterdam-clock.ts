import { dayNumberOf, plainDate } from './plain-date.ts'
import type { WallClock } from './plain-date.ts'

const MINUTE_MS = 60_000
const DAY_MINUTES = 1440

/** Made when it is first asked: a browser takes its time to look up a time zone. */
const clock = (): Intl.DateTimeFormat =>
  (kept ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Amsterdam',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }))
let kept: Intl.DateTimeFormat | undefined

/** What calendar and clock show in Amsterdam at an instant, summer time included; seconds are dropped. */
export function amsterdamNow(instant: Date): WallClock {
  const shown: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {}
  for (const part of clock().formatToParts(instant)) shown[part.type] = Number(part.value)
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0 } = shown
  return { date: plainDate(year, month, day), minutes: hour * 60 + minute }
}

/**
 * The instant at which Amsterdam shows this wall clock. A time skipped in spring is read an hour later, and of a time
 * that comes twice in autumn the first is meant.
 */
export function amsterdamInstant(shown: WallClock): Date {
  const wallMinutes = minutesOf(shown)
  // Amsterdam is one or two hours ahead of UTC; trying summer time first picks the first of a doubled hour.
  for (const aheadMinutes of [120, 60]) {
    const instant = new Date((wallMinutes - aheadMinutes) * MINUTE_MS)
    if (minutesOf(amsterdamNow(instant)) === wallMinutes) return instant
  }
  return new Date((wallMinutes - 60) * MINUTE_MS)
}

function minutesOf({ date, minutes }: WallClock): number {
  return dayNumberOf(date) * DAY_MINUTES + minutes
}
