import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import { SYSTEM } from '#test/support/actors.ts'
import { newOperator } from '#test/support/operators.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'
import { TEST_NOW } from '#test/support/test-clock.ts'
import { invoiceOrderNamed } from '../documents/invoice-order.ts'
import { cancelLines } from './cancel-lines.ts'

let shop: TestShop
let customer: TestBrowser
let seller: TestBrowser
beforeAll(async () => {
  shop = await testShop()
  customer = await shop.loggedIn()
  seller = await (await newOperator(shop, 'sales')).loggedIn()
})
afterAll(() => shop.close())

/** An order of as many lines of clamps. */
async function place(count = 2): Promise<{ readonly id: string; readonly number: string }> {
  for (let line = 0; line < count; line += 1) {
    const cartItem = { sku: 'TOE-SPANNER', quantity: 2 + line, customOptions: [] }
    await customer.call('POST', '/api/cart/items', { body: { cartItem, asOwnLine: true } })
  }
  return (await customer.call('POST', '/api/cart/order', { body: { reference: 'Gevel' } })).json
}
const desk = async (id: string) => (await seller.call('GET', `/beheer/api/orders/${id}`)).json
const seen = async (id: string) => (await customer.call('GET', `/api/customer/orders/${id}`)).json
const linesOf = (order: any): any[] => order.groups.flatMap((group: any) => group.lines)
const move = (id: string, body: unknown) => seller.call('POST', `/beheer/api/orders/${id}/move`, { body })
const cancel = (id: string, more: object = {}) =>
  seller.call('POST', `/beheer/api/orders/${id}/cancel`, { body: { reason: 'Niet leverbaar', ...more } })
const refusalOf = ({ status, json }: { status: number; json: any }) => [status, json.errors?.[0].code]
const mailsAbout = async (number: string, template: string) =>
  (
    await sql<{ text: string }>`
      select payload->>'text' as text from outbox where template = ${template} and payload->>'text' like ${`%${number}%`}`.execute(
      shop.database.db,
    )
  ).rows.map(({ text }) => text)
const invoicesOf = async (id: string) =>
  (
    await sql<{ kind: string; number: string; cents: number; isCredited: boolean }>`
      select kind, number, total_cents as cents, is_credited as "isCredited" from invoices where order_id = ${id} order by is_credited desc, kind`.execute(
      shop.database.db,
    )
  ).rows

describe('cancelling a line', () => {
  it('leaves the order at what remains, for staff, customer and mail alike', async () => {
    const { id, number } = await place()
    const [first, second] = linesOf(await desk(id))
    const { status, json } = await cancel(id, { lineId: first.id })
    expect(status).toBe(200)
    expect(linesOf(json).map(({ state }) => state)).toEqual(['cancelled', 'released'])
    expect(json.subtotalPrice).toEqual(second.price)
    const order = await seen(id)
    expect(order.subtotalPrice).toEqual(second.price)
    expect(order.state).toBe('released')
    expect(linesOf(order).map(({ stateLabel }) => stateLabel)).toEqual([
      'Geannuleerd',
      'Gereed voor productie',
    ])
    const base = order.vat.reduce((sum: number, { baseCents }: any) => sum + baseCents, 0)
    expect(base).toBe(order.totalPrice.excludingTaxInCents)
    const [text, ...others] = await mailsAbout(number, 'order_cancelled')
    expect(others).toEqual([])
    expect(text).toContain('Reden: Niet leverbaar')
    expect(text).toContain('Wat is geannuleerd, komt niet op je factuur.')
  })

  it('is written down with who did it and why', async () => {
    const { id } = await place()
    const [first] = linesOf(await desk(id))
    await cancel(id, { lineId: first.id })
    const { rows } = await sql<{ reason: string; kind: string }>`
      select reason, actor->>'kind' as kind from order_events where order_line_id = ${first.id} and state = 'cancelled'`.execute(
      shop.database.db,
    )
    expect(rows).toEqual([{ reason: 'Niet leverbaar', kind: 'operator' }])
  })

  it('asks for a confirmation once it is made, and is refused once it was sent', async () => {
    const { id } = await place(1)
    await move(id, { state: 'in_production' })
    expect((await desk(id)).cancellation).toBe('confirm')
    expect(refusalOf(await cancel(id))).toEqual([409, 'CancellingUnconfirmed'])
    expect((await cancel(id, { isConfirmed: true })).status).toBe(200)

    const sent = await place(1)
    for (const state of ['in_production', 'ready', 'shipped']) await move(sent.id, { state })
    expect(refusalOf(await cancel(sent.id, { isConfirmed: true }))).toEqual([409, 'CannotBeCancelled'])
    expect(await mailsAbout(sent.number, 'order_cancelled')).toEqual([])
  })

  it('of two at once is done by one, and told to the other', async () => {
    const { id, number } = await place()
    const answers = await Promise.all([cancel(id), cancel(id)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await mailsAbout(number, 'order_cancelled')).toHaveLength(1)
  })

  it('that did not leave yet changes neither when nor whereto the others were sent', async () => {
    const { id, number } = await place()
    const [sent, unsent] = linesOf(await desk(id))
    await sql`update order_lines set address = address || '{"city":"Zeist"}' where id = ${unsent.id}`.execute(
      shop.database.db,
    )
    for (const state of ['in_production', 'ready', 'shipped'])
      expect((await move(id, { lineId: sent.id, state })).status).toBe(200)
    shop.setNow(new Date(TEST_NOW.getTime() + 3 * 24 * 60 * 60_000))
    onTestFinished(() => shop.setNow(TEST_NOW))
    await cancelLines(shop.shop, SYSTEM, {
      orderId: id,
      lineId: unsent.id,
      reason: 'Niet leverbaar',
      isConfirmed: false,
    })
    const { suppliedOn, deliveredTo } = await invoiceOrderNamed(shop.shop, SYSTEM, number)
    expect(suppliedOn).toBe(amsterdamNow(TEST_NOW).date)
    expect(deliveredTo?.city).toMatch(/^(?!Zeist)\S/)
  })

  it('of another order, without a reason, or by a move is refused', async () => {
    const { id } = await place()
    const [foreign] = linesOf(await desk((await place()).id))
    expect(refusalOf(await cancel(id, { lineId: foreign.id }))).toEqual([404, 'OrderLineNotFound'])
    expect((await cancel(id, { reason: ' ' })).status).toBe(422)
    expect(refusalOf(await move(id, { state: 'cancelled' }))).toEqual([409, 'LineCannotMove'])
    expect(refusalOf(await cancel('00000000-0000-4000-8000-000000000000'))).toEqual([404, 'OrderNotFound'])
  })
})

describe('cancelling an order', () => {
  it('comes to nothing, and is told', async () => {
    const { id, number } = await place()
    await cancel(id)
    expect(await seen(id)).toMatchObject({
      state: 'cancelled',
      totalPrice: { excludingTaxInCents: 0, includingTaxInCents: 0 },
    })
    expect(await mailsAbout(number, 'order_cancelled')).toEqual([
      expect.stringContaining('Je krijgt hiervan geen factuur.'),
    ])
  })

  it('that was invoiced is credited, and what is left of it invoiced anew', async () => {
    const { id, number } = await place()
    await invoiceOrderNamed(shop.shop, SYSTEM, number)
    const [first] = linesOf(await desk(id))
    const { json } = await cancel(id, { lineId: first.id })
    const [invoice, credit, anew] = await invoicesOf(id)
    expect(invoice).toMatchObject({ kind: 'invoice', isCredited: true })
    expect(credit).toMatchObject({ kind: 'credit_note', cents: invoice?.cents })
    expect(anew).toMatchObject({
      kind: 'invoice',
      isCredited: false,
      cents: json.totalPrice.includingTaxInCents,
    })
    expect(json.openInvoice).toBe(anew?.number)
    const [text] = await mailsAbout(number, 'order_cancelled')
    expect(text).toContain(`Creditfactuur ${credit?.number} en de nieuwe factuur ${anew?.number}`)
    expect(refusalOf(await cancel(id))).toEqual([200, undefined])
    const all = await invoicesOf(id)
    expect(all.filter(({ kind }) => kind === 'credit_note')).toHaveLength(2)
    expect(all.some(({ kind, isCredited }) => kind === 'invoice' && !isCredited)).toBe(false)
  })
})
