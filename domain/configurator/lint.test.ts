import { describe, expect, it } from 'vitest'
import { configurators } from '#demo/configurators.ts'
import type { PriceRule } from '../pricing/model.ts'
import { lintConfigurator, lintConfigurators } from './lint.ts'
import type { LintCode, LintedProduct } from './lint/finding.ts'
import { reachabilityFaults } from './lint/reachability.ts'
import type { BundleOptionStep, Configurator, Option, Step } from './model.ts'
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

const perM2: PriceRule = {
  model: 'm2',
  rateE4: 84_000,
  tiers: null,
  setupCents: 0,
  minAreaMm2: null,
  minimumLineCents: null,
  extraDesignFeeCents: 0,
  runningMetre: null,
  runPrices: [],
}
const perRun: PriceRule = {
  ...perM2,
  model: 'run',
  rateE4: null,
  runPrices: [{ quantity: 100, cents: 3000 }],
}
const roll = {
  kind: 'roll',
  printableWidthMm: 2000,
  maxLengthMm: 5000,
  mayRotate: true,
  mayPanel: false,
} as const

const PRODUCTS: Readonly<Record<string, LintedProduct>> = {
  SAMPLE: { isSold: false, rule: { ...perM2, model: 'piece' }, carrier: null },
  WIT: { isSold: true, rule: perM2, carrier: roll },
  GRIJS: { isSold: true, rule: perM2, carrier: roll },
  GRATIS: { isSold: true, rule: { ...perM2, rateE4: null }, carrier: null },
  OPLAGE: { isSold: true, rule: perRun, carrier: null },
  UIT: { isSold: false, rule: perM2, carrier: roll },
}
const productOf = (sku: string) => PRODUCTS[sku] ?? null

const cloth = (id: string, sku: string | null, more: Partial<Option> = {}) =>
  option(id, { sku, effect: { kind: 'child' }, attributes: { kleur: id }, ...more })
const kleuren = (...ids: readonly string[]) => ({
  attributeCode: 'kleur',
  label: 'Kleur',
  values: ids.map((id) => ({ id, label: id })),
})
const material = (options: readonly Option[], more: Partial<BundleOptionStep> = {}) =>
  bundleStep('doek', options, { optionType: 'MATERIAL', ...more })

const size = formStep('maat', [
  millimetres('breedte', { measures: 'width', maxMm: 5000, defaultMm: 1000 }),
  millimetres('hoogte', { measures: 'height', maxMm: 2000, defaultMm: 500 }),
  choiceField('vorm', ['recht', 'rond'], { defaultId: 'recht' }),
])
const doek = material([cloth('wit', 'WIT'), cloth('grijs', 'GRIJS')], { filters: [kleuren('wit', 'grijs')] })
const rand = customStep('rand', ['zoom', 'schoon'])

const made = (steps: readonly Step[], more: Partial<Configurator> = {}): Configurator => ({
  ...configuratorOf(steps),
  ...more,
})
const withAlso = (...steps: readonly Step[]) => made([size, doek, rand, ...steps])
const withCloth = (...options: readonly Option[]) => made([size, material(options), rand])
const run = (...steps: readonly Step[]) => made(steps, { quantity: { from: 'runStep' } })
const fixedPrice = (...steps: readonly Step[]) => made(steps, { priceMode: 'fixed', mainLine: 'product' })

const found = (...all: readonly Configurator[]) =>
  lintConfigurators(all, productOf).map(({ code, at, about }) => [code, at, about])

const codes = (configurator: Configurator) => found(configurator).map(([code]) => code)

const oplage = (...quantities: readonly number[]) =>
  customStep(
    'oplage',
    quantities.map((quantity) => option(`x${quantity}`, { effect: { kind: 'runQuantity', quantity } })),
  )

type Planted = readonly [fault: string, Configurator, ...found: (readonly [LintCode, string, string])[]]

const planted: readonly Planted[] = [
  ['a code that two steps have', withAlso(customStep('rand', ['a'])), ['duplicate_code', 'rand', '']],
  [
    'a code that a step and a field have',
    withAlso(formStep('meer', [choiceField('rand', ['a'])])),
    ['duplicate_code', 'rand', ''],
  ],
  ['an id twice in a step', withAlso(customStep('gat', ['a', 'a'])), ['duplicate_option', 'gat/a', '']],
  [
    'an id twice in a field',
    withAlso(formStep('meer', [choiceField('gat', ['a', 'a'])])),
    ['duplicate_option', 'gat/a', ''],
  ],
  [
    'a rule on a code that is not there',
    withAlso(customStep('gat', ['a'], { visibleIf: [{ randje: ['zoom'], rand: ['zoom'] }] })),
    ['unknown_code', 'gat', 'randje'],
  ],
  [
    'a rule on a code in which nothing is selected',
    withAlso(customStep('gat', ['a'], { visibleIf: [{ breedte: ['1000'], rand: ['zoom'] }] })),
    ['unknown_code', 'gat', 'breedte'],
  ],
  [
    'a rule on an id that is not there',
    withAlso(customStep('gat', ['a'], { visibleIf: [{ rand: ['zoom', 'zoompje'] }] })),
    ['unknown_id', 'gat', 'rand/zoompje'],
  ],
  [
    "a rule on 'no choice' of a step that must be chosen",
    withAlso(customStep('gat', ['a'], { visibleIf: [{ rand: ['zoom', '-1'] }] })),
    ['unknown_id', 'gat', 'rand/-1'],
  ],
  [
    'an option that waits for a later step',
    made([size, doek, customStep('gat', ['a', option('b', { visibleIf: [{ rand: ['zoom'] }] })]), rand]),
    ['forward_rule', 'gat/b', 'rand'],
    ['never_visible', 'gat/b', ''],
  ],
  [
    'a field that waits for its own form',
    withAlso(formStep('meer', [choiceField('gat', ['a'], { visibleIf: [{ gat: ['a'] }] })])),
    ['forward_rule', 'gat', 'gat'],
    ['never_visible', 'gat', ''],
  ],
  [
    'a step in a fourth level',
    withAlso(groupStep('g1', [groupStep('g2', [groupStep('g3', [customStep('gat', ['a'])])])])),
    ['too_deep', 'gat', '3'],
  ],
  [
    'a step whose rules contradict each other',
    withAlso(customStep('gat', ['a'], { visibleIf: [{ rand: ['zoom'] }, { rand: ['schoon'] }] })),
    ['never_visible', 'gat', ''],
  ],
  [
    'a step whose group contradicts it',
    withAlso(
      groupStep('groep', [customStep('gat', ['a'], { visibleIf: [{ vorm: ['rond'] }] })], {
        visibleIf: [{ vorm: ['recht'] }],
      }),
    ),
    ['never_visible', 'gat', ''],
  ],
  [
    'an option that contradicts what made its step visible',
    withAlso(
      bundleStep('gat', ['a', option('b', { visibleIf: [{ rand: ['schoon'] }] })], {
        visibleIf: [{ rand: ['zoom'] }],
      }),
    ),
    ['never_visible', 'gat/b', ''],
  ],
  ['a required step without options', withAlso(bundleStep('gat', [])), ['no_options', 'gat', '']],
  ['a field without values', withAlso(formStep('meer', [choiceField('gat', [])])), ['no_options', 'gat', '']],
  [
    'a required step of which every option can be hidden at once',
    withAlso(
      bundleStep('gat', [
        option('a', { visibleIf: [{ rand: ['zoom'] }, { vorm: ['recht'] }] }),
        option('b', { visibleIf: [{ rand: ['schoon'] }] }),
      ]),
    ),
    ['may_be_empty', 'gat', ''],
  ],
  ['nothing that carries the price', made([size, rand]), ['no_material', '', '']],
  ['a circulation that nothing chooses', run(size, doek), ['no_circulation', '', '']],
  ['a circulation where pieces are ordered', withAlso(oplage(100)), ['no_circulation', '', '']],
  [
    'a filter value that no option has',
    made([
      size,
      material([cloth('wit', 'WIT'), cloth('grijs', 'GRIJS')], {
        filters: [kleuren('wit', 'grijs', 'rood')],
      }),
    ]),
    ['filter_value_unused', 'doek', 'kleur/rood'],
  ],
  [
    'an option without the attribute of a filter',
    made([size, material([cloth('wit', 'WIT', { attributes: {} })], { filters: [kleuren()] })]),
    ['attribute_missing', 'doek/wit', 'kleur'],
  ],
  [
    'an option with a value that its filter does not know',
    made([size, material([cloth('wit', 'WIT'), cloth('grijs', 'GRIJS')], { filters: [kleuren('wit')] })]),
    ['attribute_unknown', 'doek/grijs', 'kleur/grijs'],
  ],
  [
    'a range that is empty',
    withAlso(formStep('meer', [millimetres('gat', { minMm: 100, maxMm: 50 })])),
    ['range_empty', 'gat', '100-50'],
  ],
  [
    'a range without steps',
    withAlso(formStep('meer', [millimetres('gat', { minMm: 10, maxMm: 50, stepMm: 0 })])),
    ['range_empty', 'gat', '10-50'],
  ],
  [
    'a start outside the range',
    withAlso(formStep('meer', [millimetres('gat', { minMm: 10, maxMm: 50, defaultMm: 51 })])),
    ['default_impossible', 'gat', '51'],
  ],
  [
    'a start between two steps',
    withAlso(formStep('meer', [millimetres('gat', { minMm: 10, maxMm: 50, stepMm: 20, defaultMm: 40 })])),
    ['default_impossible', 'gat', '40'],
  ],
  [
    'a start that a field does not offer',
    withAlso(formStep('meer', [choiceField('gat', ['a'], { defaultId: 'b' })])),
    ['default_impossible', 'gat', 'b'],
  ],
  [
    'a quantity of an option outside its range',
    withAlso(
      customStep('gat', [
        option('a', { quantity: 3, customerMayChangeQuantity: { min: 2, max: 20, step: 2 } }),
      ]),
    ),
    ['quantity_impossible', 'gat/a', '3'],
  ],
  [
    'a rate between 1/100 cents',
    withAlso(customStep('gat', [option('a', { effect: { kind: 'piece', rateE4: 0.5 } })])),
    ['effect_impossible', 'gat/a', 'piece'],
  ],
  [
    'eyelets on no edge',
    withAlso(
      customStep('gat', [
        option('a', { effect: { kind: 'eyelets', rateE4: 3000, spacingMm: 500, edges: [] } }),
      ]),
    ),
    ['effect_impossible', 'gat/a', 'eyelets'],
  ],
  [
    'a price per metre of edge of what has no size',
    fixedPrice(
      customStep('gat', [
        option('a', { effect: { kind: 'edgeMetre', rateE4: 8500, edges: ['top'], setupCents: 0 } }),
      ]),
    ),
    ['effect_needs_size', 'gat/a', 'edgeMetre'],
  ],
  [
    'a product that a bundle of a fixed price would give away',
    fixedPrice(bundleStep('doek', [cloth('wit', 'WIT')])),
    ['child_ignored', 'doek/wit', 'WIT'],
  ],
  [
    'a product that is priced but not named',
    withCloth(cloth('wit', null)),
    ['product_missing', 'doek/wit', ''],
  ],
  ['a product that does not exist', withCloth(cloth('wit', 'WEG')), ['product_missing', '', 'WEG']],
  ['a product that is not sold', withCloth(cloth('wit', 'UIT')), ['product_not_sold', '', 'UIT']],
  ['a product without a price', withCloth(cloth('wit', 'GRATIS')), ['rate_missing', '', 'GRATIS']],
  [
    'a circulation without a price',
    run(material([cloth('wit', 'OPLAGE')]), oplage(100, 250)),
    ['run_price_missing', '', 'OPLAGE x 250'],
  ],
  [
    'a size that does not fit the roll of the chosen product',
    made([
      formStep('maat', [
        millimetres('breedte', { measures: 'width', maxMm: 5000, defaultMm: 1000 }),
        millimetres('hoogte', { measures: 'height', maxMm: 2100, defaultMm: 500 }),
      ]),
      material([
        cloth('wit', 'WIT'),
        cloth('grijs', 'GRIJS', { limits: { maxLongSideMm: 5000, maxShortSideMm: 2000 } }),
      ]),
    ]),
    ['beyond_carrier', 'doek/wit', '5000 x 2100'],
  ],
  [
    'a field that goes further than every option',
    withCloth(cloth('wit', 'WIT', { limits: { maxLongSideMm: 4000, maxShortSideMm: 1900 } })),
    ['beyond_options', 'breedte', '5000'],
  ],
]

describe('the linter of configurators', () => {
  it('finds nothing in a configurator that is sound', () => {
    expect(found(withAlso())).toEqual([])
    expect(found(run(material([cloth('wit', 'OPLAGE')]), oplage(100)))).toEqual([])
    expect(found(fixedPrice(customStep('gat', ['a'])))).toEqual([])
  })

  it.each(planted.map(([name, configurator, ...expected]) => ({ name, configurator, expected })))(
    'finds $name',
    ({ configurator, expected }) => {
      expect(found(configurator)).toEqual(expected)
    },
  )

  it('finds a key or a product that two configurators have', () => {
    expect(found(withAlso(), { ...withAlso(), sku: 'WIT' })).toEqual([['duplicate_key', '', '']])
    expect(found(withAlso(), { ...withAlso(), key: 'other' })).toEqual([
      ['duplicate_product', '', 'SAMPLE'],
      ['duplicate_product', '', 'SAMPLE'],
    ])
  })

  it.each(configurators)('finds no fault in the rules of $key', (configurator) => {
    expect(reachabilityFaults(configurator)).toEqual([])
  })
})

describe('customers who choose at random', () => {
  it('meet a child whose price needs a size that it is not given', () => {
    expect(codes(withAlso(bundleStep('achter', [cloth('achterwit', 'WIT')])))).toEqual(['walk_without_price'])
  })

  it('meet a size to start with that no option fits', () => {
    const narrow = { maxLongSideMm: 5000, maxShortSideMm: 400 }
    expect(codes(withCloth(cloth('wit', 'WIT', { limits: narrow })))).toEqual(['walk_invalid'])
  })

  it('meet two options that leave no way of delivery', () => {
    expect(
      codes(
        withAlso(
          customStep('gat', [option('a', { deliveryKinds: ['pickup'] })]),
          customStep('vouw', [option('b', { deliveryKinds: ['ship'] })]),
        ),
      ),
    ).toEqual(['walk_without_delivery'])
  })

  it('meet the same every time', () => {
    const faulty = withAlso(bundleStep('achter', [cloth('achterwit', 'WIT'), option('niets')]))
    expect(found(faulty)).toEqual(found(faulty))
  })
})

describe('beyond the number of ways that are followed', () => {
  it('still finds what no selection can make visible', () => {
    const configurator = withAlso(
      customStep('gat', ['a'], { visibleIf: [{ vorm: ['rond'] }] }),
      customStep('nooit', ['a'], { visibleIf: [{ gat: ['b'] }] }),
    )
    const never = [{ code: 'never_visible', at: 'nooit', about: '' }]
    expect(reachabilityFaults(configurator, { mostWays: 1 })).toEqual(never)
    expect(reachabilityFaults(configurator, { mostLooks: 1 })).toEqual(never)
  })
})

describe('beyond the number of looks', () => {
  it('there is one customer all the same, who meets what everybody meets', () => {
    const faulty = withAlso(bundleStep('achter', [cloth('achterwit', 'WIT')]))
    expect(lintConfigurator(faulty, productOf, 1).map(({ code }) => code)).toEqual(['walk_without_price'])
    expect(lintConfigurator(withAlso(), productOf, 1)).toEqual([])
  })
})
