import type { Choices } from './choices.ts'
import { evaluate } from './evaluate.ts'
import type { Configurator } from './model.ts'
import type { Evaluation } from './view.ts'

/**
 * The choices that count for nothing: a step or field that is unknown or not visible, an option that is not among the
 * visible and available ones, 'no choice' of a required step. Empty fields are no choice.
 */
export function strayChoices(
  { options, fields, filters }: Choices,
  { leaves }: Evaluation,
): readonly string[] {
  const counted = new Map<string, string | null>()
  for (const leaf of leaves) {
    if (!leaf.isVisible) continue
    if ('fields' in leaf) for (const { field } of leaf.fields) counted.set(field.optionId, null)
    else counted.set(leaf.optionId, leaf.selected?.id ?? null)
  }
  const strayOptions = Object.keys(options).filter((id) => (counted.get(id) ?? '') !== options[id]?.id)
  const strayFields = Object.keys(fields).filter((id) => fields[id] !== null && counted.get(id) !== null)
  const strayFilters = Object.keys(filters).filter((id) => !counted.has(id))
  return [...strayOptions, ...strayFields, ...strayFilters]
}

/** The same choices without those that count for nothing, so that no reset leaves an invisible selection. */
export function withoutStray(configurator: Configurator, choices: Choices): Choices {
  const stray = new Set(strayChoices(choices, evaluate(configurator, choices)))
  if (stray.size === 0) return choices
  const kept = <Value>(all: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(all).filter(([id]) => !stray.has(id)))
  const next = {
    ...choices,
    options: kept(choices.options),
    fields: kept(choices.fields),
    filters: kept(choices.filters),
  }
  return withoutStray(configurator, next)
}
