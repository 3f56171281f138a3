import type { Choices } from './choices.ts'
import { evaluate } from './evaluate.ts'
import type { Configurator, Step } from './model.ts'
import type { Evaluation } from './view.ts'

/**
 * Works out what follows from the choices without looking at the options that an answered step leaves unchosen: visibility,
 * selections, size and validity are those of `evaluate`, what else could be chosen is known of open steps only. Trying
 * every option of a step must not look at every option each time.
 */
export const evaluateAnswers = (configurator: Configurator, choices: Choices): Evaluation =>
  evaluate(withAnswersOnly(configurator, choices.options), choices)

/** The configurator with, in each of these steps, only the option that was chosen. */
export function withAnswersOnly(configurator: Configurator, answers: Choices['options']): Configurator {
  const answered = (step: Step): Step => {
    if (step.stepType === 'group') return { ...step, steps: step.steps.map(answered) }
    if (step.stepType === 'form') return step
    const answer = answers[step.optionId]
    if (answer === undefined || step.options.length === 1) return step
    const chosen = step.options.find(({ id }) => id === answer.id)
    return { ...step, options: chosen ? [chosen] : [] }
  }
  return {
    ...configurator,
    cards: configurator.cards.map((card) => ({ ...card, steps: card.steps.map(answered) })),
  }
}
