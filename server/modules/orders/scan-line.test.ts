import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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
const codeOf = ({ json }: { json: any }) => json.errors[0].code

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
    expect(events.filter(({ label }: any) => label === 'In productie')).toHaveLength(1)
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
