import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ProductFields } from '#contract/office/products.ts'
import { bundleStep, option } from '#domain/configurator/sample-configurators.ts'
import type { Answer } from '#test/support/answers.ts'
import { workThrough } from '#test/support/bulk-runs.ts'
import { type ConfiguratorDesk, madeOf, openConfiguratorDesk } from '#test/support/configurator-desk.ts'
import { at, refusal } from '#test/support/product-desk.ts'
import { TEST_NOW } from '#test/support/test-clock.ts'
import { publishDueTask } from '../publish-due.task.ts'

let desk: ConfiguratorDesk
beforeAll(async () => {
  desk = await openConfiguratorDesk('shop_few')
})
afterAll(() => desk.shop.close())

const never = new AbortController().signal
const inAnHour = new Date(TEST_NOW.getTime() + 3_600_000)

/** A material at 10 euro a piece with a product in the shop that is composed of it and of mesh. */
async function newMaterial() {
  const material = await desk.newProduct()
  const { prices } = (await desk.shown(desk.mesh.id)).live
  await desk.edit(material.id, { prices })
  await desk.publish(material.id)
  const composed = await desk.newInShop(madeOf(choiceOf(material.sku, desk.mesh.sku)))
  return { ...material, composed, prices }
}

const choiceOf = (...skus: readonly string[]) =>
  bundleStep(
    'doek',
    skus.map((sku) => option(sku.toLowerCase(), { sku, effect: { kind: 'child' } })),
    { optionType: 'MATERIAL' },
  )

const chosen = (sku: string, quantity = 3) => ({
  quantity,
  options: { doek: { id: sku.toLowerCase() } },
  fields: {},
})

const at12Euro = (prices: ProductFields['prices']) =>
  prices.map((dated) => ({ ...dated, price: { ...dated.price, rateE4: 120_000 } }))

const priceInShop = async (key: string, choices: object) => {
  desk.shop.heardCatalogueChange()
  const body = { key, ...choices }
  const { status, json } = await desk.visitor.call('POST', '/api/configurator/calculate', { body })
  return status === 200 ? json.price.excludingTaxInCents : status
}

const messagesOf = ({ json }: Answer) => json.errors.map(({ message }) => message)

const schedule = async (id: string, publishAt: Date) =>
  desk.editor.call('PUT', `${at(id)}/schedule`, {
    body: { version: await desk.versionOf(id), publishAt: publishAt.toISOString() },
  })

describe('a material that a configurator in the shop consists of', () => {
  it('is not taken out of the shop before the configurator can do without it', async () => {
    const { id, sku, composed } = await newMaterial()
    await desk.edit(id, { status: 'discontinued' })
    const { brokenConfigurators } = await desk.shown(id)
    const message = `Configurator ‘Samen ${composed.sku.slice(6)}’: Product ${sku} is niet te koop.`
    expect(brokenConfigurators).toEqual([
      { productId: composed.id, title: expect.any(String), messages: [message] },
    ])
    const refused = await desk.publish(id)
    expect(refusal(refused)).toEqual([422, `ProductNotReady configurators.${composed.id}`])
    expect(messagesOf(refused)).toEqual([message])
    expect((await desk.shown(id)).live.status).toBe('active')
    expect(await priceInShop(composed.key, chosen(sku))).toBe(3000)

    await desk.compose(composed.id, madeOf(choiceOf(desk.mesh.sku)))
    expect((await desk.putIntoShop(composed.id)).status).toBe(200)
    expect((await desk.publish(id)).status).toBe(200)
    expect((await desk.shown(id)).live.status).toBe('discontinued')
  })

  it.each<[string, (prices: ProductFields['prices']) => ProductFields['prices'], RegExp]>([
    [
      'ended yesterday',
      (prices) => prices.map((one) => ({ ...one, validTo: '2026-11-17' })),
      /^Configurator ‘[^’]+’: Product NIEUW-\d+ heeft geen prijs\.$/,
    ],
    [
      'ends later with no other after it',
      (prices) => prices.map((one) => ({ ...one, validTo: '2026-12-31' })),
      /^Configurator ‘[^’]+’, vanaf .*1 januari 2027: Product NIEUW-\d+ heeft geen prijs\.$/,
    ],
  ])('keeps its price: one that %s is refused', async (_case, change, told) => {
    const { id, prices, composed } = await newMaterial()
    await desk.edit(id, { prices: change(prices) })
    const { brokenConfigurators } = await desk.shown(id)
    expect(brokenConfigurators.map(({ productId }) => productId)).toEqual([composed.id])
    expect(brokenConfigurators[0]?.messages).toEqual([expect.stringMatching(told)])
    const { status, json } = await desk.publish(id)
    expect([status, json.errors.map(({ field }) => field)]).toEqual([
      422,
      expect.arrayContaining([`configurators.${composed.id}`]),
    ])
  })

  it('gets another price where one follows', async () => {
    const { id, prices } = await newMaterial()
    const [first] = prices
    await desk.edit(id, {
      prices: [
        { ...first!, validTo: '2026-12-31' },
        { ...first!, validFrom: '2027-01-01' },
      ],
    })
    expect((await desk.publish(id)).status).toBe(200)
  })

  it('keeps the price of a test until that was given another', async () => {
    const { id, sku, prices, composed } = await newMaterial()
    const test = { title: 'Drie banen', choices: chosen(sku), expectedCents: 3000 }
    const [{ id: testId }] = (await desk.keepTest(composed.id, test)).json.tests
    await desk.edit(id, { prices: at12Euro(prices) })
    const refused = await desk.publish(id)
    expect(refusal(refused)).toEqual([422, `ProductNotReady configurators.${composed.id}`])
    expect(messagesOf(refused)).toEqual([
      expect.stringMatching(
        /^Configurator ‘Samen \d+’: Test ‘Drie banen’ kost €\s36,00 in plaats van €\s30,00\.$/u,
      ),
    ])
    expect(await priceInShop(composed.key, test.choices)).toBe(3000)
    await desk.keepTest(composed.id, { testId, ...test, expectedCents: 3600 })
    expect((await desk.publish(id)).status).toBe(200)
    expect(await priceInShop(composed.key, test.choices)).toBe(3600)
  })

  it('may change in all that no configurator knows of it, whatever is wrong there already', async () => {
    const { id, sku, prices, composed } = await newMaterial()
    const test = { title: 'Klopt nooit', choices: chosen(sku), expectedCents: 1 }
    await desk.keepTest(composed.id, test)
    await desk.edit(id, { title: 'Andere naam', prices: at12Euro(prices) })
    expect((await desk.shown(id)).brokenConfigurators).toEqual([])
    expect((await desk.publish(id)).status).toBe(200)
  })

  it('may go where what is composed of it is not sold either', async () => {
    const { id, composed } = await newMaterial()
    await desk.edit(composed.id, { status: 'discontinued' })
    expect((await desk.publish(composed.id)).status).toBe(200)
    await desk.edit(id, { status: 'discontinued' })
    expect((await desk.publish(id)).status).toBe(200)
    // Now it would come back with a choice that nobody can make.
    await desk.edit(composed.id, { status: 'active' })
    expect(refusal(await desk.publish(composed.id))).toEqual([
      422,
      `ProductNotReady configurators.${composed.id}`,
    ])
  })

  it('is refused among many as by itself', async () => {
    const { id, sku } = await newMaterial()
    await desk.edit(id, { status: 'discontinued' })
    const order = { kind: 'publishProducts', rows: { ids: [id] } }
    const body = { id: crypto.randomUUID(), order }
    await desk.editor.call('POST', '/beheer/api/bulk', { body })
    await workThrough(desk.shop, body.id)
    const { runs } = (await desk.editor.call('GET', '/beheer/api/bulk?list=products')).json
    expect(runs.find((run) => run.id === body.id).rows).toEqual([
      expect.objectContaining({
        number: sku,
        fault: expect.stringMatching(/^Configurator ‘Samen \d+’: Product NIEUW-\d+ is niet te koop\.$/),
      }),
    ])
    expect((await desk.shown(id)).live.status).toBe('active')
  })

  it('goes at a time with the configurator that does without it from then on, and not before', async () => {
    const { id, composed } = await newMaterial()
    await desk.edit(id, { status: 'discontinued' })
    expect(refusal(await schedule(id, inAnHour))).toEqual([
      422,
      `ProductNotReady configurators.${composed.id}`,
    ])
    await desk.compose(composed.id, madeOf(choiceOf(desk.mesh.sku)))
    const { version } = await desk.seenNow(composed.id)
    const body = { version, publishAt: inAnHour.toISOString() }
    expect((await desk.editor.call('PUT', `${desk.of(composed.id)}/schedule`, { body })).status).toBe(200)
    expect((await schedule(id, inAnHour)).status).toBe(200)
    expect((await desk.shown(id)).brokenConfigurators).toEqual([])
    expect(refusal(await desk.publish(id))).toEqual([422, `ProductNotReady configurators.${composed.id}`])
    desk.shop.setNow(new Date(inAnHour.getTime() + 1000))
    await publishDueTask.run(desk.shop.shop, {}, never)
    desk.shop.setNow(TEST_NOW)
    expect((await desk.shown(id)).live.status).toBe('discontinued')
  })
})

describe('a composed product that is priced by itself', () => {
  it('needs a price', async () => {
    const { id } = await desk.newInShop()
    const { live } = await desk.shownConfigurator(id)
    const { prices } = (await desk.shown(desk.mesh.id)).live
    await desk.edit(id, { prices })
    expect((await desk.publish(id)).status).toBe(200)
    await desk.compose(id, { ...live, mainLine: 'product' })
    expect((await desk.putIntoShop(id)).status).toBe(200)
    await desk.edit(id, { prices: [] })
    const { findings } = await desk.shown(id)
    expect(findings.filter(({ isStopping }) => isStopping)).toEqual([
      { fault: 'PriceMissing', field: 'prices', isStopping: true },
    ])
    expect(refusal(await desk.publish(id))).toEqual([422, 'ProductNotReady prices'])
  })
})
