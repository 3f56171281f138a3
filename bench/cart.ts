import type { FastifyInstance } from 'fastify'
import { openApiShop } from './support/api-shop.ts'
import { type Bench, figure, type Figure, median } from './support/figure.ts'
import { bannerItem } from '#test/support/cart-items.ts'
import { roundTripsOf } from '#test/support/round-trips.ts'

const ROUNDS = 25
const SHORT_CART_LINES = 20
const LONG_CART_LINES = 200
const MOST_ROUND_TRIPS = 2
const BANNER = bannerItem(1, 3000, 1000)

type Customer = {
  call(method: 'GET' | 'POST', url: string, payload?: object): Promise<void>
}

async function logIn(app: FastifyInstance, username: string, password: string): Promise<Customer> {
  const login = await app.inject({
    method: 'POST',
    url: '/api/customer/login',
    payload: { username, password },
  })
  const cookies = Object.fromEntries(login.cookies.map(({ name, value }) => [name, value]))
  return {
    async call(method, url, payload) {
      const answer = await app.inject({ method, url, cookies, ...(payload && { payload }) })
      if (answer.statusCode !== 200) throw new Error(`${method} ${url} answered ${answer.body}`)
    },
  }
}

const addBanner = (customer: Customer) => customer.call('POST', '/api/cart/items', { cartItem: BANNER })
const readCart = (customer: Customer) => customer.call('GET', '/api/cart')

async function fillCart(customer: Customer, lines: number): Promise<void> {
  await customer.call('POST', '/api/cart/empty')
  for (let line = 0; line < lines; line++) await addBanner(customer)
}

async function timeMs(work: () => Promise<void>): Promise<number> {
  const startedMs = performance.now()
  await work()
  return performance.now() - startedMs
}

async function roundTrips(what: string, work: () => Promise<void>): Promise<Figure> {
  const sent = await roundTripsOf(work)
  const forSession = sent.filter((text) => text.includes('from sessions')).length
  return figure(
    { what: `round trips of ${what}`, value: sent.length - forSession, digits: 0 },
    { atMost: MOST_ROUND_TRIPS },
    `+ ${forSession} for the session`,
  )
}

/** Round trips of the cart calls, and whether a long cart costs more per line than a short one. */
export const cart: Bench = {
  name: 'cart',
  async run() {
    const shop = await openApiShop()
    try {
      const short = await logIn(shop.app, 'klant@demo.example', 'Paskruis-demo-1')
      const long = await logIn(shop.app, 'tweede@demo.example', 'Paskruis-demo-2')
      await fillCart(short, SHORT_CART_LINES - 1)
      await fillCart(long, LONG_CART_LINES)
      const counted = [
        await roundTrips('POST /api/cart/items', () => addBanner(short)),
        await roundTrips('GET /api/cart', () => readCart(short)),
      ]
      const rounds: { shortMs: number; longMs: number }[] = []
      while (rounds.length < ROUNDS) {
        rounds.push({
          shortMs: await timeMs(() => readCart(short)),
          longMs: await timeMs(() => readCart(long)),
        })
      }
      const shortMs = median(rounds.map((round) => round.shortMs))
      const longMs = median(rounds.map((round) => round.longMs))
      return [
        ...counted,
        figure(
          {
            what: `time per line, ${LONG_CART_LINES} lines against ${SHORT_CART_LINES}`,
            value: longMs / LONG_CART_LINES / (shortMs / SHORT_CART_LINES),
          },
          { atMost: 1 },
          `${longMs.toFixed(1)} ms and ${shortMs.toFixed(1)} ms`,
        ),
      ]
    } finally {
      await shop.close()
    }
  },
}
