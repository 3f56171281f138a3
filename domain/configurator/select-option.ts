import type { Choices } from './choices.ts'
import { evaluate } from './evaluate.ts'
import type { Configurator } from './model.ts'
import { fieldsOf, type LeafStep, leafSteps } from './steps.ts'
import { withoutStray } from './stray-choices.ts'

/**
 * Selects an option: its step becomes dirty, visibility is worked out anew, and every later step that was dirty is reset
 * (spec 4, Configurator). Selecting what is selected already changes nothing.
 */
export function selectOption(
  configurator: Configurator,
  choices: Choices,
  stepId: string,
  optionId: string,
): Choices {
  if (choices.options[stepId]?.id === optionId) return choices
  const kept = resetAfter(configurator, choices, stepId)
  const options = { ...kept.options, [stepId]: { id: optionId } }
  return withoutStray(configurator, { ...kept, options, lastChanged: stepId })
}

/** Sets an option's own quantity, such as 2 rings for each flag; what else was chosen stays. */
export function setOptionQuantity(
  configurator: Configurator,
  choices: Choices,
  stepId: string,
  quantity: number,
): Choices {
  const selected = evaluate(configurator, choices).selected.get(stepId)
  if (selected === undefined) return choices
  return { ...choices, options: { ...choices.options, [stepId]: { id: selected, quantity } } }
}

/** Fills in a field. No later step is reset, but what the new value makes invisible is no longer chosen. */
export function fillIn(configurator: Configurator, choices: Choices, fieldId: string, text: string): Choices {
  return withoutStray(configurator, { ...choices, fields: { ...choices.fields, [fieldId]: text } })
}

/** Selections and filters cleared and form values nulled in every later step that was dirty. */
function resetAfter(configurator: Configurator, choices: Choices, stepId: string): Choices {
  const steps = leafSteps(configurator)
  const at = steps.findIndex(({ optionId }) => optionId === stepId)
  const later = at === -1 ? [] : steps.slice(at + 1)
  return later.reduce((kept, step) => (isTouched(kept, step) ? reset(kept, step) : kept), choices)
}

const isTouched = (choices: Choices, step: LeafStep): boolean =>
  step.optionId in choices.options ||
  step.optionId in choices.filters ||
  fieldsOf(step).some(({ optionId }) => (choices.fields[optionId] ?? null) !== null)

function reset({ options, fields, filters, lastChanged }: Choices, step: LeafStep): Choices {
  const { [step.optionId]: _option, ...otherOptions } = options
  const { [step.optionId]: _filter, ...otherFilters } = filters
  const emptied = fieldsOf(step).map(({ optionId }) => [optionId, null] as const)
  return {
    options: otherOptions,
    filters: otherFilters,
    fields: { ...fields, ...Object.fromEntries(emptied) },
    lastChanged,
  }
}
