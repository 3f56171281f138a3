import { type Kysely, sql } from 'kysely'

/** What is meant with a row of work with many, where its id does not say so: the very file that stood there at the press. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table bulk_rows add column meant jsonb`.execute(db)
}
