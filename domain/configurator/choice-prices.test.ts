import { describe, expect, it } from 'vitest'
import { differsInChoicePrices, setsChoicePrices } from './choice-prices.ts'
import type { ChoiceEffect, Field, Step } from './model.ts'
import { bundleStep, configuratorOf, customStep, formStep, option } from './sample-configurators.ts'

const rate = (rateE4: number): ChoiceEffect => ({ kind: 'piece', rateE4 })
const hem = (effect: ChoiceEffect, ...more: Parameters<typeof option>[]) =>
  customStep('rand', [option('zoom', { effect }), ...more.map((one) => option(...one))])
const cloth = bundleStep('doek', [option('mesh', { sku: 'MESH', effect: { kind: 'child' } })], {
  optionType: 'MATERIAL',
})
const colour = (effect: ChoiceEffect): Step => {
  const field: Field = {
    optionId: 'kleur',
    label: 'Kleur',
    visibleIf: [],
    type: 'select',
    values: [{ id: 'rood', label: 'Rood', effect }],
    defaultId: null,
  }
  return formStep('meer', [field])
}
const of = (...steps: readonly Step[]) => configuratorOf([cloth, ...steps])
const now = of(hem(rate(100)))

describe('prices of choices', () => {
  it.each([
    ['nothing', now, now, false, false],
    ['another title', now, of({ ...hem(rate(100)), title: 'Anders' }), false, false],
    ['another amount', now, of(hem(rate(101))), true, true],
    ['another way of counting', now, of(hem({ kind: 'm2', rateE4: 100 })), true, true],
    ['a price that goes', now, of(hem({ kind: 'included' })), true, true],
    ['a choice that goes', now, of(), false, false],
    ['a new choice with a price', now, of(hem(rate(100), ['schoon', { effect: rate(5) }])), true, true],
    ['a new choice without one', now, of(hem(rate(100), ['schoon'])), false, true],
    ['a copy at its price', now, of(hem(rate(100), ['kopie', { effect: rate(100) }])), false, true],
    ['a value that costs more', of(colour(rate(1))), of(colour(rate(2))), true, true],
    ['another sum of parts', now, { ...now, priceMode: 'fixed' as const }, true, true],
    ['another main line', now, { ...now, mainLine: 'product' as const }, true, true],
    [
      'another circulation',
      of(hem({ kind: 'runQuantity', quantity: 100 })),
      of(hem({ kind: 'runQuantity', quantity: 250 })),
      false,
      false,
    ],
    ['a first one at no price of its own', null, of(), false, true],
    ['a first one with a price', null, now, true, true],
  ])('%s', (_what, before, after, sets, differs) => {
    expect([setsChoicePrices(before, after), differsInChoicePrices(before, after)]).toEqual([sets, differs])
  })

  it('of what is put back are those of the shop, unless a draft says otherwise', () => {
    expect(setsChoicePrices(of(), now)).toBe(true)
    expect(setsChoicePrices(of(), now, now)).toBe(false)
    expect(setsChoicePrices(of(hem(rate(101))), now, now)).toBe(true)
  })
})
