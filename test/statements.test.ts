import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from './support/database.ts'
import { type PreparedColumn, prepareStatement } from './support/statements/prepare-statement.ts'
import { type Column, listStatements, type Statement } from './support/statements/statement.ts'
import { LONG } from './support/time-limits.ts'

/** How columns of a type arrive, by the name of the type in PostgreSQL; a document may be anything. */
const ARRIVES_AS: Readonly<Record<string, string>> = {
  uuid: 'string',
  text: 'string',
  date: 'string',
  bool: 'boolean',
  int4: 'number',
  int8: 'number',
  numeric: 'number',
  timestamptz: 'Date',
  bytea: 'Buffer',
  _text: 'array',
  _int4: 'array',
}

/** Columns that may be null, but not in the rows that the statements read. */
const ALWAYS_THERE: Readonly<Record<string, string>> = {
  'carts.quote_number': 'a parked cart has one',
  'carts.reference': 'a check of the table: a parked cart has one',
  'carts.parked_at': 'a check of the table: a parked cart has it',
  'carts.valid_until': 'a check of the table: a parked cart has it',
  'carts.quoted_net_cents': 'a parked cart has it',
  'carts.quoted_total_cents': 'a parked cart has it',
  'carts.quoted_item_count': 'a parked cart has it',
}

/** Statements whose text no test can know. */
const UNKNOWN: Readonly<Record<string, string>> = {
  'server/db/trial.ts': 'a mark within a transaction is nothing that can be prepared',
  'server/modules/demo/seed-store.ts': 'the demo is put in whichever table its rows are for',
}

let database: TestDatabase
let client: Client
let statements: readonly Statement[]

beforeAll(async () => {
  database = await testDatabase('shop_empty')
  client = new Client(database.url)
  await client.connect()
  statements = await listStatements()
}, LONG.timeout)

afterAll(async () => {
  await client.end()
  await database.drop()
})

/** What is wrong with what a row type says of a column. */
function faultOf({ name, kinds }: Column, prepared: PreparedColumn | undefined, text: string): string | null {
  if (!prepared) return `${name} does not come back`
  const { type, of, isNullable } = prepared
  const arrives = ARRIVES_AS[type]
  if (arrives && !kinds.includes(arrives) && !kinds.includes('unknown'))
    return `${name} is declared ${kinds.join(' or ')} and is ${type}`
  if (!arrives && type !== 'json' && type !== 'jsonb')
    return `${name} is ${type}, of which this test knows nothing`
  if (!isNullable || kinds.includes('null') || kinds.includes('unknown')) return null
  const column = of?.split('.')[1] ?? ''
  const isAskedFor = new RegExp(`\\b${column}"? is not null`).test(text)
  return isAskedFor || ALWAYS_THERE[of ?? ''] ? null : `${name} may be null`
}

async function faultsOf({ place, texts, columns, fault }: Statement): Promise<string[]> {
  if (fault) return [`${place}: ${fault}`]
  const faults: string[] = []
  for (const text of texts) {
    const answer = await prepareStatement(client, text).catch((error: unknown) => String(error))
    if (typeof answer === 'string') faults.push(`${place}: ${answer}`)
    else if (columns) {
      const promised = new Set(columns.map(({ name }) => name))
      const byName = new Map(answer.map((column) => [column.name, column]))
      const found = columns.map((column) => faultOf(column, byName.get(column.name), text))
      const unread = answer
        .filter(({ name }) => !promised.has(name))
        .map(({ name }) => `${name} is not declared`)
      faults.push(...[...found, ...unread].flatMap((what) => (what ? `${place}: ${what}` : [])))
    }
  }
  return [...new Set(faults)]
}

describe('the statements of the server', () => {
  it('stand against the schema, and answer what their row types say', async () => {
    const known = statements.filter(({ place }) => !UNKNOWN[place.split(':')[0] ?? ''])
    const faults: string[] = []
    for (const statement of known) faults.push(...(await faultsOf(statement)))
    expect(faults).toEqual([])
  })

  it('are found where they stand', () => {
    const files = new Set(statements.map(({ place }) => place.split(':')[0]))
    expect(statements.length).toBeGreaterThan(300)
    expect(files).toContain('server/modules/cart/cart-store.ts')
  })
})
