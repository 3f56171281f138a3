import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Answer, InGroups, Reply } from '#test/support/answers.ts'
import { newOperator } from '#test/support/operators.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'

let shop: TestShop
let customer: TestBrowser
let owner: TestBrowser
beforeAll(async () => {
  shop = await testShop()
  customer = await shop.loggedIn()
  owner = await (await newOperator(shop, 'owner')).loggedIn()
  // It is for the program of before this one alone, and hides nothing that this one forgets.
  await sql`alter table order_lines disable trigger order_lines_dispatched`.execute(shop.database.db)
})
afterAll(() => shop.close())

/** An order of lines of clamps in these quantities, which lie packed. */
async function packed(...quantities: number[]): Promise<{ readonly id: string; readonly number: string }> {
  for (const quantity of quantities)
    await customer.call('POST', '/api/cart/items', {
      body: { cartItem: { sku: 'TOE-SPANNER', quantity, customOptions: [] }, asOwnLine: true },
    })
  const { id, number } = (await customer.call('POST', '/api/cart/order')).json
  for (const state of ['in_production', 'ready']) await move(id, { state })
  return { id, number }
}
const move = (id: string, body: object) => owner.call('POST', `/beheer/api/orders/${id}/move`, { body })
const desk = async (id: string) => (await owner.call('GET', `/beheer/api/orders/${id}`)).json
const seen = async (id: string) => (await customer.call('GET', `/api/customer/orders/${id}`)).json
const linesOf = <Line>(order: InGroups<Line>) => order.groups.flatMap((group) => group.lines)
type Piece = { readonly lineId: string; readonly quantity: number; readonly left: number }
const send = (id: string, pieces: readonly Piece[], more: object = {}) =>
  move(id, { state: 'shipped', carrier: 'postnl', trackingCode: '3SPKR88412207', pieces, ...more })
const piecesOf = ({ parcels }: Reply<'getDeskOrder'>['groups'][0]['lines'][0]) =>
  parcels.map(({ number, quantity }) => [number, quantity])
const refusal = ({ status, json }: Answer) => [status, json.errors?.[0].code, json.errors?.[0].field]
const mailsAbout = async (number: string) =>
  (
    await sql<{ text: string }>`select payload->>'text' as text from outbox
      where template = 'order_shipped' and payload->>'text' like ${`%${number}%`} order by created_at`.execute(
      shop.database.db,
    )
  ).rows.map(({ text }) => withPlainSpaces(text))
const withPlainSpaces = (text: string) => text.replaceAll('\u00A0', ' ')

describe('a line that leaves in parts', () => {
  it('stays where it is until all of it is sent, and its customer hears and sees what is in each parcel', async () => {
    const { id, number } = await packed(1000)
    const [line] = linesOf(await desk(id))
    const { status, json } = await send(id, [{ lineId: line.id, quantity: 300, left: 1000 }])
    expect(status).toBe(200)
    expect(json.state).toBe('partially_shipped')
    expect(linesOf(json)[0]).toMatchObject({ state: 'ready', cancellation: 'never' })
    expect(linesOf(json)[0].nextStates).toEqual(['in_production', 'shipped', 'on_hold'])
    expect(piecesOf(linesOf(json)[0])).toEqual([[1, 300]])
    expect(linesOf(await seen(id))[0]).toMatchObject({
      state: 'ready',
      parcels: [{ number: 1, quantity: 300, carrier: 'postnl', trackingCode: '3SPKR88412207' }],
    })
    const [first] = await mailsAbout(number)
    expect(first).toContain('300 × 10 stuks van 1.000 × 10 stuks, de overige 700 × 10 stuks volgen')
    expect(first).toContain('code 3SPKR88412207')
    expect(first).toContain('Volg je zending: https://jouw.postnl.nl/')

    expect(refusal(await send(id, [{ lineId: line.id, quantity: 701, left: 700 }]))).toEqual([
      422,
      'TooManyPieces',
      'pieces.0.quantity',
    ])
    await send(id, [{ lineId: line.id, quantity: 700, left: 700 }])
    const done = await desk(id)
    expect([done.state, linesOf(done)[0].state, piecesOf(linesOf(done)[0])]).toEqual([
      'shipped',
      'shipped',
      [
        [1, 300],
        [2, 700],
      ],
    ])
    expect((await mailsAbout(number))[1]).toContain(
      '700 × 10 stuks van 1.000 × 10 stuks, de rest is eerder verzonden',
    )
    // What comes back is what left last.
    await move(id, { state: 'ready' })
    expect(piecesOf(linesOf(await desk(id))[0])).toEqual([[1, 300]])
    await move(id, { state: 'shipped', carrier: 'own' })
    expect(piecesOf(linesOf(await desk(id))[0])).toEqual([
      [1, 300],
      [3, 700],
    ])
  })

  it('has a packing slip also once the rest is made anew, and is followed from the list of orders', async () => {
    const { id } = await packed(10)
    const [line] = linesOf(await desk(id))
    const listed = async () => {
      const { orders } = (await customer.call('GET', '/api/customer/orders')).json
      return orders.find((order) => order.id === id)
    }
    const slips = async () => (await seen(id)).documents.filter(({ kind }) => kind === 'packing_slip')
    await send(id, [{ lineId: line.id, quantity: 3, left: 10 }])
    expect((await move(id, { state: 'in_production' })).json.groups[0].lines[0].state).toBe('in_production')
    expect(await slips()).toHaveLength(1)
    const { sections } = (await customer.call('GET', '/api/customer/downloads')).json
    const papers = sections.find(({ kind }) => kind === 'orders').rows
    expect(papers[0].files.map(({ kind }) => kind)).toContain('packing_slip')
    const first = 'https://jouw.postnl.nl/'
    expect((await listed()).trackingUrl).toContain(first)
    expect((await seen(id)).trackingUrl).toContain(first)
    await move(id, { state: 'ready' })
    await send(id, [{ lineId: line.id, quantity: 7, left: 7 }], {
      carrier: 'other',
      trackingUrl: 'https://vervoerder.example/7',
    })
    expect((await listed()).trackingUrl).toBe('https://vervoerder.example/7')
    expect((await seen(id)).trackingUrl).toBe('https://vervoerder.example/7')
  })

  it('goes in one parcel with lines that leave whole', async () => {
    const { id, number } = await packed(10, 20, 5)
    const [first, second, third] = linesOf(await desk(id))
    const pieces = [{ lineId: second.id, quantity: 8, left: 20 }]
    const { json } = await send(id, pieces, { lineIds: [first.id, second.id] })
    expect(json.state).toBe('partially_shipped')
    expect(linesOf(json).map(({ state }) => state)).toEqual(['shipped', 'ready', 'ready'])
    expect(linesOf(json).map(piecesOf)).toEqual([[[1, 10]], [[1, 8]], []])
    const [mail] = await mailsAbout(number)
    expect(mail).toContain('8 × 10 stuks van 20 × 10 stuks, de overige 12 × 10 stuks volgen')
    expect(mail).toContain('10 × 10 stuks')
    expect(mail).not.toContain('5 × 10 stuks')
    expect((await move(id, { state: 'shipped', lineIds: [third.id] })).status).toBe(200)
  })

  it('is not cancelled any more, nor goes back to before it was made, also by way of a hold', async () => {
    const { id } = await packed(10, 4)
    const [line, other] = linesOf(await desk(id))
    await send(id, [{ lineId: line.id, quantity: 3, left: 10 }], { lineIds: [line.id] })
    const cancel = (body: object) =>
      owner.call('POST', `/beheer/api/orders/${id}/cancel`, {
        body: { reason: 'Vervalt', isConfirmed: true, ...body },
      })
    const told = await cancel({ lineId: line.id })
    expect(refusal(told).slice(0, 2)).toEqual([409, 'LinePartlySent'])
    expect(told.json.errors[0].message).toContain('al een deel verzonden')
    expect(refusal(await cancel({})).slice(0, 2)).toEqual([409, 'LinePartlySent'])
    expect((await desk(id)).cancellation).toBe('never')
    await move(id, { state: 'in_production', lineIds: [line.id] })
    expect(refusal(await move(id, { state: 'released', lineIds: [line.id] })).slice(0, 2)).toEqual([
      409,
      'LinePartlySent',
    ])
    await move(id, { state: 'on_hold', lineIds: [line.id] })
    expect(refusal(await move(id, { state: 'placed', lineIds: [line.id] })).slice(0, 2)).toEqual([
      409,
      'LinePartlySent',
    ])
    expect((await cancel({ lineId: other.id })).status).toBe(200)
  })

  it('is sent once by two who send a part of it at the same moment', async () => {
    const { id } = await packed(10)
    const [line] = linesOf(await desk(id))
    const both = await Promise.all(
      [3, 3].map((quantity) => send(id, [{ lineId: line.id, quantity, left: 10 }])),
    )
    expect(both.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409])
    expect(linesOf(await desk(id))[0].parcels).toHaveLength(1)
  })

  it('is refused for no number of pieces, of another order, or where nothing is shipped', async () => {
    const { id } = await packed(10)
    const [line] = linesOf(await desk(id))
    const other = linesOf(await desk((await packed(2)).id))[0]
    for (const quantity of [0, -1, 1.5, 1e9])
      expect((await send(id, [{ lineId: line.id, quantity, left: 10 }])).status).toBe(422)
    expect((await send(id, [{ lineId: other.id, quantity: 1, left: 2 }])).status).toBe(404)
    expect(
      refusal(await send(id, [{ lineId: line.id, quantity: 3, left: 10 }], { state: 'in_production' })),
    ).toEqual([422, 'InvalidInput', 'pieces'])
    const finance = await (await newOperator(shop, 'finance')).loggedIn()
    const body = { state: 'shipped', pieces: [{ lineId: line.id, quantity: 3, left: 10 }] }
    expect((await finance.call('POST', `/beheer/api/orders/${id}/move`, { body })).status).toBe(403)
    expect(linesOf(await desk(id))[0].parcels).toEqual([])
  })

  it('can be taken back out of a parcel as long as the rest is here, once', async () => {
    const { id } = await packed(10, 4)
    const [line, other] = linesOf(await desk(id))
    const sent = (await send(id, [{ lineId: line.id, quantity: 3, left: 10 }], { lineIds: [line.id] })).json
    const [{ id: dispatchId }] = linesOf(sent)[0].parcels
    const takeBack = (lineId: string, by = owner) =>
      by.call('POST', `/beheer/api/orders/${id}/take-back`, { body: { lineId, dispatchId } })
    expect(refusal(await takeBack(other.id)).slice(0, 2)).toEqual([409, 'LineMovedOn'])
    expect((await takeBack(dispatchId)).status).toBe(404)
    const finance = await (await newOperator(shop, 'finance')).loggedIn()
    expect((await takeBack(line.id, finance)).status).toBe(403)
    const { status, json } = await takeBack(line.id)
    expect([status, linesOf(json)[0].parcels]).toEqual([200, []])
    expect(linesOf(json)[0].cancellation).toBe('confirm')
    expect(refusal(await takeBack(line.id)).slice(0, 2)).toEqual([409, 'LineMovedOn'])
    expect(json.state).toBe('ready')
    const told = (await desk(id)).events.slice(-3)
    expect(told.map(({ label, title, by }) => [withPlainSpaces(label), title, by])).toEqual([
      ['3 × 10 stuks van 10 × 10 stuks verzonden in zending 1', line.title, expect.any(String)],
      ['Deels verzonden', null, expect.any(String)],
      ['3 × 10 stuks van 10 × 10 stuks teruggenomen uit zending 1', line.title, expect.any(String)],
    ])
  })

  it('leaves the number of a shipment that was emptied to that, of which nothing is seen', async () => {
    const { id, number } = await packed(10)
    const [line] = linesOf(await desk(id))
    const sentToday = async () =>
      (await owner.call('GET', `/beheer/api/orders?queue=sent_today&search=${number}`)).json.orders.length
    const dispatchId = linesOf((await send(id, [{ lineId: line.id, quantity: 3, left: 10 }])).json)[0]
      .parcels[0].id
    expect(await sentToday()).toBe(1)
    await owner.call('POST', `/beheer/api/orders/${id}/take-back`, { body: { lineId: line.id, dispatchId } })
    await move(id, { state: 'shipped', carrier: 'own' })
    expect(piecesOf(linesOf(await desk(id))[0])).toEqual([[2, 10]])
    expect(await sentToday()).toBe(1)
    await sql`update dispatches set sent_at = sent_at - interval '1 day' where order_id = ${id} and number = 2`.execute(
      shop.database.db,
    )
    expect(await sentToday()).toBe(0)
  })

  it('is refused where a colleague sent all of a line meanwhile, also to who sends the rest of its order', async () => {
    const { id } = await packed(10, 4)
    const [line, other] = linesOf(await desk(id))
    const wanted = [line, other].map(({ id: lineId, quantity }) => ({ lineId, quantity, left: quantity }))
    expect((await send(id, wanted.slice(0, 1), { lineIds: [line.id] })).status).toBe(200)
    expect(refusal(await send(id, wanted)).slice(0, 2)).toEqual([409, 'LineMovedOn'])
    expect(linesOf(await desk(id)).map(piecesOf)).toEqual([[[1, 10]], []])
  })

  it('leaves at once with a hundred others, of which its customer hears in one mail', async () => {
    const { id, number } = await packed(...Array.from({ length: 100 }, (_one, place) => place + 2))
    expect((await move(id, { state: 'shipped', carrier: 'own' })).status).toBe(200)
    expect(await mailsAbout(number)).toHaveLength(1)
  })

  it('is never more than there is of it', async () => {
    const { id } = await packed(10)
    const [line] = linesOf(await desk(id))
    await send(id, [{ lineId: line.id, quantity: 3, left: 10 }])
    await expect(
      sql`update dispatch_lines set quantity = 11 where order_line_id = ${line.id}`.execute(shop.database.db),
    ).rejects.toThrow('more of order line')
  })

  it('is kept too where the program of before this sends it and takes it back', async () => {
    const { id } = await packed(10)
    const [line] = linesOf(await desk(id))
    await send(id, [{ lineId: line.id, quantity: 3, left: 10 }])
    const { db } = shop.database
    await sql`alter table order_lines enable trigger order_lines_dispatched`.execute(db)
    await sql`
      with sent as (insert into dispatches (order_id, number, sent_at) values (${id}, 2, now()) returning id)
      update order_lines set dispatch_id = sent.id from sent where order_lines.id = ${line.id}`.execute(db)
    expect(piecesOf(linesOf(await desk(id))[0])).toEqual([
      [1, 3],
      [2, 7],
    ])
    await sql`update order_lines set dispatch_id = null where id = ${line.id}`.execute(db)
    await sql`alter table order_lines disable trigger order_lines_dispatched`.execute(db)
    expect(piecesOf(linesOf(await desk(id))[0])).toEqual([[1, 3]])
  })

  it('is written down with who sent how much', async () => {
    const { id } = await packed(10)
    const [line] = linesOf(await desk(id))
    await send(id, [{ lineId: line.id, quantity: 3, left: 10 }])
    const { rows } = await sql<{ kind: string; quantity: string }>`
      select actor_kind as kind, after->>'quantity' as quantity from audit_events
      where entity = 'dispatch_lines' and after->>'order_line_id' = ${line.id}`.execute(shop.database.db)
    expect(rows).toEqual([{ kind: 'operator', quantity: '3' }])
  })
})
