import { type Kysely, sql } from 'kysely'

/** The customer's own words with what was ordered, for when it is ordered once more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`alter table order_groups add column reference text check (length(reference) between 1 and 60)`)
    .execute(db)
}
