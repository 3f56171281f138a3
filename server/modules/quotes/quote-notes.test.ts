import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SYSTEM } from '#test/support/actors.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'
import { addOperator } from '../operators/add-operator.ts'

let shop: TestShop
let customer: TestBrowser
let noor: TestBrowser
let fleur: TestBrowser
let jan: TestBrowser
beforeAll(async () => {
  shop = await testShop()
  customer = await shop.loggedIn()
  noor = await colleague('Noor', 'sales')
  fleur = await colleague('Fleur', 'finance')
  jan = await colleague('Jan', 'production')
})
afterAll(() => shop.close())

async function colleague(name: string, role: 'sales' | 'finance' | 'production'): Promise<TestBrowser> {
  const email = `${role}@notities.example`
  const { password } = await addOperator(shop.shop, SYSTEM, { email, name, role })
  const browser = shop.browser()
  await browser.call('POST', '/beheer/api/login', { body: { email, password } })
  return browser
}
async function park() {
  const cartItem = { sku: 'TOE-SPANNER', quantity: 2, customOptions: [] }
  await customer.call('POST', '/api/cart/items', { body: { cartItem, asOwnLine: true } })
  const { id } = (await customer.call('POST', '/api/cart/park', { body: { reference: 'Gevel' } })).json
  return (await noor.call('GET', `/beheer/api/quotes/${id}`)).json
}
const write = (by: TestBrowser, quoteId: string, text: string, id = randomUUID()) =>
  by.call('POST', `/beheer/api/quotes/${quoteId}/notes`, { body: { id, text } })
const mentions = async (of: TestBrowser) => (await of.call('GET', '/beheer/api/mentions')).json.mentions

const setRole = (name: string, role: string) =>
  sql`update operators set role = ${role} where name = ${name}`.execute(shop.database.db)

describe('a note at a quote', () => {
  it('is read by colleagues and never by the customer, and changes nothing of what he saw', async () => {
    const quote = await park()
    expect([quote.notes, quote.colleagues.includes('Fleur')]).toEqual([[], true])
    const { json } = await write(noor, quote.id, 'Marge mag <b>omlaag</b>')
    expect(json.notes).toEqual([expect.objectContaining({ by: 'Noor', text: 'Marge mag <b>omlaag</b>' })])
    expect(json.version).toBe(quote.version)
    const seen = await customer.call('GET', `/api/customer/parked-carts/${quote.id}`)
    expect(seen.status).toBe(200)
    expect(JSON.stringify(seen.json)).not.toContain('Marge')
  })

  it('is with whoever is named in it and may see quotes, until he has read it', async () => {
    const quote = await park()
    await write(noor, quote.id, 'Kijk jij, @Fleur? @Jan hoeft niet, @Noor wel')
    const [mention, ...others] = await mentions(fleur)
    expect(others).toEqual([])
    expect(mention).toMatchObject({ of: 'quote', ofId: quote.id, ofNumber: quote.number, by: 'Noor' })
    expect([await mentions(jan), await mentions(noor)]).toEqual([[], []])
    const read = await fleur.call('POST', `/beheer/api/mentions/${mention.id}/read`, { body: {} })
    expect(read.json.mentions).toEqual([])
  })

  it('is not shown any more to whoever may see quotes no longer', async () => {
    const quote = await park()
    await write(noor, quote.id, '@Fleur nog een')
    await setRole('Fleur', 'production')
    expect(await mentions(fleur)).toEqual([])
    await setRole('Fleur', 'finance')
    expect(await mentions(fleur)).toHaveLength(1)
  })

  it('is written once, however often it is sent; without words, quote or right it is refused', async () => {
    const quote = await park()
    const noteId = randomUUID()
    await write(noor, quote.id, 'Een keer', noteId)
    expect((await write(noor, quote.id, 'Een keer', noteId)).json.notes).toHaveLength(1)
    expect((await write(noor, quote.id, '  ')).status).toBe(422)
    expect((await write(noor, '00000000-0000-4000-8000-000000000000', 'Iets')).status).toBe(404)
    expect((await write(jan, quote.id, 'Iets')).status).toBe(403)
    const { rows } = await sql<{ kind: string }>`
      select actor_kind as kind from audit_events where entity = 'order_notes' and entity_id = ${noteId}`.execute(
      shop.database.db,
    )
    expect(rows).toEqual([{ kind: 'operator' }])
  })

  it('stays with the quote once it is ordered', async () => {
    const quote = await park()
    await write(noor, quote.id, 'Snel doen')
    const ordered = await customer.call('POST', `/api/customer/parked-carts/${quote.id}/order`, {
      body: {
        version: quote.version,
        totalIncludingTaxInCents: quote.totalPrice.includingTaxInCents,
        termsAccepted: true,
      },
    })
    expect(ordered.status).toBe(200)
    const { json } = await noor.call('GET', `/beheer/api/quotes/${quote.id}`)
    expect([json.order.id, json.notes.map(({ text }) => text)]).toEqual([ordered.json.id, ['Snel doen']])
  })
})
