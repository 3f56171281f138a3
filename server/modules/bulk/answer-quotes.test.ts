import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Reply } from '#test/support/answers.ts'
import { workThrough } from '#test/support/bulk-runs.ts'
import { newOperator } from '#test/support/operators.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'
import { TEST_NOW } from '#test/support/test-clock.ts'

const MINUTE_MS = 60_000
const NEW_DAY = '2026-12-31'

let shop: TestShop
let customer: TestBrowser
let seller: TestBrowser
beforeAll(async () => {
  shop = await testShop()
  customer = await shop.loggedIn()
  seller = await (await newOperator(shop, 'sales')).loggedIn()
})
afterAll(() => shop.close())
beforeEach(() => shop.setNow(TEST_NOW))

type Quote = Reply<'getDeskQuote'>

async function asked(reference = 'Beurs'): Promise<Quote> {
  await customer.call('POST', '/api/cart/items', {
    body: { cartItem: { sku: 'TOE-SPANNER', quantity: 10, customOptions: [] } },
  })
  const { json } = await customer.call('POST', '/api/cart/park', { body: { reference } })
  await say(json.id)
  return desk(json.id)
}
async function offered(reference?: string): Promise<Quote> {
  const { id, version, lines } = await asked(reference)
  await seller.call('POST', `/beheer/api/quotes/${id}/answer`, {
    body: {
      version,
      message: 'Ons bod.',
      prices: lines.map((line) => ({ lineId: line.id, cents: 900 })),
    },
  })
  return desk(id)
}
const say = (id: string) =>
  customer.call('POST', `/api/customer/parked-carts/${id}/price-request`, {
    body: { message: 'Wat kan er?' },
  })
const desk = async (id: string) => (await seller.call('GET', `/beheer/api/quotes/${id}`)).json
const start = (order: object, by = seller) =>
  by.call('POST', '/beheer/api/bulk', { body: { id: crypto.randomUUID(), order } })
const extend = (rows: object, date = NEW_DAY) => start({ kind: 'extendQuotes', date, rows })
const decline = (rows: object, reason = 'Onze prijs is al scherp.') =>
  start({ kind: 'declineQuotes', reason, rows })
const outcome = async (id: string) => {
  const { runs } = (await seller.call('GET', '/beheer/api/bulk?list=quotes')).json
  const run = runs.find((one) => one.id === id)
  return Object.fromEntries(run.rows.map((row) => [row.number, row.fault]))
}
const mailsOf = async (template: string, number: string) =>
  (
    await sql<{ text: string }>`select payload->>'text' as text from outbox
      where template = ${template} and payload->>'text' like ${`%${number}%`}`.execute(shop.database.db)
  ).rows

describe('many quotes at once', () => {
  it('lets each offer hold until the same day, and says of the others why they stay', async () => {
    const [first, second, open] = [await offered(), await offered(), await asked()]
    const longer = await offered()
    await extend({ ids: [longer.id] }, '2027-01-31').then(({ json }) => workThrough(shop, json.id))
    const { json: run } = await extend({ ids: [first, second, open, longer].map(({ id }) => id) })
    expect([run.kind, run.total]).toEqual(['extendQuotes', 4])
    await workThrough(shop, run.id)
    expect(await outcome(run.id)).toEqual({
      [first.number]: null,
      [second.number]: null,
      [open.number]: 'Er ligt geen aanbod dat nog geldt.',
      [longer.number]: 'Dit aanbod geldt al tot en met 31-01-2027. Kies een latere dag.',
    })
    expect(await desk(first.id)).toMatchObject({ validUntil: NEW_DAY, state: 'offered' })
    const mails = await mailsOf('quote_extended', first.number)
    expect(mails).toEqual([{ text: expect.stringContaining('31-12-2026') }])
    const { rows } = await sql<{ kind: string }>`select distinct actor_kind as kind from audit_events
      where entity = 'carts' and entity_id = ${first.id} and after->>'valid_until' = ${NEW_DAY}`.execute(
      shop.database.db,
    )
    expect(rows).toEqual([{ kind: 'operator' }])
  })

  it('declines what was asked with one reason, which each customer reads', async () => {
    const [first, mine] = [await asked(), await offered()]
    const declined = await asked()
    await decline({ ids: [declined.id] }).then(({ json }) => workThrough(shop, json.id))
    const { json: run } = await decline({ ids: [first.id, declined.id] })
    await workThrough(shop, run.id)
    expect(await outcome(run.id)).toEqual({
      [first.number]: null,
      [declined.number]: 'Er ligt geen prijsvraag meer om af te wijzen.',
    })
    const shown = await desk(first.id)
    expect(shown).toMatchObject({ state: 'declined_by_shop' })
    expect(shown.messages.at(-1)).toMatchObject({ author: 'shop', body: 'Onze prijs is al scherp.' })
    expect((await desk(mine.id)).state).toBe('offered')
  })

  it('means all that a queue shows by its filters, and nothing else', async () => {
    const reference = `Actie ${crypto.randomUUID().slice(0, 8)}`
    const [first, second] = [await offered(reference), await offered(reference)]
    await asked(reference)
    await offered('Iets anders')
    const view = { queue: 'offered', search: reference }
    const counted = await seller.call('POST', '/beheer/api/bulk/count', {
      body: { list: 'quotes', rows: view },
    })
    expect(counted.json).toEqual({ count: 2 })
    const none = await extend({ ...view, savedUntil: '2020-01-01' })
    expect([none.status, none.json.errors[0].code]).toEqual([422, 'NothingChosen'])
    const { json: run } = await extend({ ...view, seen: 2 })
    await workThrough(shop, run.id)
    expect(await outcome(run.id)).toEqual({ [first.number]: null, [second.number]: null })
  })

  it('leaves a quote that the customer spoke of after the press', async () => {
    const { id, number } = await asked()
    const { json: run } = await decline({ ids: [id] })
    shop.setNow(new Date(TEST_NOW.getTime() + MINUTE_MS))
    await say(id)
    await workThrough(shop, run.id)
    expect(await outcome(run.id)).toEqual({
      [number]: 'De klant of een collega heeft deze offerte intussen gewijzigd. Bekijk wat er nu staat.',
    })
    expect((await desk(id)).state).toBe('requested')
  })

  it('leaves a quote that was gone and came back after the press', async () => {
    const { id, number } = await asked()
    const { json: run } = await decline({ ids: [id] })
    shop.setNow(new Date(TEST_NOW.getTime() + MINUTE_MS))
    expect((await customer.call('DELETE', `/api/cart/${id}`)).status).toBe(200)
    expect((await customer.call('POST', `/api/customer/parked-carts/${id}/restore`)).status).toBe(200)
    await workThrough(shop, run.id)
    expect(await outcome(run.id)).toEqual({
      [number]: 'De klant of een collega heeft deze offerte intussen gewijzigd. Bekijk wat er nu staat.',
    })
    expect((await desk(id)).state).toBe('requested')
  })

  it('counts for done what a process did that ended before it could say so', async () => {
    const [first, second] = [await offered(), await asked()]
    const runs = [(await extend({ ids: [first.id] })).json, (await decline({ ids: [second.id] })).json]
    for (const { id } of runs) {
      await workThrough(shop, id)
      await sql`update bulk_runs set ended_at = null where id = ${id}`.execute(shop.database.db)
      await sql`update bulk_rows set outcome = 'waiting' where run_id = ${id}`.execute(shop.database.db)
      await workThrough(shop, id)
    }
    expect(await outcome(runs[0]!.id)).toEqual({ [first.number]: null })
    expect(await outcome(runs[1]!.id)).toEqual({ [second.number]: null })
    expect(await mailsOf('quote_extended', first.number)).toHaveLength(1)
    expect(await mailsOf('price_declined', second.number)).toHaveLength(1)
  })

  it('is refused before it begins for a day that cannot be, without a reason, and to who may not answer', async () => {
    const { id } = await offered()
    const past = await extend({ ids: [id] }, '2026-01-01')
    expect([past.status, past.json.errors[0]]).toEqual([
      422,
      expect.objectContaining({ field: 'date', message: expect.stringContaining('hoogstens twee jaar') }),
    ])
    expect((await decline({ ids: [id] }, ' ')).status).toBe(422)
    const maker = await (await newOperator(shop, 'production')).loggedIn()
    expect((await start({ kind: 'extendQuotes', date: NEW_DAY, rows: { ids: [id] } }, maker)).status).toBe(
      403,
    )
    expect((await start({ kind: 'declineQuotes', reason: 'Nee', rows: { ids: [id] } }, maker)).status).toBe(
      403,
    )
  })
})
