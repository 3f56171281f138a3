import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '#test/support/database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

it('what belongs to a row is found by an index, however many rows there are', async () => {
  const { rows } = await sql<{ column: string }>`
    select key.conrelid::regclass || '.' || attribute.attname as column
    from pg_constraint key
    join pg_attribute attribute on attribute.attrelid = key.conrelid and attribute.attnum = key.conkey[1]
    where key.contype = 'f' and key.connamespace = 'public'::regnamespace
      and not exists (select from pg_index where indrelid = key.conrelid and indkey[0] = key.conkey[1])
    order by 1`.execute(database.db)
  expect(rows.map(({ column }) => column)).toEqual([])
})
