import { DataFolderInUse } from '#server/db/data-folder-lock.ts'
import { startEmbeddedPostgres, type EmbeddedPostgres } from '#server/db/embedded.ts'
import { EmbeddedPostgresError } from '#server/db/embedded-error.ts'
import { errorCode } from '#server/db/embedded-process.ts'
import { findFreePort, PortUnavailable } from '#server/http/free-port.ts'
import { readSettings, WrongSettings, type Settings } from './settings.ts'
import { startNotice } from './start-notice.ts'

const SHOP_CLOSES_WITHIN_MS = 9_000
const HARD_STOP_MS = 14_500
const PORT_RACES = 5
const isDev = process.argv.includes('--dev')
const PLAIN_ERRORS = [WrongSettings, DataFolderInUse, EmbeddedPostgresError, PortUnavailable]

/** Seen when another database than ours is not there, refuses the login or does not know the name. */
const DATABASE_REFUSALS = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  '28P01',
  '28000',
  '3D000',
  '42501',
])

/** Seen when a folder belongs to another user, is read-only or full. */
const FOLDER_REFUSALS = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'ENOTDIR'])

type RunningShop = { readonly address: string; readonly close: () => Promise<void> }

const log = (line: string) => console.log(line)
const running: { shop?: RunningShop; postgres?: EmbeddedPostgres } = {}
let isStopping = false

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0))
process.on('disconnect', () => void stop(0)) // the launcher is gone
process.on('uncaughtException', (error) => {
  console.error(error)
  void stop(1)
})

// Nobody reads along any more (a closed terminal, a pipe that ended): no reason to close the shop.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error) => {
    if (errorCode(error) !== 'EPIPE') throw error
  })
}

const starting = start()
starting.catch((error: unknown) => {
  tell(error)
  void stop(1)
})

async function start(): Promise<void> {
  const settings = readSettings(process.env)
  // What the built pages and their libraries go by. Whether the shop is live is said by the settings.
  process.env['NODE_ENV'] ??= isDev ? 'development' : 'production'

  if (settings.databaseUrl === null) {
    running.postgres = await startEmbeddedPostgres({ dataDir: settings.dataDir, log })
  }
  if (isStopping) return
  running.shop = await listen(settings, settings.databaseUrl ?? running.postgres?.url ?? '')
  if (isStopping) return
  running.postgres?.announce(running.shop.address)
  log(
    startNotice({
      settings,
      address: running.shop.address,
      embeddedFolder: running.postgres?.folder ?? null,
    }),
  )
}

/** Another program may take the port between looking and listening; the default then moves on once more. */
async function listen(settings: Settings, databaseUrl: string, races = PORT_RACES): Promise<RunningShop> {
  const { host, port: wished, portIsChosen: isChosen } = settings
  const port = await findFreePort({ host, port: wished, isChosen })
  const { startShop } = await import('./main.ts')
  try {
    const developWith = isDev ? (await import('./develop.ts')).developWith : undefined
    return await startShop({
      settings: { ...settings, port },
      databaseUrl,
      log,
      ...(developWith && { developWith }),
    })
  } catch (error) {
    if (errorCode(error) !== 'EADDRINUSE') throw error
    if (isChosen || races === 0) throw new PortUnavailable(`Poort ${port} op ${host} is al in gebruik.`)
    return listen(settings, databaseUrl, races - 1)
  }
}

/** Requests finish first, then the database; a second signal changes nothing (fault F22: at most 15 seconds). */
async function stop(exitCode: number): Promise<void> {
  if (isStopping) return
  isStopping = true
  setTimeout(() => {
    running.postgres?.abandon()
    process.exit(1)
  }, HARD_STOP_MS).unref()
  try {
    await withinTime(
      SHOP_CLOSES_WITHIN_MS,
      starting.catch(() => undefined).then(() => running.shop?.close()),
    )
    await running.postgres?.stop()
    process.exit(exitCode)
  } catch (error) {
    console.error(error)
    running.postgres?.abandon()
    process.exit(1)
  }
}

function withinTime(limitMs: number, work: Promise<unknown>): Promise<unknown> {
  return Promise.race([work, new Promise((resolve) => setTimeout(resolve, limitMs))])
}

function tell(error: unknown): void {
  console.error(plainWords(error) ?? error)
}

/** What the owner can mend is said in one sentence; anything else is a bug and shows where it happened. */
function plainWords(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  const code = errorCode(error) ?? ''
  if (PLAIN_ERRORS.some((kind) => error instanceof kind)) return error.message
  if (FOLDER_REFUSALS.has(code))
    return `Een map is niet te gebruiken: ${error.message}. Kies een andere met DATA_DIR.`
  if (!running.postgres && DATABASE_REFUSALS.has(code)) {
    return `De databank van DATABASE_URL is niet te gebruiken: ${error.message || code}.`
  }
  return null
}
