import { describe, expect, it } from 'vitest'
import { ConfiguratorDefinition } from '#contract/configurator.ts'
import { configurators } from '#demo/configurators.ts'
import { carLettering } from '#demo/configurators/car-lettering.ts'
import { optionPictures } from '#demo/option-pictures.ts'
import { configuratorRows } from './configurator-rows.ts'
import { newIds } from './demo-ids.ts'
import { demoImages } from './demo-images.ts'

const SKUS = ['SNB-MONO', 'SNB-CAST', 'AUT-CONT', 'TOE-RAKEL', 'TOE-SPRAY']
const ids = { products: { of: (sku: string) => `id of ${sku}` } }

describe('the rows of configurators', () => {
  const images = demoImages()
  const rows = configuratorRows({ configurators: [carLettering], optionPictures }, ids, images)

  it('stand without key and product in the definition', () => {
    const [row, ...others] = rows.configurators ?? []
    expect(others).toEqual([])
    expect(row).toMatchObject({ key: 'autobelettering', product_id: 'id of AUT-SET' })
    expect(Object.keys(JSON.parse(String(row?.definition))).toSorted()).toEqual([
      'cards',
      'deliveryKinds',
      'mainLine',
      'priceMode',
      'quantity',
    ])
  })

  it('name every product that an option needs, once', () => {
    expect(rows.configurator_components).toEqual(
      SKUS.map((sku) => ({ configurator_id: 'id of AUT-SET', product_id: `id of ${sku}` })),
    )
  })

  it('show where the drawing of each choice is served, and leave other products to their own', () => {
    const definition = ConfiguratorDefinition.parse(JSON.parse(String(rows.configurators?.[0]?.definition)))
    const options = definition.cards.flatMap(({ steps }) =>
      steps.flatMap((step) => ('options' in step ? step.options : [])),
    )
    const pictured = options.filter(({ imageUrl }) => imageUrl !== undefined)
    expect(pictured.map(({ id }) => id).toSorted()).toEqual(
      Object.keys(optionPictures[carLettering.key] ?? {}).toSorted(),
    )
    const drawn = new Set(images.rows().map((row) => `/images/${row.content_hash}.svg`))
    expect(pictured.filter(({ imageUrl = '' }) => !drawn.has(imageUrl))).toEqual([])
  })

  it.each(configurators)('read $key back as it was written down', ({ key: _, sku: __, ...definition }) => {
    expect(ConfiguratorDefinition.parse(definition)).toEqual(definition)
  })

  it('cannot be made while a product of it is missing', () => {
    const few = { products: newIds('product', ['AUT-SET', 'SNB-MONO']) }
    expect(() => configuratorRows({ configurators: [carLettering], optionPictures }, few, images)).toThrow(
      "no product 'SNB-CAST'",
    )
  })
})
