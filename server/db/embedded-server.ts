import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { anyLoopbackPort } from '#server/http/free-port.ts'
import { dataFolderOf, serverEnvironment } from './embedded-cluster.ts'
import { EmbeddedPostgresError } from './embedded-error.ts'
import type { ClusterPlace } from './embedded-place.ts'
import { abandonPostmaster, readPostmaster, stopPostmaster } from './embedded-postmaster.ts'
import { isRunning, readIfPresent, waitUntil } from './embedded-process.ts'
import { programPath } from './embedded-program.ts'

const READY_WITHIN_MS = 60_000
const OLD_SERVER_LEAVES_WITHIN_MS = 10_000
const RESTARTS = 5
const RESTARTS_WITHIN_MS = 60_000

/** No statements and no values in its log: they are the customers'. */
const FLAGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  log_error_verbosity: 'terse',
  log_min_messages: 'error',
  log_min_error_statement: 'panic',
  jit: 'off',
}

export type ServerOptions = {
  readonly place: ClusterPlace
  readonly programs: string
  readonly flags: Readonly<Record<string, string>>
  readonly log: (line: string) => void
}

export type RunningServer = {
  readonly port: number
  readonly stop: () => Promise<void>
  readonly abandon: () => void
}

/** Starts PostgreSQL and keeps it running: when it falls, it comes back on the same port, so that the pool heals by itself. */
export async function runServer(options: ServerOptions): Promise<RunningServer> {
  const { place, programs, log } = options
  const dataFolder = dataFolderOf(place.cluster)
  const falls: number[] = []
  let isStopping = false

  await stopPostmaster(dataFolder, place.account, programs)
  const { child: first, port } = await launchOnFreePort(options)
  watch(first)

  function watch(child: ChildProcess) {
    child.once('exit', () => {
      if (!isStopping) void revive()
    })
    if (child.exitCode !== null && !isStopping) void revive()
  }

  async function revive() {
    falls.push(Date.now())
    if (falls.filter((at) => at > Date.now() - RESTARTS_WITHIN_MS).length > RESTARTS) {
      return log(
        'De ingebouwde PostgreSQL valt telkens uit en wordt niet meer herstart; start Paskruis opnieuw.',
      )
    }
    log('De ingebouwde PostgreSQL is uitgevallen en wordt opnieuw gestart.')
    const replaced = await waitUntil(() => isStopping || isServed(dataFolder), 250)
    if (replaced) return // stopping, or someone restarted it by hand
    try {
      watch(await launch(options, port))
    } catch (error) {
      log(error instanceof Error ? error.message : String(error))
      if (!isStopping) void revive()
    }
  }

  return {
    port,
    async stop() {
      isStopping = true
      await stopPostmaster(dataFolder, place.account, programs)
    },
    abandon() {
      isStopping = true
      abandonPostmaster(dataFolder)
    },
  }
}

function isServed(dataFolder: string): boolean {
  const postmaster = readPostmaster(dataFolder)
  return postmaster !== null && isRunning(postmaster.pid)
}

class LaunchFailed extends EmbeddedPostgresError {}

async function launchOnFreePort(options: ServerOptions): Promise<{ child: ChildProcess; port: number }> {
  const until = Date.now() + OLD_SERVER_LEAVES_WITHIN_MS
  for (;;) {
    const port = await anyLoopbackPort()
    try {
      return { child: await launch(options, port), port }
    } catch (error) {
      const passes =
        error instanceof LaunchFailed &&
        /could not bind|TCP\/IP sockets|shared memory block/.test(error.message)
      if (!passes || Date.now() > until) throw error
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  }
}

/**
 * In a process group of its own, for Ctrl-C reaches a whole group and the shop must stop before its database. It logs to a file, not
 * to a pipe: a full pipe would halt it, and it must outlive a shop that is killed.
 */
async function launch({ place, programs, flags }: ServerOptions, port: number): Promise<ChildProcess> {
  const dataFolder = dataFolderOf(place.cluster)
  const logFile = join(place.cluster, 'server.log')
  const log = openSync(logFile, 'w', 0o600)
  const settings = Object.entries({ ...FLAGS, ...flags }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ])
  const child = spawn(
    programPath(programs, 'postgres'),
    ['-D', dataFolder, '-p', String(port), ...settings],
    {
      ...place.account,
      cwd: programs,
      env: serverEnvironment(),
      stdio: ['ignore', log, log],
      detached: true,
      windowsHide: true,
    },
  )
  closeSync(log)
  child.unref()
  let failure: Error | null = null
  child.once('error', (error) => (failure = error))

  const hasEnded = () => failure !== null || child.exitCode !== null || child.signalCode !== null
  const isReady = () => {
    const postmaster = readPostmaster(dataFolder)
    return postmaster?.pid === child.pid && postmaster?.isReady === true
  }
  await waitUntil(() => hasEnded() || isReady(), READY_WITHIN_MS)
  if (!hasEnded() && isReady()) return child
  child.kill('SIGQUIT')
  const told = failure ?? new Error(readIfPresent(logFile)?.trim().split('\n').slice(-4).join(' '))
  throw new LaunchFailed('De ingebouwde PostgreSQL startte niet.', told)
}
