import { sql } from 'kysely'
import { addDays, type PlainDate } from '#domain/delivery/plain-date.ts'
import type { Owed } from '#domain/documents/invoice-balance.ts'
import {
  daysAfterDue,
  REMINDER_STEPS,
  type ReminderDays,
  type ReminderStep,
} from '#domain/documents/reminder-step.ts'
import type { Executor } from '../../db/database.ts'
import { IS_OPEN } from './desk-invoice-store.ts'
import type { InvoicePlace } from './invoice-place.ts'

/** Of an invoice `i`: nothing holds its order. */
const IS_FREE = sql`not exists (select from order_holds h where h.order_id = i.order_id and h.released_at is null)`

export type RemindedInvoice = {
  readonly id: string
  readonly number: string
  readonly companyId: string
  readonly companyName: string
  readonly email: string | null
  readonly dueOn: PlainDate
  readonly openCents: number
  readonly step: ReminderStep
  readonly lastSentOn: PlainDate | null
}

/** Today, and when reminders go. */
export type ReminderDay = { readonly today: PlainDate; readonly days: ReminderDays }

/** Of an invoice `i` of a company `c`, with its last reminder `r`: whether it gets one today, by `reminderStep`. */
function isDue({ today, days }: ReminderDay) {
  const waits = REMINDER_STEPS.map((step) => daysAfterDue(days)[step])
  return sql<boolean>`${IS_OPEN} and c.is_reminded and i.dispute is null and ${IS_FREE} and i.due_on <= ${addDays(today, -days.first)}::date
  and i.due_on + (${waits}::int[])[coalesce(r.step, 0) + 1] <= ${today}::date
  and (r.sent_on is null or r.sent_on <= ${addDays(today, -days.between)}::date)`
}

const INVOICES_WITH_REMINDERS = sql`invoices i join companies c on c.id = i.company_id
  left join lateral (
    select step, sent_on from invoice_reminders where invoice_id = i.id order by step desc limit 1) r on true`

/** The invoices that get a reminder today, of companies that are reminded; the longest due first. */
export async function dueReminders(
  executor: Executor,
  day: ReminderDay,
  { after, limit }: { readonly after: InvoicePlace | null; readonly limit: number },
): Promise<RemindedInvoice[]> {
  const from = after ? sql`(i.due_on, i.id) > (${after.day}::date, ${after.id}::uuid)` : sql`true`
  const { rows } = await sql<RemindedInvoice>`
    select i.id, i.number, c.id as "companyId", c.name as "companyName", i.content->'buyer'->>'email' as email,
      coalesce(i.due_on, i.issued_on) as "dueOn", i.total_cents - i.paid_cents - i.credited_cents as "openCents",
      coalesce(r.step, 0) + 1 as step, r.sent_on as "lastSentOn"
    from ${INVOICES_WITH_REMINDERS} where ${isDue(day)} and ${from}
    order by i.due_on, i.id limit ${limit}`.execute(executor)
  return rows
}

/** Which of the invoices that get a reminder today are meant, all of them where `ids` is null. */
export async function chosenReminders(
  executor: Executor,
  day: ReminderDay,
  { ids, limit }: { readonly ids: readonly string[] | null; readonly limit: number },
): Promise<{ readonly id: string; readonly number: string; readonly step: ReminderStep }[]> {
  const which = ids ? sql`i.id = any(${[...ids]}::uuid[])` : isDue(day)
  const { rows } = await sql<{ id: string; number: string; step: ReminderStep }>`
    select i.id, i.number, least(coalesce(r.step, 0) + 1, ${REMINDER_STEPS.length})::int as step
    from ${INVOICES_WITH_REMINDERS} where ${which} order by i.due_on, i.id limit ${limit}`.execute(executor)
  return rows
}

/** Companies that get no reminders, by name. */
export async function leftOutCompanies(
  executor: Executor,
  limit: number,
): Promise<{ readonly id: string; readonly name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from companies where not is_reminded order by name, id limit ${limit}`.execute(executor)
  return rows
}

export type InvoiceToRemind = Owed & {
  readonly companyName: string
  readonly isReminded: boolean
  readonly isDisputed: boolean
  readonly isFree: boolean
  readonly sent: readonly { readonly step: ReminderStep; readonly sentOn: PlainDate }[]
}

/** An invoice with the reminders that went, the first one first; nobody else reminds or books of it until the transaction ends. */
export async function lockToRemind(trx: Executor, id: string): Promise<InvoiceToRemind | null> {
  const { rows } = await sql<Omit<InvoiceToRemind, 'sent'>>`
    select i.kind, i.total_cents as "totalCents", i.paid_cents as "paidCents", i.credited_cents as "creditedCents", i.is_credited as "isCredited",
      i.due_on as "dueOn", c.name as "companyName", c.is_reminded as "isReminded", i.dispute is not null as "isDisputed",
      ${IS_FREE} as "isFree"
    from invoices i join companies c on c.id = i.company_id
    where i.id = ${id} for update of i for share of c`.execute(trx)
  const [invoice] = rows
  // Read once the invoice is held: a reminder of somebody who was first is there.
  return invoice ? { ...invoice, sent: await remindersOf(trx, id) } : null
}

export type SentReminder = {
  readonly step: ReminderStep
  readonly sentOn: PlainDate
  readonly sentAt: Date
  readonly by: string | null
}

/** The reminders of an invoice that went, the first one first. */
export async function remindersOf(executor: Executor, invoiceId: string): Promise<SentReminder[]> {
  const { rows } = await sql<SentReminder>`
    select r.step, r.sent_on as "sentOn", r.sent_at as "sentAt", o.name as by
    from invoice_reminders r left join operators o on o.id = r.sent_by
    where r.invoice_id = ${invoiceId} order by r.step`.execute(executor)
  return rows
}

type NewReminder = {
  readonly invoiceId: string
  readonly step: ReminderStep
  readonly sentOn: PlainDate
  readonly sentAt: Date
  readonly sentBy: string | null
}

export async function insertReminder(
  trx: Executor,
  { invoiceId, step, sentOn, sentAt, sentBy }: NewReminder,
): Promise<void> {
  await trx
    .insertInto('invoice_reminders')
    .values({ invoice_id: invoiceId, step, sent_on: sentOn, sent_at: sentAt, sent_by: sentBy })
    .execute()
}

/** Whether there is such an invoice that a customer can disagree with. */
export async function setDispute(trx: Executor, id: string, reason: string | null): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('invoices')
    .set({ dispute: reason })
    .where('id', '=', id)
    .where('kind', '=', 'invoice')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
