import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bundleStep, option } from '#domain/configurator/sample-configurators.ts'
import {
  appliedImport,
  documentOf,
  exported,
  triedImport,
  unzipped,
  type CatalogueDocument,
} from '#test/support/catalogue-files.ts'
import { type ConfiguratorDesk, madeOf, openConfiguratorDesk } from '#test/support/configurator-desk.ts'
import { demoShop } from '../../demo/demo-shop.ts'
import { storeDemoFiles } from '../../demo/demo-files.ts'

let desk: ConfiguratorDesk
beforeAll(async () => {
  desk = await openConfiguratorDesk('shop_few')
  await storeDemoFiles(demoShop, desk.shop.shop.files)
})
afterAll(() => desk.shop.close())

/** The catalogue as it is now, with only these of it, changed. */
async function fileOf(
  skus: readonly string[],
  change: (
    products: CatalogueDocument['products'],
    configurators: CatalogueDocument['configurators'],
  ) => void,
) {
  const document = documentOf(await unzipped(await exported(desk.shop, desk.colleague)))
  const of = (entries: CatalogueDocument['products']) => entries.filter(({ sku }) => skus.includes(sku))
  const [products, configurators] = [of(document.products), of(document.configurators)]
  change(products, configurators)
  const { format, version } = document
  return Buffer.from(JSON.stringify({ format, version, products, configurators }))
}

const tried = async (
  skus: readonly string[],
  change: (
    products: CatalogueDocument['products'],
    configurators: CatalogueDocument['configurators'],
  ) => void,
) => triedImport(desk.shop, desk.colleague, await fileOf(skus, change), 'add')

const dearer = ([product]: CatalogueDocument['products']) => {
  product.prices[0].price.rateE4 = 110_000
}

const told = (findings: readonly { readonly place: string; readonly message: string }[]) =>
  findings.map(({ place, message }) => `${place}: ${message}`)

describe('a file that changes what configurators consist of', () => {
  it('is refused where it takes a material out that one in the shop needs', async () => {
    const { id, sku } = await desk.newInShop()
    const { state, report } = await tried([desk.canvas.sku], ([product]) => {
      product.status = 'discontinued'
    })
    expect(state).toBe('faulty')
    expect(told(report.faults)).toEqual([
      `Configurator in de winkel · ${sku}: Product ${desk.canvas.sku} is niet te koop.`,
    ])
    // Nobody can order it any more: what it consists of may go.
    await desk.edit(id, { status: 'discontinued' })
    await desk.publish(id)
    const { state: later } = await tried([desk.canvas.sku], ([product]) => {
      product.status = 'discontinued'
    })
    expect(later).not.toBe('faulty')
  })

  it('is refused where a test loses its price, and goes in with a test that expects the new one', async () => {
    const { id, sku } = await desk.newInShop()
    const choices = { quantity: 1, options: { doek: { id: 'mesh' }, rand: { id: 'schoon' } }, fields: {} }
    const test = { title: 'Kaal doek', choices, expectedCents: 1000 }
    const [{ id: testId }] = (await desk.keepTest(id, test)).json.tests
    const refused = await tried([desk.mesh.sku], dearer)
    expect(refused.state).toBe('faulty')
    expect(told(refused.report.faults)).toEqual([
      expect.stringMatching(
        new RegExp(
          String.raw`^Configurator in de winkel · ${sku}: Test ‘Kaal doek’ kost €\s11,00 in plaats van €\s10,00\.$`,
          'u',
        ),
      ),
    ])
    await desk.keepTest(id, { testId, ...test, expectedCents: 1100 })
    const sound = await tried([desk.mesh.sku], dearer)
    expect([sound.state, sound.report.faults]).toEqual(['ready', []])
    expect((await appliedImport(desk.shop, desk.colleague, sound.id)).state).toBe('applied')
    expect((await desk.shownConfigurator(id)).tests[0]).toMatchObject({ costsCents: 1100, fault: null })
  })

  it('is refused for a configurator whose rules cannot be right, at its place', async () => {
    const { sku } = await desk.newInShop()
    const { state, report } = await tried([sku], (_products, [configurator]) => {
      const [, edge] = configurator.definition.cards[0].steps
      edge.visibleIf = [{ nergens: ['x'] }]
    })
    expect(state).toBe('faulty')
    expect(told(report.faults)).toEqual([
      `Configurators 1 · ${sku} · rand: De zichtbaarheid noemt 'nergens', waarin niets te kiezen valt.`,
      `Configurators 1 · ${sku} · rand: Dit wordt nooit zichtbaar, wat de klant ook kiest.`,
    ])
  })

  it('is told of a new configurator whose goods are not sold yet', async () => {
    const unsold = await desk.newProduct({ status: 'draft' })
    const { sku } = await desk.newInShop()
    const { state, report } = await tried([sku], ([product], [configurator]) => {
      Object.assign(product, { sku: 'NIEUW-SAMEN', urlPath: '/nieuw-samen' })
      Object.assign(configurator, {
        sku: 'NIEUW-SAMEN',
        key: 'nieuw-samen',
        definition: madeOf(
          bundleStep('doek', [option('a', { sku: unsold.sku, effect: { kind: 'child' } })], {
            optionType: 'MATERIAL',
          }),
        ),
      })
    })
    expect([state, report.faults]).toEqual(['ready', []])
    expect(told(report.warnings)).toContainEqual(
      `Configurators 1 · NIEUW-SAMEN: Product ${unsold.sku} is niet te koop.`,
    )
  })
})
