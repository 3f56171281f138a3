import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Reply } from '#test/support/answers.ts'
import { newOperator } from '#test/support/operators.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'
import { TEST_NOW } from '#test/support/test-clock.ts'

let shop: TestShop
let customer: TestBrowser
let maker: TestBrowser
beforeAll(async () => {
  shop = await testShop()
  customer = await shop.loggedIn()
  maker = await (await newOperator(shop, 'production')).loggedIn()
})
afterAll(() => shop.close())

/** Orders clamps, which need no files, under a reference of the customer. */
async function place(reference: string): Promise<{ id: string; number: string }> {
  const cartItem = { sku: 'TOE-SPANNER', quantity: 2, customOptions: [] }
  await customer.call('POST', '/api/cart/items', { body: { cartItem, asOwnLine: true } })
  return (await customer.call('POST', '/api/cart/order', { body: { reference } })).json
}
const queue = async (query: string) => (await maker.call('GET', `/beheer/api/orders?${query}`)).json
const numbers = async (query: string) => (await queue(query)).orders.map(({ number }) => number)
const countOf = async (name: keyof Reply<'countDeskOrders'>['counts']) =>
  (await maker.call('GET', '/beheer/api/orders/counts')).json.counts[name]
const move = (id: string, body: unknown) => maker.call('POST', `/beheer/api/orders/${id}/move`, { body })
/** As many closed orders like the last one, each a minute older than the one before it. */
const pile = (count: number) =>
  sql`
    with source as (select o.*, to_jsonb(o) as row from orders o order by placed_at desc limit 1),
    made as (
      select gen_random_uuid() as id, n, source.row, source.id as of from source, generate_series(1, ${count}::int) n),
    orders as (insert into orders select (jsonb_populate_record(null::orders, made.row || jsonb_build_object('id', made.id,
        'number', 'B' || n, 'cart_id', null, 'reference', 'Stapel', 'state', 'closed',
        'placed_at', (made.row->>'placed_at')::timestamptz - n * interval '1 minute'))).* from made),
    groups as (insert into order_groups select (jsonb_populate_record(null::order_groups, to_jsonb(g) ||
        jsonb_build_object('id', gen_random_uuid(), 'order_id', made.id))).* from made join order_groups g on g.order_id = made.of
      returning id, order_id)
    insert into order_lines select (jsonb_populate_record(null::order_lines, to_jsonb(l) || jsonb_build_object('id', gen_random_uuid(),
      'order_id', groups.order_id, 'group_id', groups.id, 'state', 'closed'))).*
    from groups join made on made.id = groups.order_id join order_lines l on l.order_id = made.of`.execute(
    shop.database.db,
  )
const dayBefore = (id: string) =>
  sql`update order_lines set delivery_date = ${TEST_NOW.toISOString()}::date - 1 where order_id = ${id}`.execute(
    shop.database.db,
  )

describe('the desk of orders', () => {
  it('lists those of every company, the newest first, with what staff go by', async () => {
    const first = await place('Eerste')
    const second = await place('Tweede')
    const { orders } = await queue('')
    const shown = orders.filter(({ id }) => [first.id, second.id].includes(id))
    expect(shown).toHaveLength(2)
    expect(shown.find(({ id }) => id === second.id)).toMatchObject({
      number: second.number,
      reference: 'Tweede',
      companyName: 'Bakkerij De Korenaar B.V.',
      stateLabel: 'Gereed voor productie',
      itemCount: 1,
      isLate: false,
      isExpress: false,
      deliveryDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    })
  })

  it.each([
    ['of the reference', 'gevel%'],
    ['of the number', null],
    ['of the name of the company', 'korenaar'],
  ])('finds part %s, and nothing by signs that stand for any other', async (_part, typed) => {
    const { number } = await place('Gevel% noord')
    expect(await numbers(`search=${encodeURIComponent(typed ?? number.slice(1))}`)).toContain(number)
    expect(await numbers('search=__________')).toEqual([])
  })

  it('goes on where a page ended, without a gap or a double, though orders come in meanwhile', async () => {
    await pile(250)
    const first = await queue('queue=done&search=Stapel')
    await place('Tussendoor')
    const second = await queue(`queue=done&search=Stapel&after=${first.next}`)
    const third = await queue(`queue=done&search=Stapel&after=${second.next}`)
    const seen = [first, second, third].flatMap(({ orders }) => orders.map(({ number }) => number))
    expect(seen).toEqual(Array.from({ length: 250 }, (_, at) => `B${at + 1}`))
    expect(third.next).toBeNull()
    expect((await maker.call('GET', '/beheer/api/orders?after=iets')).status).toBe(404)
  })

  it('moves an order through its queues, and tells its customer what leaves', async () => {
    const { id, number } = await place('Op weg')
    const before = await countOf('production')
    expect((await move(id, { state: 'in_production' })).json).toMatchObject({
      number,
      stateLabel: 'In productie',
      contact: { email: 'klant@demo.example' },
      company: { name: 'Bakkerij De Korenaar B.V.' },
    })
    expect(await countOf('production')).toBe(before + 1)
    expect(await numbers('queue=production')).toContain(number)
    await move(id, { state: 'ready' })
    const sent = await move(id, { state: 'shipped', trackingUrl: 'https://vervoerder.example/1' })
    expect(sent.json.groups[0].lines[0]).toMatchObject({
      state: 'shipped',
      nextStates: ['ready', 'delivered'],
      parcels: [{ number: 1, trackingUrl: 'https://vervoerder.example/1' }],
    })
    expect((await customer.call('GET', `/api/customer/orders/${id}`)).json).toMatchObject({
      state: 'shipped',
      trackingUrl: 'https://vervoerder.example/1',
    })
    const { rows } = await sql<{ template: string }>`
      select template from outbox where payload->>'text' like ${`%${number}%`} and template = 'order_shipped'`.execute(
      shop.database.db,
    )
    expect(rows).toHaveLength(1)
    const { rows: written } = await sql<{ who: string }>`
      select actor_kind as who from audit_events where entity_id in (select id::text from order_lines where order_id = ${id})
        and actor_kind = 'operator'`.execute(shop.database.db)
    expect(written.length).toBeGreaterThan(0)
  })

  it('refuses a step that another took meanwhile, an address that is none, and a line of another order', async () => {
    const { id } = await place('Al verder')
    const other = await place('Ander')
    await move(id, { state: 'in_production' })
    expect((await move(id, { state: 'in_production' })).json.errors[0].code).toBe('LineCannotMove')
    for (const trackingCode of ['x', 'https://a.example/3SPKR1'])
      expect((await move(id, { state: 'ready', trackingCode })).status).toBe(422)
    for (const trackingUrl of ['javascript:alert(1)', 'geen adres', `https://a.example/${'x'.repeat(500)}`])
      expect((await move(id, { state: 'ready', trackingUrl })).status).toBe(422)
    const [line] = (await maker.call('GET', `/beheer/api/orders/${other.id}`)).json.groups[0].lines
    expect((await move(id, { state: 'ready', lineIds: [line.id] })).status).toBe(404)
    expect((await maker.call('GET', '/beheer/api/orders/00000000-0000-4000-8000-000000000000')).status).toBe(
      404,
    )
  })

  it('calls late what the shop did not finish in time, and not what waits for its customer', async () => {
    const late = await place('Te laat')
    const sent = await place('Al weg')
    for (const state of ['in_production', 'ready', 'shipped']) await move(sent.id, { state })
    await dayBefore(late.id)
    await dayBefore(sent.id)
    const shown = await numbers('queue=late')
    expect([shown.includes(late.number), shown.includes(sent.number)]).toEqual([true, false])
  })

  it.each([
    ['what comes tomorrow', 'ship', '2026-11-19', true],
    ['what comes the day after', 'ship', '2026-11-20', false],
    ['what was to come today', 'ship', '2026-11-18', true],
    ['what is fetched today', 'pickup', '2026-11-18', true],
    ['what is fetched tomorrow', 'pickup', '2026-11-19', false],
    ['what is late already', 'ship', '2026-11-17', false],
  ])('says of %s whether it must leave today', async (_what, kind, date, isThere) => {
    const { id, number } = await place(`${kind} ${date}`)
    await sql`update order_lines set delivery_date = ${date}, delivery_kind = ${kind} where order_id = ${id}`.execute(
      shop.database.db,
    )
    expect((await numbers('queue=today')).includes(number)).toBe(isThere)
    for (const state of ['in_production', 'ready', kind === 'ship' ? 'shipped' : 'ready_for_pickup'])
      await move(id, { state })
    expect(await numbers('queue=today')).not.toContain(number)
  })

  it('sends on a Friday what comes on Monday', async () => {
    const { id, number } = await place('Na het weekend')
    await sql`update order_lines set delivery_date = '2026-11-23', delivery_kind = 'ship' where order_id = ${id}`.execute(
      shop.database.db,
    )
    expect(await numbers('queue=today')).not.toContain(number)
    shop.setNow(new Date('2026-11-20T09:00:00Z'))
    const onFriday = await (await newOperator(shop, 'production')).loggedIn()
    const { json } = await onFriday.call('GET', '/beheer/api/orders?queue=today')
    shop.setNow(TEST_NOW)
    expect(json.orders.map((order) => order.number)).toContain(number)
  })
})
