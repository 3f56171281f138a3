import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { SYSTEM } from '#test/support/actors.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'
import { invoiceOrderNamed } from '../documents/invoice-order.ts'

let shop: TestShop
let customer: TestBrowser
let contactId: string
beforeAll(async () => {
  shop = await testShop()
  customer = await shop.loggedIn()
  contactId = (await customer.call('GET', '/api/customer')).json.contact.id
})
afterAll(() => shop.close())

const give = (rights: { readonly roles?: string[]; readonly order_limit_cents?: number | null }) =>
  shop.database.db.updateTable('contacts').set(rights).where('id', '=', contactId).execute()
beforeEach(() => give({ roles: ['orders', 'approves', 'pays', 'managesPeople'], order_limit_cents: null }))

async function fill() {
  await customer.call('POST', '/api/cart/empty')
  const cartItem = { sku: 'TOE-SPANNER', quantity: 3, customOptions: [] }
  await customer.call('POST', '/api/cart/items', { body: { cartItem } })
  return (await customer.call('GET', '/api/cart')).json
}
const place = () => customer.call('POST', '/api/cart/order', { body: {} })

describe('a contact who may not order himself', () => {
  it('fills a cart, reads why he cannot order it, and is refused before anything is read', async () => {
    await give({ roles: ['pays'] })
    const cart = await fill()
    const why =
      'Je mag binnen je bedrijf niet bestellen. Bewaar je winkelwagen als offerte en laat een collega bestellen.'
    expect(cart.isOrderable).toBe(false)
    expect(cart.blockers).toEqual([{ code: 'not_allowed', itemId: null, message: why }])
    expect(await place()).toMatchObject({
      status: 403,
      json: { errors: [{ code: 'MayNotOrder', message: why }] },
    })
  })

  it('parks it as a quote that a colleague can order', async () => {
    await give({ roles: [] })
    await fill()
    const { status, json } = await customer.call('POST', '/api/cart/park', {
      body: { reference: 'Voor Kim' },
    })
    expect(status).toBe(200)
    const quote = (await customer.call('GET', `/api/customer/parked-carts/${json.id}`)).json
    const order = () =>
      customer.call('POST', `/api/customer/parked-carts/${json.id}/order`, {
        body: {
          version: quote.version,
          totalIncludingTaxInCents: quote.totalPrice.includingTaxInCents,
          termsAccepted: true,
        },
      })
    expect((await order()).status).toBe(403)
    expect(quote.cart.blockers).toEqual([
      {
        code: 'not_allowed',
        itemId: null,
        message:
          'Je mag binnen je bedrijf niet bestellen. Een collega die dat wel mag, kan deze offerte hier bestellen.',
      },
    ])
    await give({ roles: ['orders'] })
    expect((await order()).status).toBe(200)
  })
})

it('fills a cart from an order of before and from pasted rows all the same', async () => {
  await fill()
  const { id } = (await place()).json
  await give({ roles: [] })
  const again = await customer.call('GET', `/api/customer/orders/${id}/re-order`)
  expect(again.status).toBe(200)
  expect((await customer.call('GET', '/api/cart/totals')).json.totalItemCount).toBe(1)
  const rows = [{ sku: 'TOE-SPANNER', quantity: '2' }]
  const quick = await customer.call('POST', '/api/cart/rows', { body: { rows } })
  expect(quick.status).toBe(200)
  expect((await place()).status).toBe(403)
})

it('reads which colleagues may order whatever it comes to, and not himself among them', async () => {
  const { db } = shop.database
  const { company_id } = await db
    .selectFrom('contacts')
    .select('company_id')
    .where('id', '=', contactId)
    .executeTakeFirstOrThrow()
  const colleague = (last_name: string, more: object) =>
    db
      .insertInto('contacts')
      .values({
        company_id,
        email: `${last_name.toLowerCase()}@demo.example`,
        first_name: 'Kim',
        last_name,
        ...more,
      })
      .execute()
  const before: string[] = (await customer.call('GET', '/api/customer')).json.orderers
  await colleague('Mag', {})
  await colleague('Betaalt', { roles: ['pays'] })
  await colleague('Begrensd', { order_limit_cents: 1000 })
  await colleague('Weg', { state: 'blocked' })
  const { orderers, contact } = (await customer.call('GET', '/api/customer')).json
  expect(orderers.filter((name: string) => !before.includes(name))).toEqual(['Kim Mag'])
  expect(orderers).not.toContain(`${contact.firstName} ${contact.lastName}`)
})

describe('a contact with a limit', () => {
  it('orders up to it, and not a cent more', async () => {
    const { totalPrice } = await fill()
    await give({ order_limit_cents: totalPrice.excludingTaxInCents - 1 })
    const { blockers } = (await customer.call('GET', '/api/cart')).json
    expect(blockers).toMatchObject([{ code: 'not_allowed', itemId: null }])
    expect(await place()).toMatchObject({
      status: 409,
      json: {
        errors: [
          {
            message:
              'Deze bestelling is hoger dan het bedrag dat je zelf mag bestellen. Bewaar je winkelwagen als offerte en laat een collega bestellen.',
          },
        ],
      },
    })
    await give({ order_limit_cents: totalPrice.excludingTaxInCents })
    expect((await place()).status).toBe(200)
  })
})

describe('invoices', () => {
  it('are shown and handed out to who pays, and to nobody else', async () => {
    await fill()
    const { number } = (await place()).json
    await invoiceOrderNamed(shop.shop, SYSTEM, number)
    const downloads = async () => (await customer.call('GET', '/api/customer/downloads')).json.sections
    const kinds = async () => (await downloads()).map(({ kind }: { kind: string }) => kind)
    expect(await kinds()).toContain('invoices')
    expect((await customer.call('GET', '/api/customer/downloads')).json.seesInvoices).toBe(true)
    const [invoice] = (await downloads()).find(({ kind }: { kind: string }) => kind === 'invoices').rows
    const { url } = invoice.files[0]
    expect((await customer.call('GET', url)).status).toBe(200)

    await give({ roles: ['orders'] })
    expect(await kinds()).not.toContain('invoices')
    expect((await customer.call('GET', '/api/customer/downloads')).json.seesInvoices).toBe(false)
    expect((await customer.call('GET', url)).status).toBe(403)
    expect((await customer.call('GET', '/api/customer/downloads?kind=invoices')).status).toBe(403)
    const { orders } = (await customer.call('GET', '/api/customer/orders')).json
    const papers = orders.flatMap(({ documents }: { documents: { kind: string }[] }) =>
      documents.map(({ kind }) => kind),
    )
    expect(papers).not.toContain('invoice_pdf')
    expect(papers).toContain('order_confirmation')
  })
})
