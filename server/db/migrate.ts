import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Database } from './database.ts'
import * as shop from './migrations/0001-shop.ts'
import * as photographs from './migrations/0002-photographs.ts'

const OLDEST_POSTGRES = 150_000

/** Brings the database to the newest schema; several processes may start at once, one migrates. */
export async function migrate(db: Database): Promise<void> {
  const { rows } = await sql<{
    version: string
  }>`select current_setting('server_version_num') as version`.execute(db)
  if (Number(rows[0]?.version) < OLDEST_POSTGRES) throw new Error('Paskruis needs PostgreSQL 15 or newer.')
  const migrations = { '0001-shop': shop, '0002-photographs': photographs }
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
