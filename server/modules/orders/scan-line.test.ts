import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Answer } from '#test/support/answers.ts'
import { newOperator } from '#test/support/operators.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'

let shop: TestShop
let customer: TestBrowser
let maker: TestBrowser
beforeAll(async () => {
  shop = await testShop()
  customer = await shop.loggedIn()
  maker = await (await newOperator(shop, 'production')).loggedIn()
})
afterAll(() => shop.close())

async function place(): Promise<string> {
  const cartItem = { sku: 'TOE-SPANNER', quantity: 2, customOptions: [] }
  await customer.call('POST', '/api/cart/items', { body: { cartItem, asOwnLine: true } })
  return `${(await customer.call('POST', '/api/cart/order', { body: {} })).json.number}-1`
}
const scan = (code: string) => maker.call('GET', `/beheer/api/scan/${encodeURIComponent(code)}`)
const take = (code: string, from: string) =>
  maker.call('POST', `/beheer/api/scan/${encodeURIComponent(code)}`, { body: { from } })
const codeOf = ({ json }: Answer) => json.errors[0].code

describe('a scan', () => {
  it('shows the line and its step, whether the code or the address around it was read', async () => {
    const code = await place()
    for (const read of [code, ` ${code.toLowerCase()} `, `https://x.example/beheer/scan/${code}`])
      expect((await scan(read)).json).toMatchObject({
        code,
        companyName: 'Bakkerij De Korenaar B.V.',
        line: { sku: 'TOE-SPANNER', state: 'released' },
        step: 'in_production',
      })
  })

  it('takes each step once, however often it is pressed, and together', async () => {
    const code = await place()
    const answers = await Promise.all([
      take(code, 'released'),
      take(code, 'released'),
      take(code, 'released'),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await scan(code)).json).toMatchObject({ line: { state: 'in_production' }, step: 'ready' })
    const { events } = (await maker.call('GET', `/beheer/api/orders/${(await scan(code)).json.orderId}`)).json
    expect(events.filter(({ label }) => label === 'In productie')).toHaveLength(1)
  })

  it('refuses a step from where the line is no more', async () => {
    const code = await place()
    await take(code, 'released')
    await take(code, 'in_production')
    const answer = await take(code, 'released')
    expect([answer.status, codeOf(answer)]).toEqual([409, 'LineMovedOn'])
    const none = await take(code, 'on_hold')
    expect([none.status, codeOf(none)]).toEqual([409, 'LineCannotMove'])
  })

  it.each([
    ['8712345678906', 'ScanForeign'],
    ['"; select 1', 'ScanForeign'],
    ['99999999-1', 'ScanUnknown'],
  ])('of %s says %s', async (code, refusal) => {
    for (const answer of [await scan(code), await take(code, 'released')])
      expect([answer.status, codeOf(answer)]).toEqual([404, refusal])
  })

  it('of a line that its order has not is unknown', async () => {
    expect(codeOf(await scan((await place()).replace(/-1$/, '-2')))).toBe('ScanUnknown')
  })
})

/** The codes of two lines that lie ready at the counter. */
async function ready(): Promise<{ readonly id: string; readonly codes: readonly string[] }> {
  for (const quantity of [1, 2])
    await customer.call('POST', '/api/cart/items', {
      body: { cartItem: { sku: 'TOE-SPANNER', quantity, customOptions: [] }, asOwnLine: true },
    })
  const { id, number } = (await customer.call('POST', '/api/cart/order', { body: {} })).json
  await sql`update order_lines set delivery_kind = 'pickup', state = 'ready_for_pickup' where order_id = ${id}`.execute(
    shop.database.db,
  )
  return { id, codes: [`${number}-1`, `${number}-2`] }
}
const hand = (code: string, body: object) =>
  maker.call('POST', `/beheer/api/scan/${code}`, { body: { from: 'ready_for_pickup', ...body } })

describe('what is fetched', () => {
  const signature = 'M10 10L20 20L30 10'

  it('is handed over with a name and a signature, all of it at once, and its customer reads to whom', async () => {
    const { id, codes } = await ready()
    expect((await scan(codes[0]!)).json).toMatchObject({ step: 'delivered', otherCount: 1 })
    const answer = await hand(codes[0]!, {
      handover: { collectedBy: ' Jan de Vries ', signature },
      withOthers: true,
    })
    expect(answer.json).toMatchObject({ line: { state: 'delivered' }, step: null, otherCount: 0 })
    const order = (await customer.call('GET', `/api/customer/orders/${id}`)).json
    for (const line of order.groups.flatMap(({ lines }) => lines))
      expect(line).toMatchObject({ state: 'delivered', collected: { by: 'Jan de Vries' } })
    expect(JSON.stringify(order)).not.toContain(signature)
    const desk = (await maker.call('GET', `/beheer/api/orders/${id}`)).json
    expect(desk.handovers).toMatchObject([{ by: 'Jan de Vries', signature }])
    expect(desk.events.map(({ label }) => label)).toContain('Afgehaald door Jan de Vries')
  })

  it('is handed over line by line, and once', async () => {
    const { id, codes } = await ready()
    const handover = { collectedBy: 'Jan' }
    expect((await hand(codes[1]!, { handover })).status).toBe(200)
    expect((await hand(codes[1]!, { handover })).status).toBe(200)
    expect((await scan(codes[0]!)).json).toMatchObject({ line: { state: 'ready_for_pickup' }, otherCount: 0 })
    expect((await maker.call('GET', `/beheer/api/orders/${id}`)).json.handovers).toMatchObject([
      { by: 'Jan', signature: null },
    ])
  })

  it.each([
    ['without a name', {}, 'CollectorMissing'],
    ['with an empty name', { handover: { collectedBy: ' ' } }, 'InvalidInput'],
    [
      'with what is no signature',
      { handover: { collectedBy: 'Jan', signature: '<svg onload=x>' } },
      'InvalidInput',
    ],
    [
      'with too long a one',
      { handover: { collectedBy: 'Jan', signature: `M1 1${'L1 1'.repeat(4000)}` } },
      'InvalidInput',
    ],
  ])('stays %s', async (_what, body, refusal) => {
    const { codes } = await ready()
    const answer = await hand(codes[0]!, body)
    expect([answer.status, codeOf(answer)]).toEqual([422, refusal])
    expect((await scan(codes[0]!)).json).toMatchObject({ line: { state: 'ready_for_pickup' } })
  })
})
