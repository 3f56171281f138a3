import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plainPage, sampleDocument, samplePrint } from '#domain/designs/sample-facts.ts'
import { orderedPrint } from '#server/db/documents/goods.ts'
import type { Answer } from '#test/support/answers.ts'
import { makeDesign } from '#test/support/designs.ts'
import { newOperator } from '#test/support/operators.ts'
import { QUARTERS, testPdf } from '#test/support/print-files.ts'
import {
  checkFile,
  repairFile,
  checkFileAgain,
  checksAsked,
  giveUpFileAgain,
} from '#test/support/run-tasks.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'
import { attentionJob } from '../designs/attention-job.ts'

let shop: TestShop
let customer: TestBrowser
let judge: TestBrowser
let colleague: TestBrowser
beforeAll(async () => {
  shop = await testShop()
  customer = await shop.loggedIn()
  judge = await (await newOperator(shop, 'prepress')).loggedIn()
  colleague = await (await newOperator(shop, 'prepress')).loggedIn()
})
afterAll(() => shop.close())

const db = () => shop.database.db

type Made = {
  readonly orderId: string
  readonly lineId: string
  readonly id: string
  readonly designId: string
}

/** A file of the sample print without bleed, with its content. */
async function makeFile(name: string, widthMm = 1000, heightMm = 500): Promise<string> {
  const facts = sampleDocument({ pages: [plainPage(widthMm, heightMm)] })
  const designId = await makeDesign(db(), { facts, name })
  const content = await testPdf([{ widthMm, heightMm, content: QUARTERS }])
  await shop.shop.files.put(`test/${designId}`, content)
  await sql`update designs set storage_key = ${`test/${designId}`} where id = ${designId}`.execute(db())
  return designId
}

/** An ordered line with such a file. */
async function order(
  name = 'gevel.pdf',
  state = 'released',
  size: readonly [number, number] = [1000, 500],
): Promise<Made> {
  const cartItem = { sku: 'TOE-SPANNER', quantity: 3, customOptions: [] }
  await customer.call('POST', '/api/cart/items', { body: { cartItem, asOwnLine: true } })
  const { id: orderId } = (await customer.call('POST', '/api/cart/order', { body: {} })).json
  const lines = await sql<{ id: string }>`
    update order_lines set print = ${orderedPrint.write(samplePrint())}::jsonb, state = ${state}
    where order_id = ${orderId} returning id`.execute(db())
  const lineId = lines.rows[0]!.id
  const designId = await makeFile(name, ...size)
  const { rows } = await sql<{ id: string }>`
    insert into order_line_designs (order_line_id, company_id, design_id, is_studio, side, quantity, file_name, position)
    select l.id, o.company_id, ${designId}, false, 'front', 3, ${name}, 0
    from order_lines l join orders o on o.id = l.order_id where l.id = ${lineId} returning id`.execute(db())
  return { orderId, lineId, id: rows[0]!.id, designId }
}

const desk = async ({ id }: Pick<Made, 'id'>) => (await judge.call('GET', `/beheer/api/files/${id}`)).json
const repair = ({ id, designId }: Made, options?: object, by = judge) =>
  by.call('POST', `/beheer/api/files/${id}/repair`, { body: { designId, ...(options && { options }) } })
const answer = ({ id, designId }: Made, patchupId: string, decision = 'confirm', by = judge) =>
  by.call('POST', `/beheer/api/files/${id}/repair/answer`, { body: { designId, patchupId, decision } })
const approve = ({ id, designId }: Made, by = judge) =>
  by.call('POST', `/beheer/api/files/${id}/approve`, { body: { designId, reason: 'Mag zo.' } })
const sendProof = ({ id, designId }: Made) =>
  judge.call('POST', `/beheer/api/files/${id}/proof`, { body: { designId } })
const putBack = ({ id }: Made, designId: string, replacedId: string) =>
  judge.call('POST', `/beheer/api/files/${id}/back`, { body: { designId, replacedId } })
const check = ({ id, designId }: Pick<Made, 'id' | 'designId'>) =>
  judge.call('POST', `/beheer/api/files/${id}/check`, { body: { designId } })
const refusal = ({ status, json }: Pick<Answer, 'status' | 'json'>) => [status, json.errors?.[0].code]
const lineOf = async ({ orderId }: Made, by = customer) =>
  (await by.call('GET', `/api/customer/orders/${orderId}`)).json.groups[0].lines[0]
const designOf = async (file: Made) => (await lineOf(file)).designs[0]
const history = async ({ orderId }: Made) =>
  (await judge.call('GET', `/beheer/api/orders/${orderId}`)).json.events.filter((event) =>
    event.label.startsWith('Bestand'),
  )

/** Sends a file in the place of another, as the body of the request. */
async function replace(
  file: Pick<Made, 'id' | 'designId'>,
  payload: Uint8Array,
  by = judge,
  name = 'nieuw.pdf',
) {
  const cookie = [...by.cookies].map(([key, value]) => `${key}=${value}`).join('; ')
  const query = new URLSearchParams({ of: file.designId, name })
  const { statusCode, body } = await shop.app.inject({
    method: 'POST',
    url: `/beheer/api/files/${file.id}/replacement?${query}`,
    headers: { cookie, 'content-type': 'application/octet-stream' },
    payload: Buffer.from(payload),
  })
  return { status: statusCode, json: JSON.parse(body) }
}

/** Has a repair made that was asked for. */
async function made(file: Made) {
  const { id } = (await desk(file)).repair.made
  await repairFile(shop, id)
  return (await desk(file)).repair.made
}

describe('a check that staff ask for anew', () => {
  it('measures the file that was seen once more; what was approved stays, and its customer hears nothing', async () => {
    const file = await order()
    const { designId } = file
    await approve(file)
    await sql`update designs set findings = '[]', untold_since = null,
      contact_id = (select id from contacts where email = 'klant@demo.example') where id = ${designId}`.execute(
      db(),
    )
    const { status, json } = await check(file)
    expect([status, json.status]).toEqual([200, 'processing'])
    expect(refusal(await check(file))).toEqual([409, 'FileUnread'])
    expect(await checksAsked(shop, designId)).toBe(1)
    await checkFileAgain(shop, designId, 'fixable')
    const after = await desk(file)
    expect(after).toMatchObject({ status: 'fixable', isApproved: true })
    expect(after.findings).not.toEqual([])
    const { rows } = await sql<{ untold: Date | null; findings: number }>`
      select untold_since as untold, jsonb_array_length(findings) as findings from designs
      where id = ${designId}`.execute(db())
    expect(rows[0]!.untold).toBeNull()
    expect(await shop.shop.jobs.count(attentionJob, { designId })).toBe(0)
  })

  it('leaves a file as it was judged before when it comes to nothing', async () => {
    const file = await order()
    await check(file)
    await giveUpFileAgain(shop, file.designId, 'fixable')
    expect((await desk(file)).status).toBe('fixable')
    expect((await check(file)).status).toBe(200)
  })

  it('is of the file that was seen', async () => {
    const [file, other] = [await order(), await order()]
    expect(refusal(await check({ ...file, designId: other.designId }))).toEqual([409, 'FileReplaced'])
    expect((await desk(file)).status).toBe('fixable')
  })
})

describe('a repair by staff', () => {
  it('is made of the file that was seen, shown beside it, and takes its place once it is taken', async () => {
    const file = await order()
    expect(await desk(file)).toMatchObject({
      status: 'fixable',
      mayChange: true,
      repair: { made: null, ways: null },
      replaced: [],
    })
    const { status, json } = await repair(file)
    expect([status, json.repair.made.state]).toEqual([200, 'proposed'])
    const result = await made(file)
    expect(result).toMatchObject({
      state: 'previewed',
      changes: [expect.stringContaining('10 mm afloop')],
      offers: { bleed: true },
    })
    expect((await judge.call('GET', result.afterUrl)).headers['content-type']).toBe('image/webp')
    // Its line keeps the file until then, and the customer sees nothing of it.
    expect((await desk(file)).designId).toBe(file.designId)
    expect((await designOf(file)).byShop).toBeNull()

    const taken = await answer(file, result.id)
    expect(taken.status).toBe(200)
    expect(taken.json).toMatchObject({
      designId: result.resultDesignId,
      name: 'gevel.pdf',
      status: 'valid',
      isPatchup: true,
      copies: 3,
      repair: null,
      replaced: [
        { fileName: 'gevel.pdf', how: 'repaired', by: expect.stringMatching(/^Sam/), mayPutBack: true },
      ],
    })
    expect(await designOf(file)).toMatchObject({
      designId: result.resultDesignId,
      byShop: { how: 'repaired', at: expect.any(String) },
    })
    expect(await history(file)).toMatchObject([
      { label: 'Bestand hersteld', by: expect.stringMatching(/^Sam/), reason: 'gevel.pdf' },
    ])
    const { rows } = await sql<{ kind: string; now: string }>`
      select actor_kind as kind, after->>'design_id' as now from audit_events
      where entity = 'order_line_designs' and entity_id in (${file.id}, ${file.lineId}) and action = 'update'`.execute(
      db(),
    )
    expect(rows).toEqual([{ kind: 'operator', now: result.resultDesignId }])
    // What he sent stays in his library.
    const source = await sql<{ deleted: boolean }>`
      select soft_deleted_at is not null as deleted from designs where id = ${file.designId}`.execute(db())
    expect(source.rows).toEqual([{ deleted: false }])
  })

  it('can be chosen where the file has another proportion, and is left as it is when it is turned down', async () => {
    const file = await order('hoog.pdf', 'on_hold', [800, 500])
    expect((await desk(file)).repair.ways).toMatchObject({ ordered: { widthMm: 1000, heightMm: 500 } })
    expect(refusal(await repair(file))).toEqual([422, 'RepairNeedsChoice'])
    expect(
      (await repair(file, { placing: 'fit', around: 'white', turn: 'none', bleed: 'mirror' })).status,
    ).toBe(200)
    const first = await made(file)
    expect(
      (await repair(file, { placing: 'fill', around: 'edge', turn: 'none', bleed: 'mirror' })).status,
    ).toBe(200)
    const second = await made(file)
    expect(second.id).not.toBe(first.id)
    expect(refusal(await answer(file, first.id))).toEqual([409, 'RepairNotReady'])
    const { json } = await answer(file, second.id, 'reject')
    expect(json).toMatchObject({ designId: file.designId, repair: { made: null }, replaced: [] })
  })

  it('is refused of what cannot be changed now, and of a file that has nothing to repair', async () => {
    const waiting = await order('wacht.pdf', 'awaiting_files')
    expect(refusal(await repair(waiting))).toEqual([409, 'FileAtCustomer'])
    expect((await desk(waiting)).mayChange).toBe(false)
    const late = await order('laat.pdf', 'in_production')
    expect(refusal(await repair(late))).toEqual([409, 'FileTooLate'])
    const good = await order('goed.pdf', 'released', [1020, 520])
    expect(refusal(await repair(good))).toEqual([422, 'NothingToRepair'])
    const viewer = await (await newOperator(shop, 'production')).loggedIn()
    expect(refusal(await repair(await order('kijk.pdf'), undefined, viewer))).toEqual([403, 'RoleRequired'])
  })

  it('is not for its customer to answer once the line waits for him', async () => {
    const file = await order('samen.pdf')
    await repair(file)
    const result = await made(file)
    await sql`update order_lines set state = 'awaiting_files' where id = ${file.lineId}`.execute(db())
    const address = `/api/customer/orders/${file.orderId}/lines/${file.lineId}/patchup` as const
    const { json } = await customer.call('GET', `/api/customer/orders/${file.orderId}`)
    expect(json.groups[0].lines[0].patchup).toBeNull()
    const body = { patchupIds: [result.id] }
    expect(refusal(await customer.call('POST', `${address}/confirm`, { body }))).toEqual([
      409,
      'RepairNotReady',
    ])
    // He asks for his own, which takes the place of the other.
    const own = await customer.call('POST', address, { body: {} })
    expect(own.json.groups[0].lines[0].patchup.proposals).toMatchObject([{ state: 'proposed' }])
    expect(own.json.groups[0].lines[0].patchup.proposals[0].id).not.toBe(result.id)
  })
})

describe('a file that staff send in the place of another', () => {
  it('is checked as any other, with what it replaced kept to be put back', async () => {
    const file = await order('oud.pdf')
    await approve(file)
    const { status, json } = await replace(
      file,
      await testPdf([{ widthMm: 1020, heightMm: 520, content: QUARTERS }]),
    )
    expect(status).toBe(201)
    expect(json).toMatchObject({
      name: 'nieuw.pdf',
      copies: 3,
      status: 'processing',
      isApproved: false,
      turn: 'review',
      replaced: [{ fileName: 'oud.pdf', byName: 'nieuw.pdf', how: 'replaced', mayPutBack: true }],
    })
    await checkFile(shop, json.designId)
    expect(await desk(file)).toMatchObject({ status: 'valid', isApproved: false })
    expect(await designOf(file)).toMatchObject({ name: 'nieuw.pdf', byShop: { how: 'replaced' } })
    expect(await history(file)).toMatchObject([
      { label: 'Bestand vervangen', reason: 'oud.pdf werd nieuw.pdf' },
    ])
    const library = (await customer.call('GET', '/api/designs')).json.designs.map(({ designId }) => designId)
    expect(library).toContain(json.designId)

    const back = await putBack(file, json.designId, json.replaced[0].id)
    expect(back.json).toMatchObject({ designId: file.designId, isApproved: true })
    expect(back.json.replaced.map(({ fileName, mayPutBack }) => [fileName, mayPutBack])).toEqual([
      ['nieuw.pdf', true],
      ['oud.pdf', false],
    ])
    // What came back is what he sent.
    expect((await designOf(file)).byShop).toBeNull()
    expect(refusal(await putBack(file, file.designId, json.replaced[0].id))).toEqual([409, 'FileGone'])
  })

  it('makes who approves, repairs or replaces the one before it look again', async () => {
    const file = await order('samen.pdf')
    await repair(file)
    const result = await made(file)
    const content = await testPdf([{ widthMm: 1020, heightMm: 520, content: QUARTERS }])
    expect((await replace(file, content, colleague)).status).toBe(201)
    expect(refusal(await approve(file))).toEqual([409, 'FileReplaced'])
    expect(refusal(await answer(file, result.id))).toEqual([409, 'FileReplaced'])
    expect(refusal(await replace(file, content))).toEqual([409, 'FileReplaced'])
    expect(refusal(await repair(file))).toEqual([409, 'FileReplaced'])
    expect(await desk(file)).toMatchObject({ isApproved: false, approvals: [], repair: null })
  })

  it('is one of two that come at once', async () => {
    const file = await order('tegelijk.pdf')
    const content = await testPdf([{ widthMm: 1020, heightMm: 520, content: QUARTERS }])
    // Whoever approves at the same moment is before or after them.
    const [, ...replacements] = await Promise.all([
      approve(file),
      replace(file, content),
      replace(file, content, colleague),
    ])
    const statuses = replacements.map(({ status }) => status)
    expect(statuses.toSorted((one, other) => one - other)).toEqual([201, 409])
    expect((await desk(file)).replaced).toHaveLength(1)
  })

  it('is refused when it is empty, of a place that is not there, and from who may not', async () => {
    const file = await order('leeg.pdf')
    expect(refusal(await replace(file, Buffer.alloc(0)))).toEqual([400, 'UploadIncomplete'])
    const nowhere = { ...file, id: file.designId }
    expect(refusal(await replace(nowhere, Buffer.from('x')))).toEqual([404, 'FileNotOrdered'])
    expect(refusal(await replace({ ...file, id: 'iets' }, Buffer.from('x')))).toEqual([404, 'FileNotOrdered'])
    const viewer = await (await newOperator(shop, 'production')).loggedIn()
    expect(refusal(await replace(file, Buffer.from('x'), viewer))).toEqual([403, 'RoleRequired'])
    expect(refusal(await replace(file, Buffer.from('x'), customer))).toEqual([404, 'NotFound'])
  })

  it('has pictures only of what belongs to its place', async () => {
    const file = await order('plaats.pdf')
    const other = await order('ander.pdf')
    for (const { designId } of [file, other]) {
      await sql`update designs set previews = '[{"page":1,"widthPx":240,"heightPx":120}]' where id = ${designId}`.execute(
        db(),
      )
      await shop.shop.files.put(`previews/${designId}/1-240.webp`, Buffer.from('RIFF'))
    }
    const picture = async (designId: string) =>
      (await judge.call('GET', `/beheer/api/files/${file.id}/pages/1-240.webp?of=${designId}`)).status
    expect([await picture(file.designId), await picture(other.designId)]).toEqual([200, 404])
    await replace(file, await testPdf([{ widthMm: 1020, heightMm: 520, content: QUARTERS }]))
    expect(await picture(file.designId)).toBe(200)
  })
})

const fitting = () => testPdf([{ widthMm: 1020, heightMm: 520, content: QUARTERS }])
const drawPicture = (designId: string) =>
  sql`update designs set previews = '[{"page":1,"widthPx":240,"heightPx":120}]' where id = ${designId}`.execute(
    db(),
  )
const endings = async ({ lineId }: Made) =>
  (
    await sql<{ ending: string | null }>`
      select ending from file_proofs where order_line_id = ${lineId} order by sent_at`.execute(db())
  ).rows.map(({ ending }) => ending)

/** An ordered line whose file was shown to the customer. */
async function proofed(name: string, state = 'released'): Promise<Made> {
  const file = await order(name, state)
  await drawPicture(file.designId)
  expect((await sendProof(file)).status).toBe(200)
  return file
}

describe('a file of which a proof waits for its customer', () => {
  it('can be replaced: the proof is over, its line goes on, and the file can be put back', async () => {
    const file = await proofed('proef.pdf')
    expect(await lineOf(file)).toMatchObject({ state: 'awaiting_approval' })
    expect(await desk(file)).toMatchObject({ mayChange: true, proof: 'open', turn: 'waiting' })
    const { status, json } = await replace(file, await fitting())
    expect([status, json]).toMatchObject([
      201,
      { name: 'nieuw.pdf', turn: 'review', proof: null, proofs: [{ state: 'replaced' }] },
    ])
    expect(await endings(file)).toEqual(['replaced'])
    expect(await lineOf(file)).toMatchObject({
      state: 'released',
      designs: [{ name: 'nieuw.pdf', proofs: [{ state: 'replaced' }] }],
    })

    const back = await putBack(file, json.designId, json.replaced[0].id)
    expect([back.status, back.json]).toMatchObject([
      200,
      { designId: file.designId, proof: null, mayProof: true, mayChange: true },
    ])
    expect((await sendProof(file)).status).toBe(200)
    expect(await endings(file)).toEqual(['replaced', null])
  })

  it('can be repaired: its customer answers until the result is taken, and who held the line up still does', async () => {
    const file = await proofed('vast.pdf', 'on_hold')
    expect((await repair(file)).status).toBe(200)
    const result = await made(file)
    expect(await endings(file)).toEqual([null])
    expect((await answer(file, result.id)).status).toBe(200)
    expect(await endings(file)).toEqual(['replaced'])
    expect(await lineOf(file)).toMatchObject({
      state: 'on_hold',
      designs: [{ proofs: [{ state: 'replaced' }] }],
    })
  })

  it('leaves its line waiting where another file of it does too', async () => {
    const file = await proofed('voor.pdf')
    const designId = await makeFile('achter.pdf')
    await drawPicture(designId)
    const { rows } = await sql<{ id: string }>`
      insert into order_line_designs (order_line_id, company_id, design_id, is_studio, side, quantity, file_name, position)
      select order_line_id, company_id, ${designId}, false, 'back', 0, 'achter.pdf', 0
      from order_line_designs where id = ${file.id} returning id`.execute(db())
    const back = { ...file, id: rows[0]!.id, designId }
    expect((await sendProof(back)).status).toBe(200)
    expect((await lineOf(file)).designs[1].proofs).toMatchObject([{ side: 'back', copies: 3, state: 'open' }])
    expect((await replace(file, await fitting())).status).toBe(201)
    expect(await lineOf(file)).toMatchObject({ state: 'awaiting_approval' })
    expect(await desk(back)).toMatchObject({ proof: 'open', mayChange: true })
    expect((await replace(back, await fitting(), judge, 'rug.pdf')).status).toBe(201)
    expect(await lineOf(file)).toMatchObject({ state: 'released' })
  })

  it('comes later by the days that its customer looked at the proof', async () => {
    const file = await proofed('later.pdf')
    const promised = (
      await sql<{ day: string }>`
      select delivery_date::text as day from order_lines where id = ${file.lineId}`.execute(db())
    ).rows[0]!.day
    shop.setNow(new Date(shop.shop.clock().getTime() + 4 * 24 * 60 * 60_000))
    customer = await shop.loggedIn()
    judge = await (await newOperator(shop, 'prepress')).loggedIn()
    const whileWaiting = (await lineOf(file)).delivery.date
    expect(whileWaiting > promised).toBe(true)
    expect((await replace(file, await fitting())).status).toBe(201)
    expect((await lineOf(file)).delivery.date).toBe(whileWaiting)
  })
})
