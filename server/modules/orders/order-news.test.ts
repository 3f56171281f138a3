import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { newsStreamsOf } from '#test/support/news-stream.ts'
import { newOperator } from '#test/support/operators.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'
import { TEST_NOW } from '#test/support/test-clock.ts'
import { listen, type Listener } from '../../db/listen.ts'

let shop: TestShop
let listener: Listener
let ofStudio: Awaited<ReturnType<typeof orderWithDesign>>
let streams: Awaited<ReturnType<typeof newsStreamsOf>>
const SECOND = ['tweede@demo.example', 'Paskruis-demo-2'] as const
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  shop = await testShop()
  listener = await listen(
    shop.database.url,
    'order_news',
    (said) => said !== null && shop.shop.orderNews.hear(said),
    () => undefined,
  )
  streams = await newsStreamsOf(shop, '/api/customer/orders/news')
  ofStudio = await orderWithDesign(await shop.loggedIn())
})
afterAll(async () => {
  await listener.close()
  await shop.close()
  vi.useRealTimers()
})

async function placeOrder(customer: TestBrowser): Promise<string> {
  await customer.call('POST', '/api/cart/items', {
    body: { cartItem: { sku: 'TOE-SPANNER', quantity: 1, customOptions: [] } },
  })
  return (await customer.call('POST', '/api/cart/order', { body: {} })).json.id
}

/** An order with a design on its line. */
async function orderWithDesign(customer: TestBrowser) {
  const orderId = await placeOrder(customer)
  const { rows } = await sql<{ designId: string }>`
    with design as (
      insert into designs (company_id, contact_id, process_id, file_name, status)
        select company_id, contact_id, 'news', 'poster.pdf', 'valid' from orders where id = ${orderId}
        returning id, company_id)
    insert into order_line_designs (order_line_id, company_id, design_id, is_studio, side, quantity, position)
      select l.id, design.company_id, design.id, false, 'front', 1, 0 from order_lines l, design where l.order_id = ${orderId}
      returning design_id as "designId"`.execute(shop.database.db)
  return { customer, orderId, designId: rows[0]!.designId }
}

let minutes = 0
/** What changed before is no news any more. */
const aMinuteLater = () => shop.setNow(new Date(TEST_NOW.getTime() + (minutes += 1) * 60_000))

it('is there for who has logged in alone', async () => {
  expect(await streams.statusFor(shop.browser())).toBe(401)
  expect(await streams.statusFor(await (await newOperator(shop, 'sales')).loggedIn())).toBe(401)
})

it('tells a customer of the step that production took in an order of his company, and nobody of another', async () => {
  const [customer, stranger] = [await shop.loggedIn(), await shop.loggedIn(...SECOND)]
  const [order, ofStranger] = [await placeOrder(customer), await placeOrder(stranger)]
  const production = await (await newOperator(shop, 'production')).loggedIn()
  const own = await streams.stream(customer)
  const other = await streams.stream(stranger)
  expect(own.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(own.headers.get('cache-control')).toBe('private, no-store')

  const move = async (id: string) =>
    (await production.call('POST', `/beheer/api/orders/${id}/move`, { body: { state: 'in_production' } }))
      .status
  // That it was placed.
  await own.until(order)
  await other.until(ofStranger)
  expect(await move(order)).toBe(200)
  expect(await own.until(order)).toContain(`data: {"changed":["${order}"]}`)
  // The other company hears of its own order, and has heard nothing before.
  expect(await move(ofStranger)).toBe(200)
  expect(await other.until(ofStranger)).not.toContain(order)
  own.end()
  other.end()
})

/** What else a customer is shown of an order; `of_line` is a line of it with a design, and `of_order` the order. */
it.each([
  [
    'a file that was checked',
    `update designs set status = 'fixable' where id = (select design_id from of_line)`,
  ],
  [
    'a file that took the place of another',
    `update order_line_designs set quantity = 2 where id = (select id from of_line)`,
  ],
  [
    'a job of the studio',
    `insert into studio_jobs (line_design_id, price_cents, created_at, updated_at) select id, 100, now(), now() from of_line`,
  ],
  [
    'a proof',
    `insert into proofs (job_id, design_id, sent_at)
       select j.id, of_line.design_id, now() from studio_jobs j join of_line on of_line.id = j.line_design_id`,
  ],
  [
    'a repair',
    `insert into patchups (batch_id, order_line_id, company_id, contact_id, side, source_design_id, result_design_id, plan,
         options, created_at)
       select gen_random_uuid(), order_line_id, company_id, contact_id, 'front', design_id, design_id, '{}', '{}', now()
       from of_line, of_order`,
  ],
  [
    'what became of it',
    `insert into order_events (order_id, state, at) select order_id, 'ready', now() from of_order`,
  ],
  [
    'its invoice',
    `insert into invoices (kind, number, company_id, order_id, issued_on, due_on, net_cents, vat_cents, total_cents, content, created_at)
       select 'invoice', 'F-news', company_id, order_id, now(), now(), 100, 21, 121, '{}', now() from of_order`,
  ],
])('tells of %s', async (_what, change) => {
  aMinuteLater()
  const { until, end } = await streams.stream(ofStudio.customer)
  await sql`
    with of_order as (select id as order_id, contact_id, company_id from orders where id = ${ofStudio.orderId}),
      of_line as (select d.id, d.order_line_id, d.design_id from order_line_designs d where d.design_id = ${ofStudio.designId})
    ${sql.raw(change)}`.execute(shop.database.db)
  expect(await until(ofStudio.orderId)).toContain(ofStudio.orderId)
  end()
})

it('takes no more screens of one customer than six, and lets another in', async () => {
  const customer = await shop.loggedIn()
  const open = []
  // Those of tests before are let go a moment after they ended.
  for (let screen = 0; screen < 6; screen++) open.push(await vi.waitFor(() => streams.stream(customer)))
  expect(await streams.statusFor(customer)).toBe(429)
  ;(await streams.stream(await shop.loggedIn(...SECOND))).end()
  for (const { end } of open) end()
  await vi.waitFor(async () => (await streams.stream(customer)).end())
})

it('ends with the session', async () => {
  const customer = await shop.loggedIn(...SECOND)
  const { until } = await streams.stream(customer)
  await customer.call('POST', '/api/customer/logout')
  vi.advanceTimersByTime(20_000)
  await until('never said')
  expect(await streams.statusFor(customer)).toBe(401)
})

it('says that it may be any order when something may have been missed', async () => {
  const customer = await shop.loggedIn()
  const { until, end } = await streams.stream(customer)
  shop.shop.orderNews.hear(null)
  expect(await until('null')).toContain('data: {"changed":null}')
  end()
})

it('tells whoever begins to listen what changed in the last minute, and nothing of before', async () => {
  aMinuteLater()
  const customer = await shop.loggedIn()
  const listening = await streams.stream(customer)
  const order = await placeOrder(customer)
  await listening.until(order)
  listening.end()
  const early = await streams.stream(customer)
  expect(await early.until(order)).toContain(order)
  early.end()

  aMinuteLater()
  const late = await streams.stream(customer)
  const next = await placeOrder(customer)
  expect(await late.until(next)).not.toContain(order)
  late.end()
})
