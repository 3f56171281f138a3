import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '#test/support/database.ts'
import { type Database, openDatabase } from './database.ts'

let database: TestDatabase
let db: Database
beforeAll(async () => {
  database = await testDatabase('shop_empty')
  db = openDatabase({ url: database.url, connections: 1, onLost: () => undefined })
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

const preparedTimes = async (text: string) => {
  const { rows } = await sql<{ times: number }>`
    select (generic_plans + custom_plans)::int as times from pg_prepared_statements
    where strpos(statement, ${text}) > 0`.execute(db)
  return rows.map(({ times }) => times)
}

it('has a connection prepare a marked statement once, and answers it as any other', async () => {
  for (const number of [1, 2, 3]) {
    const { rows } = await sql<{ sum: number }>`/* prepared */
      select ${number}::int + 40 as sum`.execute(db)
    expect(rows).toEqual([{ sum: number + 40 }])
  }
  expect(await preparedTimes('+ 40')).toEqual([3])
})

it('leaves every other statement to itself', async () => {
  await sql`select ${1}::int + 50 as sum`.execute(db)
  await sql`select ${1}::int + 50 as sum, '/* prepared */'`.execute(db)
  expect(await preparedTimes('+ 50')).toEqual([])
})
