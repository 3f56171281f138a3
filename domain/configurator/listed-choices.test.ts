import { describe, expect, it } from 'vitest'
import { listedChoices, withChoicePrices } from './listed-choices.ts'
import type { ChoiceEffect } from './model.ts'
import {
  bundleStep,
  choiceField,
  configuratorOf,
  customStep,
  formStep,
  groupStep,
  millimetres,
  option,
} from './sample-configurators.ts'

const EDGES = ['top', 'left'] as const

const configurator = (effect: ChoiceEffect) =>
  configuratorOf(
    [bundleStep('material', [option('mesh', { sku: 'MESH', effect: { kind: 'child' } }), 'plain'])],
    [
      groupStep('group', [
        customStep('rim', [option('hem', { title: 'Zoom', effect })], { title: 'Rand' }),
        customStep('run', [option('100', { effect: { kind: 'runQuantity', quantity: 100 } })]),
      ]),
      formStep('form', [
        millimetres('width'),
        {
          ...choiceField('rings', []),
          label: 'Ringen',
          values: [{ id: 'four', label: 'Vier', effect: { kind: 'count', rateE4: 7500, count: 4 } }],
        },
      ]),
    ],
  )

describe('what choices cost on the base list', () => {
  it.each<[ChoiceEffect, string, number, number | null, ChoiceEffect]>([
    [{ kind: 'piece', rateE4: 10 }, 'piece', 10, null, { kind: 'piece', rateE4: 11 }],
    [{ kind: 'm2', rateE4: 10 }, 'm2', 10, null, { kind: 'm2', rateE4: 11 }],
    [
      { kind: 'edgeMetre', rateE4: 10, edges: EDGES, setupCents: 5 },
      'edgeMetre',
      10,
      5,
      { kind: 'edgeMetre', rateE4: 11, edges: EDGES, setupCents: 6 },
    ],
    [
      { kind: 'eyelets', rateE4: 10, spacingMm: 500, edges: EDGES },
      'eyelets',
      10,
      null,
      { kind: 'eyelets', rateE4: 11, spacingMm: 500, edges: EDGES },
    ],
    [{ kind: 'percent', percent: 1.15 }, 'percent', 115, null, { kind: 'percent', percent: 1.16 }],
    [{ kind: 'order', cents: 10 }, 'order', 10, null, { kind: 'order', cents: 11 }],
    [
      { kind: 'run', setupCents: 5, per1000Cents: 10 },
      'run',
      10,
      5,
      { kind: 'run', setupCents: 6, per1000Cents: 11 },
    ],
  ])('%j is told by its amounts, and gets others', (effect, unit, amount, setupCents, becomes) => {
    const [found, other] = listedChoices(configurator(effect))
    const price = { sku: 'SAMPLE', optionId: 'rim', choiceId: 'hem', unit, amount, setupCents }
    expect(found).toEqual({ price, within: 'Rand', title: 'Zoom' })
    expect(other).toMatchObject({ price: { unit: 'count', amount: 7500 }, within: 'Ringen', title: 'Vier' })
    const after = {
      ...found!.price,
      amount: amount + 1,
      setupCents: setupCents === null ? null : setupCents + 1,
    }
    const change = { before: found!.price, after }
    expect(withChoicePrices(configurator(effect), [change])).toEqual(configurator(becomes))
    expect(withChoicePrices(configurator(becomes), [{ before: after, after: found!.price }])).toEqual(
      configurator(effect),
    )
  })

  it.each<ChoiceEffect>([{ kind: 'included' }, { kind: 'child' }, { kind: 'runQuantity', quantity: 5 }])(
    '%j has no price of its own',
    (effect) => {
      expect(listedChoices(configurator(effect)).map(({ price }) => price.optionId)).toEqual(['rings'])
    },
  )

  it('stay where a choice is counted otherwise by now, or is gone', () => {
    const now = configurator({ kind: 'piece', rateE4: 10 })
    const { price } = listedChoices(configurator({ kind: 'm2', rateE4: 10 }))[0]!
    expect(withChoicePrices(now, [{ before: price, after: { ...price, amount: 20 } }])).toEqual(now)
    const own = listedChoices(now)[0]!.price
    expect(withChoicePrices(now, [{ before: own, after: { ...own, choiceId: 'gone', amount: 20 } }])).toEqual(
      now,
    )
  })
})
