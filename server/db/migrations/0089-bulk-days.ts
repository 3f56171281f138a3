import { type Kysely, sql } from 'kysely'

/** Work with many rows may be that another day is promised: which day, why, and whether what comes later comes sooner by it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table bulk_runs
    add column to_date date,
    add column reason text,
    add column brings_forward boolean,
    add constraint bulk_runs_day_whole check (num_nulls(to_date, reason, brings_forward) in (0, 3))`.execute(
    db,
  )
}
