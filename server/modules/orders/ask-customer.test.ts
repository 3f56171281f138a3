import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { plainPage, sampleDocument } from '#domain/designs/sample-facts.ts'
import type { Answer, Reply } from '#test/support/answers.ts'
import { bannerItem } from '#test/support/cart-items.ts'
import { makeDesign } from '#test/support/designs.ts'
import { newOperator } from '#test/support/operators.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'
import { TEST_NOW } from '#test/support/test-clock.ts'
import { moveOrder } from './move-lines-store.ts'

let shop: TestShop
let customer: TestBrowser
let judge: TestBrowser
beforeAll(async () => {
  shop = await testShop()
  customer = await shop.loggedIn()
  judge = await (await newOperator(shop, 'prepress')).loggedIn()
})
afterAll(() => shop.close())
beforeEach(() => customer.call('POST', '/api/cart/empty'))
afterEach(() => shop.setNow(TEST_NOW))

const fitting = sampleDocument({ pages: [plainPage(3020, 1020)] })
const make = (name: string) => makeDesign(shop.database.db, { facts: fitting, name })
const MARK = { page: 1, left: 0.25, top: 0.5, width: 0.2, height: 0.1 }

type Line = {
  readonly orderId: string
  readonly lineId: string
  readonly designId: string
  readonly id: string
}

/** An ordered line of ten banners that is released with one file. */
async function order(name = 'gevel.pdf'): Promise<Line> {
  const { json: cart } = await customer.call('POST', '/api/cart/items', {
    body: { cartItem: bannerItem(10, 3000, 1000) },
  })
  const { id: itemId } = cart.orderLineGroups.at(-1).lines[0]
  const designId = await make(name)
  await customer.call('PUT', `/api/cart/items/designs/${itemId}`, {
    body: { designs: [{ designId, quantity: 10 }] },
  })
  const { json } = await customer.call('POST', '/api/cart/order')
  const line = lineOf(await show(json.id))
  return { orderId: json.id, lineId: line.id, designId, id: line.designs[0].id }
}
const show = async (orderId: string) => (await customer.call('GET', `/api/customer/orders/${orderId}`)).json
const lineOf = (shown: Reply<'getOrder'>) => shown.groups[0].lines[0]
const ask = ({ id, designId }: Pick<Line, 'id' | 'designId'>, body: object = {}, by = judge) =>
  by.call('POST', `/beheer/api/files/${id}/question`, {
    body: { designId, text: 'Het nummer valt van het doek.', mark: MARK, ...body },
  })
const withdraw = (id: string, questionId: string) =>
  judge.call('POST', `/beheer/api/files/${id}/question/withdraw`, { body: { questionId } })
const save = ({ orderId, lineId }: Line, designId: string) =>
  customer.call('PUT', `/api/customer/orders/${orderId}/lines/${lineId}/designs`, {
    body: { designs: [{ designId, quantity: 10 }] },
  })
const send = ({ orderId, lineId }: Line) =>
  customer.call('PUT', `/api/customer/orders/${orderId}/lines/${lineId}/designs/status`, {
    body: { status: 'approved' },
  })
const refusal = ({ status, json }: Answer) => [status, json.errors?.[0].code]
const dayOf = async ({ orderId }: Line): Promise<string> => lineOf(await show(orderId)).delivery.date
const stateOf = async ({ orderId }: Line) => lineOf(await show(orderId)).state
const inQueue = async (queue: string, { orderId }: Line) =>
  (await judge.call('GET', `/beheer/api/files?queue=${queue}`)).json.files.filter(
    (file) => file.orderId === orderId,
  )
const mails = async () =>
  (
    await sql<{ recipient: string; payload: { text: string; html: string; pictures: unknown } }>`
      select recipient, payload from outbox where template = 'file_question' order by created_at`.execute(
      shop.database.db,
    )
  ).rows

describe('a question about an ordered file', () => {
  it('makes its line wait, mails what is wrong and where, and stands at the file of the order', async () => {
    const line = await order()
    expect(await stateOf(line)).toBe('released')
    const { status, json } = await ask(line)
    expect(status).toBe(200)
    expect(json).toMatchObject({
      turn: 'waiting',
      question: 'Het nummer valt van het doek.',
      mayAsk: false,
      approval: null,
      questions: [{ text: 'Het nummer valt van het doek.', mark: MARK, isOfThisFile: true, ending: null }],
    })
    expect(await inQueue('waiting', line)).toMatchObject([{ question: 'Het nummer valt van het doek.' }])
    expect(await inQueue('review', line)).toEqual([])
    const shown = lineOf(await show(line.orderId))
    expect(shown).toMatchObject({
      state: 'awaiting_files',
      designs: [{ question: { text: 'Het nummer valt van het doek.', mark: MARK } }],
    })
    const mail = (await mails()).at(-1)
    expect(mail?.recipient).toBe('klant@demo.example')
    expect(mail?.payload.text).toContain('Het nummer valt van het doek.')
    expect(mail?.payload.text).toContain(`/account/bestellingen/${line.orderId}`)
    expect(mail?.payload.pictures).toContainEqual({ designId: line.designId, mark: MARK })
  })

  it('ends with another file, which comes back to be looked at', async () => {
    const line = await order()
    await ask(line)
    expect(refusal(await send(line))).toEqual([409, 'FileAskedAbout'])
    await save(line, await make('beter.pdf'))
    expect((await send(line)).status).toBe(200)
    expect(await stateOf(line)).toBe('released')
    const [file] = await inQueue('review', line)
    expect(file).toMatchObject({ name: 'beter.pdf', status: 'valid', question: null })
    const desk = (await judge.call('GET', `/beheer/api/files/${file.id}`)).json
    expect(desk).toMatchObject({
      approval: 'free',
      questions: [{ fileName: 'gevel.pdf', isOfThisFile: false, ending: 'replaced' }],
    })
    await judge.call('POST', `/beheer/api/files/${file.id}/approve`, { body: { designId: desk.designId } })
    expect(await inQueue('approved', line)).toHaveLength(1)
  })

  it('is taken back, and the line goes on where it was with its day', async () => {
    const line = await order()
    const before = lineOf(await show(line.orderId)).delivery.date
    const { questions } = (await ask(line)).json
    const { status, json } = await withdraw(line.id, questions[0].id)
    expect([status, json.turn, json.questions[0].ending]).toEqual([200, 'approved', 'withdrawn'])
    const shown = lineOf(await show(line.orderId))
    expect([shown.state, shown.delivery.date]).toEqual(['released', before])
    expect(shown.designs[0].question).toBeNull()
    expect(refusal(await withdraw(line.id, questions[0].id))).toEqual([409, 'QuestionOver'])
  })

  it('taken back later moves the day of its line as an answer would', async () => {
    const [withdrawn, answered] = [await order(), await order()]
    const before = await dayOf(withdrawn)
    const { questions } = (await ask(withdrawn)).json
    await ask(answered)
    shop.setNow(new Date(TEST_NOW.getTime() + 8 * 24 * 60 * 60_000))
    judge = await (await newOperator(shop, 'prepress')).loggedIn()
    expect((await withdraw(withdrawn.id, questions[0].id)).status).toBe(200)
    await save(answered, await make('beter.pdf'))
    expect((await send(answered)).status).toBe(200)
    expect(await dayOf(withdrawn)).toBe(await dayOf(answered))
    expect((await dayOf(withdrawn)) > before).toBe(true)
  })

  it('taken back leaves a line on hold that was so before', async () => {
    const line = await order()
    await sql`update order_lines set state = 'on_hold' where id = ${line.lineId}`.execute(shop.database.db)
    const { questions } = (await ask(line)).json
    await withdraw(line.id, questions[0].id)
    expect(await stateOf(line)).toBe('on_hold')
  })

  it('taken back after the customer took the file off the line leaves that to be sent', async () => {
    const line = await order()
    const { questions } = (await ask(line)).json
    const front = (await judge.call('GET', `/beheer/api/files/${line.id}`)).json
    expect(front.questions).toHaveLength(1)
    await customer.call('PUT', `/api/customer/orders/${line.orderId}/lines/${line.lineId}/designs`, {
      body: { designs: [{ designId: line.designId, quantity: 4 }] },
    })
    expect((await withdraw(line.id, questions[0].id)).status).toBe(200)
    expect(await stateOf(line)).toBe('awaiting_files')
  })

  it('ends when staff move the line on without an answer', async () => {
    const line = await order()
    await ask(line)
    const owner = await (await newOperator(shop, 'owner')).loggedIn()
    const moved = await owner.call('POST', `/beheer/api/orders/${line.orderId}/move`, {
      body: { lineIds: [line.lineId], state: 'released' },
    })
    expect(moved.status).toBe(200)
    const desk = (await judge.call('GET', `/beheer/api/files/${line.id}`)).json
    expect(desk).toMatchObject({ question: null, questions: [{ ending: 'withdrawn' }] })
  })

  it.each(['released', 'on_hold', 'cancelled'] as const)('ends whoever makes its line %s', async (state) => {
    const line = await order()
    await ask(line)
    await shop.database.db.transaction().execute((trx) =>
      moveOrder(trx, {
        orderId: line.orderId,
        lineIds: [line.lineId],
        state,
        orderState: state,
        now: TEST_NOW,
      }),
    )
    const desk = (await judge.call('GET', `/beheer/api/files/${line.id}`)).json
    expect(desk).toMatchObject({ question: null, questions: [{ ending: 'withdrawn' }] })
  })

  it('is refused about a place that does not lie on the page', async () => {
    const line = await order()
    for (const off of [
      { ...MARK, left: 0.9 },
      { ...MARK, top: 0.95 },
      { ...MARK, width: 0 },
      { ...MARK, page: 2 },
    ])
      expect([off, (await ask(line, { mark: off })).status]).toEqual([off, 422])
    expect(
      (await ask(line, { mark: { page: 1, left: 0.8, top: 0.9, width: 0.2, height: 0.1 } })).status,
    ).toBe(200)
  })

  it('is refused about a file that another took the place of, twice, and without words', async () => {
    const line = await order()
    expect(refusal(await ask(line, { designId: await make('anders.pdf') }))).toEqual([409, 'FileReplaced'])
    expect(refusal(await ask(line, { text: '  ' }))).toEqual([422, 'InvalidInput'])
    expect(refusal(await ask(line, { mark: { ...MARK, left: 2 } }))).toEqual([422, 'InvalidInput'])
    const answers = await Promise.all([ask(line), ask(line)])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    const sales = await (await newOperator(shop, 'sales')).loggedIn()
    expect(refusal(await ask(line, {}, sales))).toEqual([403, 'RoleRequired'])
  })

  it('about a file that its customer has in hand for another reason is refused', async () => {
    const line = await order()
    await sql`update order_lines set state = 'awaiting_files' where id = ${line.lineId}`.execute(
      shop.database.db,
    )
    expect(refusal(await ask(line))).toEqual([409, 'FileAtCustomer'])
  })
})
