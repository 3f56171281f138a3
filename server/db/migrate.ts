import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Database } from './database.ts'
import * as shop from './migrations/0001-shop.ts'
import * as photographs from './migrations/0002-photographs.ts'
import * as configurators from './migrations/0003-configurators.ts'

const MIGRATIONS = { '0001-shop': shop, '0002-photographs': photographs, '0003-configurators': configurators }

const OLDEST_POSTGRES = 150_000

/** Brings the database to the newest schema; several processes may start at once, one migrates. */
export async function migrate(db: Database): Promise<void> {
  const { rows } = await sql<{
    version: string
  }>`select current_setting('server_version_num') as version`.execute(db)
  if (Number(rows[0]?.version) < OLDEST_POSTGRES) throw new Error('Paskruis needs PostgreSQL 15 or newer.')
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
