import { sql } from 'kysely'
import { Client } from 'pg'
import { openDatabase } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { type DemoShop, demoShop } from '#server/modules/demo/demo-shop.ts'
import { seedDemo } from '#server/modules/demo/seed-demo.ts'
import { withFewProducts } from './few-products.ts'
import { quickHash } from './quick-hash.ts'
import { TEST_NOW } from './test-clock.ts'

/** Databases that tests copy: one that is only migrated, one with the demo shop, and one with nine products of it. */
export type Templates = {
  readonly serverUrl: string
  readonly prefix: string
  readonly shop_empty: string
  readonly shop_demo: string
  readonly shop_few: string
}
export type TemplateName = 'shop_empty' | 'shop_demo' | 'shop_few'

/** By piece with tiers, by the metre, a part that is sold by itself, and two that are composed. */
const FEW = [
  'PST-A0',
  'PST-A1',
  'PST-A2',
  'PST-A3',
  'SPD-510',
  'PVC-5',
  'TOE-SPANNER',
  'MSH-MAAT',
  'SPD-MAAT',
]
const PREFIX = 'paskruis_test_'
const ABANDONED_AFTER_MS = 2 * 60 * 60 * 1000

/** The same server, another database. */
export function withDatabase(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

/** Makes a database as a copy, file by file: through the log, which is PostgreSQL's own choice, it takes twice as long. */
export const copyOf = (name: string, template: string) =>
  `create database ${name} template ${template} strategy file_copy`

/** Runs statements that are about databases, on a connection of their own. */
export async function onServer<Result>(
  serverUrl: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client(serverUrl)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

export async function makeTemplates(serverUrl: string, run: string): Promise<Templates> {
  const prefix = `${PREFIX}${run}_`
  const templates = {
    serverUrl,
    prefix,
    shop_empty: `${prefix}empty`,
    shop_demo: `${prefix}demo`,
    shop_few: `${prefix}few`,
  }
  await onServer(serverUrl, async (client) => {
    await removeAbandoned(client)
    await client.query(`create database ${templates.shop_empty}`)
  })
  await inDatabase(withDatabase(serverUrl, templates.shop_empty), migrate)
  await fill(templates, 'shop_demo', demoShop)
  await fill(templates, 'shop_few', withFewProducts(demoShop, FEW))
  return templates
}

async function fill(templates: Templates, name: TemplateName, demo: DemoShop): Promise<void> {
  const { serverUrl } = templates
  await onServer(serverUrl, (client) => client.query(copyOf(templates[name], templates.shop_empty)))
  await inDatabase(withDatabase(serverUrl, templates[name]), async (db) => {
    await seedDemo(db, () => TEST_NOW, quickHash, undefined, demo)
    // What a shop that is open for a minute has: the copies plan their statements by it.
    await sql`vacuum analyze`.execute(db)
  })
}

async function inDatabase(url: string, work: (db: ReturnType<typeof openDatabase>) => Promise<void>) {
  const db = openDatabase({ url, connections: 2, onLost: () => undefined })
  try {
    await work(db)
  } finally {
    await db.destroy()
  }
}

/** Everything that this run made, also what a failed test left behind. */
export async function removeTemplates({ serverUrl, prefix }: Templates): Promise<void> {
  await onServer(serverUrl, async (client) => {
    for (const name of await testDatabases(client)) {
      if (name.startsWith(prefix)) await client.query(`drop database if exists ${name} with (force)`)
    }
  })
}

/** What killed runs left on a server that outlives them. */
async function removeAbandoned(client: Client): Promise<void> {
  for (const name of await testDatabases(client)) {
    const madeAt = Number(name.slice(PREFIX.length).split('_')[0])
    if (Date.now() - madeAt > ABANDONED_AFTER_MS)
      await client.query(`drop database if exists ${name} with (force)`)
  }
}

async function testDatabases(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1)',
    [PREFIX],
  )
  return rows.map((row) => row.datname)
}
