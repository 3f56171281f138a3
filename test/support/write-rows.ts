import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#server/db/database.ts'

/** Writes rows as they are, without what triggers would ask of them or tell of them. */
export async function writeRows(db: Database, ...statements: readonly RawBuilder<unknown>[]): Promise<void> {
  await db.connection().execute(async (one) => {
    await sql`set session_replication_role = replica`.execute(one)
    for (const statement of statements) await statement.execute(one)
    await sql`reset all`.execute(one)
  })
}
