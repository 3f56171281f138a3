import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Reply } from '#test/support/answers.ts'
import { deferFiles } from '#test/support/defer-files.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'
import { TEST_NOW } from '#test/support/test-clock.ts'

let shop: TestShop
let customer: TestBrowser
beforeAll(async () => {
  shop = await testShop()
  customer = await shop.loggedIn()
})
afterAll(() => shop.close())
beforeEach(async () => {
  shop.setNow(TEST_NOW)
  await customer.call('POST', '/api/cart/empty')
})

const banner = (width: string, height: string, quantity = 1) => ({
  cartItem: {
    sku: 'SPD-510',
    quantity,
    customOptions: [
      { id: 'SPD-510-W', values: [width] },
      { id: 'SPD-510-H', values: [height] },
    ],
  },
})
const add = (body: unknown, headers = {}) => customer.call('POST', '/api/cart/items', { body, headers })
const lineOf = (cart: Reply<'getCart'>, index = 0) => cart.orderLineGroups.at(index).lines[0]

const setStatus = async (status: 'active' | 'discontinued') => {
  await sql`update products set status = ${status} where sku = 'SPD-510'`.execute(shop.database.db)
  shop.heardCatalogueChange()
}

const ask = async (cartItem: unknown) => {
  const { status, json } = await add({ cartItem })
  return [status, json.errors[0].code]
}

describe('POST /cart/items', () => {
  it('adds a banner at the price worked out by hand: 8.40 x 3 m², plus 5.00 set-up', async () => {
    const { status, json: cart } = await add(banner('3000', '1000'))
    expect(status).toBe(200)
    expect(cart.totalItemCount).toBe(1)
    expect(lineOf(cart)).toMatchObject({
      sku: 'SPD-510',
      widthMm: 3000,
      heightMm: 1000,
      unitPrice: { excludingTaxInCents: 2520 },
      price: { excludingTaxInCents: 3020 },
      designStatus: 'missing',
    })
    expect([cart.isOrderable, cart.blockers[0].code]).toEqual([false, 'invalid_design'])
  })

  it('does not read a price that a client sends', async () => {
    const body = banner('3000', '1000')
    const { json: cart } = await add({
      cartItem: { ...body.cartItem, price: 1, unitPrice: { excludingTaxInCents: 1 } },
    })
    expect(lineOf(cart).price.excludingTaxInCents).toBe(3020)
  })

  it('adds once when the same request comes twice with one key, and refuses the key for another', async () => {
    const headers = { 'idempotency-key': 'dubbelklik-1234' }
    const both = await Promise.all([
      add(banner('3000', '1000'), headers),
      add(banner('3000', '1000'), headers),
    ])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect((await customer.call('GET', '/api/cart')).json.totalItemCount).toBe(1)
    const other = await add(banner('2000', '1000'), headers)
    expect([other.status, other.json.errors[0].code]).toEqual([422, 'IdempotencyKeyReused'])
    const apart = await add({ ...banner('3000', '1000'), asOwnLine: true }, headers)
    expect([apart.status, apart.json.errors[0].code]).toEqual([422, 'IdempotencyKeyReused'])
  })

  it('adds the same article to its line, so that tiers count, and once under one key', async () => {
    const { json: first } = await add(banner('3000', '1000', 2))
    expect(first.added).toBe('new_line')
    const headers = { 'idempotency-key': `nog-een-keer-${crypto.randomUUID()}` }
    const both = await Promise.all([
      add(banner('3000', '1000', 3), headers),
      add(banner('3000', '1000', 3), headers),
    ])
    for (const { json } of both) {
      expect([json.added, json.totalItemCount]).toEqual(['joined_line', 1])
      expect(lineOf(json)).toMatchObject({ id: lineOf(first).id, quantity: 5 })
    }
    const { json: at5 } = await customer.call('POST', '/api/products/calculate', {
      body: banner('3000', '1000', 5).cartItem,
    })
    expect(lineOf(both[0]?.json).price).toEqual(at5.price)
    const { json: other } = await add(banner('3000', '1001'))
    expect([other.added, other.totalItemCount]).toEqual(['new_line', 2])
  })

  it('adds the same article twice at once to one line', async () => {
    await Promise.all(Array.from({ length: 6 }, () => add(banner('3000', '1000', 2))))
    const { json: cart } = await customer.call('GET', '/api/cart')
    expect([cart.totalItemCount, lineOf(cart).quantity]).toEqual([1, 12])
  })

  it('gives the same article a line of its own beside one that is delivered otherwise, or where that is asked', async () => {
    const { json: first } = await add(banner('3000', '1000'))
    await customer.call('POST', `/api/cart/items/${lineOf(first).id}/delivery`, { body: { kind: 'pickup' } })
    const { json: second } = await add(banner('3000', '1000'))
    expect([second.added, second.totalItemCount]).toEqual(['separate_line', 2])
    const { json: third } = await add(banner('3000', '1000'))
    expect([third.added, third.totalItemCount, lineOf(third, 1).quantity]).toEqual(['joined_line', 2, 2])
    const { json: fourth } = await add({ ...banner('3000', '1000'), asOwnLine: true })
    expect([fourth.added, fourth.totalItemCount]).toEqual(['new_line', 3])
  })

  it('adds with a key that a full cart refused, once there is room', async () => {
    const headers = { 'idempotency-key': `vol-${crypto.randomUUID()}` }
    const { json: cart } = await add(banner('3000', '1000'))
    const { db } = shop.database
    await sql`insert into cart_lines (cart_id, group_id, product_id, quantity, agreed_price, delivery_kind, position)
      select cart_id, group_id, product_id, quantity, agreed_price, delivery_kind, generate_series(1, 199)
      from cart_lines where id = ${lineOf(cart).id}`.execute(db)
    // Sent by several tabs at once, none is told that another has added it.
    const tabs = Array.from({ length: 8 }, () => add(banner('2000', '1000'), headers))
    for (const full of await Promise.all(tabs))
      expect([full.status, full.json.errors?.[0].code]).toEqual([409, 'CartFull'])
    await customer.call('POST', '/api/cart/empty')
    expect((await add(banner('2000', '1000'), headers)).json.totalItemCount).toBe(1)
  })

  it('answers a repeat whose product has gone since with the cart that it is in', async () => {
    const headers = { 'idempotency-key': `antwoord-kwijt-${crypto.randomUUID()}` }
    await add(banner('3000', '1000'), headers)
    await setStatus('discontinued')
    const repeat = await add(banner('3000', '1000'), headers)
    const other = await add(banner('2000', '1000'), headers)
    const anew = await add(banner('3000', '1000'))
    await setStatus('active')
    expect([repeat.status, repeat.json.totalItemCount]).toEqual([200, 1])
    expect([other.status, other.json.errors[0].code]).toEqual([422, 'IdempotencyKeyReused'])
    expect([anew.status, anew.json.errors[0].code]).toEqual([404, 'ProductNotFound'])
  })

  it('makes one cart when ten lines are added at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => add(banner('3000', String(1000 + index)))),
    )
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect((await customer.call('GET', '/api/cart/totals')).json.totalItemCount).toBe(10)
  })

  it.each([
    ['letters', 'abc', '1000', 'SPD-510-W'],
    ['a decimal', '1000.5', '1000', 'SPD-510-W'],
    ['nothing', '', '1000', 'SPD-510-W'],
    ['zero', '0', '1000', 'SPD-510-W'],
    ['a negative size', '-1000', '1000', 'SPD-510-W'],
    ['an exponent', '1e3', '1000', 'SPD-510-W'],
    ['a huge size', '99999999999', '1000', 'SPD-510-W'],
    ['a size below the minimum', '299', '1000', 'SPD-510-W'],
    ['a height above the maximum', '3000', '4951', 'SPD-510-H'],
  ])('refuses %s at its field with invalid_config', async (_case, width, height, field) => {
    const { status, json } = await add(banner(width, height))
    expect([status, json.errors[0].code, json.errors[0].field]).toEqual([422, 'invalid_config', field])
    expect((await customer.call('GET', '/api/cart')).json.totalItemCount).toBe(0)
  })

  it.each([
    ['quantity 0', 0],
    ['a negative quantity', -1],
    ['half a piece', 0.5],
    ['more than a million', 1_000_001],
    ['a text', '3'],
    ['nothing', null],
  ])('refuses %s', async (_case, quantity) => {
    const { status, json } = await add({ cartItem: { sku: 'SPD-510', quantity, customOptions: [] } })
    expect([status, json.errors[0].code, json.errors[0].field]).toEqual([
      422,
      'InvalidInput',
      'cartItem.quantity',
    ])
  })

  it('refuses a product without a price, one that is unknown, and an option of another product', async () => {
    expect(await ask({ sku: 'LET-DOOS', quantity: 1, customOptions: [] })).toEqual([422, 'ProductHasNoPrice'])
    expect(await ask({ sku: 'NIETS-1', quantity: 1 })).toEqual([404, 'ProductNotFound'])
    expect(
      await ask({ sku: 'TOE-SPANNER', quantity: 1, customOptions: [{ id: 'SPD-510-W', values: ['1000'] }] }),
    ).toEqual([422, 'invalid_config'])
  })
})

describe('changing a line', () => {
  it('changes quantity and sizes, and reprices by the tier: 4 x 3 m² takes 8 % off', async () => {
    const { json: before } = await add(banner('3000', '1000'))
    const { json: cart } = await customer.call('PATCH', `/api/cart/items/${lineOf(before).id}`, {
      body: { quantity: 4 },
    })
    // 8.40 x 0.92 = 7.728; x 3 = 23.18 a piece; x 4 + 5.00 = 97.72
    expect(lineOf(cart)).toMatchObject({
      quantity: 4,
      unitPrice: { excludingTaxInCents: 2318 },
      price: { excludingTaxInCents: 9772 },
    })
    expect(cart.version).toBeGreaterThan(before.version)
  })

  it('removes a line once; the second time it is not there', async () => {
    const { json: before } = await add(banner('3000', '1000'))
    const url = `/api/cart/items/${lineOf(before).id}` as const
    expect((await customer.call('DELETE', url)).json.totalItemCount).toBe(0)
    expect((await customer.call('DELETE', url)).status).toBe(404)
  })

  it.each(['PATCH', 'DELETE'] as const)(
    '%s of a line of another company is not found and changes nothing',
    async (method) => {
      const { json: before } = await add(banner('3000', '1000'))
      const other = await shop.loggedIn('tweede@demo.example', 'Paskruis-demo-2')
      const answer = await other.call(
        method,
        `/api/cart/items/${lineOf(before).id}`,
        method === 'PATCH' ? { body: { quantity: 9 } } : {},
      )
      expect(answer.status).toBe(404)
      expect(lineOf((await customer.call('GET', '/api/cart')).json).quantity).toBe(1)
    },
  )

  it.each(['niet-een-id', '%00', '1', '../../customer'])(
    'answers 404 for the malformed id %s',
    async (id) => {
      expect((await customer.call('DELETE', `/api/cart/items/${encodeURIComponent(id)}`)).status).toBe(404)
    },
  )
})

describe('a price list that changes', () => {
  it('shows the former price, blocks ordering until the customer accepts the new one', async () => {
    const { json: before } = await add(banner('3000', '1000'))
    await shop.database.db
      .updateTable('prices')
      .set({ rate_e4: 94_000 })
      .where('product_id', '=', (eb) => eb.selectFrom('products').select('id').where('sku', '=', 'SPD-510'))
      .where('price_list_id', '=', (eb) =>
        eb.selectFrom('price_lists').select('id').where('kind', '=', 'base'),
      )
      .execute()
    shop.heardCatalogueChange()
    await deferFiles(customer)
    const { json: changed } = await customer.call('GET', '/api/cart')
    expect(lineOf(changed)).toMatchObject({
      price: { excludingTaxInCents: 3320 },
      previousPrice: { excludingTaxInCents: 3020 },
    })
    expect(changed.blockers.map((blocker: { code: string }) => blocker.code)).toEqual(['price_changed'])
    expect((await customer.call('POST', '/api/cart/order')).status).toBe(409)
    const { json: accepted } = await customer.call('PATCH', `/api/cart/items/${lineOf(before).id}`, {
      body: { acceptPrice: true },
    })
    expect([accepted.isOrderable, lineOf(accepted).previousPrice]).toEqual([true, null])
    await shop.database.db
      .updateTable('prices')
      .set({ rate_e4: 84_000 })
      .where('rate_e4', '=', 94_000)
      .execute()
    shop.heardCatalogueChange()
  })
})

describe('delivery', () => {
  it('offers working days from the first possible one: two days of making, then delivery', async () => {
    const { json: cart } = await add(banner('3000', '1000'))
    // Wednesday 18 November before 12.00 is day 0; ready Friday 20, delivered Monday 23.
    expect(lineOf(cart).delivery).toMatchObject({ kind: 'ship', date: '2026-11-23', express: false })
    expect(lineOf(cart).delivery.offers.dates.slice(0, 3)).toEqual(['2026-11-23', '2026-11-24', '2026-11-25'])
  })

  it('refuses a date that is too early, a weekend and a date that has passed, and keeps the old choice', async () => {
    const { json: cart } = await add(banner('3000', '1000'))
    const url = `/api/cart/items/${lineOf(cart).id}/delivery` as const
    for (const date of ['2026-11-19', '2026-11-28', '2026-01-02']) {
      const { status, json } = await customer.call('POST', url, { body: { kind: 'ship', date } })
      expect([date, status, json.errors[0].code]).toEqual([date, 422, 'invalid_date'])
    }
    expect(lineOf((await customer.call('GET', '/api/cart')).json).delivery.date).toBe('2026-11-23')
  })

  it('adds the express surcharge: 35 % of 30.20, but at least 15.00, a day earlier', async () => {
    const { json: cart } = await add(banner('3000', '1000'))
    const { json: hurried } = await customer.call('POST', `/api/cart/items/${lineOf(cart).id}/delivery`, {
      body: { kind: 'ship', express: true },
    })
    expect(hurried.expressPrice.excludingTaxInCents).toBe(1500)
    expect(lineOf(hurried).delivery.date).toBe('2026-11-20')
  })

  it('costs nothing to fetch; shipping counts only above 0', async () => {
    const { json: cart } = await add(banner('3000', '1000'))
    expect(
      cart.totalSegments.find((segment: { code: string }) => segment.code === 'shipping').price
        .excludingTaxInCents,
    ).toBe(895)
    const { json: fetched } = await customer.call('POST', `/api/cart/items/${lineOf(cart).id}/delivery`, {
      body: { kind: 'pickup' },
    })
    expect(
      fetched.totalSegments.find((segment: { code: string }) => segment.code === 'shipping').price
        .excludingTaxInCents,
    ).toBe(0)
    expect(fetched.totalPrice).toMatchObject({ excludingTaxInCents: 3020, includingTaxInCents: 3654 })
  })

  it('blocks with invalid_date when a chosen date has passed meanwhile', async () => {
    const { json: cart } = await add(banner('3000', '1000'))
    await customer.call('POST', `/api/cart/items/${lineOf(cart).id}/delivery`, {
      body: { kind: 'ship', date: '2026-11-24' },
    })
    await deferFiles(customer)
    shop.setNow(new Date('2026-11-26T09:00:00Z'))
    const { json: late } = await customer.call('GET', '/api/cart')
    expect(late.blockers.map((blocker: { code: string }) => blocker.code)).toEqual(['invalid_date'])
  })

  it('tells until when ordering with files makes the chosen day, express and fetching included', async () => {
    const { json: cart } = await add(banner('3000', '1000'))
    const url = `/api/cart/items/${lineOf(cart).id}/delivery` as const
    const deadlineWith = async (body: unknown) =>
      lineOf((await customer.call('POST', url, { body })).json).delivery.deadline
    expect(lineOf(cart).delivery.deadline).toBe('2026-11-18T11:00:00.000Z')
    expect(await deadlineWith({ kind: 'ship', date: '2026-11-26' })).toBe('2026-11-23T11:00:00.000Z')
    expect(await deadlineWith({ kind: 'ship', date: '2026-11-26', express: true })).toBe(
      '2026-11-24T11:00:00.000Z',
    )
    expect(await deadlineWith({ kind: 'pickup', date: '2026-11-26' })).toBe('2026-11-24T11:00:00.000Z')
  })

  it('gives the next day and its deadline once a deadline has passed, and none for a day that is gone', async () => {
    const { json: cart } = await add(banner('3000', '1000'))
    shop.setNow(new Date('2026-11-18T11:00:00Z'))
    const { json: later } = await customer.call('GET', '/api/cart')
    expect(lineOf(later).delivery).toMatchObject({
      date: '2026-11-24',
      deadline: '2026-11-19T11:00:00.000Z',
    })
    await customer.call('POST', `/api/cart/items/${lineOf(cart).id}/delivery`, {
      body: { kind: 'ship', date: '2026-11-24' },
    })
    shop.setNow(new Date('2026-11-19T11:00:00Z'))
    expect(lineOf((await customer.call('GET', '/api/cart')).json).delivery.deadline).toBeNull()
  })

  it('has no deadline for what the studio has to make first', async () => {
    const { json: cart } = await add(banner('3000', '1000'))
    const { id, quantity } = lineOf(cart)
    const { json } = await customer.call('PUT', `/api/cart/items/designs/${id}`, {
      body: { designs: [{ isStudioDesign: true, quantity }] },
    })
    expect(lineOf(json).delivery.deadline).toBeNull()
  })

  it('refuses the address of another company', async () => {
    const other = await shop.loggedIn('tweede@demo.example', 'Paskruis-demo-2')
    const { json: them } = await other.call('GET', '/api/customer')
    const { json: cart } = await add(banner('3000', '1000'))
    const { status, json } = await customer.call('POST', `/api/cart/items/${lineOf(cart).id}/delivery`, {
      body: { kind: 'ship', addressId: them.addresses[0].id },
    })
    expect([status, json.errors[0].code]).toEqual([404, 'AddressNotFound'])
  })
})

describe('a visitor', () => {
  it.each([
    ['GET', '/api/cart'],
    ['GET', '/api/cart/totals'],
    ['POST', '/api/cart/empty'],
    ['POST', '/api/cart/order'],
    ['DELETE', '/api/cart/items/0b7a1a5e-5f4f-4b57-9d66-3f1a3f7f9a11'],
  ] as const)('%s %s answers 401', async (method, url) => {
    const { status, json } = await shop.browser().call(method, url)
    expect([status, json.errors[0].code]).toEqual([401, 'LoginRequired'])
  })
})
