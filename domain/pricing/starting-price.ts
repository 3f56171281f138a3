import { type Choices, NO_CHOICES } from '../configurator/choices.ts'
import { evaluate } from '../configurator/evaluate.ts'
import { type Configurator, NO_CHOICE } from '../configurator/model.ts'
import { leafSteps } from '../configurator/steps.ts'
import type { ChoiceStepView } from '../configurator/view.ts'
import { roundHalfAwayFromZero } from '../money.ts'
import { configurationPrice, type PriceQuestion, type QuantityPrice } from './configuration-offers.ts'

/**
 * What a list shows as the price of a bundle product: from top to bottom the cheapest option of every step that must be
 * answered, nothing optional, sizes as they start. It can be ordered at that price; null when it has none.
 */
export function startingPrice(
  configurator: Configurator,
  ruleOf: PriceQuestion['ruleOf'],
): QuantityPrice | null {
  const pieces = configurator.quantity.from === 'customer' ? configurator.quantity.start : 1
  const question = (choices: Choices): PriceQuestion => ({ configurator, choices, pieces, ruleOf })
  let choices = NO_CHOICES
  for (const { optionId } of leafSteps(configurator)) {
    const view = evaluate(configurator, choices).leaves.find((leaf) => leaf.optionId === optionId)
    if (!view?.isVisible || !('selected' in view) || view.selected !== null) continue
    choices = cheapest(view, choices, (tried) => configurationPrice(question(tried))?.netCents ?? Infinity)
  }
  const evaluation = evaluate(configurator, choices)
  const price = evaluation.isValid ? configurationPrice(question(choices), evaluation) : null
  const quantity = evaluation.runQuantity ?? pieces
  return (
    price && {
      quantity,
      unitCents: roundHalfAwayFromZero(BigInt(price.netCents), BigInt(quantity)),
      netCents: price.netCents,
    }
  )
}

function cheapest(
  { optionId, options }: ChoiceStepView,
  choices: Choices,
  centsOf: (tried: Choices) => number,
): Choices {
  const tries = options
    .filter(({ id, fits }) => id !== NO_CHOICE && fits)
    .map(({ id }) => ({ ...choices, options: { ...choices.options, [optionId]: { id } } }))
  return (
    tries.reduce<{ readonly choices: Choices; readonly cents: number } | null>((best, tried) => {
      const cents = centsOf(tried)
      return best === null || cents < best.cents ? { choices: tried, cents } : best
    }, null)?.choices ?? choices
  )
}
