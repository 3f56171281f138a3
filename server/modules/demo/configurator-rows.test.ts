import { describe, expect, it } from 'vitest'
import { ConfiguratorDefinition } from '#contract/configurator.ts'
import { configurators } from '#demo/configurators.ts'
import { carLettering } from '#demo/configurators/car-lettering.ts'
import { configuratorRows } from './configurator-rows.ts'
import { newIds } from './demo-ids.ts'

const SKUS = ['SNB-MONO', 'SNB-CAST', 'AUT-CONT', 'TOE-RAKEL', 'TOE-SPRAY']
const ids = { products: { of: (sku: string) => `id of ${sku}` } }

describe('the rows of configurators', () => {
  const rows = configuratorRows({ configurators: [carLettering] }, ids)

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

  it.each(configurators)('read $key back as it was written down', ({ key: _, sku: __, ...definition }) => {
    expect(ConfiguratorDefinition.parse(definition)).toEqual(definition)
  })

  it('cannot be made while a product of it is missing', () => {
    const few = { products: newIds('product', ['AUT-SET', 'SNB-MONO']) }
    expect(() => configuratorRows({ configurators: [carLettering] }, few)).toThrow("no product 'SNB-CAST'")
  })
})
