import type { ChoicePrice } from '../price-lists/choice-price.ts'
import { choiceKey, isSameChoice } from '../price-lists/choice-price.ts'
import type { Change } from '../price-lists/differences.ts'
import type { Card, ChoiceEffect, Configurator, Field, Step } from './model.ts'
import { fieldsOf, leafSteps } from './steps.ts'

type Definition = Omit<Configurator, 'key' | 'sku'>

/** A choice that has a price of its own, with what its step or field and it are called. */
export type ListedChoice = {
  readonly price: ChoicePrice
  readonly within: string
  readonly title: string
}

const HUNDREDTHS = 100

/** What an effect costs as a price of the base list; null for what has no price of its own. */
function amountsOf(effect: ChoiceEffect): Pick<ChoicePrice, 'unit' | 'amount' | 'setupCents'> | null {
  switch (effect.kind) {
    case 'included':
    case 'child':
    case 'runQuantity':
      return null
    case 'piece':
    case 'm2':
    case 'count':
    case 'eyelets':
      return { unit: effect.kind, amount: effect.rateE4, setupCents: null }
    case 'edgeMetre':
      return { unit: 'edgeMetre', amount: effect.rateE4, setupCents: effect.setupCents }
    case 'order':
      return { unit: 'order', amount: effect.cents, setupCents: null }
    case 'run':
      return { unit: 'run', amount: effect.per1000Cents, setupCents: effect.setupCents }
    case 'percent':
      return { unit: 'percent', amount: Math.round(effect.percent * HUNDREDTHS), setupCents: null }
  }
}

/** The effect with the amounts of a price that is counted the same way. */
function withAmounts(effect: ChoiceEffect, { amount, setupCents }: ChoicePrice): ChoiceEffect {
  switch (effect.kind) {
    case 'included':
    case 'child':
    case 'runQuantity':
      return effect
    case 'piece':
    case 'm2':
    case 'count':
    case 'eyelets':
      return { ...effect, rateE4: amount }
    case 'edgeMetre':
      return { ...effect, rateE4: amount, setupCents: setupCents ?? effect.setupCents }
    case 'order':
      return { ...effect, cents: amount }
    case 'run':
      return { ...effect, per1000Cents: amount, setupCents: setupCents ?? effect.setupCents }
    case 'percent':
      return { ...effect, percent: amount / HUNDREDTHS }
  }
}

type Place = Pick<ChoicePrice, 'sku' | 'optionId' | 'choiceId'>

function priceAt(place: Place, effect: ChoiceEffect): ChoicePrice | null {
  const amounts = amountsOf(effect)
  return amounts && { ...place, ...amounts }
}

type Owned = Pick<Configurator, 'sku' | 'cards'>

/** Every choice of a configurator with what it does to the price, in the order in which they stand there. */
const choicesIn = ({ sku, cards }: Owned) =>
  leafSteps({ cards }).flatMap((step) => [
    ...('options' in step
      ? step.options.map(({ id, title, effect }) => ({
          place: { sku, optionId: step.optionId, choiceId: id },
          within: step.title,
          title,
          effect,
        }))
      : []),
    ...fieldsOf(step).flatMap((field) =>
      'values' in field
        ? field.values.map(({ id, label, effect }) => ({
            place: { sku, optionId: field.optionId, choiceId: id },
            within: field.label,
            title: label,
            effect,
          }))
        : [],
    ),
  ])

/** The choices of a configurator that have a price of their own, in the order in which they stand there. */
export const listedChoices = (configurator: Owned): readonly ListedChoice[] =>
  choicesIn(configurator).flatMap(({ place, within, title, effect }) => {
    const price = priceAt(place, effect)
    return price ? [{ price, within, title }] : []
  })

/** What each choice of a configurator does to the price, by its `choiceKey`; also where that is no price of its own. */
export const choiceEffects = (configurator: Owned): ReadonlyMap<string, ChoiceEffect> =>
  new Map(choicesIn(configurator).map(({ place, effect }) => [choiceKey(place), effect]))

/** A definition in which these choices of the product cost what they come to cost; one that is counted otherwise stays. */
export function withChoicePrices(
  definition: Definition,
  changes: readonly Change<ChoicePrice>[],
): Definition {
  const afters = new Map(changes.flatMap(({ after }) => (after ? [[choiceKey(after), after] as const] : [])))
  const [{ sku } = { sku: '' }] = afters.values()
  const priced = (optionId: string, choiceId: string, effect: ChoiceEffect): ChoiceEffect => {
    const place = { sku, optionId, choiceId }
    const [now, after] = [priceAt(place, effect), afters.get(choiceKey(place))]
    return now && after && isSameChoice(now, after) ? withAmounts(effect, after) : effect
  }
  const pricedField = (field: Field): Field =>
    'values' in field
      ? {
          ...field,
          values: field.values.map((one) => ({ ...one, effect: priced(field.optionId, one.id, one.effect) })),
        }
      : field
  const pricedStep = (step: Step): Step => {
    if (step.stepType === 'group') return { ...step, steps: step.steps.map(pricedStep) }
    if (step.stepType === 'form') return { ...step, fields: step.fields.map(pricedField) }
    const options = step.options.map((one) => ({ ...one, effect: priced(step.optionId, one.id, one.effect) }))
    return { ...step, options }
  }
  const pricedCard = (card: Card): Card => ({ ...card, steps: card.steps.map(pricedStep) })
  return { ...definition, cards: definition.cards.map(pricedCard) }
}
