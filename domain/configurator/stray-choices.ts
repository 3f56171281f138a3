import { evaluateAnswers } from './answered-options.ts'
import type { Choices } from './choices.ts'
import type { Configurator } from './model.ts'
import type { Evaluation } from './view.ts'

type Strays = Readonly<Record<'options' | 'fields' | 'filters', readonly string[]>>

function strays({ options, fields, filters }: Choices, { leaves }: Evaluation): Strays {
  const counted = new Map<string, string | null>()
  for (const leaf of leaves) {
    if (!leaf.isVisible) continue
    if ('fields' in leaf) for (const { field } of leaf.fields) counted.set(field.optionId, null)
    else counted.set(leaf.optionId, leaf.selected?.id ?? null)
  }
  return {
    options: Object.keys(options).filter((id) => (counted.get(id) ?? '') !== options[id]?.id),
    fields: Object.keys(fields).filter((id) => fields[id] !== null && counted.get(id) !== null),
    filters: Object.keys(filters).filter((id) => !counted.has(id)),
  }
}

/**
 * The choices that count for nothing: a step or field that is unknown or not visible, an option that is not among the
 * visible and available ones, 'no choice' of a required step. Empty fields are no choice.
 */
export function strayChoices(choices: Choices, evaluation: Evaluation): readonly string[] {
  const { options, fields, filters } = strays(choices, evaluation)
  return [...options, ...fields, ...filters]
}

/**
 * The same choices without those that count for nothing, so that no reset leaves an invisible selection; a step that
 * loses its option keeps its filters.
 */
export function withoutStray(configurator: Configurator, choices: Choices): Choices {
  const stray = strays(choices, evaluateAnswers(configurator, choices))
  if (Object.values(stray).every((ids) => ids.length === 0)) return choices
  const next = {
    ...choices,
    options: without(choices.options, stray.options),
    fields: without(choices.fields, stray.fields),
    filters: without(choices.filters, stray.filters),
  }
  return withoutStray(configurator, next)
}

const without = <Value>(all: Readonly<Record<string, Value>>, ids: readonly string[]) =>
  Object.fromEntries(Object.entries(all).filter(([id]) => !ids.includes(id)))
