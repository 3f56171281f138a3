import { sql } from 'kysely'
import type { Executor } from '../../db/database.ts'
import type { DB } from '../../db/tables.ts'

type Key = DB['shop_settings']['key']

/** What is set, by its keys; nobody else sets anything until the transaction ends. */
export async function lockSettings(trx: Executor): Promise<ReadonlyMap<Key, unknown>> {
  // There is nothing to lock in a shop where nothing is set.
  await sql`select pg_advisory_xact_lock(hashtextextended('shop_settings', 0))`.execute(trx)
  return loadSettings(trx)
}

export async function loadSettings(executor: Executor): Promise<ReadonlyMap<Key, unknown>> {
  const rows = await executor.selectFrom('shop_settings').select(['key', 'value']).execute()
  return new Map(rows.map(({ key, value }) => [key, value]))
}

/** Sets something; `value` is as documents write it. */
export async function writeSetting(trx: Executor, key: Key, value: string, at: Date): Promise<void> {
  await sql`
    insert into shop_settings (key, value, updated_at) values (${key}::text, ${value}::jsonb, ${at.toISOString()}::timestamptz)
    on conflict (key) do update set value = excluded.value, updated_at = excluded.updated_at`.execute(trx)
}

export async function forgetSetting(trx: Executor, key: Key): Promise<void> {
  await trx.deleteFrom('shop_settings').where('key', '=', key).execute()
}

/** The rates besides these that products have, with how many do; the lowest first. */
export async function listVatUse(
  executor: Executor,
  besides: readonly number[],
): Promise<readonly { readonly percent: number; readonly products: number }[]> {
  const { rows } = await sql<{ percent: number; products: number }>`
    select vat_percent as percent, count(*)::int as products from products
    where vat_percent <> all(${[...besides]}::int[]) group by vat_percent order by vat_percent`.execute(
    executor,
  )
  return rows
}
