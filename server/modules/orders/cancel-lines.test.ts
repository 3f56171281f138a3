import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import { SYSTEM } from '#test/support/actors.ts'
import { formatPrice } from '#texts/nl/format.ts'
import { type Answer, type InGroups, type Reply, sure } from '#test/support/answers.ts'
import { newOperator } from '#test/support/operators.ts'
import { fileInvoices } from '#test/support/run-tasks.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'
import { TEST_NOW } from '#test/support/test-clock.ts'
import { invoiceOrderNamed } from '../documents/invoice-order.ts'
import { cancelLines } from './cancel-lines.ts'

let shop: TestShop
let customer: TestBrowser
let seller: TestBrowser
let finance: TestBrowser
beforeAll(async () => {
  shop = await testShop()
  customer = await shop.loggedIn()
  seller = await (await newOperator(shop, 'sales')).loggedIn()
  finance = await (await newOperator(shop, 'finance')).loggedIn()
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
const linesOf = <Line>(order: InGroups<Line>) => order.groups.flatMap((group) => group.lines)
const move = (id: string, body: unknown) => seller.call('POST', `/beheer/api/orders/${id}/move`, { body })
const cancel = (id: string, more: object = {}) =>
  seller.call('POST', `/beheer/api/orders/${id}/cancel`, { body: { reason: 'Niet leverbaar', ...more } })
const refusalOf = ({ status, json }: Answer) => [status, json.errors?.[0].code]
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
    const base = order.vat.reduce((sum: number, { baseCents }) => sum + baseCents, 0)
    expect(base).toBe(order.totalPrice.excludingTaxInCents)
    const [text, ...others] = await mailsAbout(number, 'order_part_cancelled')
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
      expect((await move(id, { lineIds: [sent.id], state })).status).toBe(200)
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
    expect(json.invoices.map(({ number: shown, state, openInCents }) => [shown, state, openInCents])).toEqual(
      [
        [invoice?.number, 'credited', 0],
        [credit?.number, 'credit_note', 0],
        [anew?.number, 'open', anew?.cents],
      ],
    )
    const [text] = await mailsAbout(number, 'order_part_cancelled')
    expect(text).toContain(`Creditfactuur ${credit?.number} en de nieuwe factuur ${anew?.number}`)
    expect(refusalOf(await cancel(id))).toEqual([200, undefined])
    const all = await invoicesOf(id)
    expect(all.filter(({ kind }) => kind === 'credit_note')).toHaveLength(2)
    expect(all.some(({ kind, isCredited }) => kind === 'invoice' && !isCredited)).toBe(false)
  })
})

const invoice = async (number: string) => (await finance.call('GET', `/beheer/api/invoices/${number}`)).json
/** The invoices of an order by the time they were made, the credit notes left out. */
const invoicesNow = async (id: string) => {
  const { rows } = await sql<{ id: string }>`
    select id from invoices where order_id = ${id} and kind = 'invoice' order by created_at, number`.execute(
    shop.database.db,
  )
  return sure(await Promise.all(rows.map((row) => invoice(row.id))))
}
const pay = async (of: Reply<'getDeskInvoice'>, cents: number) => {
  const body = {
    id: crypto.randomUUID(),
    cents,
    paidOn: amsterdamNow(shop.shop.clock()).date,
    reference: of.number,
    seenOpenInCents: of.openInCents,
  }
  expect((await finance.call('POST', `/beheer/api/invoices/${of.id}/payments`, { body })).status).toBe(200)
  return body.id
}
const mailed = async (template: string, number: string) => {
  await fileInvoices(shop)
  return mailsAbout(number, template)
}
const placeInvoiced = async () => {
  const order = await place()
  await invoiceOrderNamed(shop.shop, SYSTEM, order.number)
  const [made] = await invoicesNow(order.id)
  return { ...order, made }
}

describe('what was paid of an invoice', () => {
  it('counts for the new one, and the rest is given back', async () => {
    const { id, made } = await placeInvoiced()
    const total = made.totalPrice.includingTaxInCents
    const paymentId = await pay(made, total)
    const [first] = linesOf(await desk(id))
    await cancel(id, { lineId: first.id })
    const [old, anew] = await invoicesNow(id)
    const left = anew.totalPrice.includingTaxInCents
    expect(anew).toMatchObject({ state: 'paid', openInCents: 0 })
    expect(anew.payments).toMatchObject([{ id: paymentId, cents: left }])
    expect(anew.moves).toMatchObject([{ to: 'here', other: { number: made.number }, cents: left }])
    expect(old).toMatchObject({ state: 'credited', openInCents: 0, owedBackInCents: total - left })
    expect(old.payments).toMatchObject([{ id: paymentId, cents: total - left }])
    expect(old.moves).toMatchObject([{ to: 'there', other: { number: anew.number }, cents: left }])

    const [mail] = await mailed('invoice', anew.number)
    expect(mail).toContain('Deze factuur is al betaald. Je hoeft niets over te maken.')
    expect(mail).not.toContain('Maak het bedrag uiterlijk')
    const [note] = await mailed('credit_note', made.number)
    expect(note).toContain(
      `Van wat je al betaald hebt, telt ${formatPrice(left)} mee voor factuur ${anew.number}.`,
    )
    expect(note).toContain(`We maken ${formatPrice(total - left)} aan je over.`)
    expect(note).not.toContain('hoef je')
  })

  it('in part leaves the rest of the new one to be paid', async () => {
    const { id, made } = await placeInvoiced()
    await pay(made, 100)
    await pay(await invoice(made.id), 50)
    const [first] = linesOf(await desk(id))
    await cancel(id, { lineId: first.id })
    const [old, anew] = await invoicesNow(id)
    const left = anew.totalPrice.includingTaxInCents
    expect(anew).toMatchObject({ state: 'open', openInCents: left - 150 })
    expect(old).toMatchObject({ openInCents: 0, owedBackInCents: 0, payments: [] })
    const [mail] = await mailed('invoice', anew.number)
    expect(mail).toMatch(/Al betaald:?\s+€\s1,50/)
    expect(mail).toContain(formatPrice(left - 150))
    const [note] = await mailed('credit_note', made.number)
    expect(note).toContain(
      `Van factuur ${made.number} hoef je ${formatPrice(made.totalPrice.includingTaxInCents - 150)} niet meer te betalen.`,
    )
    expect(note).not.toContain('We maken')

    // Cancelled once more, it goes along, and in the end comes back.
    await cancel(id)
    const [, again] = await invoicesNow(id)
    expect(again).toMatchObject({ state: 'credited', owedBackInCents: 150 })
  })

  it('is all given back when nothing is left', async () => {
    const { id, made } = await placeInvoiced()
    const total = made.totalPrice.includingTaxInCents
    await pay(made, total)
    await cancel(id)
    const [old, ...others] = await invoicesNow(id)
    expect(others).toEqual([])
    expect(old).toMatchObject({ owedBackInCents: total, moves: [] })
    const [note] = await mailed('credit_note', made.number)
    expect(note).toContain(`We maken ${formatPrice(total)} aan je over.`)
  })

  it('can be taken back where it counts by then, also at the same moment', async () => {
    const { id, made } = await placeInvoiced()
    const paymentId = await pay(made, made.totalPrice.includingTaxInCents)
    const [first] = linesOf(await desk(id))
    const reverse = () =>
      finance.call('POST', `/beheer/api/payments/${paymentId}/reverse`, { body: { reason: 'Storno' } })
    const [cancelled, reversed] = await Promise.all([cancel(id, { lineId: first.id }), reverse()])
    expect(cancelled.status).toBe(200)
    if (reversed.status !== 200) {
      expect(refusalOf(reversed)).toEqual([409, 'InvoiceChanged'])
      expect((await reverse()).status).toBe(200)
    }
    const [old, anew] = await invoicesNow(id)
    expect(old.owedBackInCents).toBe(0)
    expect(anew.openInCents).toBe(anew.totalPrice.includingTaxInCents)
  })

  it('is written down where it went', async () => {
    const { id, made } = await placeInvoiced()
    const paymentId = await pay(made, 100)
    const [first] = linesOf(await desk(id))
    await cancel(id, { lineId: first.id })
    const { rows } = await sql<{ entity: string; action: string }>`
      select entity, action from audit_events
      where entity in ('payment_moves', 'payment_parts') and (after->>'payment_id' = ${paymentId} or before->>'payment_id' = ${paymentId})
      order by id`.execute(shop.database.db)
    expect(rows).toHaveLength(4)
  })
})
