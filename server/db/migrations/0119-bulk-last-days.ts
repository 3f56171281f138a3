import { type Kysely, sql } from 'kysely'

/** A day of work with many rows may be the last one of an offer, which takes no reason and brings nothing forward. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table bulk_runs
    drop constraint bulk_runs_day_whole,
    add constraint bulk_runs_day_whole check
      (brings_forward is null or (to_date is not null and reason is not null))`.execute(db)
}
