import { type Kysely, sql } from 'kysely'

/** A customer's own words with a line of the cart. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`alter table cart_groups add column reference text check (length(reference) between 1 and 60)`)
    .execute(db)
}
