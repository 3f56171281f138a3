import { addDays, type PlainDate } from '../delivery/plain-date.ts'
import { openOf, type Owed } from './invoice-balance.ts'

/** The reminders of an invoice, one after the other: a reminder, a second one, and the last. */
export const REMINDER_STEPS = [1, 2, 3] as const

/** One of them. */
export type ReminderStep = (typeof REMINDER_STEPS)[number]

/** How many days after the due date each reminder goes at the earliest. */
export const DAYS_AFTER_DUE: Readonly<Record<ReminderStep, number>> = { 1: 7, 2: 21, 3: 35 }

/** How many days a customer has at least between two reminders, however late the invoice is. */
export const DAYS_BETWEEN_REMINDERS = 7

/** The reminder that went last, and on which day; null before the first. */
export type LastReminder = { readonly step: ReminderStep; readonly sentOn: PlainDate } | null

/** Which reminder an invoice gets today; null for none. What has nothing open gets none. */
export function reminderStep(invoice: Owed, last: LastReminder, today: PlainDate): ReminderStep | null {
  const step = REMINDER_STEPS.find((one) => one === (last?.step ?? 0) + 1)
  if (step === undefined || invoice.dueOn === null || openOf(invoice) <= 0) return null
  if (today < addDays(invoice.dueOn, DAYS_AFTER_DUE[step])) return null
  return last !== null && today < addDays(last.sentOn, DAYS_BETWEEN_REMINDERS) ? null : step
}

/** How reminders go: finance sends what is proposed, or the shop does so by itself on each working day. */
export const REMINDER_WAYS = ['propose', 'send'] as const

/** One of them. */
export type ReminderWay = (typeof REMINDER_WAYS)[number]
