import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '#test/support/database.ts'
import { tableTypes } from './write-table-types.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase('shop_empty')
})
afterAll(() => database.drop())

/** Without what a formatter decides. */
const words = (source: string) => source.match(/[\w']+/g)

it('wrote the types of the tables as the migrations make them', async () => {
  const written = readFileSync(new URL('../server/db/tables.ts', import.meta.url), 'utf8')
  expect(words(written)).toEqual(words(await tableTypes(database.url)))
})
