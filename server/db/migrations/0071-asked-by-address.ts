import { type Kysely, sql } from 'kysely'

/** Who asks about his own data is known by his address alone: no contact was ever named with a request. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table privacy_requests drop column contact_id`.execute(db)
}
