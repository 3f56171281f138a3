import { describe, expect, it } from 'vitest'
import type { PriceRule } from '../pricing/model.ts'
import type { Configurator } from './model.ts'
import { bundleStep, configuratorOf, customStep, option } from './sample-configurators.ts'
import { tryChoices } from './try-choices.ts'

const perPiece: PriceRule = {
  model: 'piece',
  rateE4: 100_000,
  tiers: null,
  setupCents: 0,
  minAreaMm2: null,
  minimumLineCents: null,
  extraDesignFeeCents: 0,
  runningMetre: null,
  runPrices: [],
}
const cloth = bundleStep('doek', [option('wit', { sku: 'WIT', effect: { kind: 'child' } })], {
  optionType: 'MATERIAL',
})
const made = (
  more: Partial<Configurator> = {},
  ...options: Parameters<typeof customStep>[1]
): Configurator => ({
  ...configuratorOf([cloth, customStep('rand', options.length > 0 ? options : ['zoom'])]),
  ...more,
})
const chosen = (...ids: readonly (readonly [step: string, id: string])[]) => ({
  options: Object.fromEntries(ids.map(([step, id]) => [step, { id }])),
  fields: {},
})
const BOTH = chosen(['doek', 'wit'], ['rand', 'zoom'])

const broken = () => {
  throw new TypeError('broken')
}

describe('a composition', () => {
  it.each([
    ['costs its pieces', made(), BOTH, { kind: 'priced', netCents: 3000 }],
    [
      'is open at the first step without a choice',
      made(),
      chosen(['doek', 'wit']),
      { kind: 'open', title: 'rand' },
    ],
    [
      'is refused where a choice is not offered',
      made(),
      chosen(['doek', 'wit'], ['rand', 'weg']),
      { kind: 'refused', refusal: { optionId: 'rand', label: '', fault: 'not_offered', limitMm: null } },
    ],
    ['cannot be delivered in any way', made({ deliveryKinds: [] }), BOTH, { kind: 'undeliverable' }],
    [
      'has no price by an effect that is none',
      made(
        { fixedSizeMm: [100, 100] },
        option('zoom', { effect: { kind: 'edgeMetre', rateE4: 1, edges: ['top'], setupCents: -1 } }),
      ),
      BOTH,
      { kind: 'unpriced' },
    ],
  ])('%s', (_rule, configurator, choices, tried) => {
    expect(tryChoices(configurator, choices, 3, () => perPiece)).toEqual(tried)
  })

  it('has no price without a rule', () => {
    expect(tryChoices(made(), BOTH, 3, () => null)).toEqual({ kind: 'unpriced' })
  })

  it('lets a mistake of ours rise', () => {
    expect(() => tryChoices(made(), BOTH, 3, broken)).toThrow(TypeError)
  })
})
