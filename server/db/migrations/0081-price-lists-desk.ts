import { type Kysely, sql } from 'kysely'

/** A price list has a version, by which an import knows that it is still the list that it was compared with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table price_lists add column version int not null default 1`.execute(db)
  await sql`create index price_lists_by_title on price_lists (lower(title), id)`.execute(db)
}
