import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { workThrough } from '#test/support/bulk-runs.ts'
import { newOperator } from '#test/support/operators.ts'
import { openProductDesk, type ProductDesk } from '#test/support/product-desk.ts'
import { TEST_NOW } from '#test/support/test-clock.ts'

const MINUTE_MS = 60_000

let desk: ProductDesk
beforeAll(async () => {
  desk = await openProductDesk()
})
afterAll(() => desk.shop.close())

const publish = (rows: unknown, by = desk.editor) =>
  by.call('POST', '/beheer/api/bulk', {
    body: { id: crypto.randomUUID(), order: { kind: 'publishProducts', rows } },
  })
const shown = async (id: string) =>
  (await desk.editor.call('GET', '/beheer/api/bulk?list=products')).json.runs.find((run) => run.id === id)
const faultsOf = async (id: string) =>
  Object.fromEntries((await shown(id)).rows.map((row) => [row.number, row.fault]))

describe('publishing many drafts', () => {
  it('puts each that can go into the shop, and says of the others why they stay', async () => {
    const fine = await desk.newProduct({ title: 'Kan zo weg' })
    const unpriced = await desk.newProduct({ prices: [], title: 'Zonder prijs' })
    const clean = await desk.newProduct()
    await desk.publish(clean.id)
    const ids = [fine.id, unpriced.id, clean.id]
    const { json: run } = await publish({ ids })
    expect([run.total, run.kind]).toEqual([2, 'publishProducts'])
    await workThrough(desk.shop, run.id)
    expect(await faultsOf(run.id)).toEqual({
      [fine.sku]: null,
      [unpriced.sku]: expect.stringMatching(/prijs/),
    })
    const { live, draft } = await desk.shown(fine.id)
    expect([live.title, live.status, draft]).toEqual(['Kan zo weg', 'active', null])
    expect((await desk.shown(unpriced.id)).draft).not.toBeNull()
    const { revisions } = (await desk.editor.call('GET', `/beheer/api/products/${fine.id}/revisions`)).json
    expect(revisions[0].publishedBy).toMatch(/\w/)
  })

  it('publishes all that the list of changed products shows, and nothing outside of its category', async () => {
    const { categories } = (await desk.editor.call('GET', '/beheer/api/catalogue/choices')).json
    const [one, other] = categories as [{ id: string }, { id: string }]
    const title = `Lijst ${crypto.randomUUID().slice(0, 8)}`
    const first = await desk.newProduct()
    const second = await desk.newProduct()
    for (const [{ id }, category] of [
      [first, one],
      [second, other],
    ] as const) {
      await desk.edit(id, { title, categoryIds: [category.id] })
      await desk.publish(id)
      await desk.edit(id, { metaTitle: 'Anders' })
    }
    const within = await publish({ queue: 'changed', search: title, category: one.id })
    expect(within.json.rows.map((row) => row.number)).toEqual([first.sku])
    const all = await publish({ queue: 'changed', search: title })
    expect(all.json.total).toBe(2)
    await workThrough(desk.shop, all.json.id)
    expect((await desk.shown(second.id)).live.metaTitle).toBe('Anders')
  })

  it('leaves a draft that a colleague changed after the press', async () => {
    const { id, sku } = await desk.newProduct()
    const { json: run } = await publish({ ids: [id] })
    desk.shop.setNow(new Date(TEST_NOW.getTime() + MINUTE_MS))
    await desk.edit(id, { title: 'Niet gezien' }, desk.colleague)
    desk.shop.setNow(TEST_NOW)
    await workThrough(desk.shop, run.id)
    expect(await faultsOf(run.id)).toEqual({
      [sku]: 'Een collega heeft dit concept intussen gewijzigd. Bekijk hoe het nu staat.',
    })
    expect((await desk.shown(id)).live.status).toBe('draft')
  })

  it('says once that the shop has something else by now, and counts for done what a process did that ended', async () => {
    const clashing = await desk.newProduct()
    await desk.publish(clashing.id)
    await desk.edit(clashing.id, { title: 'Concept', metaTitle: 'Concept' })
    await desk.shop.database.db
      .updateTable('products')
      .set({ title: 'Ingevoerd', meta_title: 'Ingevoerd' })
      .where('id', '=', clashing.id)
      .execute()
    const fine = await desk.newProduct()
    const { json: run } = await publish({ ids: [clashing.id, fine.id] })
    await workThrough(desk.shop, run.id)
    await desk.shop.database.db
      .updateTable('bulk_runs')
      .set({ ended_at: null })
      .where('id', '=', run.id)
      .execute()
    await desk.shop.database.db
      .updateTable('bulk_rows')
      .set({ outcome: 'waiting' })
      .where('run_id', '=', run.id)
      .execute()
    await workThrough(desk.shop, run.id)
    expect(await faultsOf(run.id)).toEqual({
      [clashing.sku]: 'Een collega heeft dit intussen gewijzigd. Kies wat er moet blijven staan.',
      [fine.sku]: null,
    })
  })

  it('is not for who may not change the catalogue', async () => {
    const { id } = await desk.newProduct()
    const maker = await (await newOperator(desk.shop, 'production')).loggedIn()
    expect((await publish({ ids: [id] }, maker)).status).toBe(403)
  })
})
