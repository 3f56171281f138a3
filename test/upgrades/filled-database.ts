import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { migrate, type MigrationName } from '#server/db/migrate.ts'
import { type TestDatabase, testDatabase } from '../support/database.ts'

type Entry =
  | { readonly table: string; readonly row: Readonly<Record<string, unknown>> }
  | { readonly sequence: string; readonly value: number }

/** A database as a shop of before left it: its schema, and the rows in a file of one JSON object a line. */
export async function filledDatabase(schema: MigrationName, file: string): Promise<TestDatabase> {
  const database = await testDatabase(null)
  await migrate(database.db, schema)
  const client = new Client(database.url)
  await client.connect()
  try {
    // The rows fit each other: no key is looked up and no trigger runs.
    await client.query("set session_replication_role = 'replica'")
    for (const line of readFileSync(join(import.meta.dirname, file), 'utf8')
      .trim()
      .split('\n')) {
      const entry = JSON.parse(line) as Entry
      if ('sequence' in entry) await client.query('select setval($1, $2)', [entry.sequence, entry.value])
      else await insertRow(client, entry.table, entry.row)
    }
  } finally {
    await client.end()
  }
  return database
}

async function insertRow(client: Client, table: string, row: Readonly<Record<string, unknown>>) {
  const names = Object.keys(row)
    .map((name) => `"${name}"`)
    .join(', ')
  await client.query(
    `insert into "${table}" (${names}) overriding system value
     select ${names} from json_populate_record(null::"${table}", $1)`,
    [JSON.stringify(row)],
  )
}
