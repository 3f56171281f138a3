import { type Kysely, sql } from 'kysely'

/** Changes are forgotten by their age, every night. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index audit_events_at on audit_events (at)`.execute(db)
}
