import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { at, openProductDesk, type ProductDesk } from '#test/support/product-desk.ts'
import { TEST_NOW } from '#test/support/test-clock.ts'
import { publishDueTask } from './publish-due.task.ts'

let desk: ProductDesk
beforeAll(async () => {
  desk = await openProductDesk()
})
afterAll(() => desk.shop.close())

const schedule = async (id: string, publishAt: string | null) =>
  desk.editor.call('PUT', at(id, '/schedule'), { body: { version: await desk.versionOf(id), publishAt } })

describe('what is to be published at a time', () => {
  const never = new AbortController().signal
  const later = new Date(TEST_NOW.getTime() + 3_600_000)

  it('goes into the shop when the time has come, and not before', async () => {
    const { id, sku } = await desk.newProduct()
    expect((await schedule(id, later.toISOString())).json.draft.publishAt).toBe(later.toISOString())
    await publishDueTask.run(desk.shop.shop, {}, never)
    expect((await desk.inShop(sku)).status).toBe(404)
    desk.shop.setNow(new Date(later.getTime() + 1000))
    await publishDueTask.run(desk.shop.shop, {}, never)
    expect((await desk.inShop(sku)).status).toBe(200)
    desk.shop.setNow(TEST_NOW)
  })

  it('waits, and says since when, where it cannot go', async () => {
    const { id } = await desk.newProduct({ urlPath: '/straks-bezet' })
    await schedule(id, later.toISOString())
    const other = await desk.newProduct({ urlPath: '/straks-bezet' })
    await desk.publish(other.id)
    desk.shop.setNow(new Date(later.getTime() + 1000))
    await publishDueTask.run(desk.shop.shop, {}, never)
    expect((await desk.shown(id)).draft).toMatchObject({ publishAt: null, missedAt: later.toISOString() })
    desk.shop.setNow(TEST_NOW)
  })

  it('is no time that is over', async () => {
    const { id } = await desk.newProduct()
    expect((await schedule(id, new Date(TEST_NOW.getTime() - 1000).toISOString())).status).toBe(422)
  })
})
