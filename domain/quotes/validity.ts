import { addDays, dayNumberOf, type PlainDate } from '../delivery/plain-date.ts'

/** No price is promised for longer. */
const LONGEST_DAYS = 730

/** A quote holds to the end of its last day. */
export function isExpired(validUntil: PlainDate, today: PlainDate): boolean {
  return validUntil < today
}

/** The days that come after today on which a quote still holds: 0 on its last day, and once it has expired. */
export function daysLeft(validUntil: PlainDate, today: PlainDate): number {
  return Math.max(0, dayNumberOf(validUntil) - dayNumberOf(today))
}

/** Whether staff may let a quote hold until a day: not one that has passed, nor one two years from now. */
export function mayHoldUntil(validUntil: PlainDate, today: PlainDate): boolean {
  return validUntil >= today && validUntil <= addDays(today, LONGEST_DAYS)
}
