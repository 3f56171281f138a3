import { describe, expect, it } from 'vitest'
import { ConfiguratorDefinition } from '#contract/configurator.ts'
import { demoShop } from './demo-shop.ts'
import { configuratorRows } from './configurator-rows.ts'

const [first] = demoShop.products
const products = ['AUT-SET', 'SNB-MONO', 'SNB-CAST', 'AUT-CONT', 'TOE-RAKEL', 'TOE-SPRAY'].flatMap((sku) =>
  first ? [{ ...first, sku }] : [],
)
const ids = { products: { of: (sku: string) => `id of ${sku}` } }

describe('the rows of configurators', () => {
  const rows = configuratorRows({ ...demoShop, products }, ids)

  it('are those whose products are all there, without key and product in the definition', () => {
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
      ['SNB-MONO', 'SNB-CAST', 'AUT-CONT', 'TOE-RAKEL', 'TOE-SPRAY'].map((sku) => ({
        configurator_id: 'id of AUT-SET',
        product_id: `id of ${sku}`,
      })),
    )
  })

  it.each(demoShop.configurators)(
    'read $key back as it was written down',
    ({ key: _, sku: __, ...definition }) => {
      expect(ConfiguratorDefinition.parse(definition)).toEqual(definition)
    },
  )

  it('are none while a product of it is missing', () => {
    const without = products.filter(({ sku }) => sku !== 'TOE-SPRAY')
    expect(configuratorRows({ ...demoShop, products: without }, ids).configurators).toEqual([])
  })
})
