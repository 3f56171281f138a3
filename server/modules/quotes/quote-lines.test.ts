import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Answer, Reply } from '#test/support/answers.ts'
import { bannerItem, composedFlag } from '#test/support/cart-items.ts'
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
const spanner = { sku: 'TOE-SPANNER', quantity: 10, customOptions: [] }
const withoutBag = (quantity: number) => {
  const { configuration } = composedFlag(quantity)
  return {
    configuration: { ...configuration, options: { ...configuration.options, tas: { id: '-1' } } },
  }
}
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
const read = async (id: string) => (await customer.call('GET', `/api/customer/parked-carts/${id}`)).json
const shown = ({ lines }: Pick<Reply<'getDeskQuote'>, 'lines'>) =>
  lines.map(({ sku, part, quantity, options, price }) => [sku, part, quantity, options, price])
const cents = ({ lines }: Pick<Reply<'getDeskQuote'>, 'lines'>) =>
  lines.map(({ price }) => price?.excludingTaxInCents ?? 0)
const sum = (amounts: number[]) => amounts.reduce((one, other) => one + other, 0)
const refusal = ({ status, json }: Answer) => [status, json.errors?.[0].code, json.errors?.[0].field]

describe('lines that staff add to a quote', () => {
  it('are worked out by the prices of that customer, go out so, and are ordered at what was agreed', async () => {
    const quote = await parked(spanner)
    const flag = '0d3f6a52-6d57-4a0e-8a55-2f5b8f1c9d21'
    const added = [
      { key: KEY, item: bannerItem(2, 3000, 1000) },
      { key: flag, item: composedFlag(3) },
    ]
    const { status, json: worked } = await post(quote.id, 'calculate', { added })
    expect(status).toBe(200)
    expect(worked.lines.map(({ id }) => id).slice(0, 3)).toEqual([
      quote.lines[0].id,
      `${KEY}:`,
      `${flag}:main`,
    ])
    expect(worked.lines.slice(1).map(({ price }) => price)).toEqual(
      worked.lines.slice(1).map(({ listPrice }) => listPrice),
    )
    // The same in a cart of that customer costs the same.
    for (const { item } of added)
      await customer.call('POST', '/api/cart/items', { body: { cartItem: item, asOwnLine: true } })
    const cart = (await customer.call('GET', '/api/cart')).json
    expect(cart.orderLineGroups.flatMap(({ lines }) => lines.map(({ price }) => price))).toEqual(
      worked.lines.slice(1).map(({ price }) => price),
    )
    await sql`delete from carts where state = 'active'`.execute(shop.database.db)

    const prices = [{ lineId: `${flag}:main`, cents: 12_300 }]
    const priced = (await post(quote.id, 'calculate', { added, prices })).json
    expect(await desk(quote.id)).toEqual(quote)
    const { status: sent, json } = await offer(quote.id, { added, prices })
    expect(sent).toBe(200)
    expect(shown(json)).toEqual(shown(priced))
    expect(cents(json)).toContain(12_300)
    expect(json.totalPrice).toEqual(priced.totalPrice)
    expect(sum(cents(json))).toBe(json.subtotalPrice.excludingTaxInCents)
    const seen = await read(quote.id)
    expect(seen.totalPrice).toEqual(json.totalPrice)
    expect(seen.offer.lines.filter(({ oldQuantity }) => oldQuantity === null)).toHaveLength(
      json.lines.length - 1,
    )
    const { json: order, status: ordered } = await customer.call(
      'POST',
      `/api/customer/parked-carts/${quote.id}/order`,
      {
        body: {
          version: seen.version,
          totalIncludingTaxInCents: seen.totalPrice.includingTaxInCents,
          termsAccepted: true,
        },
      },
    )
    expect(ordered).toBe(200)
    const { rows } = await sql<{ sku: string; cents: number; state: string }>`
      select sku, line_cents::int as cents, state from order_lines where order_id = ${order.id}::uuid order by position`.execute(
      shop.database.db,
    )
    expect(rows.map((row) => row.cents)).toEqual(cents(json))
    // What they are printed with is asked of the customer from here on.
    expect(rows.find(({ sku }) => sku === 'SPD-510')?.state).toBe('awaiting_files')
  })

  it('are written down with who added them, and none twice when the answer is sent once more', async () => {
    const quote = await parked(spanner)
    const body = { version: quote.version, message: 'Ons bod.', added: [{ key: KEY, item: spanner }] }
    expect((await post(quote.id, 'answer', body)).status).toBe(200)
    expect(refusal(await post(quote.id, 'answer', body)).slice(0, 2)).toEqual([409, 'quote_changed'])
    const { lines } = await desk(quote.id)
    expect(lines).toHaveLength(2)
    const { rows } = await sql<{ kind: string }>`
      select actor_kind as kind from audit_events
      where entity = 'cart_lines' and entity_id = ${lines[1].id} and after ? 'agreed_price'`.execute(
      shop.database.db,
    )
    expect(rows).toEqual([{ kind: 'operator' }])
  })

  it('may be in a quantity that the customer could not buy, at a price by hand', async () => {
    const quote = await parked(spanner)
    const item = { sku: 'FLY-DL-350', quantity: 333, customOptions: [] }
    const lineId = `${KEY}:`
    const added = [{ key: KEY, item }]
    const { status, json } = await post(quote.id, 'calculate', { added })
    expect([status, json.lines?.[1].price]).toEqual([200, null])
    const { json: sent } = await offer(quote.id, { added, prices: [{ lineId, cents: 4500 }] })
    expect(shown(sent)[1].slice(0, 3)).toEqual([item.sku, null, 333])
    expect(cents(sent)[1]).toBe(4500)
  })

  it.each([
    ['what is not sold', { sku: 'BESTAAT-NIET', quantity: 1, customOptions: [] }, [404, 'ProductNotFound']],
    ['a size that cannot be made', bannerItem(1, 3000, 1), [422, 'invalid_config']],
    [
      'a configuration that is not complete',
      { configuration: { ...composedFlag(1).configuration, options: {} } },
      [422, 'invalid_config'],
    ],
  ])('are refused at their place: %s', async (_what, item, expected) => {
    const quote = await parked(spanner)
    const body = { added: [{ key: KEY, item }] }
    for (const answer of [await post(quote.id, 'calculate', body), await offer(quote.id, body)])
      expect(refusal(answer)).toEqual([...expected, 'added.0.item'])
    expect(await desk(quote.id)).toEqual(quote)
  })
})

describe('a line of a quote that staff put together otherwise', () => {
  it('keeps its id, gets the parts and the price of its choices, and shows what it is', async () => {
    const quote = await parked(composedFlag(2))
    const [main] = quote.lines
    expect(main.item).toEqual(composedFlag(2))
    const bag = quote.lines.find(({ part }) => part === 'tas')
    const items = [{ lineId: main.id, item: withoutBag(5) }]
    const worked = (await post(quote.id, 'calculate', { items })).json
    expect(worked.lines.map(({ part }) => part)).not.toContain('tas')
    expect(worked.lines[0]).toMatchObject({ id: main.id, quantity: 5, item: withoutBag(5) })
    const { json } = await offer(quote.id, { items })
    expect(shown(json)).toEqual(shown(worked))
    expect(json.lines.map(({ id }) => id)).not.toContain(bag.id)

    // And back again, with a part that comes anew and is priced by hand before it is kept.
    const back = { items: [{ lineId: main.id, item: composedFlag(5) }] }
    const name = `${main.groupId}:tas`
    const prices = [{ lineId: name, cents: 77 }]
    const again = (await post(quote.id, 'calculate', { ...back, prices })).json
    expect(again.lines.find(({ part }) => part === 'tas')).toMatchObject({ id: name })
    const sent = (await offer(quote.id, { ...back, prices })).json
    expect(sent.totalPrice).toEqual(again.totalPrice)
    expect(sent.lines.find(({ part }) => part === 'tas').price.excludingTaxInCents).toBe(77)
  })

  it('takes the size of a product, and a quantity that is typed after it', async () => {
    const quote = await parked(bannerItem(2, 3000, 1000))
    const [line] = quote.lines
    expect(line.item).toEqual(bannerItem(2, 3000, 1000))
    const body = {
      items: [{ lineId: line.id, item: bannerItem(2, 4000, 1000) }],
      quantities: [{ lineId: line.id, quantity: 3 }],
    }
    const worked = (await post(quote.id, 'calculate', body)).json
    expect(worked.lines[0].item).toEqual(bannerItem(3, 4000, 1000))
    const { json } = await offer(quote.id, body)
    expect(json.lines).toEqual(worked.lines)
    expect(json.lines[0].price).toEqual(json.lines[0].listPrice)
  })

  it('stays the product that it is', async () => {
    const quote = await parked(composedFlag(2), spanner)
    const [main] = quote.lines
    const other = quote.lines.at(-1)
    for (const [lineId, item] of [
      [main.id, spanner],
      [other.id, composedFlag(1)],
      [other.id, { ...spanner, sku: 'TOE-TIEWRAP' }],
    ]) {
      const answer = await offer(quote.id, { items: [{ lineId, item }] })
      expect(refusal(answer)).toEqual([422, 'invalid_config', 'items.0.item'])
    }
    expect(refusal(await offer(quote.id, { items: [{ lineId: KEY, item: spanner }] }))).toEqual([
      422,
      'QuoteLineUnknown',
      undefined,
    ])
  })
})
