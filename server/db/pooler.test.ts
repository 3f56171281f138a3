import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '#test/support/database.ts'
import { type Database, openDatabase } from './database.ts'
import { refuseUnfitPooler } from './pooler.ts'

let database: TestDatabase
let pooled: Database
beforeAll(async () => {
  database = await testDatabase('shop_empty')
  pooled = openDatabase({ url: database.url, connections: 1, isPooled: true, onLost: () => undefined })
})
afterAll(async () => {
  await pooled.destroy()
  await database.drop()
})

it('asks nothing of a session behind a pooler: it names no statement and sets no limit', async () => {
  const { rows } = await sql<{ limits: readonly string[] }>`/* prepared */
    select array_agg(setting) as limits from pg_settings where name like ${'%\\_timeout'} and source = 'client'`.execute(
    pooled,
  )
  expect(rows).toEqual([{ limits: null }])
  const { rows: prepared } = await sql`select from pg_prepared_statements`.execute(pooled)
  expect(prepared).toEqual([])
})

it('refuses a pooler that sets no limits, and names them', async () => {
  await expect(refuseUnfitPooler(pooled, database.url)).rejects.toThrow(
    'begrenst idle_in_transaction_session_timeout, lock_timeout, statement_timeout niet',
  )
  await expect(refuseUnfitPooler(database.db, database.url)).resolves.toBeUndefined()
})

it('refuses a pooler that leads to another database, or nowhere', async () => {
  const other = await testDatabase('shop_empty')
  await expect(refuseUnfitPooler(other.db, database.url)).rejects.toThrow('leidt naar een andere databank')
  await other.drop()
  const url = new URL(database.url)
  url.pathname = '/die-is-er-niet'
  const nowhere = openDatabase({ url: url.href, connections: 1, isPooled: true, onLost: () => undefined })
  await expect(refuseUnfitPooler(nowhere, database.url)).rejects.toThrow(
    /^De pooler van DATABASE_POOLER_URL is niet te gebruiken: .*die-is-er-niet/,
  )
  await nowhere.destroy()
})
