import { cpSync, rmSync } from 'node:fs'
import { query } from './query.ts'

// Filling a shop takes longer than all else about its start: the first one is kept, and others begin as copies of it.
const DATABASE = 'demo_template'

/** Where the files of the kept shop are, by the folder of the shop that was kept. */
const filesBeside = (dataDir: string) => `${dataDir}-demo`

/** Keeps a shop that was filled and closed. */
export async function keepDemo(databaseUrl: string, dataDir: string): Promise<void> {
  await query(databaseUrl, `create database ${DATABASE} template ${new URL(databaseUrl).pathname.slice(1)}`)
  cpSync(dataDir, filesBeside(dataDir), { recursive: true })
}

export const dropDemoFiles = (dataDir: string) =>
  rmSync(filesBeside(dataDir), { recursive: true, force: true })

/** Makes a database beside the one of the shop of all tests. */
export const copyDatabase = (databaseUrl: string, name: string, from: 'demo' | 'empty') =>
  query(databaseUrl, `create database ${name}${from === 'demo' ? ` template ${DATABASE}` : ''}`)

/** What a shop has in its folder already stays as it is. */
export const copyFiles = (from: string, to: string) =>
  cpSync(filesBeside(from), to, { recursive: true, force: false })
