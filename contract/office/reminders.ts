import { z } from 'zod'
import { REMINDER_DAYS, REMINDER_STEPS, REMINDER_WAYS } from '#domain/documents/reminder-step.ts'
import { Done, IdParams, line, requiredLine } from '../shared.ts'
import { officeEndpoint } from './endpoint.ts'

const Step = z.literal(REMINDER_STEPS, 'Invalid')

const MOST_DAYS = 365

/** When reminders go, in days. */
const Days = z.record(z.enum(REMINDER_DAYS), z.int())

/** An invoice that gets a reminder today, and which; amounts in cents including VAT. */
export const DueReminder = z.object({
  /** Of the invoice. */
  id: z.string(),
  number: z.string(),
  step: Step,
  company: z.object({ id: z.string(), name: z.string() }),
  /** Where the mail goes; null where the invoice names no address. */
  email: z.string().nullable(),
  dueOn: z.string(),
  daysLate: z.int(),
  /** When the reminder before went. */
  lastSentOn: z.string().nullable(),
  openInCents: z.int(),
})
export type DueReminder = z.output<typeof DueReminder>

export const listDueReminders = officeEndpoint('listDueReminders', {
  summary: 'The invoices that get a reminder today by the hundred, the longest due first',
  access: 'operator',
  may: 'bookPayments',
  query: z.object({
    /** `next` of the page before. */
    after: line(100).optional(),
  }),
  reply: z.object({
    reminders: z.array(DueReminder),
    next: z.string().nullable(),
    way: z.enum(REMINDER_WAYS),
    days: Days,
    /** The first two hundred companies that get no reminders. */
    leftOut: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
})

export const sendReminder = officeEndpoint('sendReminder', {
  summary: 'Mail the reminder of an invoice that was seen to be next, with its PDF and UBL; each goes once',
  access: 'operator',
  may: 'bookPayments',
  refuses: [409],
  params: IdParams,
  body: z.object({ step: Step }),
  reply: Done,
})

export const remindCompany = officeEndpoint('remindCompany', {
  summary: 'Leave a company out of reminders, or remind it again',
  access: 'operator',
  may: 'bookPayments',
  params: IdParams,
  body: z.object({ isReminded: z.boolean() }),
  reply: Done,
})

export const setReminderWay = officeEndpoint('setReminderWay', {
  summary: 'Send reminders by a press, or let the shop do so by itself on each working day',
  access: 'operator',
  may: 'bookPayments',
  refuses: [409],
  body: z.object({ way: z.enum(REMINDER_WAYS, 'Invalid'), seen: z.enum(REMINDER_WAYS, 'Invalid') }),
  reply: Done,
})

const day = z.int('ReminderDaysInvalid').min(1, 'ReminderDaysInvalid').max(MOST_DAYS, 'ReminderDaysInvalid')

export const changeReminderDays = officeEndpoint('changeReminderDays', {
  summary: 'Set how many days after the due date each reminder goes, and how many lie between two at least',
  access: 'operator',
  may: 'bookPayments',
  refuses: [409],
  body: z.object({
    change: z.partialRecord(z.enum(REMINDER_DAYS), day.optional()),
    seen: z.partialRecord(z.enum(REMINDER_DAYS), z.number().optional()),
  }),
  reply: z.object({ days: Days }),
})

export const disputeInvoice = officeEndpoint('disputeInvoice', {
  summary:
    'Note that a customer does not agree with an invoice, so that nothing reminds of it; without a reason no longer',
  access: 'operator',
  may: 'bookPayments',
  refuses: [409],
  params: IdParams,
  body: z.object({ reason: requiredLine(200).nullable() }),
  reply: Done,
})
