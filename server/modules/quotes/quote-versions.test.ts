import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Answer, Reply } from '#test/support/answers.ts'
import { composedFlag } from '#test/support/cart-items.ts'
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
  await moveTo(TEST_NOW)
  await sql`delete from carts where state <> 'ordered'`.execute(shop.database.db)
})

/** A session of staff lasts for half a day. */
async function moveTo(now: Date): Promise<void> {
  shop.setNow(now)
  seller = await operator.loggedIn()
}
const add = (cartItem: object) =>
  customer.call('POST', '/api/cart/items', { body: { cartItem, asOwnLine: true } })
const park = async (reference = 'Gevel') =>
  (await customer.call('POST', '/api/cart/park', { body: { reference } })).json.id
async function parkTwo() {
  for (const sku of ['TOE-SPANNER', 'TOE-TIEWRAP']) await add({ sku, quantity: 10, customOptions: [] })
  return desk(await park())
}
const read = async (id: string) => (await customer.call('GET', `/api/customer/parked-carts/${id}`)).json
const desk = async (id: string) => (await seller.call('GET', `/beheer/api/quotes/${id}`)).json
const post = <Call extends string>(id: string, call: Call, body: object, by = seller) =>
  by.call('POST', `/beheer/api/quotes/${id}/${call}`, { body })
const offer = async (id: string, body: object) =>
  post(id, 'answer', { version: (await desk(id)).version, message: 'Ons bod.', ...body })
const versions = async (id: string) =>
  (await seller.call('GET', `/beheer/api/quotes/${id}/versions`)).json.versions
const order = async (id: string, seen?: Pick<Reply<'getParkedCart'>, 'version' | 'totalPrice'>) => {
  const quote = seen ?? (await read(id))
  return customer.call('POST', `/api/customer/parked-carts/${id}/order`, {
    body: {
      version: quote.version,
      totalIncludingTaxInCents: quote.totalPrice.includingTaxInCents,
      termsAccepted: true,
    },
  })
}
const refusal = ({ status, json }: Answer) => [status, json.errors?.[0].code, json.errors?.[0].field]
const amounts = ({ lines }: Pick<Reply<'getDeskQuote'>, 'lines'>) =>
  lines.map(({ sku, quantity, price }) => [sku, quantity, price?.excludingTaxInCents ?? null])
const orderLines = async (orderId: string) =>
  (
    await sql<{ sku: string; quantity: number; cents: number }>`
      select sku, quantity, line_cents::int as cents from order_lines where order_id = ${orderId}::uuid order by sku`.execute(
      shop.database.db,
    )
  ).rows

describe('a quote that staff change', () => {
  it('is worked out with another quantity and without a line, and stays as it is until it is sent', async () => {
    const quote = await parkTwo()
    const [spanner, tiewrap] = quote.lines
    const { status, json } = await post(quote.id, 'calculate', {
      quantities: [{ lineId: spanner.id, quantity: 500 }],
      removed: [tiewrap.id],
    })
    expect(status).toBe(200)
    expect(json.lines).toHaveLength(1)
    expect(json.lines[0]).toMatchObject({ id: spanner.id, quantity: 500, listPrice: json.lines[0].price })
    expect(json.subtotalPrice).toEqual(json.lines[0].price)
    const priced = await post(quote.id, 'calculate', {
      quantities: [{ lineId: spanner.id, quantity: 500 }],
      removed: [tiewrap.id],
      prices: [{ lineId: spanner.id, cents: 12_345 }],
    })
    expect(amounts(priced.json)).toEqual([['TOE-SPANNER', 500, 12_345]])
    expect(priced.json.lines[0].listPrice).toEqual(json.lines[0].listPrice)
    expect(await desk(quote.id)).toEqual(quote)
  })

  it('goes out as it was worked out, and is ordered with the agreed quantity and price', async () => {
    const quote = await parkTwo()
    const [spanner, tiewrap] = quote.lines
    const changes = {
      quantities: [{ lineId: spanner.id, quantity: 500 }],
      removed: [tiewrap.id],
      prices: [{ lineId: spanner.id, cents: 12_345 }],
    }
    const worked = (await post(quote.id, 'calculate', changes)).json
    const { status, json } = await offer(quote.id, { ...changes, validUntil: '2026-12-31' })
    expect([status, json.state]).toEqual([200, 'offered'])
    expect(json.lines).toEqual(worked.lines)
    expect(json.totalPrice).toEqual(worked.totalPrice)
    const seen = await read(quote.id)
    expect(seen.totalPrice).toEqual(worked.totalPrice)
    expect(seen.itemCount).toBe(1)
    const placed = await order(quote.id)
    expect(placed.status).toBe(200)
    expect(await orderLines(placed.json.id)).toEqual([{ sku: 'TOE-SPANNER', quantity: 500, cents: 12_345 }])
  })

  it('keeps what is not touched at its price, and gives what changes that of today', async () => {
    const quote = await parkTwo()
    const [spanner, tiewrap] = quote.lines
    await offer(quote.id, {
      prices: [
        { lineId: spanner.id, cents: 1 },
        { lineId: tiewrap.id, cents: 2 },
      ],
    })
    const { json } = await offer(quote.id, { quantities: [{ lineId: spanner.id, quantity: 20 }] })
    const list = json.lines[0].listPrice.excludingTaxInCents
    expect(amounts(json)).toEqual([
      ['TOE-SPANNER', 20, list],
      ['TOE-TIEWRAP', 10, 2],
    ])
  })

  it('is offered unasked, and anew after the customer declined', async () => {
    const quote = await parkTwo()
    expect(quote).toMatchObject({ state: 'open', mayOffer: true, maySay: false })
    expect(refusal(await offer(quote.id, {}))).toEqual([409, 'PriceRequestOver', undefined])
    const [line] = quote.lines
    expect((await offer(quote.id, { prices: [{ lineId: line.id, cents: 900 }] })).json.state).toBe('offered')
    await customer.call('DELETE', `/api/customer/parked-carts/${quote.id}/price-request`)
    expect((await desk(quote.id)).state).toBe('declined_by_customer')
    expect((await offer(quote.id, { prices: [{ lineId: line.id, cents: 800 }] })).json.state).toBe('offered')
  })

  it.each([
    ['no pieces', (lineId: string) => ({ quantities: [{ lineId, quantity: 0 }] }), 'quantities.0.quantity'],
    [
      'half a piece',
      (lineId: string) => ({ quantities: [{ lineId, quantity: 1.5 }] }),
      'quantities.0.quantity',
    ],
    [
      'too many',
      (lineId: string) => ({ quantities: [{ lineId, quantity: 1_000_001 }] }),
      'quantities.0.quantity',
    ],
    ['a text', (lineId: string) => ({ quantities: [{ lineId, quantity: '10' }] }), 'quantities.0.quantity'],
    ['no line at all', () => ({ removed: ['iets'] }), 'removed.0'],
  ])('refuses %s', async (_what, changes, field) => {
    const quote = await parkTwo()
    const body = changes(quote.lines[0].id)
    for (const answer of [await post(quote.id, 'calculate', body), await offer(quote.id, body)])
      expect(refusal(answer)).toEqual([422, 'InvalidInput', field])
  })

  it('keeps its last line, and knows no line of another quote', async () => {
    const quote = await parkTwo()
    const ids = quote.lines.map(({ id }) => id)
    const gone = await offer(quote.id, { removed: ids })
    expect(refusal(gone)).toEqual([422, 'InvalidInput', 'removed'])
    expect(gone.json.errors[0].message).toBe('Een offerte heeft minstens één regel.')
    const other = await parkTwo()
    for (const body of [
      { removed: [other.lines[0].id] },
      { quantities: [{ lineId: other.lines[0].id, quantity: 2 }] },
      { removed: [ids[0]], prices: [{ lineId: ids[0], cents: 1 }] },
    ])
      expect(refusal(await offer(quote.id, body))).toEqual([422, 'QuoteLineUnknown', undefined])
    expect(await desk(quote.id)).toEqual(quote)
  })

  it('writes down who changed a quantity and who took a line out', async () => {
    const quote = await parkTwo()
    const [spanner, tiewrap] = quote.lines
    await offer(quote.id, { quantities: [{ lineId: spanner.id, quantity: 30 }], removed: [tiewrap.id] })
    const { rows } = await sql<{ action: string; quantity: number }>`
      select action, coalesce(after, before)->'quantity' as quantity from audit_events
      where entity = 'cart_lines' and actor_kind = 'operator' and entity_id in (${spanner.id}, ${tiewrap.id})
        and coalesce(after, before) ? 'quantity' order by id`.execute(shop.database.db)
    expect(rows).toEqual([
      { action: 'update', quantity: 30 },
      { action: 'delete', quantity: 10 },
    ])
  })

  it('may be worked out and answered by sales alone', async () => {
    const quote = await parkTwo()
    const finance = await (await newOperator(shop, 'finance')).loggedIn()
    expect((await post(quote.id, 'calculate', {}, finance)).status).toBe(403)
    expect((await finance.call('GET', `/beheer/api/quotes/${quote.id}/versions`)).status).toBe(200)
    expect((await customer.call('GET', `/beheer/api/quotes/${quote.id}/versions`)).status).toBe(404)
  })
})

describe('the versions of a quote', () => {
  it('are the one that the customer saved and each that was sent', async () => {
    const quote = await parkTwo()
    expect(await versions(quote.id)).toEqual([])
    const [spanner, tiewrap] = quote.lines
    await offer(quote.id, { prices: [{ lineId: spanner.id, cents: 900 }], message: 'Eerste bod.' })
    await moveTo(new Date(TEST_NOW.getTime() + 60_000))
    await offer(quote.id, {
      quantities: [{ lineId: spanner.id, quantity: 20 }],
      prices: [{ lineId: spanner.id, cents: 1500 }],
      removed: [tiewrap.id],
      message: 'Tweede bod.',
      validUntil: '2026-12-31',
    })
    await post(quote.id, 'extend', { version: (await desk(quote.id)).version, validUntil: '2027-01-15' })
    const kept = await versions(quote.id)
    expect(
      kept.map(({ number, kind, note, validUntil, lines, sentBy }) => [
        number,
        kind,
        note,
        validUntil,
        lines.map(({ quantity, cents }) => [quantity, cents]),
        sentBy !== null,
      ]),
    ).toEqual([
      [4, 'extended', 'Ons aanbod is verlengd tot en met 15-01-2027.', '2027-01-15', [[20, 1500]], true],
      [3, 'offered', 'Tweede bod.', '2026-12-31', [[20, 1500]], true],
      [
        2,
        'offered',
        'Eerste bod.',
        '2026-12-18',
        [
          [10, 900],
          [10, tiewrap.price.excludingTaxInCents],
        ],
        true,
      ],
      [
        1,
        'saved',
        '',
        '2026-12-18',
        [
          [10, spanner.price.excludingTaxInCents],
          [10, tiewrap.price.excludingTaxInCents],
        ],
        false,
      ],
    ])
    expect(kept[3].totalCents).toBe(quote.totalPrice.includingTaxInCents)
    expect(kept[3].sentAt).toBe(TEST_NOW.toISOString())
  })

  it('are of one quote: words alone and a no make none, and a cart that is parked anew begins again', async () => {
    const quote = await parkTwo()
    await customer.call('POST', `/api/customer/parked-carts/${quote.id}/price-request`, {
      body: { message: 'Kan het lager?' },
    })
    await offer(quote.id, { message: 'We rekenen mee.' })
    expect(await versions(quote.id)).toEqual([])
    await offer(quote.id, { prices: [{ lineId: quote.lines[0].id, cents: 900 }] })
    expect(await versions(quote.id)).toHaveLength(2)
    await customer.call('POST', `/api/cart/activate/${quote.id}`)
    const again = await park('Nog eens')
    expect(again).toBe(quote.id)
    expect(await versions(again)).toEqual([])
    expect((await read(again)).offer).toBeNull()
  })

  it('of a quote that expired begin with what it was on its last day', async () => {
    const quote = await parkTwo()
    await offer(quote.id, { prices: [{ lineId: quote.lines[0].id, cents: 900 }], validUntil: '2026-11-20' })
    await sql`delete from quote_versions`.execute(shop.database.db)
    await moveTo(new Date('2026-11-25T09:00:00Z'))
    expect(await desk(quote.id)).toMatchObject({ state: 'expired', mayOffer: true })
    await offer(quote.id, { prices: [{ lineId: quote.lines[0].id, cents: 950 }], validUntil: '2026-12-01' })
    const [, saved] = await versions(quote.id)
    expect([saved.kind, saved.lines[0].cents, saved.validUntil]).toEqual(['saved', 900, '2026-11-20'])
  })

  it('are told to the customer: what changed, and that an earlier one cannot be ordered any more', async () => {
    const quote = await parkTwo()
    const before = await read(quote.id)
    expect(before.offer).toBeNull()
    const [spanner, tiewrap] = quote.lines
    await offer(quote.id, {
      quantities: [{ lineId: spanner.id, quantity: 20 }],
      prices: [{ lineId: spanner.id, cents: 1500 }],
      removed: [tiewrap.id],
    })
    const late = await order(quote.id, before)
    expect(refusal(late).slice(0, 2)).toEqual([409, 'quote_changed'])
    expect(late.json.errors[0].message).toBe(
      'Wij hebben deze offerte intussen aangepast: er is nu versie 2. Bekijk die eerst, en bestel daarna.',
    )
    const { offer: told } = await read(quote.id)
    expect(told).toMatchObject({ version: 2, sentAt: TEST_NOW.toISOString(), validUntil: null })
    expect(
      told.lines.map((line) => [
        line.oldQuantity,
        line.newQuantity,
        line.oldPrice?.excludingTaxInCents,
        line.newPrice?.excludingTaxInCents,
      ]),
    ).toEqual([
      [10, 20, spanner.price.excludingTaxInCents, 1500],
      [10, null, tiewrap.price.excludingTaxInCents, undefined],
    ])
    const [mail] = (
      await sql<{ text: string }>`
        select payload->>'text' as text from outbox where template = 'price_offer' order by created_at desc limit 1`.execute(
        shop.database.db,
      )
    ).rows
    expect(mail?.text).toContain('Dit is versie 2 van je offerte.')
  })

  it('that the customer did not see but changed himself are told as any change', async () => {
    const quote = await parkTwo()
    const before = await read(quote.id)
    await customer.call('POST', `/api/customer/parked-carts/${quote.id}/price-request`, {
      body: { message: 'Kan het lager?' },
    })
    const late = await order(quote.id, before)
    expect(late.json.errors[0].message).toBe(
      'Deze offerte is intussen gewijzigd of geactiveerd. Bekijk hem nog een keer.',
    )
  })
})

describe('what was configured', () => {
  it('follows the quantity of its main line, and goes as a whole', async () => {
    await add(composedFlag(2))
    await add({ sku: 'TOE-SPANNER', quantity: 10, customOptions: [] })
    const quote = await desk(await park())
    const main = quote.lines.find(({ part }) => part === 'main')
    const more = await post(quote.id, 'calculate', { quantities: [{ lineId: main.id, quantity: 7 }] })
    expect(more.status).toBe(200)
    const worked = more.json.lines.find(({ id }) => id === main.id)
    expect(worked.quantity).toBe(7)
    const { json } = await offer(quote.id, {
      quantities: [{ lineId: main.id, quantity: 7 }],
      prices: [{ lineId: main.id, cents: 70_000 }],
    })
    expect(json.lines.find(({ id }) => id === main.id)).toMatchObject({
      quantity: 7,
      price: { excludingTaxInCents: 70_000 },
    })
    const [bag, pole] = ['tas', 'stok-m'].map((part) => quote.lines.find((line) => line.part === part))
    const refused = await offer(quote.id, { removed: [pole!.id] })
    expect(refusal(refused)).toEqual([422, 'invalid_config', 'removed.0'])
    const bagless = (await offer(quote.id, { removed: [bag!.id] })).json
    expect(bagless.lines.map(({ id }) => id)).not.toContain(bag!.id)
    expect(bagless.lines).toHaveLength(quote.lines.length - 1)
    const part = await offer(quote.id, { quantities: [{ lineId: pole!.id, quantity: 3 }] })
    expect(refusal(part)).toEqual([422, 'invalid_config', 'quantities.0.quantity'])
    const alone = await offer(quote.id, { removed: [main.id] })
    expect(alone.json.lines.map(({ sku }) => sku)).toEqual(['TOE-SPANNER'])
  })
})

describe('what a product costs the shop', () => {
  const COST = 77_777_777
  it('stands beside the price at the desk, and in no answer to a customer', async () => {
    await sql`update products set cost_per = 'piece', cost_rate_e4 = ${COST} where sku = 'TOE-SPANNER'`.execute(
      shop.database.db,
    )
    shop.heardCatalogueChange()
    const quote = await parkTwo()
    expect(quote.lines[0].costPrice.excludingTaxInCents).toBe(Math.round((COST * 10) / 100))
    await sql`update products set cost_per = null, cost_rate_e4 = null where sku = 'TOE-TIEWRAP'`.execute(
      shop.database.db,
    )
    expect((await desk(quote.id)).lines[1].costPrice).toBeNull()
    await offer(quote.id, { prices: [{ lineId: quote.lines[0].id, cents: 900 }] })
    const { json: product } = await customer.call('GET', '/api/products/TOE-SPANNER')
    const answers = [
      product,
      await read(quote.id),
      (await customer.call('GET', '/api/customer/parked-carts')).json,
      (await customer.call('POST', `/api/cart/activate/${quote.id}`)).json,
      (await customer.call('GET', '/api/cart')).json,
      (await customer.call('GET', '/api/docs')).json,
    ]
    const text = JSON.stringify(answers)
    expect(text).toContain('TOE-SPANNER')
    expect(text).not.toMatch(/cost(?:Price|_?rate|_?per)|7777777/i)
  })
})
