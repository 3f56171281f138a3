import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bannerItem } from '#test/support/cart-items.ts'
import { deferFiles } from '#test/support/defer-files.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'

let shop: TestShop
let customer: TestBrowser
beforeAll(async () => {
  shop = await testShop()
  customer = await shop.loggedIn()
})
afterAll(() => shop.close())

async function orderBanner(): Promise<string> {
  await customer.call('POST', '/api/cart/empty')
  await customer.call('POST', '/api/cart/items', { body: { cartItem: bannerItem(1, 3000, 1000) } })
  await deferFiles(customer)
  return (await customer.call('POST', '/api/cart/order', { body: {} })).json.id
}
const workbench = (browser = customer) => browser.call('GET', '/api/customer/workbench')

describe('GET /customer/workbench', () => {
  it('tells who is there, what day it is, and each line with its picture, its size and its deadline', async () => {
    const id = await orderBanner()
    const { json } = await workbench()
    expect(json).toMatchObject({
      firstName: expect.any(String),
      today: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    })
    expect(json.orders[0]).toMatchObject({
      id,
      state: 'awaiting_files',
      lines: [
        {
          url: expect.stringMatching(/^\//),
          imageUrl: expect.any(String),
          widthMm: 3000,
          heightMm: 1000,
          kind: 'ship',
          deadline: expect.stringMatching(/Z$/),
        },
      ],
    })
  })

  it('has the six latest orders, and each older one that waits', async () => {
    for (let count = 0; count < 7; count += 1) await orderBanner()
    const { json } = await workbench()
    expect(json.orders.length).toBeGreaterThan(7)
    // An order of which another line has left waits as well.
    await shop.database.db
      .updateTable('orders')
      .set({ state: 'partially_shipped' })
      .where('state', 'in', ['awaiting_files', 'awaiting_approval'])
      .execute()
    expect((await workbench()).json.orders).toHaveLength(json.orders.length)
    await shop.database.db
      .updateTable('order_lines')
      .set({ state: 'closed' })
      .where('state', 'in', ['awaiting_files', 'awaiting_approval'])
      .execute()
    const { json: after } = await workbench()
    expect(after.orders).toHaveLength(6)
    const placed = after.orders.map((order: { placedAt: string }) => order.placedAt)
    expect(placed).toEqual(placed.toSorted().toReversed())
  })

  it('is of one company, and of nobody without a login', async () => {
    const { json } = await workbench(await shop.loggedIn('tweede@demo.example', 'Paskruis-demo-2'))
    const own = new Set((await workbench()).json.orders.map(({ id }: { id: string }) => id))
    expect(json.orders.some(({ id }: { id: string }) => own.has(id))).toBe(false)
    expect((await workbench(shop.browser())).status).toBe(401)
  })
})
