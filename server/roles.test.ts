import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pooledUrl, type TestDatabase, testDatabase } from '#test/support/database.ts'
import { type RunningShop, startShop } from './main.ts'
import { mailPasswordResetTask } from './modules/session/mail-password-reset.task.ts'
import { type Role, readSettings } from './settings.ts'

const noPages = () => Promise.reject(new Error('there are no pages'))
let database: TestDatabase
let dataDir: string
beforeAll(async () => {
  database = await testDatabase('shop_demo')
  dataDir = await mkdtemp(join(tmpdir(), 'paskruis-roles-'))
})
afterAll(async () => {
  await database.drop()
  await rm(dataDir, { recursive: true })
})

const start = (role: Role): Promise<RunningShop> =>
  startShop({
    settings: readSettings({
      ROLE: role,
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      DATABASE_POOLER_URL: pooledUrl(database.url) ?? '',
      DEMO: '1',
      LOG_LEVEL: 'silent',
      SECRET: 'x'.repeat(40),
      SMTP_URL: 'off',
    }),
    databaseUrl: database.url,
    developWith: async () => ({ getBuild: noPages, getOfficePage: noPages }),
  })

const askReset = async ({ address }: RunningShop) => {
  const answer = await fetch(`${address}/api/customer/reset-password-email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'klant@demo.example' }),
  })
  expect(answer.status).toBe(200)
}
const jobs = async () => {
  const { rows } = await sql<{ state: string }>`select state from pgboss.job
    where name = ${mailPasswordResetTask.name}`.execute(database.db)
  return rows.map(({ state }) => state)
}
const mails = async () => {
  const { rows } = await sql<{ state: string }>`select state from outbox
    where template = 'password_reset'`.execute(database.db)
  return rows.map(({ state }) => state)
}

it('a process that answers leaves the work to one that works', async () => {
  const web = await start('web')
  try {
    await askReset(web)
    await askReset(web)
  } finally {
    await web.close()
  }
  expect(await jobs()).toEqual(['created', 'created'])
  const worker = await start('worker')
  const again = await start('web')
  try {
    await askReset(again)
    await expect.poll(mails, { timeout: 20_000 }).toEqual(['sent', 'sent', 'sent'])
  } finally {
    await again.close()
    await worker.close()
  }
}, 60_000)

it('a process that works tells of its health, and is no shop', async () => {
  const worker = await start('worker')
  try {
    const status = async (path: string) => (await fetch(worker.address + path)).status
    const paths = ['/healthz', '/readyz', '/', '/api/config', '/beheer', '/sitemap.xml']
    expect(await Promise.all(paths.map(status))).toEqual([200, 200, 404, 404, 404, 404])
    expect(worker.ownerCode).toBe(null)
  } finally {
    await worker.close()
  }
}, 60_000)

it('a process that answers tells that it is about to end, and answers until then', async () => {
  const web = await start('web')
  const ended = web.close()
  const status = async (path: string) => (await fetch(web.address + path)).status
  expect(await Promise.all(['/healthz', '/readyz', '/api/config'].map(status))).toEqual([200, 503, 200])
  await ended
  await expect(status('/healthz')).rejects.toThrow('fetch failed')
}, 60_000)
