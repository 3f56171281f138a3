import { expect, it } from 'vitest'
import { NO_CHOICES } from './choices.ts'
import { evaluate } from './evaluate.ts'
import type { Configurator } from './model.ts'
import {
  bundleStep,
  configuratorOf,
  customStep,
  formStep,
  millimetres,
  option,
} from './sample-configurators.ts'
import {
  configurationPrice,
  nextBreak,
  optionPrices,
  type PriceQuestion,
  quantityPrices,
  savingHint,
} from './configuration-offers.ts'
import type { PriceRule } from '../pricing/model.ts'
import { startingPrice } from './starting-price.ts'

const plain: PriceRule = {
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
const RULES: Readonly<Record<string, PriceRule>> = {
  // 10 euro a m², 8 from 10 m² on, 5 euro to start.
  CLOTH: {
    ...plain,
    model: 'm2',
    setupCents: 500,
    tiers: {
      measure: 'm2',
      scope: 'line',
      bands: [{ fromMilli: 10_000, kind: 'percentOff', percent: 20 }],
    },
  },
  DEAR: { ...plain, model: 'm2', rateE4: 200_000 },
  // 4 euro each, half price from 10 pieces on: 10 cost less than 6.
  POLE: {
    ...plain,
    rateE4: 40_000,
    tiers: {
      measure: 'piece',
      scope: 'line',
      bands: [{ fromMilli: 10_000, kind: 'percentOff', percent: 50 }],
    },
  },
  // Strips of 1 metre at 20 euro a metre.
  PAPER: {
    ...plain,
    model: 'runningMetre',
    rateE4: 200_000,
    runningMetre: { measure: 'strips', usableWidthMm: 1000, lengthAllowanceMm: 0, minLengthMm: 0 },
  },
  CARDS: {
    ...plain,
    model: 'run',
    rateE4: null,
    runPrices: [
      { quantity: 100, cents: 2_000 },
      { quantity: 500, cents: 4_000 },
    ],
  },
}
const ruleOf = (sku: string) => RULES[sku] ?? null
const child = (id: string, sku: string) => option(id, { sku, effect: { kind: 'child' } })

const banner = configuratorOf([
  formStep('size', [
    millimetres('width', { measures: 'width', defaultMm: 1000 }),
    millimetres('height', { measures: 'height', defaultMm: 1000 }),
  ]),
  bundleStep('cloth', [child('dear', 'DEAR'), child('plain', 'CLOTH'), child('none', 'NOTHING')], {
    optionType: 'MATERIAL',
  }),
  bundleStep('pole', [child('pole', 'POLE')], { optionRequired: false }),
])
const ask = (options: Readonly<Record<string, string>>, pieces = 1, more: Partial<PriceQuestion> = {}) => {
  const choices = {
    ...NO_CHOICES,
    options: Object.fromEntries(Object.entries(options).map(([step, id]) => [step, { id }])),
  }
  const question: PriceQuestion = { configurator: banner, choices, pieces, ruleOf, ...more }
  const evaluation = evaluate(question.configurator, question.choices)
  const price = configurationPrice(question, evaluation)
  if (price === null) throw new Error('no price')
  return { question, evaluation, price }
}

it.each([
  ['the tier of the material: 1 m² each, so 10 pieces', { cloth: 'plain' }, 1, 10, 8_500],
  ['the tier of an accessory', { cloth: 'dear', pole: 'pole' }, 3, 10, 22_000],
])('The next break is %s', (_what, options, pieces, quantity, netCents) => {
  const { question, evaluation, price } = ask(options, pieces)
  expect(nextBreak(question, evaluation, price)).toMatchObject({ quantity, netCents })
})

it('There is no next break above the last tier', () => {
  const { question, evaluation, price } = ask({ cloth: 'plain' }, 12)
  expect(nextBreak(question, evaluation, price)).toBeNull()
})

it('The price table holds usual quantities, the one at hand and the next break, each as it would be priced', () => {
  const { question, evaluation, price } = ask({ cloth: 'plain' }, 7)
  const rows = quantityPrices(question, evaluation, nextBreak(question, evaluation, price))
  expect(rows.map(({ quantity, netCents }) => [quantity, netCents])).toEqual([
    [1, 1_500],
    [2, 2_500],
    [5, 5_500],
    [7, 7_500],
    [10, 8_500],
    [25, 20_500],
    [50, 40_500],
    [100, 80_500],
  ])
})

it('A larger quantity that costs less altogether is a saving', () => {
  const poles = configuratorOf([bundleStep('pole', [child('pole', 'POLE')], { optionType: 'MATERIAL' })])
  const { question, evaluation, price } = ask({}, 6, { configurator: poles })
  expect([
    price.netCents,
    savingHint(question, evaluation, price, nextBreak(question, evaluation, price)),
  ]).toEqual([2_400, { kind: 'quantity', quantity: 10, netCents: 2_000 }])
})

const wall = configuratorOf([
  formStep('size', [
    millimetres('width', { measures: 'width' }),
    millimetres('height', { measures: 'height' }),
  ]),
  bundleStep('paper', [child('paper', 'PAPER')], { optionType: 'MATERIAL' }),
])
it.each([
  ['a strip less is a saving', '3050', { kind: 'size', widthMm: 3000, heightMm: 2500, netCents: 15_000 }],
  ['not where much would be cut off', '3400', null],
  ['not where it is whole strips already', '3000', null],
])('A slightly smaller size: %s', (_what, width, saving) => {
  const choices = { ...NO_CHOICES, fields: { width, height: '2500' } }
  const { question, evaluation, price } = ask({}, 1, { configurator: wall, choices })
  expect(savingHint(question, evaluation, price, null)).toEqual(saving)
})

it('Every visible option tells what the whole would cost with it, and null where that has no price', () => {
  const { question, evaluation } = ask({ cloth: 'plain' })
  expect(Object.fromEntries(optionPrices(question, evaluation))).toEqual({
    'cloth/dear': 2_000,
    'cloth/plain': 1_500,
    'cloth/none': null,
    'pole/-1': 1_500,
    'pole/pole': 1_900,
  })
})

const cards: Configurator = {
  ...configuratorOf([
    customStep('run', [
      option('hundred', { effect: { kind: 'runQuantity', quantity: 100 } }),
      option('many', { effect: { kind: 'runQuantity', quantity: 500 } }),
    ]),
  ]),
  sku: 'CARDS',
  mainLine: 'product',
  quantity: { from: 'runStep' },
}
it('Of a circulation the next break and the table are the circulations that can be chosen', () => {
  const { question, evaluation, price } = ask({ run: 'hundred' }, 1, { configurator: cards })
  const next = nextBreak(question, evaluation, price)
  expect([
    next?.quantity,
    quantityPrices(question, evaluation, next).map(({ netCents }) => netCents),
  ]).toEqual([500, [2_000, 4_000]])
})

it('There is no price before the material is chosen', () => {
  const question = { configurator: banner, choices: NO_CHOICES, pieces: 1, ruleOf }
  expect(configurationPrice(question)).toBeNull()
})

it.each([
  ['the cheapest options, nothing optional, sizes as they start', banner, { quantity: 1, netCents: 1_500 }],
  ['the cheapest circulation', cards, { quantity: 100, netCents: 2_000 }],
])('A list shows %s', (_what, configurator, price) => {
  expect(startingPrice(configurator, ruleOf)).toMatchObject(price)
})

it('A list shows no price where none can be worked out', () => {
  expect(startingPrice(banner, () => null)).toBeNull()
})
