import { expect, it } from 'vitest'
import type { KeptConfiguration } from './kept-cart.ts'
import { replaceChoices } from './replace-choices.ts'
import { bundleStep, configuratorOf, customStep, option } from '../configurator/sample-configurators.ts'

const cloth = (id: string) => option(id, { sku: id.toUpperCase() })
const kept: KeptConfiguration = {
  key: 'sample',
  quantity: 2,
  options: { cloth: { id: 'old' }, bag: { id: 'bag' }, edge: { id: 'hem' } },
  fields: {},
}
const of = (
  cloths: readonly string[],
  bags: readonly string[] = ['bag'],
  edges: readonly string[] = ['hem', 'raw'],
) =>
  configuratorOf([
    bundleStep('cloth', cloths.map(cloth)),
    bundleStep('bag', bags.map(cloth), { optionRequired: false }),
    customStep('edge', edges),
  ])
const nothing = () => null

it('Leaves a configuration alone that can still be made', () => {
  expect(replaceChoices(of(['old', 'new']), kept, nothing)).toEqual({ configuration: kept, replaced: [] })
})

it('Takes the product that replaces what is gone', () => {
  const made = replaceChoices(of(['other', 'new']), kept, (step) => (step === 'cloth' ? 'NEW' : null))
  expect(made?.configuration.options['cloth']).toEqual({ id: 'new' })
  expect(made?.replaced).toEqual([{ optionId: 'cloth', stepTitle: 'cloth', title: 'new' }])
})

it('Takes the only thing that is left', () => {
  expect(replaceChoices(of(['other']), kept, nothing)?.replaced).toMatchObject([{ title: 'other' }])
})

it('Skips what may be skipped, and asks the customer otherwise', () => {
  const skipped = replaceChoices(of(['old'], ['red', 'blue']), kept, nothing)
  expect(skipped?.replaced).toEqual([{ optionId: 'bag', stepTitle: 'bag', title: null }])
  expect(replaceChoices(of(['red', 'blue']), kept, nothing)).toBeNull()
})

it('Drops a choice of a step that there is no more', () => {
  const without = configuratorOf([bundleStep('cloth', [cloth('old')]), customStep('edge', ['hem'])])
  const made = replaceChoices(without, kept, nothing)
  expect(made?.configuration.options).not.toHaveProperty('bag')
  expect(made?.replaced).toEqual([{ optionId: 'bag', stepTitle: '', title: null }])
})
