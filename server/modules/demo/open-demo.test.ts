import { afterAll, beforeAll, expect, it } from 'vitest'
import { companies } from '#demo/customers.ts'
import { newOperator } from '#test/support/operators.ts'
import { type TestShop, testShop } from '#test/support/shop.ts'
import { checkDesign } from '../designs/check-design.ts'
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
  const market = json.orders.find((order) => order.reference === 'Sinterklaasmarkt')
  const { json: order } = await customer.call('GET', `/api/customer/orders/${market.id}`)
  const lines = order.groups.flatMap((group) => group.lines)
  expect(lines.map((line) => [line.sku, line.quantity, line.price.excludingTaxInCents])).toEqual([
    // Two of 36.80, with 6 m² at 4 % off the cloth: 25.20 x 0.96 + 6.80 + 4.80 = 35.79; and 5.00 to set up.
    ['SPD-510', 2, 7658],
    ['TOE-SPANNER', 4, 3160],
  ])
  expect(JSON.stringify(lines[0])).toContain('Ringen om de 50 cm')
})

it('shows a line by the studio, a back that can be left bare, and an order that can be followed', async () => {
  const customer = await shop.loggedIn('tweede@demo.example', 'Paskruis-demo-2')
  const { json: cart } = await customer.call('GET', '/api/cart')
  const lines = cart.orderLineGroups.flatMap((group) => group.lines)
  expect(lines).toMatchObject([
    { sku: 'SPD-300X100', designs: [{ isStudioDesign: true, quantity: 2 }], backSide: 'none' },
    { sku: 'VIS-DIGI', backDesign: { isStudioDesign: true }, backSide: 'optional' },
    { sku: 'TXF-DOEK', designs: [], designStatus: 'missing' },
  ])
  const owner = await shop.loggedIn()
  expect((await owner.call('GET', '/api/cart')).json.orderLineGroups).toEqual([])
  const { json } = await owner.call('GET', '/api/customer/orders')
  const shipped = json.orders.find((order) => order.reference === 'Menuborden winter')
  const order = (await owner.call('GET', `/api/customer/orders/${shipped.id}`)).json
  expect(JSON.stringify(order)).toContain('https://jouw.postnl.nl/track-and-trace/3SPASK004217-')
})

it('checks the files of its customers: one fits what waits for it, two can be repaired, one is the wrong size', async () => {
  const owner = await shop.loggedIn()
  const { designs } = (await owner.call('GET', '/api/designs')).json
  expect(designs).toHaveLength(4)
  // As the worker does once the shop is open.
  for (const { designId } of designs) await checkDesign(shop.shop, designId, AbortSignal.timeout(60_000))
  const orders = (await owner.call('GET', '/api/customer/orders')).json.orders
  const { id } = orders.find((one) => one.reference === 'Wisseldoek hal noord')
  const { groups } = (await owner.call('GET', `/api/customer/orders/${id}`)).json
  const files = await owner.call(
    'GET',
    `/api/customer/orders/${id}/lines/${groups[0].lines[0].id}/designs?side=front`,
  )
  const statusOf = Object.fromEntries(files.json.designs.map(({ name, status }) => [name, status]))
  expect(statusOf).toMatchObject({
    'wisseldoek-hal-goed.pdf': 'valid',
    'wisseldoek-hal-zonder-afloop.pdf': 'fixable',
    'wisseldoek-hal-gekanteld.pdf': 'fixable',
  })
  expect(['invalid', 'fixable']).toContain(statusOf['vierkant-verkeerd-formaat.pdf'])
})

it('has files for prepress to judge, which ask for a decision once they were checked', async () => {
  const judge = await (await newOperator(shop, 'prepress')).loggedIn()
  const { db } = shop.database
  const ordered = await db.selectFrom('order_line_designs').select('design_id').execute()
  for (const { design_id: designId } of ordered)
    if (designId) await checkDesign(shop.shop, designId, AbortSignal.timeout(60_000))
  const { files } = (await judge.call('GET', '/beheer/api/files')).json
  expect(files.map(({ name, status }) => [name, status]).toSorted()).toEqual([
    ['bouwbord-zernike-foto.pdf', 'fixable'],
    ['poster-veilig-werken.pdf', 'fixable'],
    ['spandoek-open-dag-zonder-afloop.pdf', 'fixable'],
  ])
  const found = Object.fromEntries(files.map(({ name, messages }) => [name, messages.join(' ')]))
  expect(found['spandoek-open-dag-zonder-afloop.pdf']).toContain('geen afloop')
  expect(found['bouwbord-zernike-foto.pdf']).toContain('resolutie')
  expect(found['poster-veilig-werken.pdf']).toContain('inkt')
})

it('leaves a filled shop as it is', async () => {
  const before = await shop.database.db.selectFrom('orders').select('id').execute()
  await openDemo(shop.shop, () => undefined)
  expect(await shop.database.db.selectFrom('orders').select('id').execute()).toHaveLength(before.length)
})
