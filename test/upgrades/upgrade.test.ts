import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import { deferFiles } from '../support/defer-files.ts'
import { type TestBrowser, type TestShop, testShop } from '../support/shop.ts'
import { filledDatabase } from './filled-database.ts'

describe('a shop of the first schema, with an open cart and nine orders', () => {
  let shop: TestShop
  let customer: TestBrowser

  beforeAll(async () => {
    const database = await filledDatabase('0001-shop', 'shop-0001.jsonl')
    await migrate(database.db)
    shop = await testShop({ on: database })
    shop.setNow(new Date('2026-11-20T11:00:00Z'))
    customer = await shop.loggedIn()
  })
  afterAll(() => shop.close())

  async function read(url: string) {
    const { status, json } = await customer.call('GET', url)
    expect([url, status]).toEqual([url, 200])
    return json
  }

  it('keeps what was in the cart at its price', async () => {
    const { orderLineGroups } = await read('/api/cart')
    const lines = orderLineGroups.flatMap((group: any) => group.lines)
    expect(lines.map(({ sku, quantity, price }: any) => [sku, quantity, price.excludingTaxInCents])).toEqual([
      ['SPD-300X100', 3, 107_70],
      ['TXF-DOEK', 2, 85_50],
      ['TOE-SPANNER', 12, 90_12],
    ])
  })

  it('shows every order of every customer at the amount that it had', async () => {
    const { rows } = await sql<{ email: string; id: string; number: string; total: number }>`
      select contacts.email, orders.id, number, total_cents as total from orders
      join contacts on contacts.id = contact_id order by number`.execute(shop.database.db)
    const other = await shop.loggedIn('tweede@demo.example', 'Paskruis-demo-2')
    expect(rows).toHaveLength(9)
    for (const { email, id, number, total } of rows) {
      const reader = email === 'klant@demo.example' ? customer : other
      const { status, json } = await reader.call('GET', `/api/customer/orders/${id}`)
      expect([status, json.number, json.totalPrice.includingTaxInCents]).toEqual([200, number, total])
      const paper = await reader.call('GET', `/api/documents/order-confirmation/${id}`)
      expect([paper.status, paper.headers['content-type']]).toEqual([200, 'application/pdf'])
    }
  })

  it.each([
    '/api/config/theme',
    '/api/navigation/main-menu',
    '/api/products/SPD-300X100',
    '/api/search?query=doek',
    '/api/customer',
    '/api/customer/workbench',
    '/api/customer/orders',
    '/api/customer/parked-carts',
    '/api/customer/downloads',
    '/api/customer/data',
    '/api/designs',
  ])('answers %s', async (url) => {
    await read(url)
  })

  it('parks what was in the cart, takes it back and orders it for the same', async () => {
    const { json: quote } = await customer.call('POST', '/api/cart/park', { body: { reference: 'Oud' } })
    const { parkedCarts } = await read('/api/customer/parked-carts')
    expect(parkedCarts.map(({ totalPrice }: any) => totalPrice.includingTaxInCents)).toEqual([375_31])
    await customer.call('POST', `/api/cart/activate/${quote.id}`, { body: {} })
    await deferFiles(customer)
    const { status, json: placed } = await customer.call('POST', '/api/cart/order', { body: {} })
    expect(status).toBe(200)
    const order = await read(`/api/customer/orders/${placed.id}`)
    expect([order.number, order.totalPrice.includingTaxInCents]).toEqual(['10010', 375_31])
  })
})
