import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { testDatabase } from '#test/support/database.ts'
import { migrateUnhurried, migrationNames } from './migrate.ts'

it('is done once when several processes start at once on an empty database', async () => {
  const database = await testDatabase(null)
  try {
    const lost: Error[] = []
    await Promise.all([1, 2, 3].map(() => migrateUnhurried(database.url, (error) => lost.push(error))))
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
      database.db,
    )
    expect([rows.map(({ name }) => name), lost]).toEqual([migrationNames, []])
  } finally {
    await database.drop()
  }
}, 120_000)
