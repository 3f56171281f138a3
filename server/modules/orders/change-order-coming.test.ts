import { execFileSync } from 'node:child_process'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Reply } from '#test/support/answers.ts'
import { SYSTEM } from '#test/support/actors.ts'
import { IN_ZEIST } from '#test/support/addresses.ts'
import { bannerItem, composedFlag } from '#test/support/cart-items.ts'
import {
  type ChangingOrders,
  clamps,
  daysSeen,
  linesOf,
  openChangingOrders,
  refusalOf,
} from '#test/support/changing-orders.ts'
import { newOperator } from '#test/support/operators.ts'
import { hasPdfTools } from '#test/support/print-files.ts'
import type { TestBrowser, TestShop } from '#test/support/shop.ts'
import { TEST_NOW } from '#test/support/test-clock.ts'
import { invoiceOrderNamed } from '../documents/invoice-order.ts'

let shop: TestShop
let customer: TestBrowser
let orders: ChangingOrders
beforeAll(async () => {
  orders = await openChangingOrders()
  ;({ shop, customer } = orders)
})
afterAll(() => shop.close())
beforeEach(async () => {
  shop.setNow(TEST_NOW)
  await customer.call('POST', '/api/cart/empty')
})

const banner = () => bannerItem(1, 3000, 1000)
/** Sold to be fetched only. */
const mast = () => ({ sku: 'MST-ALU8', quantity: 1, customOptions: [] })
const fitting = () => ({
  free: { title: 'Montage op locatie', quantity: 1, vatPercent: 21, productionDays: 2 },
})
/** A flag without the bag that `composedFlag` has. */
function bagless() {
  const { configuration } = composedFlag(2)
  return { configuration: { ...configuration, options: { ...configuration.options, tas: { id: '-1' } } } }
}
/** What comes into an order, and how that is said. */
function coming(item: unknown, way: object = {}, more: object = {}) {
  const key = crypto.randomUUID()
  return { key, asked: { added: [{ key, item, ...more }], ways: { [key]: way } } }
}
/** Adds a line to an order that comes this way. */
const add = (id: string, item: unknown, way: object = {}, more: object = {}) =>
  orders.change(id, { ...coming(item, way).asked, ...more })

const there = (groupIds: readonly string[], more: object = {}) => ({
  groupIds,
  address: { ...IN_ZEIST, ...more },
})
const cities = (order: Reply<'getDeskOrder'>) =>
  linesOf(order).map(({ delivery }) => delivery.address?.city ?? null)
const kinds = (order: Reply<'getDeskOrder'>) => linesOf(order).map(({ delivery }) => delivery.kind)
const net = ({ excludingTaxInCents }: { readonly excludingTaxInCents: number }) => excludingTaxInCents
const shippingOf = ({ shippingPrice }: Pick<Reply<'getDeskOrder'>, 'shippingPrice'>) => net(shippingPrice)
/** Without spaces that hold words together. */
const plain = (text = '') => text.replaceAll(/\s+/g, ' ')
const newestMail = async (id: string) => plain((await orders.mailsOf(id)).at(-1)?.text)
const piped = (command: string, input: Buffer) =>
  execFileSync(command, ['-raw', '-', '-'], { input, encoding: 'utf8' })
/** The confirmation on paper, as poppler reads it. */
async function paperOf(id: string): Promise<string> {
  const cookie = [...customer.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const answer = await shop.app.inject({
    url: `/api/documents/order-confirmation/${id}`,
    headers: { cookie },
  })
  return plain(piped('pdftotext', answer.rawPayload))
}
/** Lines, shipping and express are the total, and the customer sees the same. */
async function expectsToAddUp(id: string) {
  const order = await orders.atDesk(id)
  const ordered = linesOf(order).filter(({ state }) => state !== 'cancelled')
  const goods = ordered.reduce((sum, { price }) => sum + net(price), 0)
  expect(net(order.totalPrice)).toBe(goods + net(order.expressPrice) + net(order.shippingPrice))
  expect((await orders.seen(id)).totalPrice).toEqual(order.totalPrice)
  return order
}

describe('how a line comes that is added', () => {
  it('is said in the same change, and is what desk, customer, mail and history say', async () => {
    const { id } = await orders.place([clamps(2)])
    const before = await orders.atDesk(id)
    const { status, json } = await add(id, banner(), { kind: 'pickup', express: true })
    expect([status, json.errors]).toEqual([200, undefined])
    const [old, line] = linesOf(json)
    expect(old.delivery).toEqual(linesOf(before)[0].delivery)
    expect(line).toMatchObject({
      state: 'awaiting_files',
      delivery: { kind: 'pickup', express: true, address: null, date: '2026-11-19' },
    })
    expect(json.expressPrice.excludingTaxInCents).toBeGreaterThan(0)
    expect(shippingOf(json)).toBe(shippingOf(before))
    await expectsToAddUp(id)
    const seen = await orders.seen(id)
    expect(linesOf(seen)[1].delivery).toMatchObject({ kind: 'pickup', express: true, date: '2026-11-19' })
    for (const told of [await newestMail(id), plain(seen.events.at(-1).label)]) {
      expect(told).toMatch(/Levering van Spandoek[^:]*:? eerst geen, nu Afhalen/)
      expect(told).toMatch(/Met spoed van Spandoek[^:]*:? eerst nee, nu ja/)
      // It waits for its files, so that its day is not known yet.
      expect(told).not.toMatch(/Leverdag van Spandoek/)
    }
    expect(await orders.mailsOf(id)).toHaveLength(2)
  })

  it('is told of what simply goes along too, with where to and when', async () => {
    const { id } = await orders.place([clamps(2)])
    const looked = await orders.preview(id, { version: 1, ...coming(clamps(1)).asked })
    const [{ title, delivery }] = linesOf(await orders.atDesk(id))
    const ways = looked.json.differences.filter(({ what }) =>
      ['deliveryKind', 'hurry', 'day', 'address'].includes(what),
    )
    expect(ways).toEqual([
      { what: 'deliveryKind', title, from: '', to: 'Bezorgen' },
      { what: 'day', title, from: '', to: expect.stringMatching(/^\w\w\W\d\d-\d\d-2026$/) },
      { what: 'address', title, from: '', to: expect.stringContaining(delivery.address.city) },
    ])
    expect(looked.json.days).toMatchObject([{ from: null, date: delivery.date, soonest: null }])
    expect((await add(id, clamps(1))).status).toBe(200)
    const mail = await newestMail(id)
    expect(mail).toMatch(/Levering van Doekspanner[^:]*:? eerst geen, nu Bezorgen/)
    expect(mail).toMatch(/Leveringsadres van Doekspanner[^:]*:? eerst geen; nu /)
  })

  it('is told once of a set', async () => {
    const { id } = await orders.place([clamps(2)])
    const { json } = await orders.preview(id, { version: 1, ...coming(composedFlag(1)).asked })
    const told = json.differences.filter(({ what }) => ['deliveryKind', 'address'].includes(what))
    expect(told.map(({ title }) => title)).toEqual(['Beachvlag compleet', 'Beachvlag compleet'])
  })

  it('follows the rest of the order as the change leaves that', async () => {
    const { id } = await orders.place([clamps(2)])
    const { groups } = await orders.atDesk(id)
    const more = { ways: { [groups[0].id]: { kind: 'pickup', date: '2026-12-03' } } }
    const { key, asked } = coming(clamps(1))
    const { json } = await orders.change(id, { ...asked, ...more })
    expect(linesOf(json).map(({ delivery: { kind, date } }) => [kind, date])).toEqual([
      ['pickup', '2026-12-03'],
      ['pickup', '2026-12-03'],
    ])
    expect(shippingOf(json)).toBe(0)
    expect(json.deliveryContact).toBeNull()
    expect(linesOf(json)[1].id).not.toBe(key)
    // What is to be sent all the same goes where the order went.
    const other = await orders.place([clamps(2)])
    const was = await orders.atDesk(other.id)
    const sent = coming(clamps(1), { kind: 'ship' })
    const ways = { ...sent.asked.ways, [was.groups[0].id]: { kind: 'pickup' } }
    const parted = await orders.change(other.id, {
      added: sent.asked.added,
      ways,
      contactName: 'Ina',
      contactPhone: '06 12345678',
    })
    expect([kinds(parted.json), cities(parted.json)]).toEqual([
      ['pickup', 'ship'],
      [null, linesOf(was)[0].delivery.address.city],
    ])
    expect(parted.json.deliveryContact?.name).toBe('Ina')
    expect(shippingOf(parted.json)).toBe(shippingOf(was))
    await expectsToAddUp(other.id)
  })
})

describe.skipIf(!hasPdfTools)('the confirmation on paper', () => {
  it('says how a line comes that was added', async () => {
    const { id } = await orders.place([clamps(2)])
    const { key, asked } = coming(fitting(), { kind: 'pickup', date: '2026-12-03' }, { priceInCents: 100 })
    expect((await orders.change(id, asked)).status).toBe(200)
    expect(await paperOf(id)).toMatch(/Montage op locatie.*Afhalen vanaf do 03-12-2026/i)
    const sent = coming(clamps(1))
    expect(sent.key).not.toBe(key)
    expect((await orders.change(id, { ...sent.asked, delivery: there([sent.key]) })).status).toBe(200)
    expect(await paperOf(id)).toMatch(/Slotlaan 12.*Zeist/)
  })
})

describe('another address in the same change', () => {
  it.each([
    ['the line that is added alone', 'coming', ['Utrecht', 'Zeist']],
    ['the rest alone', 'rest', ['Zeist', 'Utrecht']],
    ['both', 'both', ['Zeist', 'Zeist']],
  ])('is where %s goes', async (_what, who, expected) => {
    const { id } = await orders.place([clamps(2)])
    const order = await orders.atDesk(id)
    const { city } = linesOf(order)[0].delivery.address
    const { key, asked } = coming(clamps(1))
    const named = { coming: [key], rest: [order.groups[0].id], both: [order.groups[0].id, key] }[who] ?? []
    const { status, json } = await orders.change(id, { ...asked, delivery: there(named) })
    expect(status).toBe(200)
    expect(cities(json)).toEqual(expected.map((one) => (one === 'Utrecht' ? city : one)))
    // A second place to go to is paid for.
    const places = new Set(expected).size
    expect(shippingOf(json)).toBe(places * shippingOf(order))
    await expectsToAddUp(id)
    expect(linesOf(await orders.seen(id)).map(({ delivery }) => delivery.address.city)).toEqual(cities(json))
  })

  it('costs before it is done what it costs after, and counts for what the company may owe', async () => {
    const { id } = await orders.place([clamps(2)])
    const { key, asked } = coming(clamps(1))
    const change = { ...asked, delivery: there([key]) }
    const { amounts } = (await orders.preview(id, { version: 1, ...change })).json
    const { shipping, total } = amounts
    expect(shipping.toInCents).toBe(2 * shipping.fromInCents)
    const more = total.toInCents - total.fromInCents
    const along = (await orders.preview(id, { version: 1, ...asked })).json.amounts
    expect(along.shipping.toInCents).toBe(shipping.fromInCents)
    // Room for the line, and none for sending it there.
    await orders.giveRoom(more - 1, 'stop')
    expect(refusalOf(await orders.change(id, change)).slice(0, 2)).toEqual([409, 'OverCreditLimit'])
    expect((await orders.preview(id, { version: 1, ...asked })).status).toBe(200)
    await sql`update companies set credit_limit_cents = null`.execute(shop.database.db)
    const { json } = await orders.change(id, change)
    expect(json.totalPrice.includingTaxInCents).toBe(total.toInCents)
    const invoice = await invoiceOrderNamed(shop.shop, SYSTEM, json.number)
    expect(invoice.totalCents).toBe(total.toInCents)
    // What has an invoice, also when only a part of that was taken back, is changed no more.
    expect(refusalOf(await add(id, clamps(1), { kind: 'pickup' })).slice(0, 2)).toEqual([
      409,
      'OrderInvoicedAlready',
    ])
    expect(linesOf(await orders.atDesk(id))).toHaveLength(2)
  })

  it('is where all of a set goes, with what other choices bring to it', async () => {
    const { configuration } = composedFlag(2)
    const { id } = await orders.place([clamps(2), bagless()])
    const order = await orders.atDesk(id)
    const [, main, ...parts] = linesOf(order)
    const items = { [main.id]: { item: { configuration } } }
    const moved = await orders.change(id, { items, delivery: there([order.groups[1].id]) })
    expect([moved.status, moved.json.errors]).toEqual([200, undefined])
    const set = moved.json.groups[1].lines
    expect(set.length).toBe(parts.length + 2)
    expect(set.map(({ delivery }) => delivery.address.city)).toEqual(set.map(() => 'Zeist'))
    expect(linesOf(moved.json)[0].delivery).toEqual(linesOf(order)[0].delivery)
    expect(shippingOf(moved.json)).toBe(shippingOf(order))
  })

  it('leaves a set whole where only the rest goes there', async () => {
    const { configuration } = composedFlag(2)
    const { id } = await orders.place([clamps(2), bagless()])
    const order = await orders.atDesk(id)
    const [first, main] = linesOf(order)
    const { json } = await orders.change(id, {
      items: { [main.id]: { item: { configuration } } },
      delivery: there([order.groups[0].id]),
    })
    const { city } = first.delivery.address
    expect(json.groups.map(({ lines }) => lines.map(({ delivery }) => delivery.address.city))).toEqual([
      ['Zeist'],
      json.groups[1].lines.map(() => city),
    ])
  })

  it('is asked for where the order is fetched and what comes in is sent', async () => {
    const { id } = await orders.place([clamps(2)])
    const { groups } = await orders.atDesk(id)
    await orders.change(id, { ways: { [groups[0].id]: { kind: 'pickup' } } })
    expect(kinds((await add(id, clamps(1))).json)).toEqual(['pickup', 'pickup'])
    const { key, asked } = coming(clamps(1), { kind: 'ship' })
    expect(refusalOf(await orders.change(id, asked))).toEqual([422, 'AddressRequired', 'delivery.address'])
    const { status, json } = await orders.change(id, { ...asked, delivery: there([key]) })
    expect([status, cities(json)]).toEqual([200, [null, null, 'Zeist']])
    expect(shippingOf(json)).toBeGreaterThan(0)
    await expectsToAddUp(id)
  })

  it('out of the Union is paid for and taxed by where all of the order goes', async () => {
    const { db } = shop.database
    await sql`insert into countries (code, name, ships, position) values ('CH', 'Zwitserland', true, 91)`.execute(
      db,
    )
    await sql`update shipping_classes set cents_by_country = cents_by_country || '{"CH": 2500}' where code = 'parcel'`.execute(
      db,
    )
    const outside = { country: 'CH', postcode: '8001', city: 'Zürich' }
    const { id } = await orders.place([clamps(2)])
    const order = await orders.atDesk(id)
    const { key, asked } = coming(clamps(1))
    const { json } = await orders.change(id, { ...asked, delivery: there([key], outside) })
    expect(shippingOf(json)).toBe(shippingOf(order) + 2500)
    await expectsToAddUp(id)
    const all = await orders.place([clamps(2)])
    const { groups } = await orders.atDesk(all.id)
    const one = coming(clamps(1))
    const both = { ...one.asked, delivery: there([groups[0].id, one.key], outside) }
    const zero = await orders.change(all.id, both)
    expect(zero.json.totalPrice.includingTaxInCents).toBe(zero.json.totalPrice.excludingTaxInCents)
    // What cannot go where the order goes is refused at how it comes.
    const large = coming({ sku: 'MST-ALU6', quantity: 1, customOptions: [] })
    expect(refusalOf(await orders.change(all.id, large.asked))).toEqual([
      422,
      'NotShippable',
      `ways.${large.key}.kind`,
    ])
    const named = { ...large.asked, delivery: there([large.key], outside) }
    expect(refusalOf(await orders.change(all.id, named))).toEqual([
      422,
      'NotShippable',
      'delivery.address.country',
    ])
  })
})

describe('what can only be fetched', () => {
  it('is fetched where nothing is said, where the order is fetched, and where that is chosen', async () => {
    const { id } = await orders.place([clamps(2)])
    const order = await orders.atDesk(id)
    expect(kinds((await add(id, mast())).json)).toEqual(['ship', 'pickup'])
    expect(kinds((await add(id, mast(), { kind: 'pickup' })).json)).toEqual(['ship', 'pickup', 'pickup'])
    // Also while the rest goes elsewhere.
    const moved = await add(id, mast(), {}, { delivery: there([order.groups[0].id]) })
    expect([moved.status, cities(moved.json)]).toEqual([200, ['Zeist', null, null, null]])
    await orders.change(id, { ways: { [order.groups[0].id]: { kind: 'pickup' } } })
    const { status, json } = await add(id, mast())
    expect([status, new Set(kinds(json))]).toEqual([200, new Set(['pickup'])])
    expect(shippingOf(json)).toBe(0)
    await expectsToAddUp(id)
  })

  it('asks the other way round for an address where it can only be sent, and the order is fetched', async () => {
    const { id } = await orders.place([clamps(2)])
    const { groups } = await orders.atDesk(id)
    await orders.change(id, { ways: { [groups[0].id]: { kind: 'pickup' } } })
    const kindsOf = (sent: string) =>
      sql`update products set delivery_kinds = ${sent}::text[] where sku = 'SPD-510'`.execute(
        shop.database.db,
      )
    await kindsOf('{ship}')
    shop.heardCatalogueChange()
    const { key, asked } = coming(banner())
    expect(refusalOf(await orders.change(id, asked))).toEqual([422, 'AddressRequired', 'delivery.address'])
    const { json } = await orders.change(id, { ...asked, delivery: there([key]) })
    expect(cities(json)).toEqual([null, 'Zeist'])
    await kindsOf('{ship,pickup}')
    shop.heardCatalogueChange()
  })

  it('is refused where it is to be sent', async () => {
    const { id } = await orders.place([clamps(2)])
    const { key, asked } = coming(mast(), { kind: 'ship' })
    expect(refusalOf(await orders.change(id, asked))).toEqual([
      422,
      'DeliveryKindNotOffered',
      `ways.${key}.kind`,
    ])
  })
})

describe('the day of a line that is added', () => {
  it('is the one that staff name, with a word where it is soon', async () => {
    const { id } = await orders.place([clamps(2)])
    const late = await add(id, clamps(1), { date: '2026-12-03' })
    expect(linesOf(late.json)[1].delivery.date).toBe('2026-12-03')
    expect(linesOf(late.json)[0].delivery.date).not.toBe('2026-12-03')
    expect(await newestMail(id)).toMatch(/Leverdag van Doekspanner[^:]*:? eerst geen, nu do 03-12-2026/)
    const soon = coming(clamps(1), { date: '2026-11-18' })
    const looked = await orders.preview(id, { version: 2, ...soon.asked })
    const [{ date, soonest }] = looked.json.days
    expect([looked.json.days.length, date, soonest > date]).toEqual([1, '2026-11-18', true])
    expect((await orders.change(id, soon.asked)).status).toBe(200)
    await expectsToAddUp(id)
  })

  it('is one that could be ordered where it waits for its files, and moves with them', async () => {
    const { id } = await orders.place([clamps(2)])
    const early = coming(banner(), { date: '2026-11-20' })
    const refused = await orders.change(id, early.asked)
    expect(refusalOf(refused)).toEqual([422, 'invalid_date', `ways.${early.key}.date`])
    expect(plain(refused.json.errors[0].message)).toBe(
      'Dit wacht nog op bestanden en komt op zijn vroegst ma 23-11-2026.',
    )
    expect((await add(id, banner(), { date: '2026-11-23' })).status).toBe(200)
    const { json } = await add(id, banner(), { date: '2026-11-24' })
    expect(
      linesOf(json)
        .map(({ delivery }) => delivery.date)
        .slice(1),
    ).toEqual(['2026-11-23', '2026-11-24'])
    // Two days too late with the files the first comes two days later, and the other one.
    shop.setNow(new Date('2026-11-19T12:00:00Z'))
    const staff = await (await newOperator(shop, 'sales')).loggedIn()
    const { json: later } = await staff.call('GET', `/beheer/api/orders/${id}`)
    expect(
      linesOf(later)
        .map(({ delivery }) => delivery.date)
        .slice(1),
    ).toEqual(['2026-11-25', '2026-11-25'])
  })

  it('is that of the first of the same address that leaves it time', async () => {
    const { id } = await orders.place([clamps(2), clamps(3), banner()])
    const { groups } = await orders.atDesk(id)
    const [one, other, last] = groups.map((group) => group.id)
    await orders.change(id, { ways: { [one]: { date: '2026-12-01' }, [other]: { date: '2026-12-03' } } })
    const { json } = await orders.change(id, { delivery: there([other]) })
    expect(cities(json)).toEqual([expect.not.stringContaining('Zeist'), 'Zeist', cities(json)[0]])
    const fetched = await orders.change(id, { ways: { [last]: { kind: 'pickup' } } })
    // Parted as it is, it goes with what goes where it goes.
    const along = await add(id, clamps(1))
    expect(linesOf(along.json).at(-1).delivery).toMatchObject({
      date: '2026-12-01',
      address: { city: cities(json)[0] },
    })
    const { key, asked } = coming(clamps(1))
    const elsewhere = await orders.change(id, { ...asked, delivery: there([key]) })
    expect(linesOf(elsewhere.json).at(-1).delivery).toMatchObject({
      date: '2026-12-03',
      address: { city: 'Zeist' },
    })
    // Neither brings a parcel more.
    expect(shippingOf(elsewhere.json)).toBe(shippingOf(fetched.json))
    await expectsToAddUp(id)
  })

  it('does not follow what is made or sent already, of which it goes to the address', async () => {
    const { id } = await orders.place([clamps(2), clamps(3)])
    const { groups } = await orders.atDesk(id)
    const [gone, waiting] = groups.flatMap(({ lines }) => lines)
    await orders.change(id, { ways: { [groups[1].id]: { date: '2026-12-03' } } })
    await sql`update order_lines set state = 'shipped' where id = ${gone.id}`.execute(shop.database.db)
    const before = await orders.atDesk(id)
    const { status, json } = await add(id, clamps(1))
    expect(status).toBe(200)
    const [sent, , line] = linesOf(json)
    expect(sent).toEqual(linesOf(before)[0])
    expect(line.delivery).toMatchObject({ date: '2026-12-03', address: waiting.delivery.address })
    expect(shippingOf(json)).toBe(shippingOf(before))
    await expectsToAddUp(id)
  })

  it('counts from now where it is hurried, and is refused once the hour to order before has passed', async () => {
    const { id } = await orders.place([clamps(2)])
    const { asked } = coming(banner(), { express: true, kind: 'pickup' })
    const change = { version: 1, ...asked }
    const looked = (await orders.preview(id, change)).json
    expect(looked.days).toMatchObject([{ from: null, date: '2026-11-19' }])
    const body = {
      ...change,
      id: crypto.randomUUID(),
      totalInCents: looked.amounts.total.toInCents,
      days: daysSeen(looked),
    }
    shop.setNow(new Date('2026-11-18T11:00:00Z'))
    const send = (more: object = {}) =>
      orders.seller.call('POST', `/beheer/api/orders/${id}/change`, { body: { ...body, ...more } })
    expect(refusalOf(await send()).slice(0, 2)).toEqual([409, 'OrderChangedMeanwhile'])
    expect(linesOf(await orders.atDesk(id))).toHaveLength(1)
    const again = (await orders.preview(id, change)).json
    expect(again.amounts).toEqual(looked.amounts)
    expect(again.days).toMatchObject([{ date: '2026-11-20' }])
    const { status, json } = await send({ days: daysSeen(again) })
    expect(status).toBe(200)
    expect(linesOf(json)[1].delivery).toMatchObject({ express: true, date: '2026-11-20' })
    expect(json.expressPrice.excludingTaxInCents).toBe(looked.amounts.express.toInCents)
    await expectsToAddUp(id)
  })
})

describe('what is no product', () => {
  it('is fetched or sent as staff say, at no cost of its own, and can go another way later', async () => {
    const { id } = await orders.place([clamps(2)])
    const before = await orders.atDesk(id)
    const { key, asked } = coming(fitting(), {}, { priceInCents: 10_000 })
    const { json } = await orders.change(id, { ...asked, delivery: there([key]) })
    expect(cities(json)[1]).toBe('Zeist')
    expect(shippingOf(json)).toBe(shippingOf(before))
    const [, group] = json.groups
    const fetched = await orders.change(id, { ways: { [group.id]: { kind: 'pickup' } } })
    expect([fetched.status, kinds(fetched.json)]).toEqual([200, ['ship', 'pickup']])
    const other = coming(fitting(), { kind: 'pickup' }, { priceInCents: 100 })
    expect(kinds((await orders.change(id, other.asked)).json)).toEqual(['ship', 'pickup', 'pickup'])
    await expectsToAddUp(id)
  })
})

describe('a way that cannot be', () => {
  it.each([
    ['express of what cannot be hurried', { express: true }, [422, 'ExpressNotOffered', 'express']],
    ['a day that has passed', { date: '2020-01-06' }, [422, 'invalid_date', 'date']],
    ['a day on which nothing comes', { date: '2026-11-21' }, [422, 'invalid_date', 'date']],
  ])('is refused at its field: %s', async (_what, way, [status, code, field]) => {
    const { id } = await orders.place([clamps(2)])
    const { key, asked } = coming(fitting(), way, { priceInCents: 100 })
    expect(refusalOf(await orders.change(id, asked))).toEqual([status, code, `ways.${key}.${field}`])
    expect(linesOf(await orders.atDesk(id))).toHaveLength(1)
  })

  it('is refused of nothing, of what is of another order, and of what is fetched and sent at once', async () => {
    const { id } = await orders.place([clamps(2)])
    const { groups } = await orders.atDesk(id)
    const { key, asked } = coming(clamps(1), { kind: 'pickup' })
    expect(refusalOf(await orders.change(id, { ...asked, delivery: there([key]) }))).toEqual([
      422,
      'NotShippable',
      `ways.${key}.kind`,
    ])
    const nobody = crypto.randomUUID()
    expect(refusalOf(await orders.change(id, { delivery: there([nobody]) })).slice(0, 2)).toEqual([
      404,
      'OrderLineNotFound',
    ])
    expect(refusalOf(await orders.change(id, { ways: { [nobody]: { kind: 'ship' } } })).slice(0, 2)).toEqual([
      404,
      'OrderLineNotFound',
    ])
    const taken = { added: [{ key: groups[0].id, item: clamps(1) }] }
    expect(refusalOf(await orders.change(id, taken))).toEqual([422, 'InvalidInput', 'added'])
    const fetched = { ways: { [groups[0].id]: { kind: 'pickup' } }, delivery: there([groups[0].id]) }
    expect(refusalOf(await orders.change(id, fetched))).toEqual([
      422,
      'NotShippable',
      `ways.${groups[0].id}.kind`,
    ])
  })

  it('leaves where it goes what of a group is made, and is refused of what is made as a whole', async () => {
    const { id } = await orders.place([composedFlag(1), clamps(2)])
    const order = await orders.atDesk(id)
    const [main] = order.groups[0].lines
    await sql`update order_lines set state = 'in_production' where id = ${main.id}`.execute(shop.database.db)
    const { json } = await orders.change(id, { delivery: there([order.groups[0].id]) })
    const [, ...others] = json.groups[0].lines
    expect(json.groups[0].lines[0].delivery).toEqual(main.delivery)
    expect(new Set(others.map(({ delivery }) => delivery.address.city))).toEqual(new Set(['Zeist']))
    await sql`update order_lines set state = 'in_production' where group_id = ${order.groups[1].id}`.execute(
      shop.database.db,
    )
    expect(refusalOf(await orders.change(id, { delivery: there([order.groups[1].id]) })).slice(0, 2)).toEqual(
      [409, 'LineInProduction'],
    )
  })
})

it('is refused to the second of two who add a line, and nothing is mixed', async () => {
  const { id } = await orders.place([clamps(2)])
  const { version } = await orders.atDesk(id)
  const one = coming(clamps(1), { kind: 'pickup' })
  const other = coming(clamps(3))
  const answers = await Promise.all([
    orders.change(id, { version, ...one.asked }),
    orders.change(id, { version, ...other.asked, delivery: there([other.key]) }, {}, orders.colleague),
  ])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.json.errors[0].code).toBe('OrderChangedMeanwhile')
  expect(linesOf(await expectsToAddUp(id))).toHaveLength(2)
  expect(await orders.mailsOf(id)).toHaveLength(2)
})
