import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type ConfiguratorDesk,
  type Definition,
  openConfiguratorDesk,
} from '#test/support/configurator-desk.ts'
import { at, refusal } from '#test/support/product-desk.ts'
import { TEST_NOW } from '#test/support/test-clock.ts'
import { publishDueTask } from './publish-due.task.ts'

let desk: ConfiguratorDesk
beforeAll(async () => {
  desk = await openConfiguratorDesk('shop_few')
})
afterAll(() => desk.shop.close())

const never = new AbortController().signal
const later = new Date(TEST_NOW.getTime() + 3_600_000)

const schedule = async (id: string, publishAt: string | null) =>
  desk.editor.call('PUT', `${at(id)}/schedule`, { body: { version: await desk.versionOf(id), publishAt } })
const scheduleConfigurator = async (id: string, publishAt: string | null) => {
  const { version } = await desk.seenNow(id)
  return desk.editor.call('PUT', `${desk.of(id)}/schedule`, { body: { version, publishAt } })
}

/** The usual configurator with this as the title of its card. */
const titled = (title: string): Definition => {
  const definition = desk.cloth()
  return { ...definition, cards: definition.cards.map((card) => ({ ...card, title })) }
}
const titleInShop = async (id: string) => (await desk.shownConfigurator(id)).live?.cards[0]?.title

/** Does what the clock has done a second after a moment. */
async function publishAfter(moment: Date): Promise<void> {
  desk.shop.setNow(new Date(moment.getTime() + 1000))
  await publishDueTask.run(desk.shop.shop, {}, never)
  desk.shop.heardCatalogueChange()
  desk.shop.setNow(TEST_NOW)
}

describe('a product that is to be published at a time', () => {
  it('goes into the shop when the time has come, and not before', async () => {
    const { id, sku } = await desk.newProduct()
    expect((await schedule(id, later.toISOString())).json.draft.publishAt).toBe(later.toISOString())
    await publishDueTask.run(desk.shop.shop, {}, never)
    expect((await desk.inShop(sku)).status).toBe(404)
    await publishAfter(later)
    expect((await desk.inShop(sku)).status).toBe(200)
  })

  it('waits, and says since when, where it cannot go', async () => {
    const { id } = await desk.newProduct({ urlPath: '/straks-bezet' })
    await schedule(id, later.toISOString())
    const other = await desk.newProduct({ urlPath: '/straks-bezet' })
    await desk.publish(other.id)
    await publishAfter(later)
    expect((await desk.shown(id)).draft).toMatchObject({ publishAt: null, missedAt: later.toISOString() })
  })

  it('waits where its draft is damaged, and keeps no other from going', async () => {
    const [damaged, fine] = [await desk.newProduct(), await desk.newProduct()]
    for (const { id } of [damaged, fine]) await schedule(id, later.toISOString())
    await sql`update product_drafts set edit = '{"v":99}' where product_id = ${damaged.id}::uuid`.execute(
      desk.shop.database.db,
    )
    await publishAfter(later)
    expect((await desk.inShop(fine.sku)).status).toBe(200)
    const { rows } = await sql<{ missed: Date | null }>`
      select missed_at as missed from product_drafts where product_id = ${damaged.id}::uuid`.execute(
      desk.shop.database.db,
    )
    expect(rows).toEqual([{ missed: later }])
  })

  it('is no time that is over', async () => {
    const { id } = await desk.newProduct()
    expect((await schedule(id, new Date(TEST_NOW.getTime() - 1000).toISOString())).status).toBe(422)
  })
})

describe('a configurator that is to be published at a time', () => {
  it('goes into the shop when the time has come, with what was changed of it until then', async () => {
    const { id } = await desk.newInShop()
    await desk.compose(id, titled('Doek'))
    const scheduled = await scheduleConfigurator(id, later.toISOString())
    expect([scheduled.status, scheduled.json.draft.publishAt]).toEqual([200, later.toISOString()])
    await desk.compose(id, titled('Doek op maat'))
    await publishDueTask.run(desk.shop.shop, {}, never)
    expect(await titleInShop(id)).not.toBe('Doek op maat')
    await publishAfter(later)
    expect(await titleInShop(id)).toBe('Doek op maat')
    expect((await desk.shownConfigurator(id)).draft).toBe(null)
    const { json } = await desk.editor.call('GET', `${desk.of(id)}/revisions`)
    expect(json.revisions[0].publishedAt).toBe(new Date(later.getTime() + 1000).toISOString())
  })

  it('goes together with the product that it belongs to and with one that it offers, whichever comes first', async () => {
    const offered = await desk.newProduct()
    await schedule(offered.id, later.toISOString())
    const { id, key, sku } = await desk.newComposed()
    await desk.start(id, key)
    await desk.compose(id, desk.cloth())
    expect((await scheduleConfigurator(id, later.toISOString())).status).toBe(200)
    // While it has no configurator in the shop, the product can be given no time.
    expect((await schedule(id, later.toISOString())).status).toBe(422)
    await sql`update product_drafts set publish_at = ${later}::timestamptz where product_id = ${id}::uuid`.execute(
      desk.shop.database.db,
    )
    await publishAfter(later)
    expect([(await desk.inShop(sku)).status, (await desk.inShop(offered.sku)).status]).toEqual([200, 200])
  })

  it('waits, and says since when, where something else came into the shop meanwhile', async () => {
    const { id } = await desk.newInShop()
    await desk.compose(id, titled('Van straks'))
    await scheduleConfigurator(id, later.toISOString())
    await sql`update configurators set definition = jsonb_set(definition, '{cards,0,title}', '"Van een import"')
      where product_id = ${id}::uuid`.execute(desk.shop.database.db)
    await publishAfter(later)
    expect(await titleInShop(id)).toBe('Van een import')
    expect((await desk.shownConfigurator(id)).draft).toMatchObject({
      publishAt: null,
      missedAt: later.toISOString(),
      isOutdated: true,
    })
    // Whoever changes it has seen that.
    await desk.compose(id, titled('Van later'), { overShop: true })
    expect((await desk.shownConfigurator(id)).draft?.missedAt).toBe(null)
  })

  it('is given no time while something is wrong with it, nor one that is over, and may lose it again', async () => {
    const { id } = await desk.newInShop()
    await desk.compose(id, { ...desk.cloth(), cards: [] })
    expect(refusal(await scheduleConfigurator(id, later.toISOString()))).toContain('ConfiguratorNotReady')
    await desk.compose(id, titled('Goed'))
    const over = new Date(TEST_NOW.getTime() - 1000).toISOString()
    expect(refusal(await scheduleConfigurator(id, over))).toEqual([422, 'InvalidInput publishAt'])
    await scheduleConfigurator(id, later.toISOString())
    expect((await scheduleConfigurator(id, null)).json.draft.publishAt).toBe(null)
    await publishAfter(later)
    expect(await titleInShop(id)).not.toBe('Goed')
  })
})
