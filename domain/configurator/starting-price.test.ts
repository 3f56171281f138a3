import { expect, it } from 'vitest'
import { components } from '#demo/components.ts'
import { configurators } from '#demo/configurators.ts'
import { products } from '#demo/products.ts'
import { type Choices, NO_CHOICES } from './choices.ts'
import { evaluate } from './evaluate.ts'
import type { BundleOptionStep, Configurator, Option, Step } from './model.ts'
import { configurationPrice, optionPrices, type PriceQuestion } from './configuration-offers.ts'
import { startingOptionPrices, startingPriceFrom } from './starting-price.ts'

const rules = new Map([...products, ...components].map(({ sku, priceRule }) => [sku, priceRule]))
const questionOf = (configurator: Configurator, choices: Choices, pieces = 1): PriceQuestion => ({
  configurator,
  choices,
  pieces,
  ruleOf: (sku) => rules.get(sku) ?? null,
})

it.each(configurators)(
  '$key starts at a price that it can be ordered at, and that no option undercuts',
  (each) => {
    const question = questionOf(each, NO_CHOICES)
    const start = startingPriceFrom(question)
    expect(start?.evaluation.isValid).toBe(true)
    if (!start) return
    expect(configurationPrice({ ...question, choices: start.choices })?.netCents).toBe(start.netCents)
    const prices = startingOptionPrices(question, evaluate(each, NO_CHOICES), start)
    expect(prices.size).toBeGreaterThan(0)
    for (const cents of prices.values()) expect(cents).toBeGreaterThanOrEqual(start.netCents)
  },
)

const banner = configurators.find(({ key }) => key === 'spandoek-op-maat')
const chosen = (options: Readonly<Record<string, string>>, fields: Choices['fields'] = {}): Choices => ({
  ...NO_CHOICES,
  options: Object.fromEntries(Object.entries(options).map(([step, id]) => [step, { id }])),
  fields,
})

// 3 m² without edges: PE at 6.40 comes to 19.20, raised to 19.50, and 5.00 to set up; Pvc 450 g at 6.90 to 20.70 and 5.00.
// Two of those are 6 m², 4 % off: 6.624 x 3 = 19.87 each.
it.each([
  ['the cheapest of all that is open', chosen({}), 1, 2450],
  ['what was chosen stays', chosen({ doek: 'doek-450' }), 1, 2570],
  ['more pieces', chosen({ doek: 'doek-450' }), 2, 4474],
  ['without a size there is none', chosen({}, { breedte: null }), 1, null],
])('Starting price: %s', (_rule, choices, pieces, cents) => {
  if (!banner) throw new Error('no banner')
  expect(startingPriceFrom(questionOf(banner, choices, pieces))?.netCents ?? null).toBe(cents)
})

/** The banner with this many materials, and how often its options have been looked at. */
function wideBanner(optionCount: number) {
  if (!banner) throw new Error('no banner')
  const counter = { looks: 0 }
  const widened = (step: Step): Step =>
    step.stepType !== 'bundleOption' || step.optionType !== 'MATERIAL'
      ? step
      : { ...step, options: Array.from({ length: optionCount }, (_, index) => counted(step, index)) }
  const counted = ({ options }: BundleOptionStep, index: number): Option => {
    const option = options[index % options.length]
    if (!option) throw new Error('no material')
    const id = `${option.id}-${index}`
    return Object.defineProperty({ ...option, id }, 'visibleIf', {
      get: () => {
        counter.looks += 1
        return []
      },
    })
  }
  const cards = banner.cards.map((card) => ({ ...card, steps: card.steps.map(widened) }))
  return { counter, configurator: { ...banner, cards } }
}

function looksFor(optionCount: number): number {
  const { counter, configurator } = wideBanner(optionCount)
  const question = questionOf(configurator, NO_CHOICES)
  const start = startingPriceFrom(question)
  if (!start) throw new Error('no price')
  const offered = startingOptionPrices(question, evaluate(configurator, NO_CHOICES), start)
  expect(offered.size).toBeGreaterThanOrEqual(optionCount)
  optionPrices({ ...question, choices: start.choices }, start.evaluation)
  return counter.looks
}

it('takes ten times the work for ten times the options of a step', () => {
  expect(looksFor(240)).toBeLessThanOrEqual(10 * looksFor(24))
})
