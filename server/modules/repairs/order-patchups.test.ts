import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { plainPage, sampleDocument } from '#domain/designs/sample-facts.ts'
import type { Answer, Reply } from '#test/support/answers.ts'
import { bannerItem } from '#test/support/cart-items.ts'
import { makeDesign } from '#test/support/designs.ts'
import { QUARTERS, testPdf } from '#test/support/print-files.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'
import { mailPatchupTask } from './mail-patchup.task.ts'
import { repairDesignTask } from './repair-design.task.ts'

const never = new AbortController().signal
const banner = bannerItem(10, 1000, 500)

let shop: TestShop
let customer: TestBrowser
let stranger: TestBrowser
beforeAll(async () => {
  shop = await testShop()
  customer = await shop.loggedIn()
  stranger = await shop.loggedIn('tweede@demo.example', 'Paskruis-demo-2')
})
afterAll(() => shop.close())
beforeEach(async () => {
  await customer.call('POST', '/api/cart/empty')
})

const db = () => shop.database.db

/** A file of a size with its content. */
async function makeFile(widthMm: number, heightMm: number): Promise<string> {
  const facts = sampleDocument({ pages: [plainPage(widthMm, heightMm)] })
  const designId = await makeDesign(db(), { facts, name: 'doek.pdf' })
  const content = await testPdf([{ widthMm, heightMm, content: QUARTERS }])
  await shop.shop.files.put(`test/${designId}`, content)
  await db()
    .updateTable('designs')
    .set({ storage_key: `test/${designId}` })
    .where('id', '=', designId)
    .execute()
  return designId
}

type Line = { readonly orderId: string; readonly lineId: string; readonly designId: string }

/** An ordered line that waits for its files, with one that lies on its side, or of another size. */
async function orderWith(widthMm = 520, heightMm = 1020): Promise<Line> {
  const { json: cart } = await customer.call('POST', '/api/cart/items', { body: { cartItem: banner } })
  const itemId = cart.orderLineGroups.at(-1).lines[0].id
  await customer.call('PUT', '/api/cart/items/design/status', { body: { itemId, status: 'later' } })
  const { json } = await customer.call('POST', '/api/cart/order')
  const lineId = lineOf(await show(json.id)).id
  const designId = await makeFile(widthMm, heightMm)
  await save({ orderId: json.id, lineId }, [{ designId, quantity: 10 }])
  return { orderId: json.id, lineId, designId }
}

const show = async (orderId: string) => (await customer.call('GET', `/api/customer/orders/${orderId}`)).json
const lineOf = (order: Reply<'getOrder'>) => order.groups[0].lines[0]
const addressOf = ({ orderId, lineId }: Pick<Line, 'orderId' | 'lineId'>) =>
  `/api/customer/orders/${orderId}/lines/${lineId}` as const
const save = (line: Pick<Line, 'orderId' | 'lineId'>, designs: readonly unknown[]) =>
  customer.call('PUT', `${addressOf(line)}/designs`, { body: { designs } })
const send = (line: Line) =>
  customer.call('PUT', `${addressOf(line)}/designs/status`, { body: { status: 'approved' } })
const start = (line: Pick<Line, 'orderId' | 'lineId'>, body: unknown = {}, by = customer) =>
  by.call('POST', `${addressOf(line)}/patchup`, { body })
const answer = (line: Line, body: unknown = {}, by = customer) =>
  by.call('POST', `${addressOf(line)}/patchup/confirm`, { body })
const refusal = ({ status, json }: Answer) => [status, json.errors?.[0].code]

const patchupsOf = ({ lineId }: Line) =>
  db().selectFrom('patchups').selectAll().where('order_line_id', '=', lineId).execute()

/** Asks for the repair of a line, and has it made. */
async function previewed(line: Line, body: unknown = {}) {
  const { status, json } = await start(line, body)
  expect(status, JSON.stringify(json)).toBe(200)
  const [patchup] = await patchupsOf(line)
  if (!patchup) throw new Error('no repair')
  await repairDesignTask.run(shop.shop, { patchupId: patchup.id }, never)
  return patchup
}

/** The mail that asks for an answer; undefined where none was made. */
async function mailOf(batchId: string) {
  await mailPatchupTask.run(shop.shop, { batchId }, never)
  const mail = await db()
    .selectFrom('outbox')
    .select(['payload', 'recipient'])
    .where('dedupe_key', '=', `patchup_approval:${batchId}`)
    .executeTakeFirst()
  return mail && { recipient: mail.recipient, ...(mail.payload as { text: string }) }
}

/** Uses the link of the mail by which the repairs of a line are accepted. */
async function answerOf({ lineId }: Line, batchId: string) {
  const mail = await mailOf(batchId)
  const url = new URL(/(http\S+\/herstel\/\S+)/.exec(mail?.text ?? '')?.[1] ?? '')
  return (by: TestBrowser) =>
    by.call('GET', `/api/cart/items/${lineId}/patchup/callback/${url.searchParams.get('akkoord')}`)
}

describe('the repair of an ordered line that waits for its files', () => {
  it('takes the place of its source, which is sent in then', async () => {
    const line = await orderWith()
    expect(lineOf(await show(line.orderId))).toMatchObject({
      wantedFiles: { status: 'attention' },
      patchup: null,
      designs: [{ status: 'fixable', isMendable: true, repairWays: null }],
    })
    const { result_design_id: resultId } = await previewed(line)
    expect(lineOf(await show(line.orderId)).patchup).toMatchObject({
      state: 'previewed',
      proposals: [{ sourceDesignId: line.designId, changes: ['Het ontwerp is 90 graden gedraaid.'] }],
    })
    const { status, json } = await answer(line)
    expect(status).toBe(200)
    expect(lineOf(json)).toMatchObject({
      wantedFiles: { status: 'approved' },
      patchup: { state: 'confirmed' },
      designs: [{ designId: resultId, name: 'doek.pdf', quantity: 10, status: 'valid' }],
    })
    const sent = lineOf((await send(line)).json)
    expect(sent).toMatchObject({ state: 'released', wantedFiles: null, patchup: null })
    const [kept] = await db()
      .selectFrom('order_line_designs as linked')
      .innerJoin('designs', 'designs.id', 'linked.design_id')
      .select(['linked.sha256', 'designs.sha256 as ofFile', 'linked.file_name as name'])
      .where('order_line_id', '=', line.lineId)
      .execute()
    expect(kept?.sha256).toEqual(kept?.ofFile)
    expect(kept?.sha256).not.toBeNull()
  })

  it('waits for a choice where the file has another proportion, and shows what there is to choose', async () => {
    const line = await orderWith(800, 500)
    const [design] = lineOf(await show(line.orderId)).designs
    expect(design.repairWays).toMatchObject({ ordered: { widthMm: 1000, heightMm: 500 } })
    expect(refusal(await start(line))).toEqual([422, 'RepairNeedsChoice'])
    expect(refusal(await send(line))).toEqual([422, 'FileOfOtherRatio'])
    const options = { placing: 'fit', around: 'white', turn: 'none', bleed: 'mirror' }
    await previewed(line, { designIds: [line.designId], options })
    expect(lineOf((await answer(line)).json).wantedFiles.status).toBe('approved')
    expect((await send(line)).status).toBe(200)
  })

  it('is made once when it is asked for twice at once', async () => {
    const line = await orderWith()
    const answers = await Promise.all([start(line), start(line)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await patchupsOf(line)).toHaveLength(1)
  })

  it('leaves the file as it was when it is rejected', async () => {
    const line = await orderWith()
    await previewed(line)
    const { json } = await answer(line, { decision: 'reject' })
    expect(lineOf(json)).toMatchObject({
      patchup: null,
      designs: [{ designId: line.designId, quantity: 10 }],
    })
  })

  it('gives way to its source, without copies, when it is deleted', async () => {
    const line = await orderWith()
    const { result_design_id: resultId } = await previewed(line)
    await answer(line)
    expect((await customer.call('DELETE', `/api/designs/${resultId}`)).status).toBe(200)
    expect(lineOf(await show(line.orderId))).toMatchObject({
      wantedFiles: { status: 'missing', assigned: 0 },
      patchup: null,
      designs: [],
    })
    const { json } = await customer.call('GET', `${addressOf(line)}/designs?side=front`)
    expect(json.designs.map(({ designId }) => designId)).toContain(line.designId)
  })

  it('stays with an order that has been sent in, also when it is deleted', async () => {
    const line = await orderWith()
    const { result_design_id: resultId } = await previewed(line)
    await answer(line)
    await send(line)
    await customer.call('DELETE', `/api/designs/${resultId}`)
    expect(lineOf(await show(line.orderId)).designs).toMatchObject([{ designId: resultId }])
  })

  it('is neither asked for nor answered once its files were sent in', async () => {
    const line = await orderWith()
    await previewed(line)
    const fitting = await makeFile(1020, 520)
    await save(line, [{ designId: fitting, quantity: 10 }])
    await send(line)
    expect(refusal(await start(line))).toEqual([409, 'FilesTooLate'])
    expect(refusal(await answer(line))).toEqual([409, 'FilesTooLate'])
    expect(lineOf(await show(line.orderId)).designs).toMatchObject([{ designId: fitting }])
  })

  it('is that of the company only, and of the order that is named', async () => {
    const line = await orderWith()
    await previewed(line)
    for (const ask of [start, answer]) {
      expect(refusal(await ask(line, {}, stranger))).toEqual([404, 'OrderNotFound'])
      const elsewhere = { ...line, lineId: crypto.randomUUID() }
      expect(refusal(await ask(elsewhere))).toEqual([404, 'OrderLineNotFound'])
    }
  })
})

const orders = (isAllowed: boolean) =>
  db()
    .updateTable('contacts')
    .set({ roles: isAllowed ? ['orders', 'approves', 'pays', 'managesPeople'] : ['pays'] })
    .where('email', '=', 'klant@demo.example')
    .execute()

describe('who may not order', () => {
  afterEach(() => orders(true))

  it('changes neither the files of an ordered line nor their repairs', async () => {
    const line = await orderWith()
    const { batch_id: batchId } = await previewed(line)
    const link = await answerOf(line, batchId)
    await orders(false)
    const back = () => customer.call('PUT', `${addressOf(line)}/designs/back`, { body: { designId: null } })
    const tries = [() => save(line, []), back, () => start(line), () => answer(line), () => link(customer)]
    for (const attempt of tries) expect(refusal(await attempt())).toEqual([403, 'MayNotOrder'])
    expect(lineOf(await show(line.orderId))).toMatchObject({
      patchup: { state: 'previewed' },
      designs: [{ designId: line.designId, quantity: 10 }],
    })
    await orders(true)
    expect((await link(customer)).status).toBe(200)
  })

  it('deletes no repaired file that an order waits with', async () => {
    const line = await orderWith()
    const { result_design_id: resultId } = await previewed(line)
    await answer(line)
    await orders(false)
    const remove = () => customer.call('DELETE', `/api/designs/${resultId}`)
    expect(refusal(await remove())).toEqual([403, 'MayNotOrder'])
    expect(lineOf(await show(line.orderId)).designs).toMatchObject([{ designId: resultId, quantity: 10 }])
    await orders(true)
    expect((await remove()).status).toBe(200)
  })
})

describe('the mail about the repair of an ordered line', () => {
  it('leads to the order, and its link answers once', async () => {
    const line = await orderWith()
    const { batch_id: batchId, result_design_id: resultId } = await previewed(line)
    const mail = await mailOf(batchId)
    expect(mail?.recipient).toBe('klant@demo.example')
    expect(mail?.text).toContain('Spandoek 510 g')
    const url = new URL(/(http\S+\/herstel\/\S+)/.exec(mail?.text ?? '')?.[1] ?? '')
    expect([url.pathname, url.searchParams.get('bestelling')]).toEqual([
      `/herstel/${line.lineId}`,
      line.orderId,
    ])
    const use = (by: TestBrowser) =>
      by.call('GET', `/api/cart/items/${line.lineId}/patchup/callback/${url.searchParams.get('akkoord')}`)
    expect((await use(stranger)).status).toBe(404)
    expect((await use(customer)).status).toBe(200)
    expect(lineOf(await show(line.orderId)).designs).toMatchObject([{ designId: resultId }])
    expect(refusal(await use(customer))).toEqual([422, 'RepairLinkInvalid'])
  })

  it('is not sent once the files were sent in', async () => {
    const line = await orderWith()
    const { batch_id: batchId } = await previewed(line)
    await save(line, [{ designId: await makeFile(1020, 520), quantity: 10 }])
    await send(line)
    expect(await mailOf(batchId)).toBeUndefined()
  })
})
