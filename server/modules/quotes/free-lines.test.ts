import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Answer } from '#test/support/answers.ts'
import { bannerItem } from '#test/support/cart-items.ts'
import { newOperator } from '#test/support/operators.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'
import { TEST_NOW } from '#test/support/test-clock.ts'

let shop: TestShop
let customer: TestBrowser
let seller: TestBrowser
beforeAll(async () => {
  shop = await testShop()
  customer = await shop.loggedIn()
})
afterAll(() => shop.close())
beforeEach(async () => {
  shop.setNow(TEST_NOW)
  seller = await (await newOperator(shop, 'sales')).loggedIn()
  await sql`delete from carts where state <> 'ordered'`.execute(shop.database.db)
})

const KEY = '7c9f7b2e-8f0a-4c39-9d55-0c7a8e3b1f10'
const NAME = `${KEY}:`
const spanner = { sku: 'TOE-SPANNER', quantity: 10, customOptions: [] }
const fitting = (more: object = {}) => ({
  free: { title: 'Montage op locatie', quantity: 1, vatPercent: 9, productionDays: 12, ...more },
})
const added = (more: object = {}) => [{ key: KEY, item: fitting(more) }]
const isFitting = ({ title }: { readonly title: string }) => title === 'Montage op locatie'
const prices = [{ lineId: NAME, cents: 45_050 }]

const parked = async (...items: object[]) => {
  for (const cartItem of items)
    await customer.call('POST', '/api/cart/items', { body: { cartItem, asOwnLine: true } })
  const { json } = await customer.call('POST', '/api/cart/park', { body: { reference: 'Gevel' } })
  return desk(json.id)
}
const desk = async (id: string) => (await seller.call('GET', `/beheer/api/quotes/${id}`)).json
const post = <Call extends string>(id: string, call: Call, body: object) =>
  seller.call('POST', `/beheer/api/quotes/${id}/${call}`, { body })
const offer = async (id: string, body: object) =>
  post(id, 'answer', { version: (await desk(id)).version, message: 'Ons bod.', ...body })
const offered = async (body: object = { added: added(), prices }) => {
  const quote = await parked(spanner)
  const { status, json } = await offer(quote.id, body)
  expect(status).toBe(200)
  return json
}
const read = async (id: string) => (await customer.call('GET', `/api/customer/parked-carts/${id}`)).json
const order = async (id: string) => {
  const { version, totalPrice } = await read(id)
  return customer.call('POST', `/api/customer/parked-carts/${id}/order`, {
    body: { version, totalIncludingTaxInCents: totalPrice.includingTaxInCents, termsAccepted: true },
  })
}
const told = ({ status, json }: Answer) => {
  const [{ code, field, message }] = json.errors
  return [status, code, field, message]
}

const inCart = async () => {
  const quote = await offered()
  const { status, json } = await customer.call('POST', `/api/cart/activate/${quote.id}`, {
    body: {},
  })
  expect(status).toBe(200)
  const group = json.orderLineGroups.find(isFitting)
  return { cart: json, line: group.lines[0] }
}
const cart = async () => (await customer.call('GET', '/api/cart')).json

describe('a line of a quote that is no product of the shop', () => {
  it('has its own name, VAT and days, is worked out as it is offered, and is ordered so', async () => {
    const quote = await parked(spanner)
    expect(quote.vatPercents).toEqual([0, 9, 21])
    const worked = (await post(quote.id, 'calculate', { added: added(), prices })).json
    expect(worked.lines[1]).toMatchObject({
      id: NAME,
      title: 'Montage op locatie',
      options: ['9% btw', '12 werkdagen'],
      quantity: 1,
      listPrice: null,
      price: { excludingTaxInCents: 45_050 },
      item: fitting(),
    })
    // It weighs nothing: what travels costs what it did.
    expect(worked.shippingPrice).toEqual(quote.shippingPrice)
    const { json: sent } = await offer(quote.id, { added: added(), prices })
    expect(sent.totalPrice).toEqual(worked.totalPrice)
    expect(sent.totalPrice.includingTaxInCents).toBe(
      quote.totalPrice.includingTaxInCents + 45_050 + Math.round(45_050 * 0.09),
    )
    expect(sent.vat).toEqual([...quote.vat, { ratePercent: 9, baseCents: 45_050, vatCents: 4055 }])

    const seen = await read(quote.id)
    expect(JSON.stringify(seen)).toContain('Montage op locatie')
    expect(seen.totalPrice).toEqual(sent.totalPrice)
    const { status, json } = await order(quote.id)
    expect(status).toBe(200)
    const { rows } = await sql<Record<string, unknown>>`
      select sku, title, product_id as product, line_cents::int as cents, vat_percent::int as vat, state, delivery_date::text as day
      from order_lines where order_id = ${json.id}::uuid order by position`.execute(shop.database.db)
    expect(rows[1]).toMatchObject({
      sku: 'VRIJE-REGEL',
      title: 'Montage op locatie',
      product: null,
      cents: 45_050,
      vat: 9,
      state: 'released',
    })
    // Twelve working days of work come before it.
    expect(String(rows[1]!['day']) > String(rows[0]!['day'])).toBe(true)
    const shown = (await customer.call('GET', `/api/customer/orders/${json.id}`)).json
    expect(JSON.stringify(shown)).toContain('Montage op locatie')

    const again = (await customer.call('GET', `/api/customer/orders/${json.id}/re-order`)).json
    expect(again.differences.find(isFitting)).toMatchObject({ status: 'unavailable', newPrice: null })
    expect(again.differences.find((line) => !isFitting(line)).status).not.toBe('unavailable')
  })

  it('gets another name, rate and number, at its price or at another', async () => {
    const quote = await offered()
    const lineId = quote.lines[1].id
    const item = fitting({ title: 'Montage en afvoer', vatPercent: 21, productionDays: 1 })
    const body = { items: [{ lineId, item }], prices: [{ lineId, cents: 50_000 }] }
    const { json } = await offer(quote.id, body)
    expect(json.lines[1]).toMatchObject({
      id: lineId,
      title: 'Montage en afvoer',
      options: ['21% btw', '1 werkdag'],
      price: { excludingTaxInCents: 50_000 },
    })
    expect(JSON.stringify(await read(quote.id))).toContain('Montage en afvoer')
    const more = await offer(quote.id, {
      quantities: [{ lineId, quantity: 3 }],
      prices: [{ lineId, cents: 120_000 }],
    })
    expect(more.json.lines[1]).toMatchObject({ quantity: 3, price: { excludingTaxInCents: 120_000 } })
  })

  it.each([
    ['a rate that the shop does not have', { vatPercent: 13 }, 'InvalidInput', 'added.0.item'],
    ['no name', { title: '  ' }, 'InvalidInput', 'added.0.item.free.title'],
    [
      'more days than a year has',
      { productionDays: 9000 },
      'InvalidInput',
      'added.0.item.free.productionDays',
    ],
    ['no whole number', { quantity: 1.5 }, 'InvalidInput', 'added.0.item.free.quantity'],
  ])('is refused with %s', async (_what, more, code, field) => {
    const quote = await parked(spanner)
    for (const answer of [
      await post(quote.id, 'calculate', { added: added(more), prices }),
      await offer(quote.id, { added: added(more), prices }),
    ]) {
      expect(told(answer).slice(0, 3)).toEqual([422, code, field])
    }
    expect(await desk(quote.id)).toEqual(quote)
  })

  it('does not become a product, nor a product it', async () => {
    const quote = await offered()
    const [product, free] = quote.lines
    for (const [lineId, item] of [
      [product.id, fitting()],
      [free.id, spanner],
      [free.id, { ...bannerItem(1, 3000, 1000) }],
    ])
      expect(told(await offer(quote.id, { items: [{ lineId, item }] })).slice(0, 3)).toEqual([
        422,
        'invalid_config',
        'items.0.item',
      ])
  })

  it('is no way for customers to put anything in their cart', async () => {
    const { status } = await customer.call('POST', '/api/cart/items', { body: { cartItem: fitting() } })
    expect(status).toBe(422)
    const sku = { sku: 'VRIJE-REGEL', quantity: 1, customOptions: [] }
    expect((await customer.call('POST', '/api/cart/items', { body: { cartItem: sku } })).status).toBe(404)
  })
})

describe('such a line in the cart of the customer', () => {
  it('is sold in the number that was offered only', async () => {
    const { cart: before, line } = await inCart()
    expect(line).toMatchObject({ sku: 'VRIJE-REGEL', title: 'Montage op locatie', quantities: [1] })
    expect(before).toMatchObject({ isOrderable: true, blockers: [] })
    const answer = await customer.call('PATCH', `/api/cart/items/${line.id}`, { body: { quantity: 2 } })
    expect(told(answer)).toEqual([
      422,
      'invalid_config',
      'quantity',
      'Deze regel is voor jou op maat aangeboden en kan alleen zo worden besteld. Vraag ons gerust om een ander aanbod.',
    ])
    expect(await cart()).toEqual(before)
  })

  it('is removed, put back, and parked again as it was', async () => {
    const { cart: before, line } = await inCart()
    const { json: removed } = await customer.call('DELETE', `/api/cart/items/${line.id}`)
    expect((await cart()).orderLineGroups).toHaveLength(1)
    const undone = await customer.call('POST', `/api/cart/removals/${removed.removalId}`)
    expect(undone.status).toBe(200)
    expect((await cart()).orderLineGroups).toEqual(before.orderLineGroups)
    const { json } = await customer.call('POST', '/api/cart/park', { body: { reference: 'Weer' } })
    expect((await desk(json.id)).lines[1]).toMatchObject({ title: 'Montage op locatie', item: fitting() })
  })

  it('has no price once the offer is over', async () => {
    const { line } = await inCart()
    shop.setNow(new Date('2027-09-01T10:00:00Z'))
    const browser = await shop.loggedIn()
    const { json } = await browser.call('GET', '/api/cart')
    expect(json.isOrderable).toBe(false)
    expect(json.blockers).toContainEqual(expect.objectContaining({ code: 'no_price', itemId: line.id }))
  })
})
