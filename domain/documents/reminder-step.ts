import { addDays, type PlainDate } from '../delivery/plain-date.ts'
import { openOf, type Owed } from './invoice-balance.ts'

/** The reminders of an invoice, one after the other: a reminder, a second one, and the last. */
export const REMINDER_STEPS = [1, 2, 3] as const

/** One of them. */
export type ReminderStep = (typeof REMINDER_STEPS)[number]

/** What is set of when reminders go, by its names. */
export const REMINDER_DAYS = ['first', 'second', 'last', 'between'] as const

/**
 * When reminders go, in days: each at the earliest so long after the due date, and so long after the one before however late the
 * invoice is.
 */
export type ReminderDays = Readonly<Record<(typeof REMINDER_DAYS)[number], number>>

/** As long as nobody set other ones. */
export const USUAL_REMINDER_DAYS: ReminderDays = { first: 7, second: 21, last: 35, between: 7 }

/** The days after the due date, by their steps. */
export const daysAfterDue = ({
  first,
  second,
  last,
}: ReminderDays): Readonly<Record<ReminderStep, number>> => ({
  1: first,
  2: second,
  3: last,
})

/** The first of the days that comes before the one that should be earlier; null where they rise. */
export function unorderedDay({ first, second, last }: ReminderDays): 'second' | 'last' | null {
  if (second <= first) return 'second'
  return last <= second ? 'last' : null
}

/** The reminder that went last, and on which day; null before the first. */
export type LastReminder = { readonly step: ReminderStep; readonly sentOn: PlainDate } | null

/** Which reminder an invoice gets today; null for none. What has nothing open gets none. */
export function reminderStep(
  invoice: Owed,
  last: LastReminder,
  { today, days }: { readonly today: PlainDate; readonly days: ReminderDays },
): ReminderStep | null {
  const step = REMINDER_STEPS.find((one) => one === (last?.step ?? 0) + 1)
  if (step === undefined || invoice.dueOn === null || openOf(invoice) <= 0) return null
  if (today < addDays(invoice.dueOn, daysAfterDue(days)[step])) return null
  return last !== null && today < addDays(last.sentOn, days.between) ? null : step
}

/** How reminders go: finance sends what is proposed, or the shop does so by itself on each working day. */
export const REMINDER_WAYS = ['propose', 'send'] as const

/** One of them. */
export type ReminderWay = (typeof REMINDER_WAYS)[number]
