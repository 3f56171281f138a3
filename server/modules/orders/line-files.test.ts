import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { plainPage, sampleDocument } from '#domain/designs/sample-facts.ts'
import type { Answer, Reply } from '#test/support/answers.ts'
import { bannerItem } from '#test/support/cart-items.ts'
import { makeDesign } from '#test/support/designs.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'
import { TEST_NOW } from '#test/support/test-clock.ts'

let shop: TestShop
let customer: TestBrowser
let stranger: TestBrowser
beforeAll(async () => {
  shop = await testShop()
  customer = await shop.loggedIn()
  stranger = await shop.loggedIn('tweede@demo.example', 'Paskruis-demo-2')
})
afterAll(() => shop.close())
afterEach(() => shop.setNow(TEST_NOW))
beforeEach(async () => {
  await customer.call('POST', '/api/cart/empty')
})

const banner = bannerItem(10, 3000, 1000)
const cards = { sku: 'VIS-MULTI', quantity: 100, customOptions: [] }
const fitting = sampleDocument({ pages: [plainPage(3020, 1020)] })
const turned = sampleDocument({ pages: [plainPage(1020, 3020)] })
const square = sampleDocument({ pages: [plainPage(1000, 1000)] })
/** More pages than the line has sides. */
const unfit = sampleDocument({ pages: [plainPage(3020, 1020), plainPage(3020, 1020)] })
const card = sampleDocument({ pages: [plainPage(91, 61)] })
const make = (changes: Parameters<typeof makeDesign>[1] = {}) =>
  makeDesign(shop.database.db, { facts: fitting, ...changes })

type Line = { readonly orderId: string; readonly lineId: string; readonly groupId: string }

/** An order of one line of which the files come later; what is linked already goes along. */
async function orderLater(
  cartItem: unknown = banner,
  designs: readonly unknown[] = [],
  isChecked = false,
): Promise<Line> {
  const { json: cart } = await customer.call('POST', '/api/cart/items', { body: { cartItem } })
  const { lines } = cart.orderLineGroups.at(-1)
  const { id: itemId } = lines[0]
  if (designs.length > 0)
    await customer.call('PUT', `/api/cart/items/designs/${itemId}`, { body: { designs } })
  if (isChecked)
    await customer.call('PATCH', `/api/cart/items/${itemId}`, { body: { validateDesigns: true } })
  for (const group of cart.orderLineGroups)
    await customer.call('PUT', '/api/cart/items/design/status', {
      body: { itemId: group.lines[0].id, status: 'later' },
    })
  const { json } = await customer.call('POST', '/api/cart/order')
  const order = await show(json.id)
  return { orderId: json.id, lineId: lineOf(order).id, groupId: order.groups[0].id }
}
const show = async (orderId: string) => (await customer.call('GET', `/api/customer/orders/${orderId}`)).json
const lineOf = (order: Pick<Reply<'getOrder'>, 'groups'>) => order.groups[0].lines[0]
const addressOf = ({ orderId, lineId }: Omit<Line, 'groupId'>) =>
  `/api/customer/orders/${orderId}/lines/${lineId}/designs` as const
const list = async (line: Line, side = 'front', by = customer) =>
  by.call('GET', `${addressOf(line)}?side=${side}`)
const save = (line: Line, designs: readonly unknown[], by = customer) =>
  by.call('PUT', addressOf(line), { body: { designs } })
const saveBack = (line: Line, designId: string, by = customer) =>
  by.call('PUT', `${addressOf(line)}/back`, { body: { designId } })
const send = (line: Line, by = customer, extraDesignsInCents?: number) =>
  by.call('PUT', `${addressOf(line)}/status`, { body: { status: 'approved', extraDesignsInCents } })
const extraCents = (order: Reply<'getOrder'>) =>
  lineOf(order).wantedFiles.extraDesigns.price.excludingTaxInCents
const refusal = ({ status, json }: Answer) => [status, json.errors?.[0].code]
const mails = async () =>
  (
    await sql<{ recipient: string; payload: { text: string } }>`
      select recipient, payload from outbox where template = 'files_complete' order by created_at`.execute(
      shop.database.db,
    )
  ).rows

describe('an ordered line that waits for its files', () => {
  it('tells what it wants, and judges the files of the company for it', async () => {
    const line = await orderLater()
    expect(lineOf(await show(line.orderId))).toMatchObject({
      state: 'awaiting_files',
      wantedFiles: {
        status: 'missing',
        copies: 10,
        assigned: 0,
        widthMm: 3000,
        heightMm: 1000,
        backSide: 'none',
      },
    })
    const [fits, off] = await Promise.all([make(), make({ facts: square })])
    const { json } = await list(line)
    const statusOf = (id: string) => json.designs.find(({ designId }) => designId === id).status
    expect([statusOf(fits), statusOf(off)]).toEqual(['valid', 'fixable'])
  })

  it('is refused more designs than all lines of an order may have', async () => {
    const line = await orderLater(cards)
    await sql`insert into order_line_designs (order_line_id, company_id, is_studio, side, quantity, position)
      select l.id, o.company_id, true, 'front', 0, n from order_lines l join orders o on o.id = l.order_id, generate_series(1, 4999) n
      where l.id = ${line.lineId}`.execute(shop.database.db)
    const [one, other] = await Promise.all([make({ facts: card }), make({ facts: card })])
    const both = [one, other].map((designId) => ({ designId, quantity: 50 }))
    const full = [409, 'TooManyDesigns']
    expect(refusal(await save(line, both))).toEqual(full)
    expect((await save(line, both.slice(1))).status).toBe(200)
    expect(refusal(await saveBack(line, one))).toEqual(full)
  })

  it('keeps a division of its copies, and waits until they all have a file and are sent in', async () => {
    const line = await orderLater()
    const [one, other] = await Promise.all([make({ name: 'een.pdf' }), make({ name: 'twee.pdf' })])
    const partly = await save(line, [{ designId: one, quantity: 4 }])
    expect(lineOf(partly.json)).toMatchObject({
      state: 'awaiting_files',
      wantedFiles: { status: 'incomplete', assigned: 4 },
      designs: [{ designId: one, name: 'een.pdf', quantity: 4, status: 'valid', messages: [] }],
    })
    expect(refusal(await send(line))).toEqual([422, 'FilesIncomplete'])
    const whole = await save(line, [
      { designId: other, quantity: 6 },
      { designId: one, quantity: 4 },
    ])
    expect(lineOf(whole.json)).toMatchObject({
      state: 'awaiting_files',
      wantedFiles: { status: 'ready', assigned: 10 },
      designs: [{ name: 'twee.pdf' }, { name: 'een.pdf' }],
    })
    const sent = await send(line, customer, extraCents(whole.json))
    expect([sent.json.state, lineOf(sent.json).state]).toEqual(['released', 'released'])
    expect(lineOf(sent.json)).toMatchObject({ designStatus: 'approved', wantedFiles: null })
    expect(sent.json.events.at(-1).label).toBe('Gereed voor productie')
    const { rows } =
      await sql`select sha256, approved_at from order_line_designs where order_line_id = ${line.lineId}`.execute(
        shop.database.db,
      )
    expect(rows).toMatchObject([
      { sha256: expect.any(Buffer), approved_at: expect.any(Date) },
      { sha256: expect.any(Buffer), approved_at: expect.any(Date) },
    ])
  })

  it('takes other files as long as it waits, and none afterwards', async () => {
    const line = await orderLater()
    const [one, other] = await Promise.all([make(), make()])
    await save(line, [{ designId: one, quantity: 10 }])
    const { json } = await save(line, [{ designId: other, quantity: 10 }])
    expect(lineOf(json).designs).toMatchObject([{ designId: other }])
    await send(line)
    for (const late of [save(line, []), list(line), saveBack(line, one), send(line)])
      expect(refusal(await late)).toEqual([409, 'FilesTooLate'])
    // As staff do who need another file.
    await sql`update order_lines set state = 'awaiting_files' where id = ${line.lineId}`.execute(
      shop.database.db,
    )
    expect(lineOf((await save(line, [{ designId: one, quantity: 10 }])).json).designs).toMatchObject([
      { designId: one },
    ])
    expect((await send(line)).status).toBe(200)
  })

  it('takes a fixable file with consent only: sending it in is that', async () => {
    const line = await orderLater()
    const designId = await make({ facts: turned })
    const saved = await save(line, [{ designId, quantity: 10 }])
    expect(lineOf(saved.json)).toMatchObject({
      wantedFiles: { status: 'attention' },
      designs: [
        {
          status: 'fixable',
          messages: ['Je ontwerp is staand en het product liggend. We draaien het 90 graden.'],
        },
      ],
    })
    expect(lineOf((await send(line)).json).state).toBe('released')
  })

  it.each([
    [
      'more copies than were ordered',
      async () => [{ designId: await make(), quantity: 11 }],
      422,
      'TooManyCopies',
    ],
    [
      'a file that does not fit',
      async () => [{ designId: await make({ facts: unfit }), quantity: 1 }],
      422,
      'DesignNotUsable',
    ],
    [
      'a file that is still read',
      async () => [{ designId: await make({ facts: null, status: 'processing' }), quantity: 1 }],
      422,
      'DesignNotUsable',
    ],
    [
      'a file of another company',
      async () => [{ designId: await make({ email: 'tweede@demo.example' }), quantity: 1 }],
      404,
      'DesignNotFound',
    ],
    [
      'a negative number of copies',
      async () => [{ designId: await make(), quantity: -1 }],
      422,
      'InvalidInput',
    ],
  ])('refuses %s, and changes nothing', async (_rule, designs, status, code) => {
    const line = await orderLater()
    const designId = await make()
    await save(line, [{ designId, quantity: 10 }])
    expect(refusal(await save(line, await designs()))).toEqual([status, code])
    expect(lineOf(await show(line.orderId)).designs).toMatchObject([{ designId, quantity: 10 }])
  })

  it.each([
    ['cannot be printed', unfit, 'invalid_design', 'invalid'],
    ['has another proportion, as it is', square, 'FileOfOtherRatio', 'attention'],
  ])('refuses a file that %s since it was chosen', async (_rule, facts, code, status) => {
    const line = await orderLater()
    const designId = await make()
    await save(line, [{ designId, quantity: 10 }])
    await sql`update designs set facts = ${JSON.stringify(facts)}::jsonb where id = ${designId}`.execute(
      shop.database.db,
    )
    expect(refusal(await send(line))).toEqual([422, code])
    expect(lineOf(await show(line.orderId))).toMatchObject({
      state: 'awaiting_files',
      wantedFiles: { status },
    })
  })

  it('keeps a file that is deleted from the library', async () => {
    const line = await orderLater()
    const designId = await make()
    await save(line, [{ designId, quantity: 10 }])
    await customer.call('DELETE', `/api/designs/${designId}`)
    const { json } = await list(line)
    expect(json.designs.find((one) => one.designId === designId)).toMatchObject({
      quantity: 10,
      isSoftDelete: true,
    })
    expect((await send(line)).status).toBe(200)
  })

  it('wants a back where that is printed', async () => {
    const line = await orderLater(cards)
    const [front, back] = await Promise.all([
      make({ facts: card }),
      make({ facts: card, name: 'achter.pdf' }),
    ])
    const saved = await save(line, [{ designId: front, quantity: 100 }])
    expect(lineOf(saved.json).wantedFiles).toMatchObject({ status: 'missing', backSide: 'required' })
    expect(refusal(await send(line))).toEqual([422, 'FilesIncomplete'])
    const chosen = await saveBack(line, front)
    expect(lineOf(chosen.json).wantedFiles.status).toBe('ready')
    const changed = lineOf((await saveBack(line, back)).json)
    expect(changed.designs.filter(({ side }) => side === 'back')).toMatchObject([{ designId: back }])
    const { json } = await list(line, 'back')
    expect(json.designs.filter(({ itemId }) => itemId !== null)).toMatchObject([{ designId: back }])
    expect((await send(line)).status).toBe(200)
  })

  it('has no back that is not printed', async () => {
    const line = await orderLater()
    expect(refusal(await saveBack(line, await make()))).toEqual([422, 'BackNotPrinted'])
  })

  it('leaves the copies of the studio to the studio, which comes next', async () => {
    const line = await orderLater(banner, [{ isStudioDesign: true, quantity: 4 }])
    expect(lineOf(await show(line.orderId)).wantedFiles).toMatchObject({ copies: 6, status: 'incomplete' })
    const designId = await make()
    expect(refusal(await save(line, [{ designId, quantity: 7 }]))).toEqual([422, 'TooManyCopies'])
    const { json: saved } = await save(line, [{ designId, quantity: 6 }])
    expect(lineOf(saved).designs).toHaveLength(2)
    expect(lineOf((await send(line, customer, extraCents(saved))).json).state).toBe('in_studio')
  })

  it('goes to whoever checks by hand, where that was ordered', async () => {
    const line = await orderLater(banner, [], true)
    await save(line, [{ designId: await make(), quantity: 10 }])
    expect(lineOf((await send(line)).json).state).toBe('on_hold')
  })
})

const digital = { sku: 'VIS-DIGI', quantity: 100, customOptions: [] }
/** Card designs that share a hundred copies. */
const divided = async (count: number) =>
  Promise.all(
    Array.from({ length: count }, async (_, at) => ({
      designId: await make({ facts: card, name: `${at}.pdf` }),
      quantity: 100 / count,
    })),
  )
const confirmations = async () =>
  (
    await sql<{ payload: { text: string } }>`
      select payload from outbox where template = 'order_confirmation' order by created_at`.execute(
      shop.database.db,
    )
  ).rows

describe('designs more than were ordered', () => {
  it('are told with their price, and come to the order with a new confirmation', async () => {
    const line = await orderLater(digital)
    const before = await show(line.orderId)
    const saved = await save(line, await divided(4))
    expect(lineOf(saved.json).wantedFiles.extraDesigns).toEqual({
      count: 3,
      price: { excludingTaxInCents: 1500, currency: 'EUR' },
    })
    expect(saved.json.totalPrice).toEqual(before.totalPrice)
    const told = (await confirmations()).length

    const { json: order } = await send(line, customer, 1500)
    expect(order.state).toBe('released')
    expect(lineOf(order).price.excludingTaxInCents).toBe(lineOf(before).price.excludingTaxInCents + 1500)
    expect(lineOf(order).amounts).toContainEqual(
      expect.objectContaining({
        code: 'extraDesigns',
        count: 3,
        price: { excludingTaxInCents: 1500, currency: 'EUR' },
      }),
    )
    const netCents = before.totalPrice.excludingTaxInCents + 1500
    expect(order.totalPrice).toMatchObject({
      excludingTaxInCents: netCents,
      includingTaxInCents: netCents + Math.round(netCents * 0.21),
    })
    const mailed = (await confirmations()).slice(told)
    expect(mailed).toHaveLength(1)
    expect(mailed[0]?.payload.text).toContain(`Je bestelling ${order.number} is aangevuld`)
    expect(mailed[0]?.payload.text).toContain('3 extra ontwerpen')
  })

  it('are refused for another price than they cost, and nothing is sent or charged', async () => {
    const line = await orderLater(digital)
    await save(line, await divided(2))
    for (const cents of [0, 499, 501])
      expect(refusal(await send(line, customer, cents))).toEqual([409, 'ExtraDesignsNotAgreed'])
    const one = await save(line, await divided(1))
    expect(lineOf(one.json).wantedFiles.extraDesigns).toBeNull()
    expect(refusal(await send(line, customer, 500))).toEqual([409, 'ExtraDesignsNotAgreed'])
    const { json } = await send(line)
    expect(json.totalPrice).toEqual(one.json.totalPrice)
  })

  it('are refused where the order comes above what the contact may order, and a colleague sends them in', async () => {
    const { id: contactId } = (await customer.call('GET', '/api/customer')).json.contact
    const limit = (cents: number | null) =>
      shop.database.db
        .updateTable('contacts')
        .set({ order_limit_cents: cents })
        .where('id', '=', contactId)
        .execute()
    onTestFinished(async () => void (await limit(null)))
    const line = await orderLater(digital)
    const { totalPrice } = (await save(line, await divided(4))).json
    await limit(totalPrice.excludingTaxInCents + 1499)
    expect(refusal(await send(line, customer, 1500))).toEqual([403, 'ExtraDesignsOverLimit'])
    expect((await show(line.orderId)).totalPrice).toEqual(totalPrice)
    await limit(totalPrice.excludingTaxInCents + 1500)
    expect((await send(line, customer, 1500)).status).toBe(200)
    const other = await orderLater(digital)
    await save(other, await divided(1))
    await limit(1)
    expect((await send(other)).status).toBe(200)
  })

  it('that were paid for when they were ordered cost nothing again', async () => {
    const [first, second, ...others] = await divided(4)
    const line = await orderLater(digital, [first, second])
    const saved = await save(line, [first, second, ...others])
    expect(lineOf(saved.json).wantedFiles.extraDesigns).toMatchObject({ count: 2 })
  })
})

describe('the day of delivery', () => {
  const DAY_MS = 24 * 60 * 60_000

  it('moves with each deadline that passes while the line waits, and tells the next one', async () => {
    const line = await orderLater()
    const deliveryAt = async (moment: string) => {
      shop.setNow(new Date(moment))
      return lineOf(await show(line.orderId)).delivery
    }
    // Wednesday; the weekend counts for nothing.
    for (const [moment, date, deadline] of [
      ['2026-11-18T10:59:00Z', '2026-11-23', '2026-11-18T11:00:00.000Z'],
      ['2026-11-18T11:00:00Z', '2026-11-24', '2026-11-19T11:00:00.000Z'],
      ['2026-11-21T09:00:00Z', '2026-11-26', '2026-11-23T11:00:00.000Z'],
    ] as const)
      expect(await deliveryAt(moment)).toMatchObject({ date, deadline })
    await save(line, [{ designId: await make(), quantity: 10 }])
    expect(lineOf((await send(line)).json).delivery).toMatchObject({ date: '2026-11-26', deadline: null })
    expect(await deliveryAt('2026-11-25T09:00:00Z')).toMatchObject({ date: '2026-11-26', deadline: null })
  })

  it('moves by the deadlines that were missed, and is mailed when the files are complete', async () => {
    const line = await orderLater()
    const before = lineOf(await show(line.orderId)).delivery.date
    await save(line, [{ designId: await make(), quantity: 10 }])
    const mailsBefore = (await mails()).length
    shop.setNow(new Date(TEST_NOW.getTime() + 7 * DAY_MS))
    const sent = await send(line)
    const after = lineOf(sent.json).delivery.date
    expect((Date.parse(after) - Date.parse(before)) / DAY_MS).toBe(7)
    const sentMails = await mails()
    expect(sentMails).toHaveLength(mailsBefore + 1)
    expect(sentMails.at(-1)).toMatchObject({ recipient: 'klant@demo.example' })
    const [year, month, day] = after.split('-')
    expect(sentMails.at(-1)?.payload.text).toContain(`${Number(day)}-${Number(month)}-${year}`)
    expect(sentMails.at(-1)?.payload.text).toContain(sent.json.number)
  })

  it('stands when the files come at once; the mail waits for the last line', async () => {
    await customer.call('POST', '/api/cart/items', { body: { cartItem: cards } })
    const line = await orderLater()
    const { groups } = await show(line.orderId)
    const [first, second] = groups.map(({ lines }) => ({ ...line, lineId: lines[0].id })) as [Line, Line]
    const mailsBefore = (await mails()).length
    expect(groups).toHaveLength(2)
    const [ofCards, ofBanner] = [await make({ facts: card }), await make()]
    await save(first, [{ designId: ofCards, quantity: 100 }])
    await saveBack(first, ofCards)
    const partly = await send(first)
    expect(partly.json.state).toBe('awaiting_files')
    expect(lineOf(partly.json)).toMatchObject({
      state: 'released',
      delivery: { date: lineOf({ groups }).delivery.date },
    })
    expect(await mails()).toHaveLength(mailsBefore)
    await save(second, [{ designId: ofBanner, quantity: 10 }])
    expect((await send(second)).json.state).toBe('released')
    expect(await mails()).toHaveLength(mailsBefore + 1)
  })
})

describe('ownership', () => {
  it('answers visitors 401, another company 404, and what is missing 404', async () => {
    const line = await orderLater()
    const designId = await make()
    const visitor = shop.browser()
    const missing = { ...line, lineId: crypto.randomUUID() }
    const asks = (name: Line) =>
      [
        (by: TestBrowser) => list(name, 'front', by),
        (by: TestBrowser) => save(name, [{ designId, quantity: 1 }], by),
        (by: TestBrowser) => saveBack(name, designId, by),
        (by: TestBrowser) => send(name, by),
      ] as const
    for (const ask of asks(line)) {
      expect([(await ask(visitor)).status, (await ask(stranger)).status]).toEqual([401, 404])
    }
    for (const ask of [
      ...asks(missing),
      ...asks({ ...line, orderId: crypto.randomUUID() }),
      ...asks({ ...line, lineId: 'x' }),
    ])
      expect((await ask(customer)).status).toBe(404)
  })

  it('takes two answers at once one after the other', async () => {
    const line = await orderLater()
    await save(line, [{ designId: await make(), quantity: 10 }])
    const answers = await Promise.all([send(line), send(line)])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  })
})
