import { readFileSync } from 'node:fs'
import { cookieOfDemo } from './support/customer.ts'
import { type Bench, figure } from './support/figure.ts'
import { startShop } from './support/started-shop.ts'

/** How long the load goes on; an hour shows whether memory stays flat. */
const MINUTES = Number(process.env.MEMORY_MINUTES ?? 2)
const MOST_MB = 250
const MOST_GROWTH = 1.1
const AT_ONCE = 4
const SEARCHES = 500
const LOOK_EVERY_MS = 500
const MB = 1024

const residentKb = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? NaN)

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
    const { url, pid, stop } = await startShop()
    try {
      const atStart = residentKb(pid)
      const sitemap = await (await fetch(`${url}/sitemap.xml`)).text()
      const paths = [...sitemap.matchAll(/<loc>([^<]*)/g)].map(
        ([, address = '']) => new URL(address).pathname,
      )
      const searches = Array.from({ length: SEARCHES }, (_, at) => `/api/search?query=vlag${at}`)
      const unknown = paths.map((path, at) => `${path}?onbekend=${at}`)
      const cookie = await cookieOfDemo(url)
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
      await stop()
    }
  },
}
