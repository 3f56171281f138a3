import type { GivenOption } from './choices.ts'
import type { Configurator } from './model.ts'
import { leafSteps } from './steps.ts'

/** The choice that stands for so many pieces, by its step, where a configurator has its quantity chosen as a circulation; else none. */
export function runChoice(
  configurator: Configurator | null,
  quantity: number,
): Readonly<Record<string, GivenOption>> {
  for (const step of configurator ? leafSteps(configurator) : []) {
    if (step.stepType !== 'customOption') continue
    const option = step.options.find(
      ({ effect }) => effect.kind === 'runQuantity' && effect.quantity === quantity,
    )
    if (option) return { [step.optionId]: { id: option.id } }
  }
  return {}
}
