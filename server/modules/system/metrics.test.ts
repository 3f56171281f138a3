import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestShop, testShop } from '#test/support/shop.ts'
import Fastify from 'fastify'
import { openDatabase } from '../../db/database.ts'
import { measureRequests } from '../../http/request-metrics.ts'
import { serveMetrics } from './metrics.ts'

const HOST = '127.0.0.1'

let shop: TestShop
let served: Awaited<ReturnType<typeof serveMetrics>>
const app = Fastify()
beforeAll(async () => {
  shop = await testShop()
  const registry = measureRequests(app)
  app.get('/orders/:id', async () => 'ok')
  served = await serveMetrics(shop.shop, registry, { host: HOST, port: 0 })
})
afterAll(async () => {
  await served.close()
  await app.close()
  await shop.close()
})

/** What is told, by its name with its labels. */
async function told(): Promise<ReadonlyMap<string, number>> {
  const response = await fetch(`http://${HOST}:${served.port}/metrics`)
  expect(response.status).toBe(200)
  const lines = (await response.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
  )
}

it('requests are counted by the pattern of their address, never by the address', async () => {
  for (const id of ['1', '2']) await app.inject({ url: `/orders/${id}` })
  await app.inject({ url: '/elsewhere/3' })
  const metrics = await told()
  const count = (labels: string) => metrics.get(`paskruis_request_duration_seconds_count{${labels}}`)
  expect(count('method="GET",route="/orders/:id",status="2xx"')).toBe(2)
  expect(count('method="GET",route="none",status="4xx"')).toBe(1)
  expect(metrics.get('process_resident_memory_bytes')).toBeGreaterThan(1_000_000)
})

it('the shop tells of its mail, work, orders and disk as they are at each reading', async () => {
  const before = await told()
  const failedMails = 'paskruis_mails{state="failed"}'
  await sql`insert into outbox (dedupe_key, template, recipient, payload, state)
    values ('proof', 'proof', 'klant@demo.example', '{}', 'failed')`.execute(shop.database.db)
  // An address that is wrong wakes nobody.
  await sql`insert into outbox (dedupe_key, template, recipient, payload, state, bounced_at)
    values ('back', 'proof', 'kwijt@demo.example', '{}', 'failed', now())`.execute(shop.database.db)
  const customer = await shop.loggedIn()
  const cartItem = { sku: 'TOE-SPANNER', quantity: 2, customOptions: [] }
  await customer.call('POST', '/api/cart/items', { body: { cartItem } })
  expect((await customer.call('POST', '/api/cart/order', { body: {} })).status).toBe(200)
  const at = new Date(shop.shop.clock().getTime() - 90_000)
  await sql`update orders set placed_at = ${at}::timestamptz`.execute(shop.database.db)
  const metrics = await told()
  expect(metrics.get(failedMails)).toBe((before.get(failedMails) ?? 0) + 1)
  expect(metrics.get('paskruis_last_order_age_seconds')).toBe(90)
  expect(metrics.get('paskruis_jobs{task="send-mail",state="failed"}')).toBe(0)
  expect(metrics.get('paskruis_disk_free_bytes')).toBeGreaterThan(0)
  expect(metrics.get('paskruis_database_up')).toBe(1)
})

it.each(['alerts.yml', 'alerts.test.yml', 'dashboard.json'])('%s asks for what is told', async (file) => {
  await app.inject({ url: '/orders/1' })
  const names = new Set([...(await told()).keys()].map((name) => name.replace(/\{.*/, '')))
  const text = await readFile(new URL(`../../../monitoring/${file}`, import.meta.url), 'utf8')
  const asked = new Set(text.match(/\b(?:paskruis|nodejs|process)_[a-z0-9_]+\b/g))
  expect(asked.size).toBeGreaterThan(5)
  expect([...asked].filter((name) => !names.has(name))).toEqual([])
})

it('a port that is taken keeps the shop from starting, by the name of its setting', async () => {
  const again = serveMetrics(shop.shop, measureRequests(Fastify()), { host: HOST, port: served.port })
  await expect(again).rejects.toThrow(/METRICS_PORT.*EADDRINUSE/)
})

it('without a database the process still tells of itself', async () => {
  // Nobody listens there.
  const db = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/nothing', onLost: () => undefined })
  const alone = await serveMetrics({ ...shop.shop, db }, measureRequests(Fastify()), { host: HOST, port: 0 })
  try {
    const text = await (await fetch(`http://${HOST}:${alone.port}/metrics`)).text()
    expect(text).toMatch(/^paskruis_database_up 0$/m)
    expect(text).toMatch(/^process_resident_memory_bytes \d+$/m)
    expect((await fetch(`http://${HOST}:${alone.port}/`)).status).toBe(404)
  } finally {
    await alone.close()
    await db.destroy()
  }
})
