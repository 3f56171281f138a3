import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newOperator } from '#test/support/operators.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'

let shop: TestShop
let customer: TestBrowser
let colleague: TestBrowser
let finance: TestBrowser
let companyId: string
beforeAll(async () => {
  shop = await testShop()
  customer = await shop.loggedIn()
  finance = await (await newOperator(shop, 'finance')).loggedIn()
  const { db } = shop.database
  const { contact } = (await customer.call('GET', '/api/customer')).json
  const mine = await db
    .selectFrom('contacts')
    .selectAll()
    .where('id', '=', contact.id)
    .executeTakeFirstOrThrow()
  companyId = mine.company_id
  const { id: _id, ...copy } = mine
  await db
    .insertInto('contacts')
    .values({ ...copy, email: 'collega@demo.example' })
    .execute()
  colleague = await shop.loggedIn('collega@demo.example')
})
afterAll(() => shop.close())

const open = async (): Promise<number> => {
  const { json } = await finance.call('GET', `/beheer/api/companies/${companyId}`)
  return json.open.invoicedInCents + json.open.orderedInCents
}
/** Room for so much more than is open now. */
async function giveRoom(cents: number, overLimit: 'warn' | 'stop'): Promise<void> {
  const credit_limit_cents = (await open()) + cents
  await shop.database.db
    .updateTable('companies')
    .set({ credit_limit_cents, over_limit: overLimit })
    .where('id', '=', companyId)
    .execute()
}
async function fill(browser = customer) {
  await browser.call('POST', '/api/cart/empty')
  const cartItem = { sku: 'TOE-SPANNER', quantity: 3, customOptions: [] }
  await browser.call('POST', '/api/cart/items', { body: { cartItem } })
  return (await browser.call('GET', '/api/cart')).json
}
const place = (browser = customer) => browser.call('POST', '/api/cart/order', { body: {} })
const desk = async (id: string, by = finance) => (await by.call('GET', `/beheer/api/orders/${id}`)).json

const WHY =
  'Met deze bestelling komt je bedrijf boven de afgesproken kredietlimiet. Betaal eerst openstaande facturen, of neem contact met ons op. Je winkelwagen blijft bewaard.'

describe('a company over its limit where that is stopped', () => {
  it('reads it at the cart, is refused, loses nothing, and orders once there is room', async () => {
    const { totalPrice } = await fill()
    await giveRoom(totalPrice.includingTaxInCents - 1, 'stop')
    const cart = (await customer.call('GET', '/api/cart')).json
    expect(cart.blockers).toEqual([{ code: 'credit_limit', itemId: null, message: WHY }])
    expect(await place()).toMatchObject({
      status: 409,
      json: { errors: [{ code: 'CartNotOrderable', message: WHY }] },
    })
    expect((await customer.call('GET', '/api/cart')).json.orderLineGroups).toEqual(cart.orderLineGroups)
    await giveRoom(totalPrice.includingTaxInCents, 'stop')
    const placed = await place()
    expect(placed.status).toBe(200)
    expect((await desk(placed.json.id)).hold).toBeNull()
  })

  it('of two orders at once places the one that fits', async () => {
    const { totalPrice } = await fill()
    await fill(colleague)
    await giveRoom(totalPrice.includingTaxInCents, 'stop')
    const before = await open()
    const answers = await Promise.all([place(), place(colleague)])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    expect(await open()).toBe(before + totalPrice.includingTaxInCents)
  })

  it('is told at a quote too', async () => {
    const { totalPrice } = await fill()
    await giveRoom(totalPrice.includingTaxInCents - 1, 'stop')
    const { json } = await customer.call('POST', '/api/cart/park', { body: { reference: 'Later' } })
    const quote = (await customer.call('GET', `/api/customer/parked-carts/${json.id}`)).json
    const order = () =>
      customer.call('POST', `/api/customer/parked-carts/${json.id}/order`, {
        body: {
          version: quote.version,
          totalIncludingTaxInCents: quote.totalPrice.includingTaxInCents,
          termsAccepted: true,
        },
      })
    expect(await order()).toMatchObject({ status: 409, json: { errors: [{ message: WHY }] } })
    await giveRoom(totalPrice.includingTaxInCents, 'stop')
    expect((await order()).status).toBe(200)
  })
})

describe('a company over its limit of which staff are warned', () => {
  it('orders, and its order waits for finance', async () => {
    const { totalPrice } = await fill()
    await giveRoom(totalPrice.includingTaxInCents - 1, 'warn')
    expect((await customer.call('GET', '/api/cart')).json.blockers).toEqual([])
    const { json: placed } = await place()
    const { hold } = await desk(placed.id)
    expect(hold).toMatchObject({ isForCredit: true, by: null })
    expect(hold.reason).toMatch(/^Boven de kredietlimiet: er stond €\s/)
    const { json: held } = await finance.call('GET', '/beheer/api/orders?queue=held')
    expect(held.orders.map(({ id }: { id: string }) => id)).toContain(placed.id)

    const sales = await (await newOperator(shop, 'sales')).loggedIn()
    const path = `/beheer/api/orders/${placed.id}/holds/${hold.id}/release`
    const body = { state: 'in_production' }
    const move = () => sales.call('POST', `/beheer/api/orders/${placed.id}/move`, { body })
    expect((await move()).status).toBe(409)
    expect((await sales.call('POST', path)).status).toBe(403)
    expect((await finance.call('POST', path)).status).toBe(200)
    expect((await move()).status).toBe(200)
  })

  it('of two orders at once holds the one that does not fit', async () => {
    const { totalPrice } = await fill()
    await fill(colleague)
    await giveRoom(totalPrice.includingTaxInCents, 'warn')
    const answers = await Promise.all([place(), place(colleague)])
    const orders = await Promise.all(answers.map(({ json }) => desk(json.id)))
    expect(orders.filter(({ hold }) => hold !== null)).toHaveLength(1)
  })
})

describe('the limit', () => {
  beforeEach(() => giveRoom(0, 'warn'))

  it('is set by finance, with what an order over it meets', async () => {
    const body = { change: { overLimit: 'stop' }, seen: { overLimit: 'warn' } }
    const { status, json } = await finance.call('PATCH', `/beheer/api/companies/${companyId}/terms`, { body })
    expect([status, json.terms.overLimit]).toEqual([200, 'stop'])
    const wrong = { change: { overLimit: 'later' }, seen: { overLimit: 'stop' } }
    expect(
      (await finance.call('PATCH', `/beheer/api/companies/${companyId}/terms`, { body: wrong })).status,
    ).toBe(422)
  })
})
