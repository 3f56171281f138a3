import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { newOperator } from '#test/support/operators.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'
import { listen, type Listener } from '../../db/listen.ts'

let shop: TestShop
let listener: Listener
let url: string
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  shop = await testShop()
  listener = await listen(
    shop.database.url,
    'desk_news',
    (table) => table !== null && shop.shop.deskNews.hear(table),
    () => undefined,
  )
  await shop.app.listen({ host: '127.0.0.1', port: 0 })
  url = `http://127.0.0.1:${(shop.app.server.address() as AddressInfo).port}/beheer/api/news`
})
afterAll(async () => {
  await listener.close()
  await shop.close()
  vi.useRealTimers()
})

const cookieOf = (browser: TestBrowser) =>
  [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')

/** The stream as its events come; ended by `end`. */
async function stream(browser: TestBrowser) {
  const abort = new AbortController()
  const answer = await fetch(url, { headers: { cookie: cookieOf(browser) }, signal: abort.signal })
  if (!answer.body || !answer.ok) throw new Error(`answered ${answer.status}`)
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader()
  return {
    headers: answer.headers,
    /** All text until it has some words in it, or the stream ends. */
    until: async (words: string): Promise<string> => {
      for (let text = ''; ;) {
        const { value = '', done } = await reader.read()
        text += value
        if (done || text.includes(words)) return text
      }
    },
    end: () => abort.abort(),
  }
}
const statusFor = async (browser: TestBrowser) =>
  (await fetch(url, { headers: { cookie: cookieOf(browser) } })).status

it('is there for staff alone', async () => {
  expect(await statusFor(shop.browser())).toBe(404)
  expect(await statusFor(await shop.loggedIn())).toBe(404)
})

it('tells which desk is out of date when a customer orders, and who changed what', async () => {
  const operator = await (await newOperator(shop, 'sales')).loggedIn()
  const { headers, until, end } = await stream(operator)
  expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(headers.get('cache-control')).toBe('private, no-store')
  const customer = await shop.loggedIn()
  await customer.call('POST', '/api/cart/items', {
    body: { cartItem: { sku: 'TOE-SPANNER', quantity: 1, customOptions: [] } },
  })
  await customer.call('POST', '/api/cart/order', { body: {} })
  expect(await until('orders')).toMatch(/data: \{"stale":\[.*"orders".*\]\}\n\n/)
  end()
})

it('takes no more screens of one operator than six', async () => {
  const operator = await (await newOperator(shop, 'sales')).loggedIn()
  const streams = []
  for (let screen = 0; screen < 6; screen++) streams.push(await stream(operator))
  expect(await statusFor(operator)).toBe(429)
  for (const { end } of streams) end()
  await vi.waitFor(async () => {
    const again = await stream(operator)
    again.end()
  })
})

it('ends with the session', async () => {
  const operator = await (await newOperator(shop, 'finance')).loggedIn()
  const { until } = await stream(operator)
  await operator.call('POST', '/beheer/api/logout')
  vi.advanceTimersByTime(20_000)
  await until('never said')
  expect(await statusFor(operator)).toBe(404)
})
