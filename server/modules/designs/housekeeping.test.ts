import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { plainPage, sampleDocument } from '#domain/designs/sample-facts.ts'
import { bannerItem } from '#test/support/cart-items.ts'
import { makeDesign } from '#test/support/designs.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'
import { findHanging } from './housekeeping-store.ts'
import {
  clearOrphanFilesTask,
  dropUnfinishedUploadsTask,
  purgeDesignsTask,
  sweepHangingDesignsTask,
} from './housekeeping.task.ts'
import { preflightDesignTask } from './preflight-design.task.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const signal = new AbortController().signal
// Files say for themselves when they changed, so the clock of the shop begins at the real moment.
const now = Date.now()
let shop: TestShop
let customer: TestBrowser
let token: string
beforeAll(async () => {
  shop = await testShop()
  shop.setNow(new Date(now))
  customer = await shop.loggedIn()
})
beforeEach(async () => {
  shop.setNow(new Date(now))
  token = (await customer.call('POST', '/api/customer/upload-token')).json.uploadToken
})
afterAll(() => shop.close())

const later = (ms: number) => shop.setNow(new Date(now + ms))
let made = 0
const newProcess = () => `h-${(made += 1)}`

async function uploaded(content = 'inhoud'): Promise<string> {
  const answer = await shop.app.inject({
    method: 'POST',
    url: `/upload?token=${token}&process-id=${newProcess()}`,
    headers: { 'content-type': 'application/octet-stream' },
    payload: Buffer.from(content),
  })
  return answer.json().design.designId
}
async function begun(): Promise<{ readonly designId: string; readonly key: string }> {
  const processId = newProcess()
  await shop.app.inject({
    method: 'POST',
    url: `/upload?token=${token}&process-id=${processId}`,
    headers: { 'tus-resumable': '1.0.0', 'upload-length': '10' },
  })
  const { id, upload_id: uploadId } = await shop.shop.db
    .selectFrom('designs')
    .select(['id', 'upload_id'])
    .where('process_id', '=', processId)
    .executeTakeFirstOrThrow()
  return { designId: id, key: `print-files/${uploadId}` }
}
const find = (designId: string) =>
  shop.shop.db.selectFrom('designs').selectAll().where('id', '=', designId).executeTakeFirst()
const keyOf = async (designId: string) => (await find(designId))?.storage_key ?? ''
const isThere = async (key: string) => (await shop.shop.files.find(key)) !== null
const judged = (designId: string) =>
  shop.shop.db.updateTable('designs').set({ status: 'valid' }).where('id', '=', designId).execute()

const purge = () => purgeDesignsTask.run(shop.shop, {}, signal)
const clear = () => clearOrphanFilesTask.run(shop.shop, {}, signal)
const drop = () => dropUnfinishedUploadsTask.run(shop.shop, {}, signal)
const sweep = () => sweepHangingDesignsTask.run(shop.shop, {}, signal)

/** A line of an order that has this design. */
async function ordered(designId: string): Promise<void> {
  const cartItem = { sku: 'TOE-SPANNER', quantity: 3, customOptions: [] }
  await customer.call('POST', '/api/cart/items', { body: { cartItem } })
  expect((await customer.call('POST', '/api/cart/order')).status).toBe(200)
  const line = await shop.shop.db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .innerJoin('designs', 'designs.company_id', 'orders.company_id')
    .where('designs.id', '=', designId)
    .select(['order_lines.id', 'orders.id as orderId', 'orders.company_id as companyId'])
    .executeTakeFirstOrThrow()
  await shop.shop.db
    .insertInto('order_line_designs')
    .values({
      order_line_id: line.id,
      company_id: line.companyId,
      design_id: designId,
      is_studio: false,
      side: 'front',
      quantity: 1,
      position: 0,
    })
    .execute()
  await shop.shop.db
    .updateTable('orders')
    .set({ placed_at: new Date(now) })
    .where('id', '=', line.orderId)
    .execute()
}

describe('unfinished uploads', () => {
  it('wait seven days for their browser, and go with what had arrived', async () => {
    const { designId, key } = await begun()
    later(7 * DAY_MS - HOUR_MS)
    await drop()
    expect(await find(designId)).toBeDefined()
    expect(await shop.shop.files.arrivals.arrivedBytes(key)).toBe(0)
    later(7 * DAY_MS + HOUR_MS)
    await drop()
    expect(await find(designId)).toBeUndefined()
    expect(await shop.shop.files.arrivals.arrivedBytes(key)).toBeNull()
  })
})

describe('designs that are kept no longer', () => {
  it.each([
    ['unlinked: 90 days', async () => undefined, 90 * DAY_MS],
    [
      'deleted: a day',
      async (designId: string) => void (await customer.call('DELETE', `/api/designs/${designId}`)),
      DAY_MS,
    ],
  ])('%s, with file and previews', async (_rule, prepare, keptMs) => {
    const designId = await uploaded()
    await judged(designId)
    await shop.shop.files.put(`previews/${designId}/1-320.webp`, Buffer.from('x'))
    await shop.shop.db
      .updateTable('designs')
      .set({ previews: JSON.stringify([{ page: 1, widthPx: 320, heightPx: 200 }]) })
      .where('id', '=', designId)
      .execute()
    const key = await keyOf(designId)
    await prepare(designId)
    later(keptMs - MINUTE_MS)
    await purge()
    expect([await isThere(key), (await find(designId))?.id]).toEqual([true, designId])
    later(keptMs + MINUTE_MS)
    await purge()
    expect(await find(designId)).toBeUndefined()
    expect([await isThere(key), await isThere(`previews/${designId}/1-320.webp`)]).toEqual([false, false])
  })

  it('taken out of a cart with its line: not while that can be undone', async () => {
    const designId = await uploaded()
    await judged(designId)
    const cartItem = bannerItem(1, 1000, 500)
    const { json: cart } = await customer.call('POST', '/api/cart/items', { body: { cartItem } })
    const { id } = cart.orderLineGroups.at(-1).lines[0]
    const body = { designs: [{ designId, quantity: 1, isStudioDesign: false }] }
    expect((await customer.call('PUT', `/api/cart/items/designs/${id}`, { body })).status).toBe(200)
    expect((await customer.call('DELETE', `/api/cart/items/${id}`)).status).toBe(200)
    later(91 * DAY_MS)
    await purge()
    expect(await find(designId)).toBeDefined()
    await shop.shop.db.deleteFrom('cart_removals').execute()
    await purge()
    expect(await find(designId)).toBeUndefined()
  })

  it('used by an order: the design never, its file 24 months after the order', async () => {
    const designId = await uploaded()
    await judged(designId)
    await ordered(designId)
    await customer.call('DELETE', `/api/designs/${designId}`)
    const key = await keyOf(designId)
    later(23 * 30 * DAY_MS)
    await purge()
    expect([await isThere(key), (await find(designId))?.storage_key]).toEqual([true, key])
    later(25 * 31 * DAY_MS)
    await purge()
    expect([await isThere(key), (await find(designId))?.storage_key]).toEqual([false, null])
    expect((await find(designId))?.status).toBe('valid')
  })
})

describe('orphans', () => {
  it('files that no design names go after an hour, others stay', async () => {
    const { files } = shop.shop
    const kept = await keyOf(await uploaded())
    const { key: arriving } = await begun()
    const orphans = [
      `print-files/${crypto.randomUUID()}`,
      'print-files/anders',
      `previews/${crypto.randomUUID()}/1-320.webp`,
    ]
    for (const key of orphans) await files.put(key, Buffer.from('x'))
    const lost = `print-files/${crypto.randomUUID()}`
    await files.arrivals.begin(lost)
    later(HOUR_MS - MINUTE_MS)
    await clear()
    expect(await Promise.all(orphans.map(isThere))).toEqual([true, true, true])
    later(HOUR_MS + MINUTE_MS)
    await clear()
    expect(await Promise.all(orphans.map(isThere))).toEqual([false, false, false])
    expect(await files.arrivals.arrivedBytes(lost)).toBeNull()
    expect([await isThere(kept), await files.arrivals.arrivedBytes(arriving)]).toEqual([true, 0])
  })

  it('a design of which the file is gone says so', async () => {
    const designId = await uploaded()
    await judged(designId)
    await shop.shop.files.remove(await keyOf(designId))
    later(2 * HOUR_MS)
    await clear()
    const { json } = await customer.call('GET', '/api/designs')
    expect(json.designs.find((design) => design.designId === designId)).toMatchObject({
      status: 'error',
      messages: ['De controle is niet gelukt. Probeer het opnieuw of neem contact met ons op.'],
    })
  })
})

describe('designs that hang', () => {
  it('end in an error when nobody will check them any more', async () => {
    const designId = await uploaded()
    await shop.shop.db.deleteFrom('pgboss.job' as never).execute()
    later(7 * MINUTE_MS)
    await sweep()
    expect((await find(designId))?.status).toBe('processing')
    later(9 * MINUTE_MS)
    await sweep()
    expect((await find(designId))?.status).toBe('error')
  })

  it('go on waiting while they have a turn to wait for', async () => {
    const designId = await uploaded()
    later(9 * MINUTE_MS)
    await sweep()
    expect((await find(designId))?.status).toBe('processing')
    expect(await shop.jobs.count(preflightDesignTask, { designId })).toBe(1)
    expect(await findHanging(shop.shop.db, new Date(now + 9 * MINUTE_MS))).toEqual([])
  })

  it('are none of those that a repair has yet to make', async () => {
    const { json: cart } = await customer.call('POST', '/api/cart/items', {
      body: { cartItem: bannerItem(1, 1000, 500) },
    })
    const { id } = cart.orderLineGroups.at(-1).lines[0]
    const onItsSide = sampleDocument({ pages: [plainPage(520, 1020)] })
    const designId = await makeDesign(shop.shop.db, { facts: onItsSide })
    const body = { designs: [{ designId, quantity: 1 }] }
    await customer.call('PUT', `/api/cart/items/designs/${id}`, { body })
    expect((await customer.call('POST', `/api/cart/items/${id}/patchup`)).status).toBe(200)
    later(9 * MINUTE_MS)
    await sweep()
    const result = await shop.shop.db
      .selectFrom('designs')
      .select('status')
      .where('source_design_id', '=', designId)
      .executeTakeFirst()
    expect(result?.status).toBe('processing')
  })
})
