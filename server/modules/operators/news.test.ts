import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { SYSTEM } from '#test/support/actors.ts'
import { newsStreamsOf } from '#test/support/news-stream.ts'
import { newOperator } from '#test/support/operators.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'
import { listen, type Listener } from '../../db/listen.ts'
import { invoiceOrderNamed } from '../documents/invoice-order.ts'

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

it('tells the desk of orders, too, of what was paid of an invoice', async () => {
  const customer = await shop.loggedIn()
  await customer.call('POST', '/api/cart/items', {
    body: { cartItem: { sku: 'TOE-SPANNER', quantity: 1, customOptions: [] } },
  })
  const { number } = (await customer.call('POST', '/api/cart/order', { body: {} })).json
  const { totalCents } = await invoiceOrderNamed(shop.shop, SYSTEM, number)
  const operator = await (await newOperator(shop, 'finance')).loggedIn()
  const { invoices } = (await operator.call('GET', `/beheer/api/invoices?search=${number}`)).json
  const { until, end } = await stream(operator)
  const id = randomUUID()
  const body = { id, cents: totalCents, paidOn: '2026-11-18', seenOpenInCents: totalCents }
  expect(
    (await operator.call('POST', `/beheer/api/invoices/${invoices[0].id}/payments`, { body })).status,
  ).toBe(200)
  expect(await until('"invoices"')).toMatch(/data: \{"stale":\[[^\]]*"orders"/)
  end()
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
