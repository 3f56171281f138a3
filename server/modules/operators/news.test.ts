import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { newsStreamsOf } from '#test/support/news-stream.ts'
import { newOperator } from '#test/support/operators.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'
import { createDeskNews } from '../../db/desk-news.ts'
import { listen, type Listener } from '../../db/listen.ts'

let shop: TestShop
let listener: Listener
let streams: Awaited<ReturnType<typeof newsStreamsOf>>
const stream = (browser: TestBrowser) => streams.stream(browser)
const statusFor = (browser: TestBrowser) => streams.statusFor(browser)
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  shop = await testShop()
  listener = await listen(
    shop.database.url,
    'desk_news',
    (table) => table !== null && shop.shop.deskNews.hear(table),
    () => undefined,
  )
  streams = await newsStreamsOf(shop, '/beheer/api/news')
})
afterAll(async () => {
  await listener.close()
  await shop.close()
  vi.useRealTimers()
})

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

it('is of orders, too, where an invoice changed, as their pages show how far it is', async () => {
  const news = createDeskNews()
  const told = vi.fn<(stale: readonly string[]) => void>()
  news.listen(told)
  news.hear('invoices')
  await vi.waitFor(() => expect(told).toHaveBeenCalledOnce())
  expect(told.mock.calls[0]?.[0].toSorted()).toEqual(['companies', 'invoices', 'orders'])
})

it('takes no more screens of one operator than six', async () => {
  const operator = await (await newOperator(shop, 'sales')).loggedIn()
  const open = []
  for (let screen = 0; screen < 6; screen++) open.push(await stream(operator))
  expect(await statusFor(operator)).toBe(429)
  for (const { end } of open) end()
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
