import { afterAll, beforeAll, expect, it } from 'vitest'
import { companies } from '#demo/customers.ts'
import { type TestShop, testShop } from '#test/support/shop.ts'
import { openDemo } from './open-demo.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop({ template: 'shop_empty' })
  await openDemo(shop.shop, () => undefined)
})
afterAll(() => shop.close())

const ORDERS = companies[0]?.orders ?? []

it('gives the demo customer all orders, those with a composed product too', async () => {
  const customer = await shop.loggedIn()
  const { json } = await customer.call('GET', '/api/customer/orders')
  expect(json.totalCount).toBe(ORDERS.length)
  const market = json.orders.find((order: any) => order.reference === 'Sinterklaasmarkt')
  const { json: order } = await customer.call('GET', `/api/customer/orders/${market.id}`)
  const lines = order.groups.flatMap((group: any) => group.lines)
  expect(lines.map((line: any) => [line.sku, line.quantity, line.price.excludingTaxInCents])).toEqual([
    // Two of 36.80, with 6 m² at 4 % off the cloth: 25.20 x 0.96 + 6.80 + 4.80 = 35.79; and 5.00 to set up.
    ['SPD-510', 2, 7658],
    ['TOE-SPANNER', 4, 3160],
  ])
  expect(JSON.stringify(lines[0])).toContain('Ringen om de 50 cm')
})

it('leaves a filled shop as it is', async () => {
  const before = await shop.database.db.selectFrom('orders').select('id').execute()
  await openDemo(shop.shop, () => undefined)
  expect(await shop.database.db.selectFrom('orders').select('id').execute()).toHaveLength(before.length)
})
