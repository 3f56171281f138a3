import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '#test/support/database.ts'
import { type Database, openDatabase } from './database.ts'
import { isDatabaseAway } from './database-away.ts'

let database: TestDatabase
let db: Database
beforeAll(async () => {
  database = await testDatabase('shop_empty')
  db = openDatabase({ url: database.url, lockTimeoutMs: 50, onLost: () => undefined })
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

const failure = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  )

it('gives up on a row that another transaction holds, and calls that a database that cannot answer now', async () => {
  const trx = await database.db.startTransaction().execute()
  await sql`lock table shop_settings`.execute(trx)
  expect(isDatabaseAway(await failure(sql`select from shop_settings`.execute(db)))).toBe(true)
  await trx.rollback().execute()
  expect(await failure(sql`select from shop_settings`.execute(db))).toBeNull()
})

it('says the same of a statement that takes too long', async () => {
  const slow = db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 20`.execute(trx)
    await sql`select pg_sleep(30)`.execute(trx)
  })
  expect(isDatabaseAway(await failure(slow))).toBe(true)
})

it('says the same of a primary that has become a replica', async () => {
  const change = db.transaction().execute(async (trx) => {
    await sql`set transaction read only`.execute(trx)
    await sql`delete from shop_settings`.execute(trx)
  })
  expect(isDatabaseAway(await failure(change))).toBe(true)
})

it('waits for others, and works on, as long as it takes where whole tables are changed', async () => {
  const unhurried = openDatabase({
    url: database.url,
    lockTimeoutMs: 50,
    isUnhurried: true,
    onLost: () => undefined,
  })
  const trx = await database.db.startTransaction().execute()
  await sql`lock table shop_settings`.execute(trx)
  const waiting = sql`select from shop_settings`.execute(unhurried)
  await sql`select pg_sleep(0.2)`.execute(trx)
  await trx.rollback().execute()
  expect(await failure(waiting)).toBeNull()
  await unhurried.destroy()
})
