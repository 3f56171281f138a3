import { startEmbeddedPostgres, type EmbeddedPostgres } from '#server/db/embedded.ts'
import { errorCode } from '#server/db/embedded-process.ts'
import { findFreePort, PortUnavailable } from '#server/http/free-port.ts'
import { startupErrorMessage } from './startup-error-message.ts'
import { readSettings, type Settings } from './settings.ts'
import { startNotice } from './start-notice.ts'

const SHOP_CLOSES_WITHIN_MS = 9_000
const HARD_STOP_MS = 14_500
const PORT_RACES = 5
const isDev = process.argv.includes('--dev')
type RunningShop = {
  readonly address: string
  readonly ownerCode: string | null
  readonly close: () => Promise<void>
}

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
      ownerCode: running.shop.ownerCode,
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
  console.error(startupErrorMessage(error, { isForeignDatabase: !running.postgres }) ?? error)
}
