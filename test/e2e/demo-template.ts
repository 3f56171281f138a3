import { cpSync, rmSync } from 'node:fs'
import { demoShop } from '#server/modules/demo/demo-shop.ts'
import { quickHash } from '../support/quick-hash.ts'
import { query } from './query.ts'

// Filling a shop takes longer than all else about its start: the first one is kept, and others begin as copies of it.
const DATABASE = 'demo_template'

/** Where the files of the kept shop are, by the folder of the shop that was kept. */
const filesBeside = (dataDir: string) => `${dataDir}-demo`

/** Keeps a shop that was filled and closed; who logs in to it, or to the copies, is not kept waiting. */
export async function keepDemo(databaseUrl: string, dataDir: string): Promise<void> {
  for (const { email, password } of [
    ...demoShop.companies.map(({ contact }) => contact),
    demoShop.operator,
  ]) {
    const hash = await quickHash(password)
    await query(databaseUrl, 'update contacts set password_hash = $2 where email = $1', [email, hash])
    await query(databaseUrl, 'update operators set password_hash = $2 where email = $1', [email, hash])
  }
  await query(
    databaseUrl,
    `create database ${DATABASE} template ${new URL(databaseUrl).pathname.slice(1)} strategy file_copy`,
  )
  cpSync(dataDir, filesBeside(dataDir), { recursive: true })
}

export const dropDemoFiles = (dataDir: string) =>
  rmSync(filesBeside(dataDir), { recursive: true, force: true })

/** Makes a database beside the one of the shop of all tests. */
export const copyDatabase = (databaseUrl: string, name: string, from: 'demo' | 'empty') =>
  query(
    databaseUrl,
    `create database ${name}${from === 'demo' ? ` template ${DATABASE} strategy file_copy` : ''}`,
  )

/** What a shop has in its folder already stays as it is. */
export const copyFiles = (from: string, to: string) =>
  cpSync(filesBeside(from), to, { recursive: true, force: false })
