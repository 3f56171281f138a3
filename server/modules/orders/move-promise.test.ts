import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Answer, InGroups } from '#test/support/answers.ts'
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

/** An order of as many lines of clamps. */
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
const daysOf = (lines: readonly { readonly id: string; readonly delivery: { readonly date: string } }[]) =>
  lines.map(({ id, delivery: { date } }) => ({ id, date }))
/** Thursday the third of December, two weeks and a day from now. */
const LATER = '2026-12-03'
const REASON = 'Het doek komt later binnen'
const promise = (id: string, lines: readonly { id: string; date: string }[], more: object = {}) =>
  maker.call('POST', `/beheer/api/orders/${id}/promised-day`, {
    body: { lines, date: LATER, reason: REASON, ...more },
  })
const refusalOf = ({ status, json }: Answer) => [status, json.errors?.[0].code]
const mailsAbout = async (number: string) =>
  (
    await sql<{ text: string }>`
      select payload->>'text' as text from outbox
      where template = 'order_day_moved' and payload->>'text' like ${`%${number}%`}`.execute(shop.database.db)
  ).rows.map(({ text }) => text)

const late = async () =>
  (await maker.call('GET', '/beheer/api/orders?queue=late')).json.orders.map((one) => one.number)

describe('another day that staff promise', () => {
  it('is what desk, customer and mail say, with what it was and why', async () => {
    const { id, number } = await place()
    const before = linesOf(await desk(id))
    const was = before[0].delivery.date
    const { status, json } = await promise(id, daysOf(before))
    expect(status).toBe(200)
    const moved = { date: LATER, moved: { from: was, reason: REASON } }
    expect(linesOf(json)[0].delivery).toMatchObject(moved)
    expect(linesOf(await seen(id))[0].delivery).toMatchObject(moved)
    expect(json.events.at(-1)).toMatchObject({
      label: expect.stringMatching(/^Leverdag verplaatst van .+ naar do\s03-12-2026$/),
      reason: REASON,
      by: expect.stringMatching(/^Sam /),
    })
    const [text, ...others] = await mailsAbout(number)
    expect(others).toEqual([])
    expect(text).toMatch(/bezorgen op do\s03-12-2026, eerst /)
    expect(text).toContain(`Reden: ${REASON}`)
  })

  it('is written in the audit log with who did it', async () => {
    const { id } = await place()
    await promise(id, daysOf(linesOf(await desk(id))))
    const { rows } = await sql<{ kind: string; reason: string }>`
      select actor_kind as kind, after->>'reason' as reason from audit_events
      where entity = 'promise_moves' and after->>'order_id' = ${id}`.execute(shop.database.db)
    expect(rows).toEqual([{ kind: 'operator', reason: REASON }])
  })

  it('goes for the lines that are meant alone', async () => {
    const { id } = await place(2)
    const [first, second] = daysOf(linesOf(await desk(id)))
    const { json } = await promise(id, [first!])
    expect(daysOf(linesOf(json))).toEqual([{ id: first!.id, date: LATER }, second])
    expect(linesOf(json)[1].delivery.moved).toBeNull()
  })

  it('takes an order out of those that are late, and earlier than today is none', async () => {
    const { id, number } = await place()
    await sql`update order_lines set delivery_date = '2026-11-16' where order_id = ${id}`.execute(
      shop.database.db,
    )
    expect(await late()).toContain(number)
    const days = daysOf(linesOf(await desk(id)))
    expect((await promise(id, days, { date: '2026-11-17' })).json.errors).toEqual([
      expect.objectContaining({ field: 'date', code: 'invalid_date' }),
    ])
    expect((await promise(id, days)).status).toBe(200)
    expect(await late()).not.toContain(number)
  })

  it.each([
    ['a Sunday', '2026-12-06'],
    ['a holiday', '2026-12-25'],
    ['more than a year away', '2027-11-30'],
    ['no day', '2026-02-30'],
  ])('is not %s', async (_what, date) => {
    const { id, number } = await place()
    expect((await promise(id, daysOf(linesOf(await desk(id))), { date })).status).toBe(422)
    expect(await mailsAbout(number)).toEqual([])
  })

  it('is told to whoever saw the day before, and asks a reason', async () => {
    const { id, number } = await place()
    const days = daysOf(linesOf(await desk(id)))
    expect((await promise(id, days, { reason: ' ' })).status).toBe(422)
    const answers = await Promise.all([promise(id, days), promise(id, days, { date: '2026-12-04' })])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const { json } = answers.find(({ status }) => status === 409)!
    expect(json.errors[0]).toMatchObject({
      code: 'PromiseMovedOn',
      message: expect.stringMatching(/intussen verplaatst naar (?:do\s03|vr\s04)-12-2026/),
    })
    expect(await mailsAbout(number)).toHaveLength(1)
  })

  it('is not for what the customer is waited for, what has left, nor of another order', async () => {
    const { id } = await place()
    const days = daysOf(linesOf(await desk(id)))
    const put = (state: string) =>
      sql`update order_lines set state = ${state} where order_id = ${id}`.execute(shop.database.db)
    await put('awaiting_files')
    expect(refusalOf(await promise(id, daysOf(linesOf(await desk(id)))))).toEqual([409, 'PromiseUnsettled'])
    await put('shipped')
    expect(refusalOf(await promise(id, days))).toEqual([409, 'PromiseOver'])
    const other = await place()
    expect(refusalOf(await promise(other.id, days))).toEqual([404, 'OrderLineNotFound'])
    expect(
      refusalOf(await promise(other.id, daysOf(linesOf(await desk(other.id))), { date: days[0]!.date })),
    ).toEqual([422, 'invalid_date'])
  })

  it('is no longer shown as moved once the day has moved by itself', async () => {
    const { id } = await place()
    await promise(id, daysOf(linesOf(await desk(id))))
    await sql`update order_lines set delivery_date = '2026-12-08' where order_id = ${id}`.execute(
      shop.database.db,
    )
    expect(linesOf(await seen(id))[0].delivery).toMatchObject({ date: '2026-12-08', moved: null })
  })
})
