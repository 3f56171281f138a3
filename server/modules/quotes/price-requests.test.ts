import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { SYSTEM } from '#test/support/actors.ts'
import type { Answer, Reply } from '#test/support/answers.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'
import { TEST_NOW } from '#test/support/test-clock.ts'
import { answerPrice } from './answer-price.ts'
import { expireQuotesTask } from './expire-quotes.task.ts'
import { readAnswer } from './read-answer.ts'

let shop: TestShop
let customer: TestBrowser
beforeAll(async () => {
  shop = await testShop()
  customer = await shop.loggedIn()
})
afterAll(() => shop.close())
beforeEach(async () => {
  shop.setNow(TEST_NOW)
  await sql`delete from carts where state <> 'ordered'`.execute(shop.database.db)
})

const TODAY = '2026-11-18'
const parkTwo = async () => {
  for (const sku of ['TOE-SPANNER', 'TOE-TIEWRAP'])
    await customer.call('POST', '/api/cart/items', {
      body: { cartItem: { sku, quantity: 10, customOptions: [] } },
    })
  const { json } = await customer.call('POST', '/api/cart/park', { body: { reference: 'Grote oplage' } })
  return read(json.id)
}
const read = async (id: string) => (await customer.call('GET', `/api/customer/parked-carts/${id}`)).json
const ask = (id: string, message = 'Wat kan er bij 500 stuks?') =>
  customer.call('POST', `/api/customer/parked-carts/${id}/price-request`, { body: { message } })
const end = (id: string) => customer.call('DELETE', `/api/customer/parked-carts/${id}/price-request`)
const answer = async (...words: string[]) => {
  const typed = readAnswer(words, TODAY)
  if ('problem' in typed) throw new Error(typed.problem)
  return answerPrice(shop.shop, SYSTEM, typed)
}
const pricesOf = ({ cart }: Reply<'getParkedCart'>) =>
  cart.orderLineGroups.flatMap((group) => group.lines.map((line) => line.price.excludingTaxInCents))
const refusal = ({ status, json }: Answer) => [status, json.errors?.[0].code]

describe('a price on request', () => {
  it('goes to the shop by mail, and comes back as an offer that holds', async () => {
    const quote = await parkTwo()
    expect((await ask(quote.id)).json.priceRequest).toMatchObject({
      state: 'requested',
      messages: [{ author: 'customer', name: 'Marloes de Wit', body: 'Wat kan er bij 500 stuks?' }],
    })
    const told = await answer(
      quote.number,
      'Dit is ons beste bod.',
      '--prijs',
      '1=50,00',
      '--korting',
      '10',
      '--geldig',
      '2026-12-31',
    )
    expect(told.kind).toBe('offered')
    const offered = await read(quote.id)
    const [, second = 0] = pricesOf(quote)
    expect(pricesOf(offered)).toEqual([5000, second - Math.round(second / 10)])
    expect(offered).toMatchObject({ priceRequestState: 'offered', validUntil: '2026-12-31' })
    expect(offered.version).toBeGreaterThan(quote.version)
    const priced = await shop.database.db
      .selectFrom('audit_events')
      .select(['actor_kind', 'entity_id'])
      .where('entity', '=', 'cart_lines')
      .orderBy('entity_id')
      .execute()
    const lineIds = offered.cart.orderLineGroups.flatMap((group) => group.lines.map((line) => line.id))
    expect(priced).toEqual(lineIds.toSorted().map((id: string) => ({ actor_kind: 'system', entity_id: id })))
    const { rows } = await sql<{ template: string; recipient: string; text: string }>`
      select template, recipient, payload ->> 'text' as text from outbox where template like 'price_%' order by created_at`.execute(
      shop.database.db,
    )
    expect(rows.map(({ template }) => template)).toEqual(['price_request', 'price_offer'])
    expect(rows[1]?.recipient).toBe('klant@demo.example')
    expect(rows[0]?.text).toMatch(new RegExp(`^Beantwoorden: http\\S+/beheer/offertes/${quote.id}$`, 'm'))

    const body = {
      version: offered.version,
      totalIncludingTaxInCents: offered.totalPrice.includingTaxInCents,
      termsAccepted: true,
    }
    const stale = { ...body, version: quote.version }
    const url = `/api/customer/parked-carts/${quote.id}/order` as const
    expect(refusal(await customer.call('POST', url, { body: stale }))).toEqual([409, 'quote_changed'])
    const { json: placed } = await customer.call('POST', url, { body })
    const { json: order } = await customer.call('GET', `/api/customer/orders/${placed.id}`)
    expect(order.totalPrice).toEqual(offered.totalPrice)
    const state = await sql<{
      state: string
    }>`select state from price_requests where cart_id = ${quote.id}`.execute(shop.database.db)
    expect(state.rows[0]?.state).toBe('ordered')
  })

  it('keeps the offered price in the cart, and loses it with another quantity', async () => {
    const quote = await parkTwo()
    await ask(quote.id)
    await answer(quote.number, 'Bod', '--prijs', '1=50,00')
    const { json: cart } = await customer.call('POST', `/api/cart/activate/${quote.id}`)
    const [line] = cart.orderLineGroups[0].lines
    expect(line).toMatchObject({ price: { excludingTaxInCents: 5000 }, quantities: null })
    const { json: changed } = await customer.call('PATCH', `/api/cart/items/${line.id}`, {
      body: { quantity: 11 },
    })
    expect(changed.orderLineGroups[0].lines[0].price.excludingTaxInCents).toBeGreaterThan(5000)
    expect(changed.blockers).toEqual([])
  })

  it('goes back and forth, and ends with a no of either side', async () => {
    const quote = await parkTwo()
    await ask(quote.id)
    await answer(quote.number, 'We rekenen mee.')
    expect((await read(quote.id)).priceRequestState).toBe('in_review')
    await answer(quote.number, 'Bod', '--korting', '5')
    expect((await ask(quote.id, 'Kan er nog iets af?')).json.priceRequestState).toBe('counter')
    await answer(quote.number, 'Lager gaat niet.', '--afwijzen')
    expect((await read(quote.id)).priceRequest).toMatchObject({
      state: 'declined_by_shop',
      mayAsk: true,
      mayEnd: false,
    })
    expect(refusal(await end(quote.id))).toEqual([409, 'PriceRequestOver'])
    await ask(quote.id, 'Toch nog een vraag')
    expect((await end(quote.id)).json.priceRequestState).toBe('withdrawn')
    expect((await read(quote.id)).priceRequest.messages).toHaveLength(6)
  })

  it('loses none of the messages that two windows send at once', async () => {
    const quote = await parkTwo()
    await Promise.all([ask(quote.id, 'een'), ask(quote.id, 'twee'), ask(quote.id, 'drie')])
    expect((await read(quote.id)).priceRequest.messages).toHaveLength(3)
  })

  it('expires with its quote', async () => {
    const quote = await parkTwo()
    await ask(quote.id)
    await answer(quote.number, 'Bod', '--korting', '5', '--geldig', '2026-11-20')
    shop.setNow(new Date('2026-11-21T09:00:00Z'))
    await expireQuotesTask.run(shop.shop, {}, AbortSignal.abort())
    expect(await read(quote.id)).toMatchObject({ isExpired: true, priceRequestState: 'expired' })
    const told = await shop.database.db
      .selectFrom('audit_events')
      .select('actor_task')
      .where('entity', '=', 'price_requests')
      .where(sql`after->>'state'`, '=', 'expired')
      .execute()
    expect(told).toEqual([{ actor_task: 'expire-quotes' }])
  })

  it('refuses no message, too long a one, and an answer to nothing', async () => {
    const quote = await parkTwo()
    expect(refusal(await ask(quote.id, '  '))).toEqual([422, 'InvalidInput'])
    expect(refusal(await ask(quote.id, 'x'.repeat(4001)))).toEqual([422, 'InvalidInput'])
    expect(refusal(await ask(quote.id, 'half een teken: \ud83d'))).toEqual([422, 'InvalidInput'])
    await expect(answer(quote.number, 'Bod')).rejects.toThrow('PriceRequestOver')
    await expect(answer('OFF-2026-99999', 'Bod')).rejects.toThrow('QuoteNotFound')
    await ask(quote.id)
    await expect(answer(quote.number, 'Bod', '--prijs', '3=5')).rejects.toThrow('QuoteLineUnknown')
    expect((await read(quote.id)).priceRequestState).toBe('requested')
  })
})

describe('what staff type', () => {
  it.each([
    [['OFF-2026-00001']],
    [['OFF-2026-00001', ' ']],
    [['OFF-2026-00001', 'Bod', 'te veel']],
    [['OFF-2026-00001', 'Bod', '--prijs', '0=5']],
    [['OFF-2026-00001', 'Bod', '--prijs', '1=-5']],
    [['OFF-2026-00001', 'Bod', '--korting', '100']],
    [['OFF-2026-00001', 'Bod', '--geldig', '2026-02-30']],
    [['OFF-2026-00001', 'Bod', '--geldig', '2026-11-17']],
    [['OFF-2026-00001', 'Bod', '--onbekend']],
  ])('is refused in words: %j', (words) => {
    expect(readAnswer(words, TODAY)).toHaveProperty('problem')
  })
})
