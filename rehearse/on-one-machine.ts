// Two processes that answer and one that works lose each other, their database and their storage.
import { createWriteStream } from 'node:fs'
import { chmodSync, createReadStream, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { loadBackup } from '#server/db/backup/load-backup.ts'
import { makeBackup } from '#server/db/backup/make-backup.ts'
import { unpacked } from '#server/db/backup/unpacked.ts'
import { openFiles } from '#server/storage/open-files.ts'
import { mailServer } from '#test/support/mail-server.ts'
import { startBalancer } from './balancer.ts'
import { seconds, tell } from './figures.ts'
import { query } from './count.ts'
import { isAllThere, startCustomers } from './customers.ts'
import { shopProcess, startDatabase } from './processes.ts'

const isShort = process.argv.includes('short')
const DATABASE_AWAY_MS = isShort ? 10_000 : 60_000
const STORAGE_AWAY_MS = isShort ? 4_000 : 30_000
const CALM_MS = isShort ? 1_000 : 15_000

const folder = mkdtempSync(join(tmpdir(), 'paskruis-rehearse-'))
// The database has a user of its own where this runs as root.
chmodSync(folder, 0o711)
const dataDir = join(folder, 'data')
const logFile = join(folder, 'shop.log')
mkdirSync(dataDir)

const database = await startDatabase(join(folder, 'database'))
const mails = await mailServer()
const settings = {
  DATABASE_URL: database.url,
  DATA_DIR: dataDir,
  DEMO: '1',
  SECRET: 'rehearse'.padEnd(40, 'x'),
  SMTP_URL: mails.url,
  TRUST_PROXY: '127.0.0.1',
  LOG_LEVEL: 'warn',
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? 'node_modules/.cache/node',
}
const [webA, webB, worker] = await Promise.all([
  shopProcess({ name: 'web A', role: 'web', settings, logFile }),
  shopProcess({ name: 'web B', role: 'web', settings, logFile }),
  shopProcess({ name: 'worker', role: 'worker', settings, logFile }),
])
const all = [webA, webB, worker]
const balancer = await startBalancer([webA.port, webB.port])
let isWell = false
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void leave().finally(() => process.exit(1)))

try {
  const began = performance.now()
  await Promise.all(all.map((one) => one.start()))
  tell('three processes on an empty database, until all are ready', seconds(performance.now() - began))
  await rehearse()
} catch (error) {
  console.error(error)
  process.exitCode = 1
} finally {
  await leave()
  if (isWell) rmSync(folder, { recursive: true, force: true })
  else console.error(`The log of the shop is ${logFile}`)
}
process.exit()

async function leave(): Promise<void> {
  await balancer.close()
  await Promise.all(all.map((one) => one.end('SIGKILL')))
  await database.close()
  await mails.close()
}

async function rehearse(): Promise<void> {
  const customers = await startCustomers({ url: balancer.url, databaseUrl: database.url })
  const { load } = customers
  const during = async (what: string, work: () => Promise<unknown>) => {
    load.now(what)
    await work()
    await load.untilSold()
    load.now('')
    await delay(CALM_MS)
  }
  await load.untilSold()
  await delay(CALM_MS)

  await during('the worker is killed', async () => {
    await customers.ship()
    await delay(300)
    await worker.end('SIGKILL')
    const from = performance.now()
    await worker.start()
    tell(
      'the worker is killed in the middle of its work, until it is back',
      seconds(performance.now() - from),
    )
  })
  await during('a web process is killed', async () => {
    await webA.end('SIGKILL')
    tell('a web process is killed, until the other sells', seconds(await load.untilSold()))
    await webA.start()
  })
  await during('all are started again in turn', async () => {
    const from = performance.now()
    for (const one of all) {
      await one.end('SIGTERM')
      await one.start()
      await balancer.untilGiven(one.port)
    }
    tell('all are started again, one after the other', seconds(performance.now() - from))
  })
  await during('the database is away', async () => {
    await database.stop()
    await delay(DATABASE_AWAY_MS)
    await database.start()
    tell(
      `the database was away for ${seconds(DATABASE_AWAY_MS)}, until the shop sells`,
      seconds(await load.untilSold()),
    )
  })
  await during('the storage is away', async () => {
    const [files, away] = [join(dataDir, 'files'), join(dataDir, 'files-away')]
    renameSync(files, away)
    await delay(STORAGE_AWAY_MS)
    renameSync(away, files)
    const sentBefore = load.sent.length
    const from = performance.now()
    while (load.sent.length === sentBefore && performance.now() - from < 60_000) await delay(50)
    tell(
      `the storage was away for ${seconds(STORAGE_AWAY_MS)}, until a file is in`,
      seconds(performance.now() - from),
    )
  })
  await during('a backup is made and restored', async () => {
    const file = join(folder, 'backup.sql.gz')
    const from = performance.now()
    await makeBackup({
      url: database.url,
      app: 'rehearse',
      now: new Date(),
      put: (content) => pipeline(content, createWriteStream(file)),
    })
    const scratch = new URL(database.url)
    scratch.pathname = '/rehearse_restored'
    await query(database.url, 'create database rehearse_restored')
    const { rows } = await loadBackup({ url: scratch.href, content: unpacked(createReadStream(file)) })
    tell(`a backup is made, restored and compared: ${rows} rows`, seconds(performance.now() - from))
  })

  const counts = await customers.count(mails, await openFiles({ dataDir, s3: null }))
  tell('requests given to each web process', [...balancer.given.values()].join(' and '))
  const inRolling = load.again.get('all are started again in turn') ?? 0
  tell('requests lost while all were started again', String(inRolling))
  isWell = inRolling === 0 && isAllThere(counts)
  if (!isWell) process.exitCode = 1
}
