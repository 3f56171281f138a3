import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Answer, Reply } from '#test/support/answers.ts'
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

const HOSTILE = `=1+1 <script>alert(1)</script> '; drop table carts; %_\\\\`

/** A session of staff lasts for half a day. */
async function moveTo(now: Date): Promise<void> {
  shop.setNow(now)
  seller = await operator.loggedIn()
}
/** Parks two lines as a quote, by the calls of the cart. */
async function park(reference = 'Grote oplage'): Promise<{ id: string; number: string }> {
  for (const sku of ['TOE-SPANNER', 'TOE-TIEWRAP'])
    await customer.call('POST', '/api/cart/items', {
      body: { cartItem: { sku, quantity: 10, customOptions: [] } },
    })
  const { json } = await customer.call('POST', '/api/cart/park', { body: { reference } })
  return read(json.id)
}
const read = async (id: string) => (await customer.call('GET', `/api/customer/parked-carts/${id}`)).json
const ask = (id: string, message = 'Wat kan er bij 500 stuks?') =>
  customer.call('POST', `/api/customer/parked-carts/${id}/price-request`, { body: { message } })
const withdraw = (id: string) => customer.call('DELETE', `/api/customer/parked-carts/${id}/price-request`)
const asked = async (reference?: string) => {
  const quote = await park(reference)
  await ask(quote.id)
  return desk(quote.id)
}
const desk = async (id: string) => (await seller.call('GET', `/beheer/api/quotes/${id}`)).json
const post = <Call extends string>(id: string, call: Call, body: unknown, by = seller) =>
  by.call('POST', `/beheer/api/quotes/${id}/${call}`, { body })
const offer = (
  {
    id,
    version,
    lines,
  }: Pick<Reply<'getDeskQuote'>, 'id' | 'version'> & { readonly lines: readonly { readonly id: string }[] },
  cents: readonly number[],
  more: object = {},
) =>
  post(id, 'answer', {
    version,
    message: 'Dit is ons beste bod.',
    prices: lines.map((line, index: number) => ({ lineId: line.id, cents: cents[index] })),
    ...more,
  })
const queue = async (query: string) => (await seller.call('GET', `/beheer/api/quotes?${query}`)).json
const numbers = async (query: string) => (await queue(query)).quotes.map(({ number }) => number)
const counts = async () => (await seller.call('GET', '/beheer/api/quotes/counts')).json.counts
const refusal = ({ status, json }: Answer) => [status, json.errors?.[0].code]
const mails = async (template: string) =>
  (
    await sql<{ recipient: string; text: string }>`
      select recipient, payload->>'text' as text from outbox where template = ${template} order by created_at desc`.execute(
      shop.database.db,
    )
  ).rows
/** As many quotes like the last one, each a minute older than the one before it. */
const pile = (count: number) =>
  sql`
    with source as (select c.id, to_jsonb(c) as row from carts c where state = 'parked' order by parked_at desc limit 1)
    insert into carts select (jsonb_populate_record(null::carts, source.row || jsonb_build_object('id', gen_random_uuid(),
      'quote_number', 'S' || n, 'reference', 'Stapel',
      'parked_at', (source.row->>'parked_at')::timestamptz - n * interval '1 minute'))).*
    from source, generate_series(1, ${count}::int) n`.execute(shop.database.db)

describe('the desk of quotes', () => {
  it('shows a quote with the price of today beside its own, and what the customer said', async () => {
    const quote = await asked()
    const [first, second] = quote.lines
    expect(quote).toMatchObject({
      reference: 'Grote oplage',
      state: 'requested',
      stateLabel: 'Prijs gevraagd',
      company: { name: 'Bakkerij De Korenaar B.V.' },
      contact: { name: 'Marloes de Wit', email: 'klant@demo.example' },
      isExpired: false,
      order: null,
      messages: [{ author: 'customer', name: 'Marloes de Wit', body: 'Wat kan er bij 500 stuks?' }],
    })
    expect(first).toMatchObject({ sku: 'TOE-SPANNER', quantity: 10, listPrice: first.price })
    expect(quote.subtotalPrice.excludingTaxInCents).toBe(
      first.price.excludingTaxInCents + second.price.excludingTaxInCents,
    )
    const { json: offered } = await offer(quote, [1234, 5678])
    expect(offered.lines.map(({ price, listPrice }) => [price, listPrice])).toEqual([
      [{ excludingTaxInCents: 1234, currency: 'EUR' }, first.listPrice],
      [{ excludingTaxInCents: 5678, currency: 'EUR' }, second.listPrice],
    ])
  })

  it('offers a price per line until a day, which the customer gets by mail and orders at', async () => {
    const quote = await asked()
    const answered = await offer(quote, [1234, 5678], { validUntil: '2026-12-31' })
    expect(answered.json).toMatchObject({ state: 'offered', validUntil: '2026-12-31' })
    expect(answered.json.subtotalPrice.excludingTaxInCents).toBe(6912)
    expect((await mails('price_offer'))[0]).toMatchObject({
      recipient: 'klant@demo.example',
      text: expect.stringContaining('Dit is ons beste bod.'),
    })
    const seen = await read(quote.id)
    expect(seen.totalPrice).toEqual(answered.json.totalPrice)
    const { json: order } = await customer.call('POST', `/api/customer/parked-carts/${quote.id}/order`, {
      body: {
        version: seen.version,
        totalIncludingTaxInCents: seen.totalPrice.includingTaxInCents,
        termsAccepted: true,
      },
    })
    expect(await desk(quote.id)).toMatchObject({
      state: 'ordered',
      order: { id: order.id, number: order.number },
      lines: [],
      totalPrice: answered.json.totalPrice,
    })
    expect(await numbers('queue=ordered')).toContain(quote.number)
    const { rows } = await sql<{ kind: string }>`
      select distinct actor_kind as kind from audit_events where entity = 'price_requests' and entity_id = ${quote.id}
        and after->>'state' = 'offered'`.execute(shop.database.db)
    expect(rows).toEqual([{ kind: 'operator' }])
  })

  it('only says something where no price is given', async () => {
    const quote = await asked()
    const { json } = await post(quote.id, 'answer', { version: quote.version, message: 'We rekenen mee.' })
    expect(json).toMatchObject({ state: 'in_review', lines: quote.lines })
    const { rows } = await sql`
      select actor_kind as kind, after from audit_events
      where entity = 'price_request_messages' and entity_id = ${quote.id}`.execute(shop.database.db)
    expect(rows).toEqual([
      { kind: 'operator', after: { cart_id: quote.id, state: 'in_review', sent_at: expect.any(String) } },
    ])
    expect(json.messages.at(-1)).toMatchObject({ author: 'shop', name: null, body: 'We rekenen mee.' })
    expect(await numbers('queue=answer')).toEqual([quote.number])
  })

  it('is no offer as long as no line has a price: the one that is missing is asked for', async () => {
    const { id } = await asked()
    await sql`
      update cart_lines set product_id = (select id from products where sku = 'LET-DOOS'), agreed_price = jsonb_set(agreed_price, '{rule}', 'null')
      where cart_id = ${id}`.execute(shop.database.db)
    const quote = await desk(id)
    expect(quote.lines.map(({ price, listPrice }) => [price, listPrice])).toEqual([
      [null, null],
      [null, null],
    ])
    const [{ id: lineId }] = quote.lines
    const refused = await offer({ ...quote, lines: [] }, [], { quantities: [{ lineId, quantity: 5 }] })
    expect(refused).toMatchObject({
      status: 422,
      json: {
        errors: [
          {
            code: 'InvalidInput',
            field: 'prices',
            message: 'Geef minstens één regel een prijs voordat je een aanbod verstuurt.',
          },
        ],
      },
    })
    expect(await desk(id)).toEqual(quote)
    const priced = await offer({ ...quote, lines: quote.lines.slice(0, 1) }, [500])
    expect(priced.json.lines.map(({ price }) => price?.excludingTaxInCents ?? null)).toEqual([500, null])
  })

  it('declines with a reason, and leaves the quote at its prices', async () => {
    const quote = await asked()
    expect(refusal(await post(quote.id, 'decline', { version: quote.version, reason: ' ' }))).toEqual([
      422,
      'InvalidInput',
    ])
    const { json } = await post(quote.id, 'decline', { version: quote.version, reason: 'Lager gaat niet.' })
    expect(json).toMatchObject({ state: 'declined_by_shop', lines: quote.lines })
    expect((await mails('price_declined'))[0]?.text).toContain('Lager gaat niet.')
    expect(await numbers('queue=over')).toEqual([quote.number])
    expect(await numbers('')).toEqual([])
  })

  it('lets an offer hold longer at its prices, and tells the customer', async () => {
    const quote = await asked()
    const { json: offered } = await offer(quote, [1234, 5678], { validUntil: '2026-11-20' })
    const extend = (validUntil: string, { version } = offered) =>
      post(quote.id, 'extend', { version, validUntil })
    for (const day of ['2026-11-20', '2026-11-01', '9999-12-31'])
      expect(refusal(await extend(day))).toEqual([422, 'invalid_date'])
    expect(refusal(await extend('2026-02-30'))).toEqual([422, 'InvalidInput'])
    const { json } = await extend('2026-11-24')
    expect(json).toMatchObject({ state: 'offered', validUntil: '2026-11-24', lines: offered.lines })
    expect((await mails('quote_extended'))[0]).toMatchObject({
      recipient: 'klant@demo.example',
      text: expect.stringContaining('Ons aanbod is verlengd tot en met 24-11-2026.'),
    })
    expect(refusal(await extend('2026-11-28'))).toEqual([409, 'quote_changed'])
    await moveTo(new Date('2026-11-22T09:00:00Z'))
    expect((await read(quote.id)).totalPrice).toEqual(offered.totalPrice)
    await moveTo(new Date('2026-11-25T09:00:00Z'))
    expect(refusal(await extend('2026-12-31', json))).toEqual([409, 'PriceRequestOver'])
  })

  it('does nothing to a quote that moved on meanwhile, and says what became of it', async () => {
    const changed = await asked('Nog een vraag')
    await ask(changed.id, 'En bij 1.000?')
    expect(refusal(await offer(changed, [1, 1]))).toEqual([409, 'quote_changed'])
    const now = await desk(changed.id)
    await withdraw(changed.id)
    expect(refusal(await offer(now, [1, 1]))).toEqual([409, 'quote_changed'])
    expect(refusal(await offer(await desk(changed.id), [1, 1]))).toEqual([409, 'PriceRequestOver'])

    const takenBack = await asked('Weer in de winkelwagen')
    await customer.call('POST', `/api/cart/activate/${takenBack.id}`)
    const answer = await offer(takenBack, [1, 1])
    expect(refusal(answer)).toEqual([409, 'quote_changed'])
    expect(answer.json.errors[0].message).toContain('weer in de winkelwagen gezet')
    expect((await seller.call('GET', `/beheer/api/quotes/${takenBack.id}`)).status).toBe(404)
  })

  it('refuses what a colleague typed on an older version, and takes it on what is there now', async () => {
    const quote = await asked()
    const colleague = await (await newOperator(shop, 'owner')).loggedIn()
    const theirs = await post(
      quote.id,
      'answer',
      {
        version: quote.version,
        message: 'Mijn bod.',
        quantities: [{ lineId: quote.lines[0].id, quantity: 40 }],
        prices: [{ lineId: quote.lines[0].id, cents: 4000 }],
      },
      colleague,
    )
    expect(theirs.status).toBe(200)
    const mine = {
      message: 'Toch dit.',
      prices: [{ lineId: quote.lines[1].id, cents: 777 }],
    }
    expect(refusal(await post(quote.id, 'answer', { ...mine, version: quote.version }))).toEqual([
      409,
      'quote_changed',
    ])
    const now = await desk(quote.id)
    expect(now).toEqual(theirs.json)
    // A line is known by the id that it had.
    expect(now.lines.map(({ id }) => id)).toEqual(quote.lines.map(({ id }) => id))
    const { status, json } = await post(quote.id, 'answer', { ...mine, version: now.version })
    expect(status).toBe(200)
    expect(json.lines.map(({ quantity, price }) => [quantity, price.excludingTaxInCents])).toEqual([
      [40, 4000],
      [10, 777],
    ])
    expect(json.messages.map(({ body }) => body).slice(-2)).toEqual(['Mijn bod.', 'Toch dit.'])
  })

  it('lets one of two answers through that are given at once', async () => {
    const quote = await asked()
    const answers = await Promise.all([offer(quote, [100, 200]), offer(quote, [300, 400])])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    expect((await desk(quote.id)).messages).toHaveLength(2)
  })

  it.each([
    ['below nothing', -1],
    ['with a part of a cent', 12.5],
    ['beyond all bounds', 1_000_000_000],
    ['that is a text', '12,50'],
    ['that is nothing', null],
  ])('refuses an amount %s', async (_what, cents) => {
    const quote = await asked()
    const [line] = quote.lines
    const body = { version: quote.version, message: 'Bod', prices: [{ lineId: line.id, cents }] }
    expect(refusal(await post(quote.id, 'answer', body))).toEqual([422, 'InvalidInput'])
  })

  it('refuses a line of another quote, a day that has passed, and a quote that is none', async () => {
    const other = await asked('Ander')
    const quote = await asked()
    const answer = (body: object) =>
      post(quote.id, 'answer', { version: quote.version, message: 'Bod', ...body })
    expect(refusal(await answer({ prices: [{ lineId: other.lines[0].id, cents: 1 }] }))).toEqual([
      422,
      'QuoteLineUnknown',
    ])
    const prices = [{ lineId: quote.lines[0].id, cents: 1 }]
    expect(refusal(await answer({ prices, validUntil: '2026-11-17' }))).toEqual([422, 'invalid_date'])
    const nowhere = '00000000-0000-4000-8000-000000000000'
    expect(refusal(await post(nowhere, 'answer', { version: 1, message: 'Bod' }))).toEqual([
      404,
      'QuoteNotFound',
    ])
    expect((await desk(quote.id)).state).toBe('requested')
  })

  it('is for who has the right: finance looks, and says nothing', async () => {
    const quote = await asked()
    const finance = await (await newOperator(shop, 'finance')).loggedIn()
    expect((await finance.call('GET', `/beheer/api/quotes/${quote.id}`)).json.lines).toEqual(quote.lines)
    const body = { version: quote.version, message: 'Bod' }
    expect((await post(quote.id, 'answer', body, finance)).status).toBe(403)
  })
})

describe('the queues of quotes', () => {
  it('hold each quote where it waits, and count it there', async () => {
    const plain = await park('Gewoon bewaard')
    const first = await asked('Eerst gevraagd')
    await moveTo(new Date(TEST_NOW.getTime() + 60_000))
    const offered = await asked('Aangeboden')
    await offer(offered, [100, 200], { validUntil: '2026-11-20' })
    const later = await asked('Later gevraagd')
    expect(await numbers('queue=answer')).toEqual([first.number, later.number])
    expect(await numbers('queue=offered')).toEqual([offered.number])
    expect(new Set(await numbers('queue=open'))).toEqual(
      new Set([plain, first, offered, later].map(({ number }) => number)),
    )
    expect(await counts()).toMatchObject({ answer: 2, offered: 1, open: 4, over: 0 })
    // Parked quotes hold for thirty days, so only the offer ends within a week.
    expect(await numbers('queue=expiring')).toEqual([offered.number])
    await moveTo(new Date('2026-11-21T09:00:00Z'))
    expect(await numbers('queue=over')).toEqual([offered.number])
    expect(await counts()).toMatchObject({ answer: 2, offered: 0, open: 3, expiring: 0, over: 1 })
  })

  it.each([
    ['of the reference', HOSTILE],
    ['of the number', null],
    ['of the name of the company', 'korenaar'],
  ])('find part %s, and nothing by signs that stand for any other', async (_part, typed) => {
    const { id, number } = await park(HOSTILE)
    expect(await numbers(`search=${encodeURIComponent(typed ?? number.slice(4))}`)).toEqual([number])
    expect(await numbers('search=__________')).toEqual([])
    expect((await desk(id)).reference).toBe(HOSTILE)
  })

  it('go on where a page ended, without a gap or a double, though quotes come in meanwhile', async () => {
    await park()
    await pile(250)
    const first = await queue('search=Stapel')
    await park('Tussendoor')
    const second = await queue(`search=Stapel&after=${first.next}`)
    const third = await queue(`search=Stapel&after=${second.next}`)
    const seen = [first, second, third].flatMap(({ quotes }) => quotes.map(({ number }) => number))
    expect(seen).toEqual(Array.from({ length: 250 }, (_, at) => `S${at + 1}`))
    expect(third.next).toBeNull()
    for (const after of ['iets', `${TEST_NOW.toISOString()}_${'-'.repeat(36)}`])
      expect((await seller.call('GET', `/beheer/api/quotes?after=${after}`)).status).toBe(404)
  })

  it('go on by the last day too, where that is what they are sorted by', async () => {
    await park()
    await sql`update carts set valid_until = '2026-11-20' where quote_number is not null`.execute(
      shop.database.db,
    )
    await pile(150)
    const first = await queue('queue=expiring')
    const second = await queue(`queue=expiring&after=${first.next}`)
    const seen = new Set([first, second].flatMap(({ quotes }) => quotes.map(({ number }) => number)))
    expect([seen.size, second.next]).toEqual([151, null])
  })
})
