import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '#test/support/database.ts'
import { openDatabase } from './database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase('shop_empty')
})
afterAll(() => database.drop())

it('tells a connection that is lost while it is idle, once and without the connection itself', async () => {
  const lost: { message: string; says: string[] }[] = []
  const db = openDatabase({
    url: database.url,
    connections: 1,
    onLost: (error) => lost.push({ message: error.message, says: Object.keys(error) }),
  })
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  await sql`select pg_terminate_backend(${rows[0]!.pid})`.execute(database.db)
  await expect.poll(() => lost).toHaveLength(1)
  expect(lost[0]!.message).toContain('terminating connection')
  expect(lost[0]!.says).not.toContain('client')
  await sql`select 1`.execute(db)
  expect(lost).toHaveLength(1)
  await db.destroy()
})
