import type { z } from 'zod'
import type { listDueReminders as contract } from '#contract/office/reminders.ts'
import { operatorIdOf, type Staff } from '#domain/access/actor.ts'
import { changedFields, clashingFields, type SomeOf } from '#domain/companies/clashing-fields.ts'
import { amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import { dayNumberOf } from '#domain/delivery/plain-date.ts'
import { openOf } from '#domain/documents/invoice-balance.ts'
import {
  type ReminderDays,
  type ReminderStep,
  reminderStep,
  type ReminderWay,
  unorderedDay,
} from '#domain/documents/reminder-step.ts'
import { fieldFaultTexts } from '#texts/nl/field-faults.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { readPlace, writePlace } from './invoice-place.ts'
import { findInvoice } from './invoice-store.ts'
import { mailReminder } from './mail-reminder.ts'
import {
  keepReminderDay,
  keepReminderWay,
  lockFinanceSettings,
  readReminderDays,
  readReminderWay,
} from './finance-settings-store.ts'
import {
  chosenReminders,
  dueReminders,
  insertReminder,
  leftOutCompanies,
  lockToRemind,
  setDispute,
} from './reminder-store.ts'

const PAGE_SIZE = 100
const MOST_LEFT_OUT = 200

/** A page of the invoices that get a reminder today, and the companies that get none. */
export async function listDueReminders(
  { db, clock }: Pick<ShopContext, 'db' | 'clock'>,
  staff: Staff,
  after: string | null,
): Promise<z.input<typeof contract.reply>> {
  requireRight(staff, 'bookPayments')
  const { date: today } = amsterdamNow(clock())
  const place = after === null ? null : readPlace(after)
  const days = await readReminderDays(db)
  const [found, leftOut, way] = await Promise.all([
    dueReminders(db, { today, days }, { after: place, limit: PAGE_SIZE + 1 }),
    leftOutCompanies(db, MOST_LEFT_OUT),
    readReminderWay(db),
  ])
  const shown = found.slice(0, PAGE_SIZE)
  const last = found.length > PAGE_SIZE ? shown.at(-1) : undefined
  return {
    reminders: shown.map(({ companyId, companyName, openCents, ...invoice }) => ({
      ...invoice,
      company: { id: companyId, name: companyName },
      daysLate: dayNumberOf(today) - dayNumberOf(invoice.dueOn),
      openInCents: openCents,
    })),
    next: last ? writePlace({ day: last.dueOn, id: last.id }) : null,
    way,
    days,
    leftOut,
  }
}

/** Which of the invoices that get a reminder today are meant, all of them where `ids` is null; with the reminder that is next. */
export async function chooseReminders(
  { db, clock }: Pick<ShopContext, 'db' | 'clock'>,
  ids: readonly string[] | null,
  limit: number,
) {
  const day = { today: amsterdamNow(clock()).date, days: await readReminderDays(db) }
  return chosenReminders(db, day, { ids, limit })
}

/** Mails the reminder of an invoice that is next and was seen to be; each goes once, whoever else sends it too. */
export async function sendReminder(
  shop: Pick<ShopContext, 'db' | 'jobs' | 'clock' | 'origin'>,
  staff: Staff,
  { invoiceId, step }: { readonly invoiceId: string; readonly step: ReminderStep },
): Promise<void> {
  requireRight(staff, 'bookPayments')
  await changeAs(shop.db, staff, async (trx) => {
    const owed = await lockToRemind(trx, invoiceId)
    const invoice = await findInvoice(trx, invoiceId)
    if (!owed || invoice?.content.kind !== 'invoice') throw new Refusal('InvoiceNotFound')
    if (owed.sent.some((one) => one.step === step)) throw new Refusal('ReminderSent')
    if (!owed.isReminded) throw new Refusal('CompanyNotReminded')
    if (owed.isDisputed || !owed.isFree) throw new Refusal('InvoiceDisputed')
    const now = shop.clock()
    const { date: today } = amsterdamNow(now)
    const day = { today, days: await readReminderDays(trx) }
    if (reminderStep(owed, owed.sent.at(-1) ?? null, day) !== step) throw new Refusal('ReminderNotDue')
    if (!invoice.content.buyer.email) throw new Refusal('InvoiceHasNoEmail')
    await insertReminder(trx, {
      invoiceId,
      step,
      sentOn: today,
      sentAt: now,
      sentBy: operatorIdOf(staff),
    })
    await mailReminder(shop, trx, { ...invoice, step, openCents: openOf(owed) })
  })
}

/** Chooses how reminders go; what a colleague chose meanwhile is told. */
export async function setReminderWay(
  { db }: Pick<ShopContext, 'db'>,
  staff: Staff,
  { way, seen }: { readonly way: ReminderWay; readonly seen: ReminderWay },
): Promise<void> {
  requireRight(staff, 'bookPayments')
  await changeAs(db, staff, async (trx) => {
    await lockFinanceSettings(trx)
    if ((await readReminderWay(trx)) !== seen) throw new Refusal('ChangedMeanwhile')
    await keepReminderWay(trx, way)
  })
}

/** Sets when reminders go; what a colleague set meanwhile is told by its name. Each comes later than the one before. */
export async function changeReminderDays(
  { db }: Pick<ShopContext, 'db'>,
  staff: Staff,
  { change, seen }: { readonly change: SomeOf<ReminderDays>; readonly seen: SomeOf<ReminderDays> },
): Promise<ReminderDays> {
  requireRight(staff, 'bookPayments')
  return changeAs(db, staff, async (trx) => {
    await lockFinanceSettings(trx)
    const now = await readReminderDays(trx)
    const clashes = clashingFields(change, seen, now)
    if (clashes.length > 0)
      throw new Refusal(
        'ChangedMeanwhile',
        clashes.map((field) => ({ field: `change.${field}` })),
      )
    for (const name of changedFields(change, now)) {
      const days = change[name]
      if (days !== undefined) await keepReminderDay(trx, name, days)
    }
    const after = await readReminderDays(trx)
    const unordered = unorderedDay(after)
    if (unordered)
      throw new Refusal('InvalidInput', {
        field: `change.${unordered}`,
        message: fieldFaultTexts.ReminderTooEarly,
      })
    return after
  })
}

/** Notes why a customer does not agree with an invoice, so that nothing reminds of it; null when he does again. */
export async function disputeInvoice(
  { db }: Pick<ShopContext, 'db'>,
  staff: Staff,
  { id, reason }: { readonly id: string; readonly reason: string | null },
): Promise<void> {
  requireRight(staff, 'bookPayments')
  await changeAs(db, staff, async (trx) => {
    if (!(await setDispute(trx, id, reason))) throw new Refusal('InvoiceNotFound')
  })
}
