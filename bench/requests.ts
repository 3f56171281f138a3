import { setTimeout as delay } from 'node:timers/promises'
import { bannerItem } from '#test/support/cart-items.ts'
import { cookieOfDemo } from './support/customer.ts'
import { type Bench, figure, median } from './support/figure.ts'
import { startShop, type StartedShop } from './support/started-shop.ts'

const ROUNDS = 5
const PER_ROUND = 100
const AT_ONCE = 2
const REST_MS = 3_000
const PRODUCT = '/vlaggen-en-masten/mastvlaggen/mastvlag-150-x-100-cm'
const BANNER = bannerItem(1, 3000, 1000)

type Asked = { readonly path: string; readonly body?: object }
type Kind = {
  readonly what: string
  /** CPU ms of the server and its database. */
  readonly atMostMs: number
  readonly by: 'visitor' | 'customer'
  readonly ask: (at: number) => Asked
}

const KINDS: readonly Kind[] = [
  { what: 'product', atMostMs: 0.13, by: 'visitor', ask: () => ({ path: '/api/products/VLG-100X150' }) },
  { what: 'search', atMostMs: 0.9, by: 'visitor', ask: (at) => ({ path: `/api/search?query=vlag${at}` }) },
  { what: 'page, visitor: home', atMostMs: 0.2, by: 'visitor', ask: () => ({ path: '/' }) },
  { what: 'page, visitor: product', atMostMs: 0.2, by: 'visitor', ask: () => ({ path: PRODUCT }) },
  { what: 'page, customer: home', atMostMs: 4, by: 'customer', ask: () => ({ path: '/' }) },
  { what: 'page, customer: product', atMostMs: 4, by: 'customer', ask: () => ({ path: PRODUCT }) },
  { what: 'page, customer: account', atMostMs: 4, by: 'customer', ask: () => ({ path: '/account' }) },
  { what: 'page, customer: cart', atMostMs: 4, by: 'customer', ask: () => ({ path: '/winkelwagen' }) },
  { what: 'cart, 3 lines', atMostMs: 0.5, by: 'customer', ask: () => ({ path: '/api/cart' }) },
]
/** Last, as the cart grows by it. */
const ADD: Kind = {
  what: 'add to the cart',
  atMostMs: 1,
  by: 'customer',
  ask: () => ({ path: '/api/cart/items', body: { cartItem: BANNER } }),
}

let asked = 0
async function send({ url }: StartedShop, { path, body }: Asked, cookie: string | null): Promise<number> {
  asked += 1
  const startedMs = performance.now()
  const answer = await fetch(`${url}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      // From another address each time, so that no limit is met.
      'x-forwarded-for': `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`,
      ...(cookie && { cookie }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  await answer.arrayBuffer()
  return performance.now() - startedMs
}

/** What some requests of a kind take: their times, and what server and database computed for each. */
async function measure(shop: StartedShop, { by, ask }: Kind, count: number, cookie: string) {
  const times: number[] = []
  const before = shop.cpuMs()
  let next = 0
  const asker = async () => {
    while (next < count) times.push(await send(shop, ask(next++), by === 'customer' ? cookie : null))
  }
  const startedMs = performance.now()
  await Promise.all(Array.from({ length: AT_ONCE }, asker))
  return { times, cpuMs: shop.cpuMs() - before, tookMs: performance.now() - startedMs }
}

const atPercent = (sorted: readonly number[], percent: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? NaN

/** What server and database compute for one request of each kind, with what they do by themselves taken off. */
export const requests: Bench = {
  name: 'requests',
  async run() {
    const shop = await startShop()
    try {
      const cookie = await cookieOfDemo(shop.url)
      for (let line = 0; line < 3; line += 1) await send(shop, ADD.ask(line), cookie)
      for (const kind of KINDS) await measure(shop, kind, PER_ROUND, cookie)
      const restsFrom = shop.cpuMs()
      await delay(REST_MS)
      const idleShare = (shop.cpuMs() - restsFrom) / REST_MS
      const measured = new Map<Kind, { readonly cpu: number[]; readonly times: number[] }>()
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const kind of round === ROUNDS - 1 ? [...KINDS, ADD] : KINDS) {
          const { times, cpuMs, tookMs } = await measure(shop, kind, PER_ROUND, cookie)
          const sum = measured.get(kind) ?? { cpu: [], times: [] }
          sum.cpu.push((cpuMs - idleShare * tookMs) / PER_ROUND)
          sum.times.push(...times)
          measured.set(kind, sum)
        }
      }
      return [...measured].map(([{ what, atMostMs }, { cpu, times }]) => {
        const sorted = times.toSorted((a, b) => a - b)
        const [half, most] = [50, 99].map((percent) => atPercent(sorted, percent).toFixed(1))
        return figure(
          { what, value: median(cpu), unit: ' ms' },
          { atMost: atMostMs },
          `answered after ${half} ms, 99 of 100 within ${most} ms`,
        )
      })
    } finally {
      await shop.stop()
    }
  },
}
