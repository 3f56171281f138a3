import { evaluateAnswers, withAnswersOnly } from './answered-options.ts'
import { type Choices, NO_CHOICES } from './choices.ts'
import { evaluate } from './evaluate.ts'
import { fieldText } from './field-values.ts'
import { type Configurator, type Field, NO_CHOICE } from './model.ts'
import { type LeafStep, leafSteps } from './steps.ts'
import { withoutStray } from './stray-choices.ts'
import type { ChoiceStepView, Evaluation } from './view.ts'
import type { Cents } from '../money.ts'
import {
  configurationPrice,
  type PriceQuestion,
  type QuantityPrice,
  quantityPrice,
} from './configuration-offers.ts'
import type { ConfigurationPrice } from './price-configuration.ts'

/** The price at which a configuration can be ordered at its cheapest, and the choices that make it so. */
export type StartingPrice = QuantityPrice & {
  readonly choices: Choices
  readonly price: ConfigurationPrice
  readonly evaluation: Evaluation
}

/**
 * What the choices so far cost at least: from top to bottom the cheapest option of every step that must still be
 * answered and the cheapest value of every field that offers some, nothing optional, sizes as they start. It can be ordered at that price; null when it has none.
 */
export function startingPriceFrom(question: PriceQuestion): StartingPrice | null {
  const { configurator, pieces } = question
  const choices = cheapestAnswers(question)
  const evaluation = evaluate(configurator, choices)
  const price = validPrice({ ...question, choices }, evaluation)
  const quantity = evaluation.runQuantity ?? pieces
  return price && { ...quantityPrice(quantity, price.netCents), choices, price, evaluation }
}

/** What choices cost that can be ordered so. */
const validPrice = (
  question: PriceQuestion,
  evaluation = evaluateAnswers(question.configurator, question.choices),
): ConfigurationPrice | null => (evaluation.isValid ? configurationPrice(question, evaluation) : null)

function cheapestAnswers(question: PriceQuestion): Choices {
  const { configurator } = question
  const open = leafSteps(configurator).filter(({ optionId }) => !(optionId in question.choices.options))
  const answered = open.reduce((choices, step) => answer(question, choices, step), question.choices)
  // Some answers came before there was a price to go by.
  return open.reduce((made, step) => answerBetter(question, made, step), answered)
}

/** The cheapest option of a step in which something must still be chosen, or values of its fields. */
function answer(question: PriceQuestion, choices: Choices, step: LeafStep): Choices {
  if (step.stepType === 'form') {
    return step.fields.reduce((made, field) => answerField(question, made, field), choices)
  }
  const view = visibleChoice(question, choices, step.optionId)
  if (view === null || view.selected !== null) return choices
  return cheapest(tries(view, choices), costOf(question)) ?? choices
}

/** The cheapest value of a field that offers some, while it has none. */
function answerField(question: PriceQuestion, choices: Choices, field: Field): Choices {
  const { optionId } = field
  if (field.type === 'input_mm' || fieldText(field, choices.fields[optionId]) !== '') return choices
  const isVisible = evaluateAnswers(question.configurator, choices).leaves.some(
    (leaf) =>
      leaf.isVisible && 'fields' in leaf && leaf.fields.some((view) => view.field.optionId === optionId),
  )
  if (!isVisible) return choices
  const values = field.values.map(({ id }) => ({ ...choices, fields: { ...choices.fields, [optionId]: id } }))
  return cheapest(values, costOf(question)) ?? choices
}

const costOf = (question: PriceQuestion) => (tried: Choices) =>
  configurationPrice({ ...question, choices: tried })?.netCents ?? Infinity

/** The cheapest option of a step that was answered, by what the whole costs. */
function answerBetter(question: PriceQuestion, choices: Choices, { optionId }: LeafStep): Choices {
  const view = visibleChoice(question, choices, optionId)
  if (view === null || !(optionId in choices.options)) return choices
  const better = cheapest(
    tries(view, choices),
    (tried) => validPrice({ ...question, choices: tried })?.netCents ?? Infinity,
  )
  return better ?? choices
}

/** A step of choices with all its options; null where it is not visible. */
function visibleChoice(
  { configurator }: PriceQuestion,
  choices: Choices,
  stepId: string,
): ChoiceStepView | null {
  const { [stepId]: _, ...others } = choices.options
  const view = evaluate(withAnswersOnly(configurator, others), choices).leaves.find(
    (leaf) => leaf.optionId === stepId,
  )
  return view?.isVisible && 'selected' in view ? view : null
}

/** What a list shows as the price of a bundle product: that of no choice at all, in the quantity that it starts with. */
export function startingPrice(
  configurator: Configurator,
  ruleOf: PriceQuestion['ruleOf'],
): QuantityPrice | null {
  const pieces = configurator.quantity.from === 'customer' ? configurator.quantity.start : 1
  return startingPriceFrom({ configurator, choices: NO_CHOICES, pieces, ruleOf })
}

/**
 * What the cheapest answers cost with each option that is visible so far in place of the one that they have, by
 * 'step/option'; where it asks for other answers after it, those are the cheapest too. Null where that has no price.
 */
export function startingOptionPrices(
  question: PriceQuestion,
  { leaves }: Evaluation,
  { choices }: StartingPrice,
): ReadonlyMap<string, Cents | null> {
  const prices = new Map<string, Cents | null>()
  for (const leaf of leaves) {
    if (!leaf.isVisible || !('selected' in leaf)) continue
    for (const { id } of leaf.options) {
      const options = { ...choices.options, [leaf.optionId]: { id } }
      const kept = withoutStray(question.configurator, { ...choices, options })
      const answers = cheapestAnswers({ ...question, choices: kept })
      const price = validPrice({ ...question, choices: answers })
      prices.set(`${leaf.optionId}/${id}`, price?.netCents ?? null)
    }
  }
  return prices
}

/** The choices with each option of a step that can be made. */
const tries = ({ optionId, options }: ChoiceStepView, choices: Choices): readonly Choices[] =>
  options
    .filter(({ id, fits }) => id !== NO_CHOICE && fits)
    .map(({ id }) => ({ ...choices, options: { ...choices.options, [optionId]: { id } } }))

/** The first of those that cost least; null without any. */
const cheapest = (all: readonly Choices[], centsOf: (tried: Choices) => number): Choices | null =>
  all.reduce<{ readonly choices: Choices; readonly cents: number } | null>((best, choices) => {
    const cents = centsOf(choices)
    return best === null || cents < best.cents ? { choices, cents } : best
  }, null)?.choices ?? null
