import { describe, expect, it } from 'vitest'
import { fieldsOf, leafSteps, optionSkus } from '#domain/configurator/steps.ts'
import type { Option } from '#domain/configurator/model.ts'
import { components } from './components.ts'
import { configurators } from './configurators.ts'
import { products } from './products.ts'

const duplicates = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index)

const optionsOf = (configurator: (typeof configurators)[number]): readonly Option[] =>
  leafSteps(configurator).flatMap((step) => ('options' in step ? step.options : []))

describe('the configurators of the demo', () => {
  it('are nineteen, each with a key and a product of its own', () => {
    expect(configurators).toHaveLength(19)
    expect(duplicates(configurators.map(({ key }) => key))).toEqual([])
    expect(duplicates(configurators.map(({ sku }) => sku))).toEqual([])
  })

  it.each(configurators)('$key names its product and those of its options as the catalogue does', (each) => {
    const skus = new Set([...products, ...components].map(({ sku }) => sku))
    expect([each.sku, ...optionSkus(each)].filter((sku) => !skus.has(sku))).toEqual([])
  })

  it('use every component, and compose every bundle product', () => {
    const chosen = new Set(configurators.flatMap(optionSkus))
    expect(components.filter(({ sku }) => !chosen.has(sku)).map(({ sku }) => sku)).toEqual([])
    const bundles = products.filter(({ type }) => type === 'bundle')
    expect(bundles.map(({ sku }) => sku).toSorted()).toEqual(configurators.map(({ sku }) => sku).toSorted())
  })

  it.each(configurators)('$key has a price of its own when it does not add up parts', ({ sku, mainLine }) => {
    const rule = products.find((product) => product.sku === sku)?.priceRule
    expect(rule === null).toBe(mainLine === 'material')
  })

  it.each(configurators)('$key says of every option in one sentence what it is', (each) => {
    const told = optionsOf(each).filter(({ effect }) => effect.kind !== 'runQuantity')
    const unclear = told.filter(({ description }) => !/^\p{Lu}.{8,110}\.$/u.test(description))
    expect(unclear.map(({ id }) => id)).toEqual([])
  })

  it.each(configurators)('$key is drawn by choices that it has', (each) => {
    const ids = new Set(
      leafSteps(each).flatMap((step) => [
        ...('options' in step ? step.options.map(({ id }) => id) : []),
        ...fieldsOf(step).flatMap((field) => ('values' in field ? field.values.map(({ id }) => id) : [])),
      ]),
    )
    expect(each.drawing).toBeDefined()
    expect(Object.keys(each.drawing?.parts ?? {}).filter((id) => !ids.has(id))).toEqual([])
  })

  it('use every kind of step, field, display and price effect', () => {
    const steps = configurators.flatMap(leafSteps)
    expect(new Set(steps.map(({ stepType }) => stepType))).toEqual(
      new Set(['bundleOption', 'customOption', 'form']),
    )
    expect(new Set(steps.flatMap(fieldsOf).map(({ type }) => type))).toEqual(
      new Set(['input_mm', 'select', 'radio']),
    )
    const displays = steps.flatMap((step) =>
      step.stepType === 'bundleOption' ? [step.bundleOptionFilterType] : [],
    )
    expect(new Set(displays)).toEqual(new Set(['drilldown', 'dropdown', 'wizard']))
    expect(new Set(configurators.flatMap(optionsOf).map(({ effect }) => effect.kind))).toEqual(
      new Set([
        'included',
        'piece',
        'm2',
        'edgeMetre',
        'count',
        'eyelets',
        'percent',
        'order',
        'run',
        'child',
        'runQuantity',
      ]),
    )
  })
})
