import { describe, expect, it } from 'vitest'
import type { KeptConfiguration } from '../cart/kept-cart.ts'
import { bundleStep, configuratorOf, customStep, option } from '../configurator/sample-configurators.ts'
import { changedSet, type SetLine } from './changed-set.ts'

const child = (id: string, sku: string, quantityScope: 'piece' | 'line' = 'piece') =>
  option(id, { sku, quantityScope, effect: { kind: 'child' } })
const flag = {
  ...configuratorOf([
    bundleStep('cloth', [child('drop', 'CLOTH')], { optionType: 'MATERIAL' }),
    bundleStep('foot', [child('cross', 'FOOT')]),
    bundleStep('bag', [child('big', 'BAG', 'line')]),
  ]),
}
const kept = (quantity: number): KeptConfiguration => ({
  key: 'flag',
  quantity,
  options: { cloth: { id: 'drop' }, foot: { id: 'cross' }, bag: { id: 'big' } },
  fields: {},
})
const line = (id: string, part: string, sku: string, quantity: number): SetLine => ({
  id,
  part,
  sku,
  quantity,
  widthMm: null,
  heightMm: null,
  effects: [],
})
const lines = (quantity: number) => [
  line('a', 'main', 'CLOTH', quantity),
  line('b', 'foot', 'FOOT', quantity),
  line('c', 'bag', 'BAG', 1),
]

const run = (quantity: number) => option(`run-${quantity}`, { effect: { kind: 'runQuantity', quantity } })

describe('changedSet', () => {
  it('has every part follow the main one, and what comes once come once', () => {
    const set = changedSet(flag, kept(2), lines(2), 5)
    if (typeof set === 'string') throw new Error(set)
    expect(Object.fromEntries(set.quantities)).toEqual({ a: 5, b: 5, c: 1 })
    expect(set.configuration).toEqual(kept(5))
  })

  it.each([
    ['a configurator that is gone', null, lines(2)],
    ['a part that is made no more', flag, [...lines(2), line('d', 'ring', 'RING', 2)]],
    ['a part that came in another quantity', flag, lines(2).with(1, line('b', 'foot', 'FOOT', 4))],
    ['a product that was replaced', flag, lines(2).with(1, line('b', 'foot', 'FOOT-2', 2))],
    [
      'a surcharge that is another',
      flag,
      lines(2).with(0, {
        ...line('a', 'main', 'CLOTH', 2),
        effects: [{ code: 'cloth', label: 'Doek', effect: { kind: 'piece', rateE4: 100 } }],
      }),
    ],
  ])('refuses %s', (_what, configurator, made) => {
    expect(changedSet(configurator, kept(2), made, 5)).toBe('SetNotAsOrdered')
  })

  it('takes a circulation that there is, and no other', () => {
    const cards = {
      ...configuratorOf([
        bundleStep('paper', [child('thick', 'CARD')], { optionType: 'MATERIAL' }),
        customStep('run', [run(100), run(250)]),
      ]),
      quantity: { from: 'runStep' as const },
    }
    const ordered: KeptConfiguration = {
      key: 'cards',
      quantity: 100,
      options: { paper: { id: 'thick' }, run: { id: 'run-100' } },
      fields: {},
    }
    const made = [line('a', 'main', 'CARD', 100)]
    const set = changedSet(cards, ordered, made, 250)
    if (typeof set === 'string') throw new Error(set)
    expect(set.configuration).toMatchObject({ quantity: 250, options: { run: { id: 'run-250' } } })
    expect(Object.fromEntries(set.quantities)).toEqual({ a: 250 })
    expect(changedSet(cards, ordered, made, 150)).toBe('QuantityNotSold')
  })
})
