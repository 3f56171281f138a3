import { type Insertable, sql } from 'kysely'
import type { Executor } from '../../db/database.ts'
import type { DB } from '../../db/tables.ts'

type RowsOf<T extends keyof DB> = readonly Insertable<DB[T]>[]

/** Rows per table, in the order in which they go in. */
export type Rows = { readonly [T in keyof DB]?: RowsOf<T> }

/** Only here for the compiler, which checks the rows against their tables. */
export const rowsByTable = (rows: Rows): Rows => rows

/** Few enough values for one statement of PostgreSQL's 65,535 parameters, whatever the table. */
const ROWS_AT_ONCE = 400

export async function insertRows(executor: Executor, rows: Rows): Promise<void> {
  for (const table of Object.keys(rows) as (keyof DB)[]) await insertInto(executor, table, rows[table] ?? [])
}

async function insertInto<T extends keyof DB>(executor: Executor, table: T, rows: RowsOf<T>): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    const some = rows.slice(start, start + ROWS_AT_ONCE)
    await executor.insertInto(table).values(some).execute()
  }
}

const FILLED_TABLES = ['categories', 'products', 'companies', 'operators', 'pages', 'orders'] as const

/** Whether nothing has been put in the shop yet; only then may demo data go in. */
export async function isEmpty(executor: Executor): Promise<boolean> {
  for (const table of FILLED_TABLES) {
    const row = await executor.selectFrom(table).select('id').limit(1).executeTakeFirst()
    if (row) return false
  }
  return true
}

const SEED_LOCK = 7_305_114

/** Holds until the transaction ends; two processes that start at once fill the database once. */
export async function waitForOtherSeed(executor: Executor): Promise<void> {
  await sql`select pg_advisory_xact_lock(${SEED_LOCK})`.execute(executor)
}

/** The same, for who waits by himself: at a start that takes longer than a statement may. */
export async function takeSeed(executor: Executor): Promise<boolean> {
  const { rows } = await sql<{ readonly taken: boolean }>`
    select pg_try_advisory_xact_lock(${SEED_LOCK}) as taken`.execute(executor)
  return rows[0]?.taken === true
}

/** Whether products, categories or attributes are in the shop. */
export async function hasAssortment(executor: Executor): Promise<boolean> {
  const { rows } = await sql<{ readonly has: boolean }>`
    select exists (select from products) or exists (select from categories) or exists (select from attributes) as has`.execute(
    executor,
  )
  return rows[0]?.has === true
}

/** The list of base prices; null where there is none yet. */
export async function findBaseList(executor: Executor): Promise<string | null> {
  const row = await executor
    .selectFrom('price_lists')
    .select('id')
    .where('kind', '=', 'base')
    .executeTakeFirst()
  return row?.id ?? null
}

/** What stands in a column of a table. */
export async function keysOf(
  executor: Executor,
  table: string,
  column: string,
): Promise<ReadonlySet<unknown>> {
  const { rows } = await sql<{ readonly key: unknown }>`
    select distinct ${sql.ref(column)} as key from ${sql.table(table)}`.execute(executor)
  return new Set(rows.map(({ key }) => key))
}

/** Takes pictures away that products of before have left behind. */
export async function deleteImagesOf(executor: Executor, hashes: readonly string[]): Promise<void> {
  await executor
    .deleteFrom('images')
    .where('content_hash', '=', (eb) => eb.fn.any(eb.val([...hashes])))
    .execute()
}

/** Empties tables at once, whatever they hold. */
export async function emptyTables(trx: Executor, tables: readonly (keyof DB)[]): Promise<void> {
  await sql`truncate ${sql.join(tables.map((table) => sql.table(table)))} restart identity`.execute(trx)
}
