import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { plainPage, sampleDocument } from '#domain/designs/sample-facts.ts'
import { formatPrice } from '#texts/nl/format.ts'
import type { Answer, Reply } from '#test/support/answers.ts'
import { bannerItem } from '#test/support/cart-items.ts'
import { deferFiles } from '#test/support/defer-files.ts'
import { makeDesign } from '#test/support/designs.ts'
import { hostileNames } from '#test/support/hostile-names.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'
import { up as keepServices } from '../../db/migrations/0023-services-of-quotes.ts'
import { TEST_NOW } from '#test/support/test-clock.ts'
import { expireQuotesTask } from './expire-quotes.task.ts'

let shop: TestShop
let customer: TestBrowser
let colleague: TestBrowser
let stranger: TestBrowser
beforeAll(async () => {
  shop = await testShop()
  await sql`insert into contacts (company_id, email, password_hash, first_name, last_name)
    select company_id, 'collega@demo.example', password_hash, 'Piet', 'Collega' from contacts
    where email = 'klant@demo.example'`.execute(shop.database.db)
  customer = await shop.loggedIn()
  colleague = await shop.loggedIn('collega@demo.example', 'Paskruis-demo-1')
  stranger = await shop.loggedIn('tweede@demo.example', 'Paskruis-demo-2')
})
afterAll(() => shop.close())
beforeEach(async () => {
  shop.setNow(TEST_NOW)
  await sql`delete from carts where state <> 'ordered'`.execute(shop.database.db)
  await setRate(84_000)
})

const SPANNER = 'TOE-SPANNER'
/** The piece price of the product that these tests order, in 1/100 cent. */
async function setRate(rate: number): Promise<void> {
  await sql`update prices set rate_e4 = ${rate} from products, price_lists
    where products.id = product_id and sku = ${SPANNER} and price_lists.id = price_list_id and kind = 'base'`.execute(
    shop.database.db,
  )
  shop.heardCatalogueChange()
}
const daysLater = (days: number) => shop.setNow(new Date(TEST_NOW.getTime() + days * 86_400_000))

const add = (quantity = 3, browser = customer) =>
  browser.call('POST', '/api/cart/items', {
    body: { cartItem: { sku: SPANNER, quantity, customOptions: [] } },
  })
const park = async (reference = 'Winterterras', browser = customer): Promise<string> =>
  (await browser.call('POST', '/api/cart/park', { body: { reference } })).json.id
const parkNew = async (reference?: string) => {
  await add()
  return park(reference)
}
const read = async (id: string, browser = customer) =>
  (await browser.call('GET', `/api/customer/parked-carts/${id}`)).json
const activate = (id: string, body?: unknown, browser = customer) =>
  browser.call('POST', `/api/cart/activate/${id}`, body === undefined ? {} : { body })
const remove = (id: string, browser = customer) => browser.call('DELETE', `/api/cart/${id}`)
const list = async (query = '', browser = customer) =>
  (await browser.call('GET', `/api/customer/parked-carts${query}`)).json
const linesOf = (cart: Pick<Reply<'getCart'>, 'orderLineGroups'>) =>
  cart.orderLineGroups.flatMap((group) => group.lines)
const refusal = ({ status, json }: Answer) => [status, json.errors?.[0].code]
const mails = async (template: string) =>
  (
    await sql<{
      recipient: string
      payload: { subject: string; text: string; html: string; pictures: unknown }
    }>`select recipient, payload from outbox where template = ${template} order by created_at`.execute(
      shop.database.db,
    )
  ).rows

const accept = async (id: string, changes: object = {}) => {
  const { version, totalPrice } = await read(id)
  const body = {
    version,
    totalIncludingTaxInCents: totalPrice.includingTaxInCents,
    termsAccepted: true,
    ...changes,
  }
  return customer.call('POST', `/api/customer/parked-carts/${id}/order`, { body })
}

const runJob = () => expireQuotesTask.run(shop.shop, {}, AbortSignal.abort())

describe('POST /cart/park', () => {
  it('puts the cart aside with its prices under a reference for thirty days, and mails that', async () => {
    const { json: cart } = await add()
    const id = await park('  Winterterras alle filialen ')
    expect((await customer.call('GET', '/api/cart')).json.totalItemCount).toBe(0)
    const quote = await read(id)
    expect(quote).toMatchObject({
      reference: 'Winterterras alle filialen',
      validUntil: '2026-12-18',
      isExpired: false,
      daysLeft: 30,
      itemCount: 1,
      totalPrice: cart.totalPrice,
      savedBy: 'Marloes de Wit',
      priceRequest: null,
      changes: [],
    })
    expect(quote.number).toMatch(/^OFF-2026-\d{5}$/)
    const mail = (await mails('quote')).at(-1)
    expect(mail?.recipient).toBe('klant@demo.example')
    const [{ title, quantity, imageUrl, price }] = linesOf(cart)
    const amounts = [price.excludingTaxInCents, cart.totalPrice.includingTaxInCents].map(formatPrice)
    // Ten of them are sold as one.
    expect(mail?.payload.text).toContain(`${quantity}\u00a0×\u00a010 stuks ${title}: ${amounts[0]}`)
    expect(mail?.payload.text).toContain(`Totaal incl. btw: ${amounts[1]}`)
    expect(mail?.payload.pictures).toContainEqual({ designId: null, imageUrl })
  })

  it('refuses an empty cart, no reference, one that is too long and one with control characters', async () => {
    const parking = async (reference: unknown) =>
      refusal(await customer.call('POST', '/api/cart/park', { body: { reference } }))
    expect(await parking('Leeg')).toEqual([409, 'CartEmpty'])
    await add()
    for (const reference of ['', '   ', 'x'.repeat(61), 'a\u0000b', 'a\r\nb', 'a\ud800b', 7, null])
      expect(await parking(reference)).toEqual([422, 'InvalidInput'])
    expect((await customer.call('GET', '/api/cart')).json.totalItemCount).toBe(1)
  })

  it('gives back every reference unchanged, and finds it by a part of it', async () => {
    const id = await parkNew()
    const texts = [
      ...hostileNames.slice(17, 20),
      '100% _korting_',
      "O'Brien; DROP TABLE carts;--",
      'Café Coöperatie \u202efdp',
      '<img src=x onerror=alert(1)>',
    ]
    for (const text of texts) {
      await activate(id)
      await park(text)
      expect((await list(`?reference=${encodeURIComponent(text.trim())}`)).parkedCarts).toMatchObject([
        { reference: text.trim() },
      ])
    }
    expect((await list('?reference=%25')).totalCount).toBe(0)
  })

  it('parks once for one key, however often it is sent', async () => {
    await add()
    const headers = { 'idempotency-key': 'sleutel-een' }
    const sending = (reference = 'Eens') =>
      customer.call('POST', '/api/cart/park', { body: { reference }, headers })
    const answers = [...(await Promise.all([sending(), sending()])), await sending()]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(answers.map(({ json }) => json.id)).size).toBe(1)
    const other = await sending('Anders')
    expect([other.status, other.json.errors[0].code]).toEqual([422, 'IdempotencyKeyReused'])
    expect((await list()).totalCount).toBe(1)
  })

  it('does not prolong the prices of an earlier quote by parking them again', async () => {
    const first = await parkNew()
    daysLater(20)
    await activate(first)
    const unchanged = await park('Zelfde prijs')
    expect((await read(unchanged)).validUntil).toBe('2027-01-07')
    await setRate(94_000)
    daysLater(25)
    await activate(unchanged)
    const bound = await park('Oude prijs')
    expect(await read(bound)).toMatchObject({ validUntil: '2027-01-07', changes: [] })
    expect(linesOf((await read(bound)).cart)[0].price.excludingTaxInCents).toBe(2520)
  })
})

describe('GET /customer/parked-carts', () => {
  it('pages the quotes of the company, newest first, for every colleague', async () => {
    const id = await parkNew()
    await sql`insert into carts (company_id, contact_id, state, reference, quote_number, parked_at, valid_until,
        quoted_net_cents, quoted_total_cents, quoted_item_count)
      select company_id, contact_id, state, 'Offerte ' || n, 'OFF-2025-' || n, parked_at + n * interval '1 minute', valid_until,
        quoted_net_cents, quoted_total_cents, quoted_item_count
      from carts, generate_series(2, 21) n where id = ${id}`.execute(shop.database.db)
    const first = await list()
    expect(first).toMatchObject({ currentPage: 1, pageCount: 2, totalCount: 21 })
    expect(first.parkedCarts[0].reference).toBe('Offerte 21')
    expect((await list('?currentPage=2', colleague)).parkedCarts).toHaveLength(1)
    expect((await customer.call('GET', '/api/customer/parked-carts?currentPage=3')).status).toBe(404)
    expect((await customer.call('GET', '/api/customer/parked-carts?currentPage=-1')).status).toBe(422)
  })

  it('finds by number, and nothing for what is not there', async () => {
    const { number } = await read(await parkNew())
    expect((await list(`?reference=${number.slice(4)}`)).totalCount).toBe(1)
    expect(await list('?reference=bestaat-niet')).toEqual({
      parkedCarts: [],
      currentPage: 1,
      pageCount: 1,
      totalCount: 0,
    })
  })

  it('hides the quotes of another company and every guessed id', async () => {
    const id = await parkNew()
    expect((await list('', stranger)).totalCount).toBe(0)
    const guessed = crypto.randomUUID()
    for (const [browser, asked] of [
      [stranger, id],
      [customer, guessed],
      [customer, 'geen-uuid'],
      [customer, "1' or '1'='1"],
    ] as const) {
      const path = encodeURIComponent(asked)
      const answers = await Promise.all([
        browser.call('GET', `/api/customer/parked-carts/${path}`),
        browser.call('POST', `/api/cart/activate/${path}`),
        browser.call('DELETE', `/api/cart/${path}`),
        browser.call('POST', `/api/customer/parked-carts/${path}/restore`),
        browser.call('POST', `/api/customer/parked-carts/${path}/price-request`, { body: { message: 'x' } }),
        browser.call('DELETE', `/api/customer/parked-carts/${path}/price-request`),
        browser.call('POST', `/api/customer/parked-carts/${path}/order`, {
          body: { version: 1, totalIncludingTaxInCents: 1, termsAccepted: true },
        }),
      ])
      expect(answers.map(({ status }) => status)).toEqual(Array(answers.length).fill(404))
    }
    expect((await read(id)).itemCount).toBe(1)
    const visitor = await shop.browser().call('GET', '/api/customer/parked-carts')
    expect(refusal(visitor)).toEqual([401, 'LoginRequired'])
  })
})

describe('POST /cart/activate/{id}', () => {
  it('makes the quote the cart, at its own prices until its day', async () => {
    const id = await parkNew()
    await setRate(94_000)
    daysLater(10)
    const { json: cart } = await activate(id)
    expect(linesOf(cart)[0]).toMatchObject({ price: { excludingTaxInCents: 2520 }, previousPrice: null })
    expect([cart.id, cart.reference]).toEqual([id, 'Winterterras'])
    expect((await list()).totalCount).toBe(0)
    const { json: changed } = await customer.call('PATCH', `/api/cart/items/${linesOf(cart)[0].id}`, {
      body: { quantity: 4 },
    })
    expect(linesOf(changed)[0].price.excludingTaxInCents).toBe(3760)
  })

  it('keeps what the studio cost it, where an older version kept that with the quote only', async () => {
    const [{ id: lineId }] = linesOf(
      (await customer.call('POST', '/api/cart/items', { body: { cartItem: bannerItem(2, 3000, 1000) } }))
        .json,
    )
    await customer.call('PUT', `/api/cart/items/designs/${lineId}`, {
      body: { designs: [{ isStudioDesign: true, quantity: 2 }] },
    })
    const id = await park()
    const { db } = shop.database
    await sql`update cart_lines set agreed_price = agreed_price - 'services' where cart_id = ${id}`.execute(
      db,
    )
    await sql`update carts set agreed_terms = jsonb_set(agreed_terms, '{studioDesignCents}', '3000')
      where id = ${id}`.execute(db)
    await keepServices(db)
    const [{ services }] = linesOf((await activate(id)).json)
    expect(services).toEqual([
      { code: 'studio', count: 1, price: { excludingTaxInCents: 3000, currency: 'EUR' } },
    ])
  })

  it('leaves its reference to no other cart: emptied, with its last line gone, parked or ordered', async () => {
    const referenceNow = async () => (await customer.call('GET', '/api/cart')).json.reference
    const id = await parkNew()
    await activate(id)
    const { removalId } = (await customer.call('POST', '/api/cart/empty')).json
    expect(await referenceNow()).toBeNull()
    const { json: restored } = await customer.call('POST', `/api/cart/removals/${removalId}`)
    expect([restored.reference, restored.totalItemCount]).toEqual(['Winterterras', 1])
    const lineId = linesOf(restored)[0].id
    const { json: rest } = await customer.call('DELETE', `/api/cart/items/${lineId}`)
    expect([rest.reference, rest.totalItemCount]).toEqual([null, 0])
    expect((await add()).json.reference).toBeNull()
    await activate(await park('Nieuw'))
    await park('Weer weg')
    expect((await add()).json.reference).toBeNull()
    await activate(await park('Bestellen'))
    expect((await customer.call('POST', '/api/cart/order')).status).toBe(200)
    expect((await add()).json.reference).toBeNull()
  })

  it('prices an expired quote anew, and tells each changed price', async () => {
    const id = await parkNew()
    await setRate(94_000)
    daysLater(31)
    const quote = await read(id)
    expect(quote).toMatchObject({
      isExpired: true,
      daysLeft: 0,
      changes: [{ oldPrice: { excludingTaxInCents: 2520 }, newPrice: { excludingTaxInCents: 2820 } }],
    })
    const { json: cart } = await activate(id)
    expect(linesOf(cart)[0]).toMatchObject({
      price: { excludingTaxInCents: 2820 },
      previousPrice: { excludingTaxInCents: 2520 },
    })
    expect(cart.blockers[0].code).toBe('price_changed')
  })

  it('asks what becomes of a cart with lines, and changes nothing meanwhile', async () => {
    const id = await parkNew()
    await add(5)
    expect(refusal(await activate(id))).toEqual([409, 'cart_not_empty'])
    expect(refusal(await activate(id, { mode: 'replace' }))).toEqual([422, 'InvalidInput'])
    expect((await customer.call('GET', '/api/cart')).json.totalItemCount).toBe(1)
    expect((await list()).totalCount).toBe(1)
  })

  it('puts the quote behind what is in the cart', async () => {
    const id = await parkNew()
    await add(5)
    const { json: cart } = await activate(id, { mode: 'merge' })
    expect(linesOf(cart).map(({ quantity }) => quantity)).toEqual([5, 3])
    expect((await list()).totalCount).toBe(0)
    const again = await activate(id, { mode: 'merge' })
    expect(linesOf(again.json).map(({ quantity }) => quantity)).toEqual([5, 3])
  })

  it('parks what is in the cart first, under its own reference', async () => {
    const id = await parkNew()
    await add(5)
    const { json: cart } = await activate(id, { mode: 'park', reference: 'Eerst dit' })
    expect(linesOf(cart).map(({ quantity }) => quantity)).toEqual([3])
    expect((await list()).parkedCarts.map((row) => row.reference)).toEqual(['Eerst dit'])
    const { json: back } = await activate((await list()).parkedCarts[0].id, { mode: 'park' })
    expect(linesOf(back).map(({ quantity }) => quantity)).toEqual([5])
    expect((await list()).parkedCarts.map((row) => row.reference)).toEqual(['Winkelwagen van 18-11-2026'])
  })

  it('refuses to make a cart of more than 200 lines, and loses none', async () => {
    const id = await parkNew()
    const [group] = (await add(1)).json.orderLineGroups
    await sql`with g as (insert into cart_groups (cart_id, title, position)
        select cart_id, title, n from cart_groups, generate_series(1, 199) n where id = ${group.id} returning id, cart_id, position)
      insert into cart_lines (cart_id, group_id, product_id, quantity, agreed_price, delivery_kind, position)
      select g.cart_id, g.id, l.product_id, 1, l.agreed_price, l.delivery_kind, g.position from g, cart_lines l where l.group_id = ${group.id}`.execute(
      shop.database.db,
    )
    expect(refusal(await activate(id, { mode: 'merge' }))).toEqual([409, 'CartFull'])
    expect((await read(id)).itemCount).toBe(1)
  })

  it('keeps print files with their lines through parking, activating and merging', async () => {
    const facts = sampleDocument({ pages: [plainPage(3020, 1020)] })
    const designId = await makeDesign(shop.database.db, { facts })
    const banner = bannerItem(2, 3000, 1000)
    const { json: cart } = await customer.call('POST', '/api/cart/items', { body: { cartItem: banner } })
    const lineId = linesOf(cart)[0].id
    const designs = [{ designId, quantity: 2 }]
    await customer.call('PUT', `/api/cart/items/designs/${lineId}`, { body: { designs } })
    const id = await park()
    expect(linesOf((await read(id)).cart)[0].designs).toMatchObject([{ designId, quantity: 2 }])
    await customer.call('DELETE', `/api/designs/${designId}`)
    await add(1)
    const { json: merged } = await activate(id, { mode: 'merge' })
    expect(linesOf(merged)[1]).toMatchObject({
      id: lineId,
      designStatus: 'ready',
      designs: [{ designId, quantity: 2 }],
    })
  })

  it('lets one of two windows have the quote, and tells the other; nothing is lost or doubled', async () => {
    for (let round = 0; round < 5; round += 1) {
      await sql`delete from carts where state <> 'ordered'`.execute(shop.database.db)
      const id = await parkNew()
      const answers = await Promise.all([
        activate(id),
        activate(id, undefined, colleague),
        remove(id),
        activate(id, { mode: 'merge' }),
      ])
      expect(answers.every(({ status }) => [200, 404, 409].includes(status))).toBe(true)
      const { rows } = await sql<{ lines: number }>`
        select count(*)::int as lines from cart_lines join carts on carts.id = cart_id where state <> 'ordered'`.execute(
        shop.database.db,
      )
      expect(rows[0]?.lines).toBe(1)
    }
  })

  it('answers a quote that changed meanwhile, that a colleague has, or that was ordered', async () => {
    const id = await parkNew()
    const { version } = await read(id)
    await customer.call('POST', `/api/customer/parked-carts/${id}/price-request`, {
      body: { message: 'Kan het lager?' },
    })
    expect(refusal(await activate(id, { version }))).toEqual([409, 'quote_changed'])
    await activate(id, undefined, colleague)
    expect(refusal(await activate(id))).toEqual([409, 'quote_changed'])
    await deferFiles(colleague)
    await colleague.call('POST', '/api/cart/order')
    expect(refusal(await activate(id))).toEqual([409, 'QuoteOrdered'])
  })

  it('takes in what another window adds at that very moment', async () => {
    for (let round = 0; round < 6; round += 1) {
      await sql`delete from carts where state <> 'ordered'`.execute(shop.database.db)
      const id = await parkNew()
      const [activated] = await Promise.all([activate(id, { mode: 'merge' }), add(7)])
      expect(activated.status).toBe(200)
      const { json: cart } = await customer.call('GET', '/api/cart')
      expect(new Set(linesOf(cart).map(({ quantity }) => quantity))).toEqual(new Set([3, 7]))
      expect(cart.totalItemCount).toBe(2)
    }
  })
})

describe('DELETE /cart/{id}', () => {
  it('takes a quote away, also when asked twice, and brings it back whole', async () => {
    const id = await parkNew()
    expect((await remove(id)).status).toBe(200)
    expect((await remove(id)).status).toBe(200)
    expect((await customer.call('GET', `/api/customer/parked-carts/${id}`)).status).toBe(404)
    expect((await customer.call('POST', `/api/customer/parked-carts/${id}/restore`)).status).toBe(200)
    expect(await read(id)).toMatchObject({ reference: 'Winterterras', itemCount: 1 })
  })

  it('never deletes the active cart', async () => {
    const { json: cart } = await add()
    expect(refusal(await remove(cart.id))).toEqual([409, 'CartActive'])
    expect(refusal(await remove(cart.id, stranger))).toEqual([404, 'QuoteNotFound'])
    expect((await customer.call('GET', '/api/cart')).json.totalItemCount).toBe(1)
  })

  it('brings nothing back that was ordered, or is the cart now', async () => {
    const restore = (id: string) => customer.call('POST', `/api/customer/parked-carts/${id}/restore`)
    const id = await parkNew()
    await activate(id)
    expect(refusal(await restore(id))).toEqual([409, 'quote_changed'])
    expect((await customer.call('POST', '/api/cart/order')).status).toBe(200)
    expect(refusal(await restore(id))).toEqual([409, 'QuoteOrdered'])
  })

  it('is final after a day', async () => {
    const id = await parkNew()
    await remove(id)
    daysLater(2)
    await runJob()
    expect(refusal(await customer.call('POST', `/api/customer/parked-carts/${id}/restore`))).toEqual([
      404,
      'QuoteNotFound',
    ])
  })
})

describe('the job that looks after quotes', () => {
  it('mails once, three days before the last day, what is about to expire', async () => {
    const id = await parkNew('Bijna verlopen')
    const before = (await mails('quote_expiring')).length
    daysLater(26)
    await runJob()
    expect(await mails('quote_expiring')).toHaveLength(before)
    daysLater(27)
    await runJob()
    await runJob()
    const sent = (await mails('quote_expiring')).slice(before)
    expect(sent).toHaveLength(1)
    expect(sent[0]?.payload.text).toContain('18-12-2026')
    expect(sent[0]?.payload.text).toContain(`/account/offertes/${id}`)
    expect(sent[0]?.payload.html).toContain('Bijna verlopen')
  })
})

describe('POST /customer/parked-carts/{id}/order', () => {
  it('orders at the prices of the quote, beside the cart, and once', async () => {
    const id = await parkNew('Akkoord')
    const { totalPrice, version } = await read(id)
    await add(9)
    await setRate(94_000)
    await sql`update shipping_classes set cents_by_country = '{"NL": 9900}'`.execute(shop.database.db)
    shop.heardCatalogueChange()
    const { status, json: placed } = await accept(id)
    expect(status).toBe(200)
    const { json: order } = await customer.call('GET', `/api/customer/orders/${placed.id}`)
    expect(order).toMatchObject({ reference: 'Akkoord', totalPrice })
    expect((await customer.call('GET', '/api/cart')).json.totalItemCount).toBe(1)
    const body = {
      version,
      totalIncludingTaxInCents: totalPrice.includingTaxInCents,
      termsAccepted: true,
    }
    const again = await customer.call('POST', `/api/customer/parked-carts/${id}/order`, { body })
    expect(again.json).toEqual(placed)
  })

  it('refuses an expired quote, another version, another total and terms that were not accepted', async () => {
    const id = await parkNew()
    expect(refusal(await accept(id, { version: 99 }))).toEqual([409, 'quote_changed'])
    expect(refusal(await accept(id, { totalIncludingTaxInCents: 1 }))).toEqual([409, 'cart_changed'])
    expect(refusal(await accept(id, { termsAccepted: false }))).toEqual([422, 'TermsNotAccepted'])
    daysLater(31)
    expect(refusal(await accept(id))).toEqual([409, 'QuoteExpired'])
    expect((await list()).totalCount).toBe(1)
  })

  it('says what a quote still lacks', async () => {
    const banner = bannerItem(1, 3000, 1000)
    await customer.call('POST', '/api/cart/items', { body: { cartItem: banner } })
    expect(refusal(await accept(await park()))).toEqual([409, 'CartNotOrderable'])
  })
})
