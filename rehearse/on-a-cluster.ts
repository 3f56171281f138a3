// A database of three machines under Patroni, a pooler and a balancer, two processes that answer and two that work, and a storage that
// speaks S3: the database loses its primary, a replica, a witness and the pooler.
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { s3Storage } from '#server/storage/s3-storage.ts'
import { mailServer } from '#test/support/mail-server.ts'
import { startPooler } from '#test/support/pooler.ts'
import { s3Server } from '#test/support/s3-server.ts'
import { missingPrograms, startCluster } from './cluster.ts'
import { query } from './count.ts'
import { isAllThere, startCustomers } from './customers.ts'
import { seconds, tell } from './figures.ts'
import { type Process, shopProcess } from './processes.ts'

const CALM_MS = 3_000
const AWAY_MS = 15_000
/** From the moment that something is lost, so soon all four customers have ordered again. */
const SELLS_WITHIN_MS = 30_000
const FILE_WITHIN_MS = 60_000

const missing = missingPrograms()
if (missing.length > 0) {
  console.error(
    `Not here: ${missing.join(', ')} (Debian: etcd-server, patroni, haproxy, pgbouncer and postgresql-15).`,
  )
  process.exit(1)
}
const folder = mkdtempSync(join(tmpdir(), 'paskruis-cluster-'))
chmodSync(folder, 0o711)
const dataDir = join(folder, 'data')
mkdirSync(dataDir)
/** What ends each part that was started, the last first. */
const closers: (() => Promise<unknown>)[] = []
let isWell = false
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void leave().finally(() => process.exit(1)))

try {
  await rehearse()
} catch (error) {
  console.error(error)
} finally {
  await leave()
  if (isWell) rmSync(folder, { recursive: true, force: true })
  else console.error(`The logs are in ${folder}`)
}
process.exit(isWell ? 0 : 1)

async function leave(): Promise<void> {
  for (const close of closers.splice(0).toReversed()) await close()
}

function kept<Part extends { close(): Promise<unknown> }>(part: Part): Part {
  closers.push(() => part.close())
  return part
}

async function rehearse(): Promise<void> {
  const began = performance.now()
  const { mails, storage, cluster, pooler } = await startAll()
  tell('the cluster and four processes of the shop, until all are ready', seconds(performance.now() - began))

  const customers = await startCustomers({
    url: cluster.shopUrl,
    databaseUrl: cluster.databaseUrl,
  })
  const { load } = customers
  let slowestMs = 0
  /** Loses something while all go on; `restore` gives it back after that. */
  async function loses(what: string, lose: () => Promise<unknown>, restore: () => unknown = () => undefined) {
    load.now(what)
    const from = performance.now()
    await lose()
    const sent = load.sent.length
    await load.untilSold()
    const soldMs = performance.now() - from
    slowestMs = Math.max(slowestMs, soldMs)
    tell(`${what}, until all sell`, seconds(soldMs))
    while (load.sent.length < sent + 2)
      if (performance.now() - from > FILE_WITHIN_MS) throw new Error('no file came in any more')
      else await delay(50)
    tell('  until two files more are in', seconds(performance.now() - from))
    await restore()
    await cluster.untilWell()
    load.now('')
    await delay(CALM_MS)
  }
  await load.untilSold()
  await delay(CALM_MS)

  const frozen = await query<{ pid: number }>(
    (await cluster.machineOf('sync_standby')).url,
    'select pid from pg_stat_wal_receiver',
  )
  const replica = (signal: NodeJS.Signals) => frozen.forEach(({ pid }) => process.kill(pid, signal))
  closers.push(async () => replica('SIGCONT'))
  await loses(
    'the replica that has all hears nothing any more',
    async () => replica('SIGSTOP'),
    async () => {
      await delay(AWAY_MS)
      closers.pop()
      replica('SIGCONT')
    },
  )
  await loses(
    'etcd loses a member',
    () => cluster.etcd[0]!.end('SIGKILL'),
    async () => {
      await delay(AWAY_MS)
      cluster.etcd[0]!.start()
    },
  )
  await loses('PgBouncer restarts', async () => {
    await pooler.end()
    await pooler.start()
  })
  const primary = await cluster.machineOf('leader')
  await customers.ship()
  await loses(
    'the machine of the primary is killed',
    () => primary.kill(),
    () => primary.start(),
  )
  tell('the primary before and after', `${primary.name} and ${(await cluster.machineOf('leader')).name}`)

  const counts = await customers.count(mails, storage)
  tell('the longest that nobody could order', `${seconds(slowestMs)} of ${seconds(SELLS_WITHIN_MS)}`)
  isWell = slowestMs <= SELLS_WITHIN_MS && isAllThere(counts)
}

async function startAll() {
  const mails = kept(await mailServer())
  const s3 = kept(await s3Server())
  const logFile = join(folder, 'shop.log')
  const settings: Record<string, string> = {
    DATA_DIR: dataDir,
    DEMO: '1',
    SECRET: 'rehearse'.padEnd(40, 'x'),
    SMTP_URL: mails.url,
    TRUST_PROXY: '127.0.0.1',
    LOG_LEVEL: 'warn',
    S3_ENDPOINT: s3.settings.endpoint,
    S3_BUCKET: s3.settings.bucket,
    S3_ACCESS_KEY_ID: s3.settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.settings.secretAccessKey,
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? 'node_modules/.cache/node',
  }
  // They are given their settings when they start.
  const made = (name: string, role: 'web' | 'worker') => shopProcess({ name, role, settings, logFile })
  const [webA, webB] = [await made('web A', 'web'), await made('web B', 'web')]
  const workers = [await made('worker A', 'worker'), await made('worker B', 'worker')]
  const cluster = kept(await startCluster(join(folder, 'cluster'), [webA.port, webB.port]))
  const pooler = kept(await startPooler(cluster.databaseUrl))
  settings['DATABASE_URL'] = cluster.databaseUrl
  settings['DATABASE_POOLER_URL'] = pooler.urlOf(cluster.databaseUrl)
  const all: readonly Process[] = [webA, webB, ...workers]
  closers.push(() => Promise.all(all.map((one) => one.end('SIGKILL'))))
  // The first migrates and fills the shop.
  await webA.start()
  await Promise.all(all.slice(1).map((one) => one.start()))
  return { mails, storage: s3Storage(s3.settings), cluster, pooler }
}
