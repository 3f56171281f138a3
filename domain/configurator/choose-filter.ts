import type { Choices } from './choices.ts'
import type { Configurator } from './model.ts'
import { leafSteps } from './steps.ts'
import { withoutStray } from './stray-choices.ts'

/**
 * Chooses a value of a filter, or with null none. The later filters of the step are deselected (spec 4), and a chosen
 * option that no longer remains is no longer chosen.
 */
export function chooseFilter(
  configurator: Configurator,
  choices: Choices,
  stepId: string,
  attributeCode: string,
  valueId: string | null,
): Choices {
  const step = leafSteps(configurator).find(({ optionId }) => optionId === stepId)
  if (step?.stepType !== 'bundleOption') return choices
  const at = step.filters.findIndex((filter) => filter.attributeCode === attributeCode)
  if (at === -1) return choices
  const chosen = choices.filters[stepId] ?? {}
  const earlier = step.filters.slice(0, at).flatMap((filter) => {
    const value = chosen[filter.attributeCode]
    return value === undefined ? [] : [[filter.attributeCode, value] as const]
  })
  const kept = Object.fromEntries(valueId === null ? earlier : [...earlier, [attributeCode, valueId]])
  const { [stepId]: _before, ...others } = choices.filters
  const filters = Object.keys(kept).length === 0 ? others : { ...others, [stepId]: kept }
  return withoutStray(configurator, { ...choices, filters })
}
