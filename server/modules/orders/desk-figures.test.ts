import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newOperator } from '#test/support/operators.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'

let shop: TestShop
let customer: TestBrowser
let maker: TestBrowser
beforeAll(async () => {
  shop = await testShop()
  customer = await shop.loggedIn()
  maker = await (await newOperator(shop, 'production')).loggedIn()
  await sql`delete from orders`.execute(shop.database.db)
})
afterAll(() => shop.close())

/** An order of clamps, which need no files, that was placed then. */
async function place(quantity: number, placedAt: string): Promise<{ id: string; netCents: number }> {
  const cartItem = { sku: 'TOE-SPANNER', quantity, customOptions: [] }
  await customer.call('POST', '/api/cart/items', { body: { cartItem, asOwnLine: true } })
  const { json } = await customer.call('POST', '/api/cart/order', { body: { reference: placedAt } })
  const { rows } = await sql<{ netCents: number }>`
    update orders set placed_at = ${placedAt} where id = ${json.id} returning net_cents::int as "netCents"`.execute(
    shop.database.db,
  )
  return { id: json.id, netCents: rows[0]?.netCents ?? 0 }
}

/** Promised for one day, and gone on another; null is not gone. */
async function promise(id: string, date: string, goneAt: string | null): Promise<void> {
  const state = goneAt ? 'shipped' : 'released'
  await sql`update order_lines set delivery_date = ${date}, state = ${state} where order_id = ${id}`.execute(
    shop.database.db,
  )
  if (goneAt)
    await sql`insert into order_events (order_id, order_line_id, state, at)
      select ${id}, id, 'shipped', ${goneAt} from order_lines where order_id = ${id}`.execute(
      shop.database.db,
    )
}

it('tells what was ordered by day beside the week before, and how much left in time', async () => {
  // Wednesday 18 November 2026, 10.30 in Amsterdam.
  shop.setNow(new Date('2026-11-18T09:30:00Z'))
  const monday = await place(1, '2026-11-15T23:30:00Z')
  const wednesday = await place(2, '2026-11-18T08:00:00Z')
  const before = await place(3, '2026-11-09T12:00:00Z')
  const earlier = await place(4, '2026-11-11T09:00:00Z')
  const laterThatDay = await place(5, '2026-11-11T16:00:00Z')
  const cancelled = await place(6, '2026-11-17T12:00:00Z')
  await place(7, '2026-11-08T12:00:00Z')
  await sql`update orders set state = 'cancelled' where id = ${cancelled.id}`.execute(shop.database.db)

  await promise(monday.id, '2026-11-17', '2026-11-17T22:30:00Z')
  await promise(wednesday.id, '2026-11-18', null)
  await promise(before.id, '2026-11-17', null)
  await promise(earlier.id, '2026-11-12', '2026-11-12T23:30:00Z')
  await promise(laterThatDay.id, '2026-11-13', '2026-11-11T12:00:00Z')
  await promise(cancelled.id, '2026-12-01', null)

  const { json } = await maker.call('GET', '/beheer/api/figures')
  expect(json.today).toBe('2026-11-18')
  expect(json.revenue.map((day) => [day.date, day.netInCents, day.weekBeforeInCents])).toEqual([
    ['2026-11-16', monday.netCents, before.netCents],
    ['2026-11-17', 0, 0],
    ['2026-11-18', wednesday.netCents, earlier.netCents + laterThatDay.netCents],
    ['2026-11-19', 0, 0],
    ['2026-11-20', 0, 0],
    ['2026-11-21', 0, 0],
    ['2026-11-22', 0, 0],
  ])
  expect(json.netInCents).toBe(monday.netCents + wednesday.netCents)
  // What came later that day is not compared with a day that has just begun.
  expect(json.weekBeforeInCents).toBe(before.netCents + earlier.netCents)
  expect(json.promised).toHaveLength(8)
  expect(json.promised.slice(-2)).toEqual([
    // The second left half an hour after midnight.
    { monday: '2026-11-09', dueCount: 2, onTimeCount: 1 },
    // What is promised for today may still leave.
    { monday: '2026-11-16', dueCount: 2, onTimeCount: 1 },
  ])
})
