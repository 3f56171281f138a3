import type { SoldItem } from '#contract/cart.ts'
import type { TrialProduct } from '#contract/office/price-trials.ts'
import { type Choices, NO_CHOICES } from '#domain/configurator/choices.ts'
import { evaluate } from '#domain/configurator/evaluate.ts'

/** What was answered about a product: how many, in which sizes, and how it is composed. */
export type Answers = {
  readonly quantity: number
  readonly sizesMm: Readonly<Record<string, number>>
  readonly choices: Choices
}

/** What a product is asked with first. */
export function firstAnswers({ sizes, quantities, configurator }: TrialProduct): Answers {
  const start = configurator?.quantity.from === 'customer' ? configurator.quantity.start : 1
  return {
    quantity: quantities?.[0] ?? start,
    sizesMm: Object.fromEntries(sizes.map(({ optionId, defaultMm }) => [optionId, defaultMm])),
    choices: NO_CHOICES,
  }
}

/** What something is put together as, as answers. */
export function answersOf(item: SoldItem): Answers {
  if ('configuration' in item) {
    const { quantity, options, fields } = item.configuration
    return { quantity, sizesMm: {}, choices: { ...NO_CHOICES, options, fields } }
  }
  const sizes = item.customOptions.flatMap(({ id, values: [value] }) =>
    value === undefined ? [] : [[id, Number(value)] as const],
  )
  return { quantity: item.quantity, sizesMm: Object.fromEntries(sizes), choices: NO_CHOICES }
}

/** What somebody may order: the quantity that was chosen for another, or else the first of his own. */
export function soldQuantity({ quantities }: TrialProduct, chosen: number): number {
  return quantities && !quantities.includes(chosen) ? (quantities[0] ?? chosen) : chosen
}

/** What is asked of the shop; null while not everything is chosen. */
export function itemOf({ sku, sizes, configurator }: TrialProduct, answers: Answers): SoldItem | null {
  const { quantity, sizesMm, choices } = answers
  if (configurator) {
    if (!evaluate(configurator, choices).isValid) return null
    const { options, fields } = choices
    return {
      configuration: { key: configurator.key, quantity, options: { ...options }, fields: { ...fields } },
    }
  }
  const customOptions = sizes.map(({ optionId }) => ({
    id: optionId,
    values: sizesMm[optionId] === undefined ? [] : [String(sizesMm[optionId])],
  }))
  return { sku, quantity, customOptions }
}
