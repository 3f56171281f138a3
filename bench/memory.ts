import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { anyLoopbackPort } from '#server/http/free-port.ts'
import { type Bench, figure } from './support/figure.ts'

/** How long the load goes on; an hour shows whether memory stays flat. */
const MINUTES = Number(process.env.MEMORY_MINUTES ?? 2)
const MOST_MB = 250
const MOST_GROWTH = 1.1
const AT_ONCE = 4
const SEARCHES = 500
const READY_WITHIN_MS = 120_000
const LOOK_EVERY_MS = 500
const MB = 1024

/** The process of the shop below the one that started it; read from the process table of Linux. */
function shopOf(launcher: number): number {
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    try {
      const parent = Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${name}/status`, 'utf8'))?.[1])
      const isShop = readFileSync(`/proc/${name}/cmdline`, 'utf8').includes('server/start.ts')
      if (parent === launcher && isShop) return Number(name)
    } catch {
      // It ended while it was looked at.
    }
  }
  throw new Error('The shop is not running')
}

const residentKb = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? NaN)

async function untilReady(url: string): Promise<void> {
  for (
    const until = performance.now() + READY_WITHIN_MS;
    performance.now() < until;
    await delay(LOOK_EVERY_MS)
  ) {
    const answer = await fetch(`${url}/readyz`).catch(() => null)
    if (answer?.ok) return
  }
  throw new Error('The shop did not start')
}

async function logIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/customer/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'klant@demo.example', password: 'Paskruis-demo-1' }),
  })
  return answer.headers
    .getSetCookie()
    .map((one) => one.replace(/;.*/, ''))
    .join('; ')
}

let visitors = 0
async function visit(url: string, paths: readonly string[], cookie?: string): Promise<void> {
  let next = 0
  const visitor = async () => {
    for (let at = next++; at < paths.length; at = next++) {
      const address = `10.0.${(visitors >> 8) & 255}.${visitors++ & 255}`
      const headers = { 'x-forwarded-for': address, ...(cookie && { cookie }) }
      await (await fetch(`${url}${paths[at]}`, { headers })).arrayBuffer()
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, visitor))
}

/** What the program of `npm start` holds in memory while all pages are visited, by strangers and by a customer, and searched. */
export const memory: Bench = {
  name: 'memory',
  async run() {
    const dataDir = mkdtempSync(join(tmpdir(), 'paskruis-memory-'))
    const port = await anyLoopbackPort()
    const url = `http://127.0.0.1:${port}`
    const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, TRUST_PROXY: '127.0.0.1' }
    const launcher = spawn(process.execPath, ['scripts/start.mjs'], { env, stdio: 'ignore' })
    const ended = once(launcher, 'exit')
    try {
      await untilReady(url)
      const pid = shopOf(launcher.pid ?? 0)
      const atStart = residentKb(pid)
      const sitemap = await (await fetch(`${url}/sitemap.xml`)).text()
      const paths = [...sitemap.matchAll(/<loc>([^<]*)/g)].map(
        ([, address = '']) => new URL(address).pathname,
      )
      const searches = Array.from({ length: SEARCHES }, (_, at) => `/api/search?query=vlag${at}`)
      const unknown = paths.map((path, at) => `${path}?onbekend=${at}`)
      const cookie = await logIn(url)
      const rounds: number[] = []
      for (
        const until = performance.now() + MINUTES * 60_000;
        performance.now() < until || rounds.length < 2;
      ) {
        let most = 0
        const looking = setInterval(() => (most = Math.max(most, residentKb(pid))), LOOK_EVERY_MS)
        await visit(url, paths)
        await visit(url, paths, cookie)
        await visit(url, searches)
        await visit(url, unknown)
        clearInterval(looking)
        rounds.push(most)
      }
      const [, second = NaN] = rounds
      const most = Math.max(...rounds)
      return [
        figure({ what: 'memory at start', value: atStart / MB, digits: 0, unit: ' MB' }, null),
        figure(
          { what: 'memory at most, under load', value: most / MB, digits: 0, unit: ' MB' },
          { atMost: MOST_MB },
          `${rounds.length} rounds of ${paths.length * 3 + SEARCHES} calls`,
        ),
        figure(
          { what: 'last round compared with the second', value: (rounds.at(-1) ?? NaN) / second },
          { atMost: MOST_GROWTH },
        ),
      ]
    } finally {
      launcher.kill('SIGTERM')
      await ended
      rmSync(dataDir, { recursive: true, force: true })
    }
  },
}
