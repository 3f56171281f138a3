import { choicesOf } from './composed-group.ts'
import type { KeptConfiguration } from './kept-cart.ts'
import type { Choices } from '../configurator/choices.ts'
import { evaluate } from '../configurator/evaluate.ts'
import { type Configurator, NO_CHOICE } from '../configurator/model.ts'
import { refuseChoices } from '../configurator/refuse-choices.ts'
import { leafSteps } from '../configurator/steps.ts'
import type { ChoiceStepView, OptionView } from '../configurator/view.ts'

/** A choice that is not offered any more, and what came in its place; null is nothing. */
export type ReplacedChoice = {
  readonly optionId: string
  readonly stepTitle: string
  readonly title: string | null
}

export type ReplacedConfiguration = {
  readonly configuration: KeptConfiguration
  readonly replaced: readonly ReplacedChoice[]
}

/** The product that replaces the one that a step was ordered with; null when none does. */
type ReplacementOf = (optionId: string) => string | null

/**
 * A configuration of long ago as it can be made today. What is not offered any more gives way to its replacement, to the
 * only thing left, or to 'no choice' where that is allowed; null when a choice is left that only the customer can make.
 */
export function replaceChoices(
  configurator: Configurator,
  kept: KeptConfiguration,
  replacementOf: ReplacementOf,
): ReplacedConfiguration | null {
  let choices: Choices = choicesOf(kept)
  const replaced: ReplacedChoice[] = []
  // Each turn settles one step for good; a step that comes back a second time cannot be settled.
  const settled = new Set<string>()
  for (;;) {
    const evaluation = evaluate(configurator, choices)
    const refused = refuseChoices(choices, evaluation)
    if (refused === null) {
      return evaluation.isValid
        ? {
            configuration: { ...kept, options: choices.options, fields: choices.fields },
            replaced,
          }
        : null
    }
    const { optionId, fault } = refused
    if (settled.has(optionId) || fault !== 'not_offered') return null
    settled.add(optionId)
    const leaf = evaluation.leaves.find((view) => view.optionId === optionId)
    if (leaf && 'fields' in leaf) return null
    const step = leafSteps(configurator).find((one) => one.optionId === optionId)
    if (!leaf?.isVisible) {
      choices = withoutChoice(choices, optionId)
      replaced.push({ optionId, stepTitle: step?.title ?? '', title: null })
      continue
    }
    const next = replacementIn(leaf, replacementOf(optionId))
    if (next === null) return null
    choices = { ...choices, options: { ...choices.options, [optionId]: { id: next.id } } }
    replaced.push({ optionId, stepTitle: leaf.step.title, title: next.option?.title ?? null })
  }
}

function replacementIn({ options }: ChoiceStepView, sku: string | null): OptionView | null {
  const possible = options.filter(({ isAvailable, fits }) => isAvailable && fits)
  const named = sku === null ? undefined : possible.find(({ option }) => option?.sku === sku)
  if (named) return named
  const [only, ...others] = possible.filter(({ id }) => id !== NO_CHOICE)
  if (only && others.length === 0) return only
  return possible.find(({ id }) => id === NO_CHOICE) ?? null
}

function withoutChoice(choices: Choices, optionId: string): Choices {
  const { [optionId]: _option, ...options } = choices.options
  const { [optionId]: _field, ...fields } = choices.fields
  return { ...choices, options, fields }
}
