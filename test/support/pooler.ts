import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { findAccount } from '#server/db/embedded-account.ts'
import { anyLoopbackPort } from '#server/http/free-port.ts'
import { exampleOf } from './example-of.ts'

const READY_WITHIN_MS = 10_000
/** Where programs are; Debian has those of servers in a folder that only the path of root names. */
export const SYSTEM_PATH = `${process.env['PATH']}:/usr/sbin`

export type Pooler = {
  /** The way to a database of its server by this pooler. */
  urlOf(databaseUrl: string): string
  start(): Promise<void>
  /** Ends it, and breaks every connection. */
  end(): Promise<void>
  close(): Promise<void>
}

/** PgBouncer by transaction, as `deploy/cluster/pgbouncer.ini` has it but for some settings, before the server of this address. */
export async function startPooler(
  serverUrl: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<Pooler> {
  const { hostname, port: serverPort, username, password } = new URL(serverUrl)
  const folder = mkdtempSync(join(tmpdir(), 'paskruis-pooler-'))
  chmodSync(folder, 0o755)
  const port = await anyLoopbackPort()
  const users = join(folder, 'userlist.txt')
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(users, `"${username}" "${decodeURIComponent(password)}"\n`)
  const changed = exampleOf('pgbouncer.ini', {
    'host=127.0.0.1 port=5000': `host=${hostname} port=${serverPort}`,
    'listen_port = 6432': `listen_port = ${port}`,
    'auth_type = scram-sha-256': `auth_type = ${password ? 'scram-sha-256' : 'trust'}`,
    '/etc/pgbouncer/userlist.txt': users,
  })
  const others = Object.entries(settings).map(([name, value]) => `${name} = ${value}\n`)
  writeFileSync(file, changed + others.join(''))
  let running: ChildProcess | null = null

  async function start() {
    // It refuses to run as root.
    const account = process.getuid?.() === 0 ? findAccount(['postgres', 'nobody']) : null
    const child = spawn('pgbouncer', ['--quiet', file], {
      ...account,
      env: { ...process.env, PATH: SYSTEM_PATH },
      stdio: 'ignore',
    })
    running = child
    const failed = once(child, 'error').then(([error]) => Promise.reject(error as Error))
    await Promise.race([failed, untilReady(child, port)])
  }
  async function end() {
    if (!running || running.exitCode !== null || running.signalCode !== null) return
    const ended = once(running, 'exit')
    running.kill('SIGTERM')
    await ended
  }
  await start()
  return {
    urlOf(databaseUrl) {
      const url = new URL(databaseUrl)
      url.hostname = '127.0.0.1'
      url.port = String(port)
      return url.href
    },
    start,
    end,
    async close() {
      await end()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function untilReady(child: ChildProcess, port: number): Promise<void> {
  for (const until = Date.now() + READY_WITHIN_MS; !(await answers(port)); await delay(20))
    if (child.exitCode !== null || Date.now() > until) throw new Error('PgBouncer did not start')
}

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.end())
  })
