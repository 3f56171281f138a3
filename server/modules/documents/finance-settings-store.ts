import { sql } from 'kysely'
import { type Ledger, LEDGERS, USUAL_ACCOUNTS } from '#domain/documents/ledgers.ts'
import {
  REMINDER_DAYS,
  REMINDER_WAYS,
  type ReminderDays,
  type ReminderWay,
  USUAL_REMINDER_DAYS,
} from '#domain/documents/reminder-step.ts'
import type { Executor } from '../../db/database.ts'

type Accounts = Readonly<Record<Ledger, string>>

const REMINDERS = 'reminders'
const dayKey = (name: keyof ReminderDays) => `reminder days ${name}`
const keyOf = (ledger: Ledger) => `ledger ${ledger}`

/** The ledger accounts that the bookkeeper named, the others as usual. */
export async function readAccounts(executor: Executor): Promise<Accounts> {
  const rows = await executor.selectFrom('finance_settings').select(['key', 'value']).execute()
  const named = new Map(rows.map(({ key, value }) => [key, value]))
  const accounts = LEDGERS.map((ledger) => [ledger, named.get(keyOf(ledger)) ?? USUAL_ACCOUNTS[ledger]])
  return Object.fromEntries(accounts) as Accounts
}

/** How reminders go: what finance chose, or proposed and no more. */
export async function readReminderWay(executor: Executor): Promise<ReminderWay> {
  const row = await executor
    .selectFrom('finance_settings')
    .select('value')
    .where('key', '=', REMINDERS)
    .executeTakeFirst()
  return REMINDER_WAYS.find((way) => way === row?.value) ?? 'propose'
}

export const keepReminderWay = (trx: Executor, way: ReminderWay) => keepSetting(trx, REMINDERS, way)

/** When reminders go: what finance set, the others as usual. */
export async function readReminderDays(executor: Executor): Promise<ReminderDays> {
  const rows = await executor.selectFrom('finance_settings').select(['key', 'value']).execute()
  const kept = new Map(rows.map(({ key, value }) => [key, Number(value)]))
  const days = REMINDER_DAYS.map((name) => [name, kept.get(dayKey(name)) ?? USUAL_REMINDER_DAYS[name]])
  return Object.fromEntries(days) as ReminderDays
}

export const keepReminderDay = (trx: Executor, name: keyof ReminderDays, days: number) =>
  keepSetting(trx, dayKey(name), String(days))

/** Nobody else changes the settings until the transaction ends. */
export const lockFinanceSettings = (trx: Executor) =>
  sql`select pg_advisory_xact_lock(hashtext('finance_settings'))`.execute(trx)

export const keepAccount = (trx: Executor, ledger: Ledger, account: string) =>
  keepSetting(trx, keyOf(ledger), account)

async function keepSetting(trx: Executor, key: string, value: string): Promise<void> {
  await trx
    .insertInto('finance_settings')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}
