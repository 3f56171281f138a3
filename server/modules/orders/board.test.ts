import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newOperator } from '#test/support/operators.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'

let shop: TestShop
let customer: TestBrowser
let maker: TestBrowser
beforeAll(async () => {
  shop = await testShop()
  customer = await shop.loggedIn()
  maker = await (await newOperator(shop, 'production')).loggedIn()
})
afterAll(() => shop.close())

async function place(reference: string): Promise<{ readonly id: string; readonly number: string }> {
  const cartItem = { sku: 'TOE-SPANNER', quantity: 2, customOptions: [] }
  await customer.call('POST', '/api/cart/items', { body: { cartItem, asOwnLine: true } })
  return (await customer.call('POST', '/api/cart/order', { body: { reference } })).json
}
const promise = (id: string, day: string) =>
  sql`update order_lines set delivery_date = ${day}::date where order_id = ${id}`.execute(shop.database.db)
const move = (id: string, body: object) => maker.call('POST', `/beheer/api/orders/${id}/move`, { body })
const column = async (query: string) =>
  (await maker.call('GET', `/beheer/api/orders?sort=urgent&${query}`)).json
const numbers = async (query: string) => (await column(query)).orders.map(({ number }) => number)

const hold = (id: string, body: object) => maker.call('POST', `/beheer/api/orders/${id}/holds`, { body })
const cardOf = async (query: string, number: string) =>
  (await column(query)).orders.find((order) => order.number === number)
const counts = async () => (await maker.call('GET', '/beheer/api/orders/counts')).json

describe('a column of the board', () => {
  it('has on top what must be there first, and of one day what was ordered first', async () => {
    const [one, two, three] = [await place('Bord'), await place('Bord'), await place('Bord')]
    await promise(one.id, '2026-11-24')
    await promise(two.id, '2026-11-20')
    await promise(three.id, '2026-11-24')
    // The clock of the shop stands still.
    await sql`update orders set placed_at = placed_at - interval '1 minute' where id = ${one.id}`.execute(
      shop.database.db,
    )
    expect(await numbers('queue=released&search=Bord')).toEqual([two.number, one.number, three.number])
    expect((await column('queue=released&search=Bord')).next).toBeNull()
  })

  it('goes on where a page ended, without a gap or a double', async () => {
    const { number } = await place('Stapel')
    await sql`
      with source as (select to_jsonb(o) as row, o.id as of from orders o where number = ${number}),
      made as (select gen_random_uuid() as id, n, source.* from source, generate_series(1, 204) n),
      orders as (insert into orders select (jsonb_populate_record(null::orders, made.row || jsonb_build_object('id', made.id,
          'number', 'B' || n, 'cart_id', null))).* from made),
      groups as (insert into order_groups select (jsonb_populate_record(null::order_groups, to_jsonb(g) ||
          jsonb_build_object('id', gen_random_uuid(), 'order_id', made.id))).* from made join order_groups g on g.order_id = made.of
        returning id, order_id)
      insert into order_lines select (jsonb_populate_record(null::order_lines, to_jsonb(l) || jsonb_build_object('id', gen_random_uuid(),
        'order_id', groups.order_id, 'group_id', groups.id, 'delivery_date', '2026-11-20'::date + (made.n % 5)))).*
      from groups join made on made.id = groups.order_id join order_lines l on l.order_id = made.of`.execute(
      shop.database.db,
    )
    const seen: { number: string; deliveryDate: string }[] = []
    let next: string | null = ''
    while (next !== null) {
      const page: Awaited<ReturnType<typeof column>> = await column(
        `queue=released&search=Stapel${next && `&after=${next}`}`,
      )
      seen.push(...page.orders)
      next = page.next
    }
    expect(new Set(seen.map((order) => order.number)).size).toBe(205)
    expect(seen).toHaveLength(205)
    const days = seen.map(({ deliveryDate }) => deliveryDate)
    expect(days).toEqual(days.toSorted())
    for (const after of [
      'x',
      '2026-11-18T09:00:00.000Z_x',
      `2026-11-18T09:00:00.000Z_${crypto.randomUUID()}_x`,
    ])
      expect(
        (await maker.call('GET', `/beheer/api/orders?sort=urgent&queue=released&after=${after}`)).status,
      ).toBe(404)
  })

  it('is no order of a queue that grows without end', async () => {
    for (const queue of ['open', 'sent', 'done']) {
      const { status, json } = await maker.call('GET', `/beheer/api/orders?sort=urgent&queue=${queue}`)
      expect([queue, status, json.errors[0].field]).toEqual([queue, 422, 'sort'])
    }
  })

  it('of what was sent today holds that alone, also once it was delivered', async () => {
    const [today, before] = [await place('Weg'), await place('Weg')]
    for (const { id } of [today, before])
      for (const state of ['in_production', 'ready', 'shipped']) await move(id, { state })
    await sql`update dispatches set sent_at = sent_at - interval '1 day' where order_id = ${before.id}`.execute(
      shop.database.db,
    )
    expect(await numbers('queue=sent_today&search=Weg')).toEqual([today.number])
    await move(today.id, { state: 'delivered' })
    expect(await numbers('queue=sent_today&search=Weg')).toEqual([today.number])
    expect((await maker.call('GET', '/beheer/api/orders/counts')).json.counts.sent_today).toBe(1)
  })
})

describe('what is held whole', () => {
  it('lies in its column with the reason, is counted apart, and is work again once let go', async () => {
    const { id, number } = await place('Stil')
    const before = await counts()
    const reason = 'Wacht op folie'
    expect((await hold(id, { reason })).status).toBe(200)
    expect(await numbers('queue=released&search=Stil')).toEqual([])
    const card = await cardOf('queue=released&search=Stil&stopped=shown', number)
    expect(card).toMatchObject({
      isHeld: true,
      stoppedBy: [{ reason, isForCredit: false, title: null, by: expect.any(String) }],
    })
    const held = await counts()
    expect(held.counts.released).toBe(before.counts.released - 1)
    expect(held.stopped.released).toBe(before.stopped.released + 1)

    await move(id, { state: 'in_production' })
    expect(await numbers('queue=production&search=Stil&stopped=shown')).toEqual([])
    const [stop] = card.stoppedBy
    expect((await maker.call('POST', `/beheer/api/orders/${id}/holds/${stop.id}/release`)).status).toBe(200)
    expect((await cardOf('queue=released&search=Stil', number)).stoppedBy).toEqual([])
    expect(await counts()).toEqual(before)
  })

  it('is an order of which each line is held, and none of which one moves', async () => {
    const cartItem = { sku: 'TOE-SPANNER', quantity: 2, customOptions: [] }
    await customer.call('POST', '/api/cart/items', { body: { cartItem, asOwnLine: true } })
    const { id, number } = await place('Halfstil')
    const { json } = await maker.call('GET', `/beheer/api/orders/${id}`)
    const [one, two] = json.groups.flatMap((group) => group.lines)
    await hold(id, { lineId: one.id, reason: 'De eerste' })
    expect((await cardOf('queue=released&search=Halfstil', number)).stoppedBy).toEqual([])
    await hold(id, { lineId: two.id, reason: 'De tweede' })
    const { stoppedBy } = await cardOf('queue=released&search=Halfstil&stopped=shown', number)
    expect(stoppedBy.map(({ reason, title }) => [reason, title])).toEqual([
      ['De eerste', one.title],
      ['De tweede', two.title],
    ])
  })
})

it('a card that a colleague moved on does not go back', async () => {
  const { id } = await place('Verder')
  for (const state of ['in_production', 'ready']) await move(id, { state })
  const { status, json } = await move(id, { from: 'released', state: 'in_production' })
  expect([status, json.errors[0].code]).toEqual([409, 'LineCannotMove'])
  expect((await move(id, { state: 'in_production' })).json.state).toBe('in_production')
  expect((await move(id, { from: 'in_production', state: 'ready' })).json.state).toBe('ready')
})
