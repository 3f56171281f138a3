import { sql } from 'kysely'
import type { Executor } from '../../db/database.ts'

export type DatabaseFacts = {
  readonly version: string
  readonly sizeBytes: number
  readonly upSince: Date
  readonly connections: number
  readonly mostConnections: number
}

export async function readDatabase(executor: Executor): Promise<DatabaseFacts> {
  const { rows } = await sql<DatabaseFacts>`
    select coalesce(split_part(current_setting('server_version'), ' ', 1), '') as version,
      coalesce(pg_database_size(current_database()), 0)::bigint as "sizeBytes",
      coalesce(pg_postmaster_start_time(), now()) as "upSince",
      (select count(*)::int from pg_stat_activity where datname = current_database()) as connections,
      coalesce(current_setting('max_connections'), '0')::int as "mostConnections"`.execute(executor)
  const [facts] = rows
  if (!facts) throw new Error('the database says nothing of itself')
  return facts
}

export type TableFacts = { readonly name: string; readonly sizeBytes: number; readonly rows: number }

/** The largest tables with their indexes; how many rows they have is an estimate of the database. */
export async function largestTables(executor: Executor, most: number): Promise<TableFacts[]> {
  const { rows } = await sql<TableFacts>`
    select coalesce(c.relname::text, '') as name, coalesce(pg_total_relation_size(c.oid), 0)::bigint as "sizeBytes",
      coalesce(greatest(c.reltuples, pg_stat_get_live_tuples(c.oid), 0), 0)::bigint as rows
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname in ('public', 'pgboss')
    order by pg_total_relation_size(c.oid) desc, c.relname limit ${most}`.execute(executor)
  return rows
}

export type FileFacts = { readonly count: number; readonly sizeBytes: number }

/** The print files of customers that lie in the storage. */
export async function countPrintFiles(executor: Executor): Promise<FileFacts> {
  const { rows } = await sql<FileFacts>`
    select count(*)::int as count, coalesce(sum(size_bytes), 0)::bigint as "sizeBytes"
    from designs where storage_key is not null`.execute(executor)
  return rows[0] ?? { count: 0, sizeBytes: 0 }
}

export type MailFacts = {
  readonly waiting: number
  /** Without what came back: that its address is wrong is no fault of the machine. */
  readonly failed: number
  readonly oldestWaitingAt: Date | null
}

export async function countMails(executor: Executor): Promise<MailFacts> {
  const { rows } = await sql<MailFacts>`
    select (select count(*)::int from outbox where state = 'waiting') as waiting,
      (select count(*)::int from outbox where state = 'failed' and bounced_at is null) as failed,
      (select min(created_at) from outbox where state = 'waiting') as "oldestWaitingAt"`.execute(executor)
  return rows[0] ?? { waiting: 0, failed: 0, oldestWaitingAt: null }
}

/** The changes of the schema that were made, the newest last. */
export async function doneMigrations(executor: Executor): Promise<string[]> {
  const { rows } = await sql<{
    name: string
  }>`select name::text as name from kysely_migration order by name`.execute(executor)
  return rows.map(({ name }) => name)
}

/** How many privacy requests are past their last day. */
export async function countLateRequests(executor: Executor, today: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from privacy_requests where state = 'open' and due_on < ${today}`.execute(
    executor,
  )
  return rows[0]?.count ?? 0
}

/** When the shop last took an order; null before the first. */
export async function lastOrderAt(executor: Executor): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`select max(placed_at) as at from orders`.execute(executor)
  return rows[0]?.at ?? null
}
