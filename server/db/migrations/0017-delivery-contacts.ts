import { type Kysely, sql } from 'kysely'

/** Whom the driver calls for a delivery. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`alter table orders add column delivery_contact jsonb`).execute(db)
}
