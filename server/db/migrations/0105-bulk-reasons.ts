import { type Kysely, sql } from 'kysely'

/** Work with many rows may have a reason without another day, and may be meant for what was worked on too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table bulk_runs
    add column is_confirmed boolean,
    drop constraint bulk_runs_day_whole,
    add constraint bulk_runs_day_whole check
      (num_nulls(to_date, brings_forward) in (0, 2) and (to_date is null or reason is not null))`.execute(db)
}
