import { chmodSync, existsSync, mkdtempSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { isLocked, lockDataFolder } from './data-folder-lock.ts'
import { CLUSTER_USER, dataFolderOf, ensureCluster, passwordOf } from './embedded-cluster.ts'
import { EmbeddedPostgresError } from './embedded-error.ts'
import { clusterPlace, removeClusterWithFolder } from './embedded-place.ts'
import { readPostmaster, stopPostmaster } from './embedded-postmaster.ts'
import { reachablePrograms } from './embedded-program.ts'
import { runServer } from './embedded-server.ts'

const DATABASE_NAME = 'paskruis'
const TEST_PREFIX = 'paskruis-test-'
const TEST_FLAGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
}

type EmbeddedOptions = { readonly dataDir: string; readonly log: (line: string) => void }

export type EmbeddedPostgres = {
  readonly url: string
  /** The folder that holds the data: below the data folder, or elsewhere when that cannot be reached. */
  readonly folder: string
  /** Records where the shop can be reached, for the message to a second start on the same data. */
  readonly announce: (address: string) => void
  readonly stop: () => Promise<void>
  /** Stops without waiting, for the moment before a forced exit. */
  readonly abandon: () => void
}

/** PostgreSQL 18 of our own, with its data below the data folder (reliability 4, rule 3). */
export function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  return start({ ...options, isDurable: true })
}

/** The database of the shop that runs on this data folder; null when none does. For another process of the same owner. */
export function runningEmbeddedUrl(dataDir: string): string | null {
  if (!existsSync(dataDir)) return null
  const folder = realpathSync(dataDir)
  if (!isLocked(folder)) return null
  const { cluster } = clusterPlace(folder)
  const server = readPostmaster(dataFolderOf(cluster))
  return server?.isReady ? databaseUrl(cluster, server.port, DATABASE_NAME) : null
}

const databaseUrl = (cluster: string, port: number, database: string): string =>
  `postgres://${CLUSTER_USER}:${passwordOf(cluster)}@127.0.0.1:${port}/${database}`

/** A throw-away server for tests: quick instead of safe. It removes itself when stopped, or at the next run when killed. */
export async function startTestPostgres(): Promise<EmbeddedPostgres> {
  await removeAbandonedTestServers()
  const dataDir = makeTestFolder()
  const server = await start({ dataDir, log: () => undefined, isDurable: false })
  return {
    ...server,
    async stop() {
      await server.stop()
      removeClusterWithFolder(dataDir)
    },
  }
}

async function start({
  dataDir,
  log,
  isDurable,
}: EmbeddedOptions & { isDurable: boolean }): Promise<EmbeddedPostgres> {
  const lock = await lockDataFolder(dataDir)
  try {
    const place = clusterPlace(realpathSync(dataDir))
    const programs = reachablePrograms(place.account, place.parent)
    ensureCluster(place, programs, isDurable)
    const server = await runServer({ place, programs, log, flags: isDurable ? {} : TEST_FLAGS })
    const urlOf = (database: string) => databaseUrl(place.cluster, server.port, database)
    await ensureDatabase(urlOf('postgres')).catch(async (error: unknown) => {
      await server.stop()
      throw error
    })
    return {
      url: urlOf(DATABASE_NAME),
      folder: place.cluster,
      announce: lock.announce,
      async stop() {
        await server.stop()
        lock.release()
      },
      abandon: server.abandon,
    }
  } catch (error) {
    lock.release()
    if (error instanceof EmbeddedPostgresError) throw error
    throw new EmbeddedPostgresError('De ingebouwde PostgreSQL kon niet worden gestart.', error)
  }
}

async function ensureDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE_NAME])
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE_NAME}`)
  } finally {
    await client.end()
  }
}

function makeTestFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), TEST_PREFIX))
  chmodSync(folder, 0o711)
  return realpathSync(folder)
}

/** Servers of test runs that were killed. A folder younger than a minute may belong to a run that is just starting. */
async function removeAbandonedTestServers(): Promise<void> {
  const base = realpathSync(tmpdir())
  for (const name of readdirSync(base).filter((entry) => entry.startsWith(TEST_PREFIX))) {
    const folder = join(base, name)
    const found = statSync(folder, { throwIfNoEntry: false })
    const isOurs = process.getuid === undefined || found?.uid === process.getuid()
    if (!found || !isOurs || Date.now() - found.mtimeMs < 60_000 || isLocked(folder)) continue
    const place = clusterPlace(folder)
    await stopPostmaster(
      dataFolderOf(place.cluster),
      place.account,
      reachablePrograms(place.account, place.parent),
    )
    removeClusterWithFolder(folder)
  }
}
