import { type Kysely, sql } from 'kysely'

/** The bookkeeper asks for the payments of a period by the day that they came in, or were taken back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index payments_by_day on payments (paid_on, id)`.execute(db)
  await sql`create index payments_taken_back on payments (((reversed_at at time zone 'Europe/Amsterdam')::date), id)
    where reversed_at is not null`.execute(db)
}
