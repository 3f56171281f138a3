import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SYSTEM } from '#test/support/actors.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'
import { addOperator } from '../operators/add-operator.ts'

let shop: TestShop
let customer: TestBrowser
let noor: TestBrowser
let jan: TestBrowser
beforeAll(async () => {
  shop = await testShop()
  customer = await shop.loggedIn()
  noor = await colleague('Noor', 'sales')
  jan = await colleague('Jan de Wit', 'production')
})
afterAll(() => shop.close())

async function colleague(name: string, role: 'sales' | 'production' | 'content'): Promise<TestBrowser> {
  const email = `${role}@notities.example`
  const { password } = await addOperator(shop.shop, SYSTEM, { email, name, role })
  const browser = shop.browser()
  await browser.call('POST', '/beheer/api/login', { body: { email, password } })
  return browser
}
async function place(): Promise<{ readonly id: string; readonly number: string }> {
  const cartItem = { sku: 'TOE-SPANNER', quantity: 2, customOptions: [] }
  await customer.call('POST', '/api/cart/items', { body: { cartItem, asOwnLine: true } })
  return (await customer.call('POST', '/api/cart/order', { body: {} })).json
}
const write = (by: TestBrowser, orderId: string, text: string, id = randomUUID()) =>
  by.call('POST', `/beheer/api/orders/${orderId}/notes`, { body: { id, text } })
const mentions = async (of: TestBrowser) => (await of.call('GET', '/beheer/api/mentions')).json.mentions

describe('a note at an order', () => {
  it('is read by colleagues, and never by the customer', async () => {
    const { id } = await place()
    const { json } = await write(noor, id, 'Klant belt <b>terug</b>\nvoor 16.00 uur')
    expect(json.notes).toEqual([
      expect.objectContaining({ by: 'Noor', text: 'Klant belt <b>terug</b>\nvoor 16.00 uur' }),
    ])
    const order = await customer.call('GET', `/api/customer/orders/${id}`)
    expect(JSON.stringify(order.json)).not.toContain('Klant belt')
  })

  it('is with whoever is named in it until he has read it, and not with who wrote it', async () => {
    const { id, number } = await place()
    await write(noor, id, 'Kan @jan de wit dit vandaag doen? @Noor kijkt mee')
    expect(await mentions(noor)).toEqual([])
    const [mention, ...others] = await mentions(jan)
    expect(others).toEqual([])
    expect(mention).toMatchObject({ of: 'order', ofId: id, ofNumber: number, by: 'Noor' })
    const read = () => jan.call('POST', `/beheer/api/mentions/${mention.id}/read`, { body: {} })
    expect((await read()).json.mentions).toEqual([])
    expect((await read()).status).toBe(200)
  })

  it('names nobody who may not read it', async () => {
    await colleague('Iris', 'content')
    const { id } = await place()
    const { json } = await write(noor, id, '@Iris kijk jij?')
    expect(json.colleagues).toContain('Jan de Wit')
    expect(json.colleagues).not.toContain('Iris')
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from order_note_mentions m join order_notes n on n.id = m.note_id
      where n.order_id = ${id}`.execute(shop.database.db)
    expect(rows[0]?.count).toBe(0)
  })

  it('is read by nobody in the name of another', async () => {
    const { id } = await place()
    const { json } = await write(noor, id, '@Jan de Wit: zie maat')
    await noor.call('POST', `/beheer/api/mentions/${json.notes[0].id}/read`, { body: {} })
    expect((await mentions(jan)).map(({ text }) => text)).toContain('@Jan de Wit: zie maat')
  })

  it('is written once, however often it is sent; without words or order it is refused', async () => {
    const { id } = await place()
    const noteId = randomUUID()
    await write(noor, id, 'Een keer', noteId)
    expect((await write(noor, id, 'Een keer', noteId)).json.notes).toHaveLength(1)
    expect((await write(noor, id, '  ')).status).toBe(422)
    expect((await write(noor, '00000000-0000-4000-8000-000000000000', 'Iets')).status).toBe(404)
  })
})

describe('the history of an order', () => {
  it('says who did what and why', async () => {
    const { id } = await place()
    const held = await noor.call('POST', `/beheer/api/orders/${id}/holds`, {
      body: { reason: 'Folie is op' },
    })
    await jan.call('POST', `/beheer/api/orders/${id}/holds/${held.json.hold.id}/release`, { body: {} })
    await jan.call('POST', `/beheer/api/orders/${id}/move`, { body: { state: 'in_production' } })
    await noor.call('POST', `/beheer/api/orders/${id}/cancel`, {
      body: { reason: 'Niet leverbaar', isConfirmed: true },
    })
    const { events } = (await noor.call('GET', `/beheer/api/orders/${id}`)).json
    const told = events.map(({ label, by, reason }) => [label, by, reason])
    expect(told).toHaveLength(5)
    expect(told).toEqual(
      expect.arrayContaining([
        ['Nieuwe order', expect.stringMatching(/\S/), null],
        ['Geblokkeerd', 'Noor', 'Folie is op'],
        ['Gedeblokkeerd', 'Jan de Wit', null],
        ['In productie', 'Jan de Wit', null],
        ['Geannuleerd', 'Noor', 'Niet leverbaar'],
      ]),
    )
  })
})
