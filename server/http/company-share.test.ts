import { afterAll, beforeAll, expect, it } from 'vitest'
import { bannerItem } from '#test/support/cart-items.ts'
import { holdCarts } from '#test/support/held-cart.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'

let shop: TestShop
let customer: TestBrowser
let other: TestBrowser
beforeAll(async () => {
  shop = await testShop()
  customer = await shop.loggedIn()
  other = await shop.loggedIn('tweede@demo.example', 'Paskruis-demo-2')
})
afterAll(() => shop.close())

const change = (lineId: string, quantity: number) =>
  customer.call('PATCH', `/api/cart/items/${lineId}`, { body: { quantity } })

it('leaves connections for others while one company has all its calls waiting', async () => {
  const { json } = await customer.call('POST', '/api/cart/items', {
    body: { cartItem: bannerItem(1, 1000, 500), asOwnLine: true },
  })
  const lineId: string = json.orderLineGroups[0].lines[0].id
  const held = await holdCarts(shop)
  const changes = Array.from({ length: 20 }, (_, index) => change(lineId, index + 1))
  await held.waiters(4)
  expect((await other.call('GET', '/api/customer')).status).toBe(200)
  expect((await shop.browser().call('GET', '/api/products/SPD-510')).status).toBe(200)
  await held.release()
  const statuses = (await Promise.all(changes)).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([200]))
})

it('refuses what would wait behind a hundred others', async () => {
  const held = await holdCarts(shop)
  const emptied = Array.from({ length: 110 }, () => customer.call('POST', '/api/cart/empty'))
  const refused = await firstOf(emptied, 110 - 104)
  expect(refused.map(({ status, json }) => [status, json.errors[0].code])).toEqual(
    Array.from(refused, () => [429, 'TooManyRequests']),
  )
  // Papers are drawn, and read from the same connections.
  for (const kind of ['order-confirmation', 'packing-slip', 'invoice', 'invoice-ubl', 'quote', 'design']) {
    const { status } = await customer.call('GET', `/api/documents/${kind}/${crypto.randomUUID()}`)
    expect([kind, status]).toEqual([kind, 429])
  }
  await held.release()
  const statuses = (await Promise.all(emptied)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(104)
})

/** The first answers, as many of them, of calls that go on. */
function firstOf<Answer>(calls: readonly Promise<Answer>[], count: number): Promise<readonly Answer[]> {
  const { promise, resolve, reject } = Promise.withResolvers<readonly Answer[]>()
  const answers: Answer[] = []
  for (const call of calls) {
    call.then((answer) => {
      answers.push(answer)
      if (answers.length === count) resolve(answers)
    }, reject)
  }
  return promise
}
