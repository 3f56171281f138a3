import { Kysely, PostgresDialect } from 'kysely'
import { Pool } from 'pg'
import type { Database } from '#server/db/database.ts'
import type { DB } from '#server/db/tables.ts'

/** How the database of an address finds what the first statement that is sent asks for. */
export async function planOf(url: string, send: (db: Database) => Promise<unknown>): Promise<string> {
  const sent: { sql: string; parameters: readonly unknown[] }[] = []
  const pool = new Pool({ connectionString: url, max: 2 })
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    log({ query }) {
      sent.push({ sql: query.sql, parameters: query.parameters })
    },
  })
  try {
    await send(db)
    const { rows } = await pool.query(`explain ${sent[0]?.sql}`, [...(sent[0]?.parameters ?? [])])
    return rows.map((row: { 'QUERY PLAN': string }) => row['QUERY PLAN']).join('\n')
  } finally {
    await db.destroy()
  }
}
