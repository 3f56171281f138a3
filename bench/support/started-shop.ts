import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { startEmbeddedPostgres } from '#server/db/embedded.ts'
import { anyLoopbackPort } from '#server/http/free-port.ts'

const READY_WITHIN_MS = 120_000
const LOOK_EVERY_MS = 500

/** The shop as `npm start` runs it, with its own database and the demo. */
export type StartedShop = {
  readonly port: number
  readonly url: string
  /** The process of the server. */
  readonly pid: number
  /** What the server and its database have computed since they began. */
  readonly cpuMs: () => number
  readonly stop: () => Promise<void>
}

type Process = { readonly pid: number; readonly parent: number; readonly cpuTicks: number }

const TICK_MS = 10

/** The process table of Linux; what an ended process computed counts with its parent. */
function processes(): readonly Process[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return []
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15).map(Number)
      const cpuTicks = user + system + endedUser + endedSystem
      return [{ pid: Number(name), parent: Number(fields[1]), cpuTicks }]
    } catch {
      return [] // It ended while it was looked at.
    }
  })
}

function treeOf(root: number): readonly Process[] {
  const all = processes()
  const found = all.filter(({ pid }) => pid === root)
  for (const { pid } of found) found.push(...all.filter(({ parent }) => parent === pid))
  return found
}

const commandOf = (pid: number): string => readFileSync(`/proc/${pid}/cmdline`, 'utf8')

async function untilReady(url: string): Promise<void> {
  const until = performance.now() + READY_WITHIN_MS
  while (performance.now() < until) {
    const answer = await fetch(`${url}/readyz`).catch(() => null)
    if (answer?.ok) return
    await delay(LOOK_EVERY_MS)
  }
  throw new Error('The shop did not start')
}

/** With settings of its own where they are given. */
export async function startShop(settings: Readonly<Record<string, string>> = {}): Promise<StartedShop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'paskruis-bench-'))
  const port = await anyLoopbackPort()
  const url = `http://127.0.0.1:${port}`
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    TRUST_PROXY: '127.0.0.1',
    ...settings,
  }
  const launcher = spawn(process.execPath, ['scripts/start.mjs'], { env, stdio: 'ignore' })
  const ended = once(launcher, 'exit')
  async function stop() {
    launcher.kill('SIGTERM')
    await ended
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    await untilReady(url)
    const root = launcher.pid ?? 0
    const server = treeOf(root).find(({ pid }) => commandOf(pid).includes('server/start.ts'))
    if (!server) throw new Error('The shop is not running')
    const cpuMs = () => treeOf(root).reduce((sum, { cpuTicks }) => sum + cpuTicks, 0) * TICK_MS
    return { port, url, pid: server.pid, cpuMs, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** A process that answers, beside one that works in the background on the same database with the demo. */
export async function startWeb(): Promise<StartedShop> {
  const folder = mkdtempSync(join(tmpdir(), 'paskruis-bench-'))
  // The database has a user of its own where this runs as root.
  chmodSync(folder, 0o711)
  const closers: (() => Promise<void>)[] = []
  async function stop() {
    for (const close of closers.toReversed()) await close()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const database = await startEmbeddedPostgres({ dataDir: join(folder, 'database'), log: () => undefined })
    closers.push(database.stop)
    const settings = { DATABASE_URL: database.url, DATA_DIR: join(folder, 'data'), DEMO: '1' }
    const worker = await startShop({ ...settings, ROLE: 'worker' })
    closers.push(worker.stop)
    const web = await startShop({ ...settings, ROLE: 'web' })
    closers.push(web.stop)
    return { ...web, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
