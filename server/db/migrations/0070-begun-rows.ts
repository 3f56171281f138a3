import { type Kysely, sql } from 'kysely'

/** Whether a row of work with many rows was begun with: a process that ends before it writes down what became of it may have done it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table bulk_rows add column is_begun boolean not null default false`.execute(db)
}
