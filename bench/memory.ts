import { readFileSync } from 'node:fs'
import { cookieOfDemo } from './support/customer.ts'
import { type Bench, type Figure, figure } from './support/figure.ts'
import { startShop, type StartedShop, startWeb } from './support/started-shop.ts'

/** How long the load goes on; an hour shows whether memory stays flat. */
const MINUTES = Number(process.env.MEMORY_MINUTES ?? 2)
/** `both` is the one process of `npm start`, `web` one that answers beside one that works. */
const ROLES = (process.env.MEMORY_ROLES ?? 'both,web').split(',')
const MOST_MB = 250
const MOST_GROWTH = 1.1
const AT_ONCE = 4
const SEARCHES = 500
const LOOK_EVERY_MS = 500
const MB = 1024
const HOUR_MS = 3_600_000

/** What a process holds in MB: all of it, and with what several share counted in part. */
type Held = { readonly all: number; readonly part: number }

function heldBy(pid: number): Held {
  const said = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
  const sizeOf = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(said)?.[1] ?? NaN) / MB
  return { all: sizeOf('Rss'), part: sizeOf('Pss') }
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

type Round = Held & { readonly atMs: number }

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** How many MB an hour the rounds grow by, as the line that lies nearest to all of them. */
function growthAnHour(rounds: readonly Round[]): number {
  const [at, all] = [mean(rounds.map((one) => one.atMs)), mean(rounds.map((one) => one.all))]
  const along = rounds.reduce((sum, one) => sum + (one.atMs - at) * (one.all - all), 0)
  return (along / rounds.reduce((sum, one) => sum + (one.atMs - at) ** 2, 0)) * HOUR_MS
}

const inPart = (value: number) => `${value.toFixed(0)} MB with shared pages counted in part`

async function measure(role: string, { url, pid }: StartedShop): Promise<readonly Figure[]> {
  const atStart = heldBy(pid)
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text()
  const paths = [...sitemap.matchAll(/<loc>([^<]*)/g)].map(([, address = '']) => new URL(address).pathname)
  const searches = Array.from({ length: SEARCHES }, (_, at) => `/api/search?query=vlag${at}`)
  const unknown = paths.map((path, at) => `${path}?onbekend=${at}`)
  const cookie = await cookieOfDemo(url)
  const rounds: Round[] = []
  for (const until = performance.now() + MINUTES * 60_000; performance.now() < until || rounds.length < 2;) {
    let most: Held = { all: 0, part: 0 }
    const looking = setInterval(() => {
      const held = heldBy(pid)
      most = { all: Math.max(most.all, held.all), part: Math.max(most.part, held.part) }
    }, LOOK_EVERY_MS)
    await visit(url, paths)
    await visit(url, paths, cookie)
    await visit(url, searches)
    await visit(url, unknown)
    clearInterval(looking)
    rounds.push({ ...most, atMs: performance.now() })
  }
  const since = rounds.slice(1)
  const most = (of: keyof Held) => Math.max(...rounds.map((round) => round[of]))
  const what = (name: string) => `${role}: ${name}`
  return [
    figure(
      { what: what('at start'), value: atStart.all, digits: 0, unit: ' MB' },
      null,
      inPart(atStart.part),
    ),
    figure(
      { what: what('at most, under load'), value: most('all'), digits: 0, unit: ' MB' },
      { atMost: MOST_MB },
      `${inPart(most('part'))}; ${rounds.length} rounds of ${paths.length * 3 + SEARCHES} calls`,
    ),
    figure(
      {
        what: what('last round compared with the second'),
        value: (rounds.at(-1)?.all ?? NaN) / (since[0]?.all ?? NaN),
      },
      { atMost: MOST_GROWTH },
      since.length > 1 ? `${growthAnHour(since).toFixed(0)} MB an hour since then` : '',
    ),
  ]
}

/** What a process holds in memory while all pages are visited, by strangers and by a customer, and searched. */
export const memory: Bench = {
  name: 'memory',
  async run() {
    const figures: Figure[] = []
    for (const role of ROLES) {
      const shop = await (role === 'web' ? startWeb() : startShop())
      try {
        figures.push(...(await measure(role, shop)))
      } finally {
        await shop.stop()
      }
    }
    return figures
  },
}
