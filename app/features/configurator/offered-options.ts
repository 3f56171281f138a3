import type { Configurator, OfferedOption } from '#contract/configurator.ts'

type Step = Configurator['cards'][number]['steps'][number]

const optionsOf = (step: Step, stepId: string): readonly OfferedOption[] => {
  if (step.stepType === 'group') return step.steps.flatMap((sub) => optionsOf(sub, stepId))
  return step.stepType !== 'form' && step.optionId === stepId ? step.options : []
}

/** The options of a step as they are offered, with their products. */
export const offeredOptions = ({ cards }: Configurator, stepId: string): readonly OfferedOption[] =>
  cards.flatMap((card) => card.steps.flatMap((step) => optionsOf(step, stepId)))
