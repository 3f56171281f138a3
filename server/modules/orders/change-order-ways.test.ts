import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Answer, type InGroups, type Reply, refused } from '#test/support/answers.ts'
import { bannerItem, composedFlag } from '#test/support/cart-items.ts'
import { deferFiles } from '#test/support/defer-files.ts'
import { newOperator, type TestOperator } from '#test/support/operators.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'
import { TEST_NOW } from '#test/support/test-clock.ts'

let shop: TestShop
let customer: TestBrowser
let operator: TestOperator
let seller: TestBrowser
beforeAll(async () => {
  shop = await testShop()
  customer = await shop.loggedIn()
  operator = await newOperator(shop, 'sales')
})
afterAll(() => shop.close())
beforeEach(async () => {
  shop.setNow(TEST_NOW)
  seller = await operator.loggedIn()
  await customer.call('POST', '/api/cart/empty')
})

const banner = bannerItem(1, 3000, 1000)
const BOTH = `{ship,pickup}`

const put = (id: string, state: string) =>
  sql`update order_lines set state = ${state} where order_id = ${id}`.execute(shop.database.db)

/** An order of these articles, whose files are there: sent on Monday 23 November at the earliest. */
async function place(items: readonly unknown[] = [banner], state = 'released', choice: object | null = null) {
  for (const cartItem of items) {
    const { json } = await customer.call('POST', '/api/cart/items', { body: { cartItem, asOwnLine: true } })
    const [line] = json.orderLineGroups.at(-1).lines
    if (choice) {
      const chosen = { kind: 'ship', express: false, ...choice }
      expect(
        (await customer.call('POST', `/api/cart/items/${line.id}/delivery`, { body: chosen })).status,
      ).toBe(200)
    }
  }
  await deferFiles(customer)
  const { json } = await customer.call('POST', '/api/cart/order', { body: {} })
  await put(json.id, state)
  return json.id
}
const desk = async (id: string) => (await seller.call('GET', `/beheer/api/orders/${id}`)).json
const linesOf = <Line>(order: InGroups<Line>) => order.groups.flatMap((group) => group.lines)
const groupOf = async (id: string): Promise<string> => (await desk(id)).groups[0].id
const preview = async (id: string, asked: object) =>
  seller.call('POST', `/beheer/api/orders/${id}/change/preview`, {
    body: { version: (await desk(id)).version, ...asked },
  })
async function change(id: string, asked: object) {
  const looked = await preview(id, asked)
  if (looked.status !== 200) return refused(looked)
  return seller.call('POST', `/beheer/api/orders/${id}/change`, {
    body: {
      version: (await desk(id)).version,
      ...asked,
      id: crypto.randomUUID(),
      totalInCents: looked.json.amounts.total.toInCents,
      days: daysSeen(looked.json),
    },
  })
}
/** Changes how the first group of an order comes. */
const go = async (id: string, way: object, more: object = {}) =>
  change(id, { ways: { [await groupOf(id)]: way }, ...more })
const daysSeen = ({ days }: Pick<Reply<'previewOrderChange'>, 'days'>) =>
  Object.fromEntries(days.map(({ lineId, date }) => [lineId, date]))
const refusalOf = ({ status, json }: Answer) => [status, json.errors?.[0].code, json.errors?.[0].field]
const newestMail = async (id: string) => {
  const { rows } = await sql<{ payload: { text: string } }>`
    select payload from outbox where dedupe_key like ${`order_changed:${id}:%`} order by created_at desc limit 1`.execute(
    shop.database.db,
  )
  return rows[0]?.payload.text
}
const net = ({ excludingTaxInCents }: { readonly excludingTaxInCents: number }) => excludingTaxInCents

describe('express', () => {
  it('costs today’s rate, comes sooner, and is what mail, history and customer say', async () => {
    const id = await place()
    const before = await desk(id)
    const [line] = linesOf(before)
    const surcharge = Math.max(1500, Math.round(net(line.price) * 0.35))
    const looked = await preview(id, { ways: { [before.groups[0].id]: { express: true } } })
    expect(looked.json.amounts.express).toEqual({ fromInCents: 0, toInCents: surcharge })
    expect(looked.json.days).toEqual([
      {
        lineId: line.id,
        title: line.title,
        from: '2026-11-23',
        date: '2026-11-20',
        isSettled: true,
        soonest: null,
      },
    ])
    // Nothing was agreed before that this could differ from.
    expect(looked.json.expressRates).toEqual([])

    const { status, json } = await go(id, { express: true })
    expect(status).toBe(200)
    expect(json.expressPrice.excludingTaxInCents).toBe(surcharge)
    expect(linesOf(json)[0].delivery).toMatchObject({ express: true, date: '2026-11-20' })
    expect(net(json.totalPrice)).toBe(
      net(json.subtotalPrice) + net(json.expressPrice) + net(json.shippingPrice),
    )
    expect(json.events.at(-1).label).toContain(`Met spoed van ${line.title}: eerst nee, nu ja`)
    expect(json.events.at(-1).label).toContain(
      `Leverdag van ${line.title}: eerst ma\u00A023-11-2026, nu vr\u00A020-11-2026`,
    )
    const order = (await customer.call('GET', `/api/customer/orders/${id}`)).json
    expect(linesOf(order)[0].delivery).toMatchObject({ express: true, date: '2026-11-20' })
    expect(await newestMail(id)).toContain('Met spoed')

    // Taken off again, it is what it was.
    const off = await go(id, { express: false })
    expect(off.json.totalPrice).toEqual(before.totalPrice)
    expect(linesOf(off.json)[0].delivery).toMatchObject({ express: false, date: '2026-11-23' })
  })

  it('counts from the order for what waits for its files', async () => {
    const id = await place([banner], 'awaiting_files')
    shop.setNow(new Date('2026-11-19T09:00:00Z'))
    seller = await operator.loggedIn()
    expect(linesOf(await desk(id))[0].delivery.date).toBe('2026-11-24')
    const { json } = await go(id, { express: true })
    expect(linesOf(json)[0].delivery).toMatchObject({ express: true, date: '2026-11-23' })
    expect(json.events.at(-1).label).not.toContain('Leverdag')
  })

  it('says that its rate is another one than was agreed, once the surcharge is worked out anew', async () => {
    const id = await place([banner], 'released', { express: true })
    const [line] = linesOf(await desk(id))
    const asked = { quantities: { [line.id]: 4 } }
    expect((await preview(id, asked)).json.expressRates).toEqual([])
    await sql`update products set express_percent = 50 where sku = 'SPD-510'`.execute(shop.database.db)
    expect((await preview(id, asked)).json.expressRates).toEqual([
      { groupId: await groupOf(id), title: line.title, percent: 50, minimumInCents: 1500 },
    ])
    expect((await preview(id, { reference: 'Gevel' })).json.expressRates).toEqual([])
    await sql`update products set express_percent = 35 where sku = 'SPD-510'`.execute(shop.database.db)
  })

  it('is of a whole set', async () => {
    const id = await place([composedFlag(2)])
    expect(refusalOf(await go(id, { express: true })).slice(0, 2)).toEqual([422, 'ExpressNotOffered'])
    // Each of its parts has to be one that can be hurried.
    await sql`update products set express_days = 1, express_percent = 40, express_minimum_cents = 2000
      where id in (select product_id from order_lines where order_id = ${id})`.execute(shop.database.db)
    const { status, json } = await go(id, { express: true })
    expect(status).toBe(200)
    expect(linesOf(json).every(({ delivery }) => delivery.express)).toBe(true)
    expect(new Set(linesOf(json).map(({ delivery }) => delivery.date)).size).toBe(1)
    expect(net(json.expressPrice)).toBeGreaterThan(0)
  })

  it('is refused at its field where it cannot be had, or a part is made already', async () => {
    const clamps = await place([{ sku: 'TOE-SPANNER', quantity: 2, customOptions: [] }])
    expect(refusalOf(await go(clamps, { express: true }))).toEqual([
      422,
      'ExpressNotOffered',
      `ways.${await groupOf(clamps)}.express`,
    ])
    const id = await place([composedFlag(2)])
    const [, part] = linesOf(await desk(id))
    await sql`update order_lines set state = 'in_production' where id = ${part.id}`.execute(shop.database.db)
    expect(refusalOf(await go(id, { express: true }))).toEqual([
      409,
      'LineInProduction',
      `ways.${await groupOf(id)}.express`,
    ])
  })
})

it('is refused once the day would be another one than was seen, at the same total', async () => {
  const id = await place()
  const asked = { version: (await desk(id)).version, ways: { [await groupOf(id)]: { express: true } } }
  const looked = (await preview(id, asked)).json
  const body = {
    ...asked,
    id: crypto.randomUUID(),
    totalInCents: looked.amounts.total.toInCents,
    days: daysSeen(looked),
  }
  shop.setNow(new Date('2026-11-19T09:00:00Z'))
  seller = await operator.loggedIn()
  const path = `/beheer/api/orders/${id}/change` as const
  expect(refusalOf(await seller.call('POST', path, { body })).slice(0, 2)).toEqual([
    409,
    'OrderChangedMeanwhile',
  ])
  expect(linesOf(await desk(id))[0].delivery).toMatchObject({ express: false, date: '2026-11-23' })
  const again = (await preview(id, asked)).json
  expect(again.amounts).toEqual(looked.amounts)
  expect(daysSeen(again)).not.toEqual(daysSeen(looked))
  const { status } = await seller.call('POST', path, { body: { ...body, days: daysSeen(again) } })
  expect(status).toBe(200)
})

describe('another way of delivery', () => {
  it('fetched costs no shipping, asks for no address, and stays on its day', async () => {
    const id = await place()
    const before = await desk(id)
    const { status, json } = await go(id, { kind: 'pickup' })
    expect(status).toBe(200)
    expect(linesOf(json)[0].delivery).toMatchObject({ kind: 'pickup', address: null, date: '2026-11-23' })
    expect(net(json.shippingPrice)).toBe(0)
    expect(json.deliveryContact).toBeNull()
    expect(net(json.totalPrice)).toBe(net(before.totalPrice) - net(before.shippingPrice))
    expect(await newestMail(id)).toContain('Verzendkosten')
  })

  it('keeps whom the driver calls when only something else changes, though nothing is left to bring', async () => {
    const id = await place([banner, { sku: 'TOE-SPANNER', quantity: 2, customOptions: [] }])
    const [sent, fetched] = (await desk(id)).groups
    const contact = { contactName: 'Ina', contactPhone: '06 12345678' }
    await change(id, { ways: { [fetched.id]: { kind: 'pickup' } }, ...contact })
    const cancelled = await seller.call('POST', `/beheer/api/orders/${id}/cancel`, {
      body: { reason: 'Niet leverbaar', lineId: sent.lines[0].id },
    })
    expect(cancelled.status).toBe(200)
    const { status, json } = await change(id, { reference: 'Gevel' })
    expect([status, json.reference, json.deliveryContact?.name]).toEqual([200, 'Gevel', 'Ina'])
  })

  it('sent asks for an address, costs what sending costs, and takes a day more', async () => {
    const sent = await desk(await place())
    const id = await place([banner], 'released', { kind: 'pickup' })
    expect(linesOf(await desk(id))[0].delivery).toMatchObject({ kind: 'pickup', date: '2026-11-20' })
    expect(refusalOf(await go(id, { kind: 'ship' }))).toEqual([422, 'AddressRequired', 'delivery.address'])
    const delivery = { groupIds: [await groupOf(id)], address: linesOf(sent)[0].delivery.address }
    const { status, json } = await go(id, { kind: 'ship' }, { delivery })
    expect(status).toBe(200)
    expect(linesOf(json)[0].delivery).toMatchObject({ kind: 'ship', date: '2026-11-23' })
    expect(json.shippingPrice).toEqual(sent.shippingPrice)
    expect(json.totalPrice).toEqual(sent.totalPrice)
  })

  it('is refused at its field where the product does not allow it', async () => {
    const id = await place()
    await sql`update products set delivery_kinds = '{ship}' where sku = 'SPD-510'`.execute(shop.database.db)
    expect(refusalOf(await go(id, { kind: 'pickup' }))).toEqual([
      422,
      'DeliveryKindNotOffered',
      `ways.${await groupOf(id)}.kind`,
    ])
    await sql`update products set delivery_kinds = ${BOTH}::text[] where sku = 'SPD-510'`.execute(
      shop.database.db,
    )
  })
})

describe('another day', () => {
  it('is the one that staff name, with a word where it is soon', async () => {
    const id = await place()
    const [{ id: lineId, title }] = linesOf(await desk(id))
    const soon = await preview(id, { ways: { [await groupOf(id)]: { date: '2026-11-19' } } })
    expect(soon.json.days).toEqual([
      { lineId, title, from: '2026-11-23', date: '2026-11-19', isSettled: true, soonest: '2026-11-23' },
    ])
    const { json } = await go(id, { date: '2026-12-02' })
    expect(linesOf(json)[0].delivery.date).toBe('2026-12-02')
    expect(json.events.at(-1).label).toContain('nu wo\u00A002-12-2026')
  })

  it('parts what was sent together, and is paid for', async () => {
    const id = await place([banner, { sku: 'TOE-SPANNER', quantity: 2, customOptions: [] }], 'released', {
      date: '2026-11-30',
    })
    const before = await desk(id)
    const { json } = await go(id, { date: '2026-12-01' })
    expect(net(json.shippingPrice)).toBeGreaterThan(net(before.shippingPrice))
  })

  it.each(['2026-11-17', '2026-11-21', '2026-12-25', '2028-01-03'])(
    'is refused on %s, on which nothing comes',
    async (date) => {
      const id = await place()
      expect(refusalOf(await go(id, { date }))).toEqual([
        422,
        'invalid_date',
        `ways.${await groupOf(id)}.date`,
      ])
    },
  )

  it('is refused for what waits for its files, whose day moves by itself', async () => {
    const id = await place([banner], 'awaiting_files')
    expect(refusalOf(await go(id, { date: '2026-12-02' }))).toEqual([
      409,
      'PromiseUnsettled',
      `ways.${await groupOf(id)}.date`,
    ])
  })

  it('is refused once it is made, of another order, and where it is none', async () => {
    const id = await place()
    const other = await groupOf(await place())
    for (const date of ['morgen', '2026-02-30', 7]) expect((await go(id, { date })).status).toBe(422)
    expect(refusalOf(await change(id, { ways: { [other]: { express: true } } })).slice(0, 2)).toEqual([
      404,
      'OrderLineNotFound',
    ])
    await put(id, 'in_production')
    expect(refusalOf(await go(id, { kind: 'pickup' }))).toEqual([
      409,
      'LineInProduction',
      `ways.${await groupOf(id)}.kind`,
    ])
  })
})
