import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { startEmbeddedPostgres } from '#server/db/embedded.ts'
import { anyLoopbackPort } from '#server/http/free-port.ts'

const READY_WITHIN_MS = 120_000
const LOOK_EVERY_MS = 100

/** One process of the shop, which keeps its port over its lives. */
export type Process = {
  readonly name: string
  readonly port: number
  start(): Promise<void>
  /** Ends it, and waits until it is gone. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>
}

type Options = {
  readonly name: string
  readonly role: 'web' | 'worker'
  readonly settings: Readonly<Record<string, string>>
  /** Where what it says is kept. */
  readonly logFile: string
}

export async function shopProcess({ name, role, settings, logFile }: Options): Promise<Process> {
  const port = await anyLoopbackPort()
  const log = createWriteStream(logFile, { flags: 'a' })
  let running: ChildProcess | null = null
  return {
    name,
    port,
    async start() {
      const child = spawn(process.execPath, ['server/start.ts'], {
        env: { PATH: process.env['PATH'], ...settings, ROLE: role, PORT: String(port), HOST: '127.0.0.1' },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      running = child
      child.stdout.pipe(log, { end: false })
      child.stderr.pipe(log, { end: false })
      for (const until = Date.now() + READY_WITHIN_MS; ; await delay(LOOK_EVERY_MS)) {
        if (child.exitCode !== null || Date.now() > until)
          throw new Error(`${name} did not start; see ${logFile}`)
        const isReady = await fetch(`http://127.0.0.1:${port}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        )
        if (isReady) return
      }
    },
    async end(signal) {
      if (!running || running.exitCode !== null || running.signalCode !== null) return
      const ended = once(running, 'exit')
      running.kill(signal)
      await ended
    },
  }
}

export type Database = {
  /** The same over all its lives. */
  readonly url: string
  start(): Promise<void>
  stop(): Promise<void>
  close(): Promise<void>
}

/** PostgreSQL with a door of ours before it, as it comes back on another port. */
export async function startDatabase(dataDir: string): Promise<Database> {
  const start = () => startEmbeddedPostgres({ dataDir, log: () => undefined })
  let postgres: Awaited<ReturnType<typeof start>> | null = await start()
  const lines = new Set<Socket>()
  const door = createServer((line) => {
    const onward = postgres && connect(Number(new URL(postgres.url).port), '127.0.0.1')
    if (!onward) return void line.destroy()
    lines.add(line)
    line.pipe(onward).pipe(line)
    for (const [one, other] of [
      [line, onward],
      [onward, line],
    ] as const) {
      one.on('error', () => other.destroy())
      one.on('close', () => other.destroy())
    }
    line.on('close', () => lines.delete(line))
  })
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve))
  const url = new URL(postgres.url)
  url.port = String((door.address() as AddressInfo).port)
  const stop = async () => {
    const ending = postgres
    postgres = null
    await ending?.stop()
  }
  return {
    url: url.href,
    stop,
    async start() {
      postgres = await start()
    },
    async close() {
      for (const line of lines) line.destroy()
      door.close()
      await stop()
    },
  }
}
