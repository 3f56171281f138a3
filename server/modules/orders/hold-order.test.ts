import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Answer, InGroups } from '#test/support/answers.ts'
import { newOperator } from '#test/support/operators.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'

let shop: TestShop
let customer: TestBrowser
let maker: TestBrowser
let seller: TestBrowser
beforeAll(async () => {
  shop = await testShop()
  customer = await shop.loggedIn()
  maker = await (await newOperator(shop, 'production')).loggedIn()
  seller = await (await newOperator(shop, 'sales')).loggedIn()
})
afterAll(() => shop.close())

async function place(count = 1): Promise<{ readonly id: string; readonly number: string }> {
  for (let line = 0; line < count; line += 1) {
    const cartItem = { sku: 'TOE-SPANNER', quantity: 2 + line, customOptions: [] }
    await customer.call('POST', '/api/cart/items', { body: { cartItem, asOwnLine: true } })
  }
  return (await customer.call('POST', '/api/cart/order', { body: {} })).json
}
const desk = async (id: string) => (await maker.call('GET', `/beheer/api/orders/${id}`)).json
const seen = async (id: string) => (await customer.call('GET', `/api/customer/orders/${id}`)).json
const linesOf = <Line>(order: InGroups<Line>) => order.groups.flatMap((group) => group.lines)
const hold = (id: string, more: object = {}) =>
  maker.call('POST', `/beheer/api/orders/${id}/holds`, { body: { reason: 'Folie is op', ...more } })
const release = (id: string, holdId: string) =>
  seller.call('POST', `/beheer/api/orders/${id}/holds/${holdId}/release`, { body: {} })
const move = (id: string, body: unknown) => maker.call('POST', `/beheer/api/orders/${id}/move`, { body })
const refusalOf = ({ status, json }: Answer) => [status, json.errors?.[0].code]
const numbers = async (queue: string): Promise<string[]> =>
  (await maker.call('GET', `/beheer/api/orders?queue=${queue}`)).json.orders.map(({ number }) => number)

describe('an order that is held', () => {
  it('is moved by nobody, whether at the desk or by a scan, until it is let go', async () => {
    const { id, number } = await place()
    const held = await hold(id)
    expect(held.json.hold).toMatchObject({ reason: 'Folie is op', by: expect.stringMatching(/^Sam /) })
    expect(refusalOf(await move(id, { state: 'in_production' }))).toEqual([409, 'LineHeld'])
    const scan = `/beheer/api/scan/${number}-1` as const
    expect((await maker.call('GET', scan)).json.hold).toMatchObject({ reason: 'Folie is op' })
    expect(refusalOf(await maker.call('POST', scan, { body: { from: 'released' } }))).toEqual([
      409,
      'LineHeld',
    ])
    expect((await release(id, held.json.hold.id)).json.hold).toBeNull()
    expect((await move(id, { state: 'in_production' })).status).toBe(200)
  })

  it('lies in its own queue, and in none of production', async () => {
    const { id, number } = await place()
    expect(await numbers('released')).toContain(number)
    const { json } = await hold(id)
    expect([await numbers('released'), await numbers('held')].map((some) => some.includes(number))).toEqual([
      false,
      true,
    ])
    await release(id, json.hold.id)
    expect([await numbers('released'), await numbers('held')].map((some) => some.includes(number))).toEqual([
      true,
      false,
    ])
  })

  it('is as before for its customer', async () => {
    const { id } = await place()
    const before = await seen(id)
    await hold(id)
    expect(await seen(id)).toEqual(before)
  })

  it('is held once, and let go once, whoever comes second is told', async () => {
    const { id } = await place()
    const answers = await Promise.all([hold(id), hold(id)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const { hold: standing } = await desk(id)
    expect((await release(id, standing.id)).status).toBe(200)
    expect(refusalOf(await release(id, standing.id))).toEqual([409, 'HoldOver'])
  })

  it('needs a reason, and something that is still to be made', async () => {
    const { id } = await place()
    const foreign = await place()
    expect((await hold(id, { reason: '  ' })).status).toBe(422)
    const [line] = linesOf(await desk(foreign.id))
    expect(refusalOf(await hold(id, { lineId: line.id }))).toEqual([404, 'OrderLineNotFound'])
    const { json } = await hold(foreign.id)
    expect(refusalOf(await release(id, json.hold.id))).toEqual([409, 'HoldOver'])
    await seller.call('POST', `/beheer/api/orders/${id}/cancel`, { body: { reason: 'Niet nodig' } })
    expect(refusalOf(await hold(id))).toEqual([409, 'NothingToHold'])
  })
})

describe('a line that is held', () => {
  it('stays while the rest of its order goes on', async () => {
    const { id, number } = await place(2)
    const [first] = linesOf(await desk(id))
    await hold(id, { lineId: first.id })
    expect(await numbers('released')).toContain(number)
    expect(refusalOf(await move(id, { state: 'in_production', lineIds: [first.id] }))).toEqual([
      409,
      'LineHeld',
    ])
    const { json } = await move(id, { state: 'in_production' })
    expect(linesOf(json).map(({ state }) => state)).toEqual(['released', 'in_production'])
    expect(await numbers('held')).toContain(number)
  })

  it('is let go when it is cancelled', async () => {
    const { id, number } = await place(2)
    const [first] = linesOf(await desk(id))
    await hold(id, { lineId: first.id })
    await seller.call('POST', `/beheer/api/orders/${id}/cancel`, {
      body: { lineId: first.id, reason: 'Niet leverbaar' },
    })
    expect(await numbers('held')).not.toContain(number)
  })
})
