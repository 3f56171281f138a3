import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { SYSTEM } from '#test/support/actors.ts'
import { deferFiles } from '#test/support/defer-files.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'
import { TEST_NOW } from '#test/support/test-clock.ts'
import type { LineState } from '#domain/orders/states.ts'
import { moveLines } from './move-lines.ts'

let shop: TestShop
let customer: TestBrowser
beforeAll(async () => {
  shop = await testShop()
  customer = await shop.loggedIn()
})
afterAll(() => shop.close())

async function placeOrder(): Promise<{ readonly id: string; readonly number: string }> {
  const cartItem = { sku: 'TOE-SPANNER', quantity: 3, customOptions: [] }
  await customer.call('POST', '/api/cart/items', { body: { cartItem } })
  return (await customer.call('POST', '/api/cart/order')).json
}
const show = async (id: string) => (await customer.call('GET', `/api/customer/orders/${id}`)).json
const move = (name: string, state: LineState, trackingUrl: string | null = null) =>
  moveLines(shop.shop, SYSTEM, { name, state, dispatch: { carrier: null, trackingCode: null, trackingUrl } })
const mailsOf = async (template: string) =>
  (
    await shop.database.db
      .selectFrom('outbox')
      .select(sql<{ text: string }>`payload`.as('message'))
      .where('template', '=', template)
      .execute()
  ).map(({ message }) => message.text)

describe('moving an order on', () => {
  it('tells the customer that it is on its way, and how to follow it', async () => {
    const { id, number } = await placeOrder()
    for (const state of ['in_production', 'ready'] as const) await move(number, state)
    await move(number, 'shipped', 'https://vervoerder.example/volg/3S1')
    const order = await show(id)
    expect(order).toMatchObject({ state: 'shipped', stateLabel: 'Verzonden' })
    expect(order.groups[0].lines[0]).toMatchObject({
      state: 'shipped',
      trackingUrl: 'https://vervoerder.example/volg/3S1',
    })
    expect(order.events.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['In productie', 'Ingepakt', 'Verzonden']),
    )
    const [text, ...others] = await mailsOf('order_shipped')
    expect(others).toEqual([])
    expect(text).toContain(`Dit uit je bestelling ${number}`)
    expect(text).toContain('Volg je zending: https://vervoerder.example/volg/3S1')
  })

  it('sends some lines ahead with a carrier, follows them by its code and takes that back with them', async () => {
    for (const quantity of [1, 2])
      await customer.call('POST', '/api/cart/items', {
        body: { cartItem: { sku: 'TOE-SPANNER', quantity, customOptions: [] }, asOwnLine: true },
      })
    const { id, number } = (await customer.call('POST', '/api/cart/order')).json
    const linesOf = async () => (await show(id)).groups.flatMap(({ lines }) => lines)
    const [first, second] = await linesOf()
    for (const state of ['in_production', 'ready'] as const) await move(number, state)
    const dispatch = { carrier: 'postnl', trackingCode: '3spkr 8841 2207', trackingUrl: null } as const
    await moveLines(shop.shop, SYSTEM, { name: number, lineIds: [first.id], state: 'shipped', dispatch })
    const { state, groups } = await show(id)
    expect([state, groups.flatMap(({ lines }) => lines)]).toMatchObject([
      'partially_shipped',
      [
        { state: 'shipped', carrier: 'postnl', trackingCode: '3SPKR88412207' },
        { state: 'ready', carrier: null, trackingCode: null, trackingUrl: null },
      ],
    ])
    const { trackingUrl } = (await linesOf())[0]
    expect(trackingUrl).toMatch(
      /^https:\/\/jouw\.postnl\.nl\/track-and-trace\/3SPKR88412207-NL-\d{4}[A-Z]{2}$/,
    )
    const text = (await mailsOf('order_shipped')).find((one) => one.includes(number))
    expect(text).toContain('Bezorgd door PostNL, code 3SPKR88412207')
    expect(text).toContain(`Volg je zending: ${trackingUrl}`)

    const own = { carrier: 'own', trackingCode: null, trackingUrl: null } as const
    await moveLines(shop.shop, SYSTEM, { name: second.id, state: 'shipped', dispatch: own })
    expect(await linesOf()).toMatchObject([{ carrier: 'postnl' }, { carrier: 'own', trackingUrl: null }])
    await move(first.id, 'ready')
    expect((await linesOf())[0]).toMatchObject({ carrier: null, trackingCode: null, trackingUrl: null })
  })

  it('tells what is fetched that it is ready, and where', async () => {
    const { id, number } = await placeOrder()
    await sql`update order_lines set delivery_kind = 'pickup' where order_id = ${id}`.execute(
      shop.database.db,
    )
    for (const state of ['in_production', 'ready'] as const) await move(number, state)
    await expect(move(number, 'shipped')).rejects.toThrow('LineCannotMove')
    const { groups } = await show(id)
    await move(groups[0].lines[0].id, 'ready_for_pickup')
    expect((await show(id)).state).toBe('ready_for_pickup')
    expect(await mailsOf('order_ready_for_pickup')).toEqual([expect.stringContaining('Afhalen bij ')])
  })

  it('keeps the day that files which staff took in late have moved it to', async () => {
    const cartItem = { sku: 'VIS-MULTI', quantity: 100, customOptions: [] }
    await customer.call('POST', '/api/cart/items', { body: { cartItem } })
    await deferFiles(customer)
    const { id, number } = (await customer.call('POST', '/api/cart/order')).json
    const deliveryOf = async () => (await show(id)).groups[0].lines[0].delivery
    const { date: agreed } = await deliveryOf()
    shop.setNow(new Date('2026-11-25T09:00:00Z'))
    const { date: moved } = await deliveryOf()
    expect([agreed, moved]).toEqual(['2026-11-26', '2026-12-03'])
    await move(number, 'released')
    expect(await deliveryOf()).toMatchObject({ date: moved, deadline: null })
    shop.setNow(new Date('2026-11-27T09:00:00Z'))
    await move(number, 'in_production')
    expect(await deliveryOf()).toMatchObject({ date: moved })
    shop.setNow(TEST_NOW)
  })

  it('refuses a step that the work does not have, and an order that is not there', async () => {
    const { number } = await placeOrder()
    await expect(move(number, 'delivered')).rejects.toThrow('LineCannotMove')
    await expect(move('99999', 'ready')).rejects.toThrow('OrderNotFound')
  })
})
