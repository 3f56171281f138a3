import type { Client } from '#contract/client.ts'
import type { Configurator, OfferedStep } from '#contract/configurator.ts'
import type { Choices } from '#domain/configurator/choices.ts'
import { evaluate } from '#domain/configurator/evaluate.ts'
import { orNull } from '#app/lib/pages/load.ts'

type Step = Configurator['cards'][number]['steps'][number]

/** A step that came without its options: it is large, and they have a call of their own. */
export const comesLater = (step: { readonly stepType: string; readonly options: readonly unknown[] }) =>
  step.stepType === 'bundleOption' && step.options.length === 0

/** Asks for a step with its options; null when that fails, or when there is no such step. */
export async function askStep(
  api: Client,
  key: string,
  stepId: string,
  signal?: AbortSignal,
): Promise<OfferedStep | null> {
  const answer = await orNull(api.getBundleOption({ params: { key, option: stepId } }, signal && { signal }))
  return answer?.step ?? null
}

/** The configurator with these steps in place of those that came without options. */
export function withSteps(configurator: Configurator, steps: readonly OfferedStep[]): Configurator {
  if (steps.length === 0) return configurator
  const filled = (step: Step): Step => {
    if (step.stepType === 'group') return { ...step, steps: step.steps.map(filled) }
    if (step.stepType === 'form' || !comesLater(step)) return step
    return steps.find(({ optionId }) => optionId === step.optionId) ?? step
  }
  return {
    ...configurator,
    cards: configurator.cards.map((card) => ({ ...card, steps: card.steps.map(filled) })),
  }
}

/** The configurator with the options of every large step that these choices open. */
export async function withOpenSteps(
  api: Client,
  configurator: Configurator,
  choices: Choices,
  signal: AbortSignal,
): Promise<Configurator> {
  const open = evaluate(configurator, choices).leaves.flatMap((leaf) =>
    leaf.isVisible && 'options' in leaf.step && comesLater(leaf.step) ? [leaf.optionId] : [],
  )
  const answers = await Promise.all(open.map((id) => askStep(api, configurator.key, id, signal)))
  const loaded = answers.flatMap((step) => (step && step.options.length > 0 ? [step] : []))
  // A step that failed is asked for again by the page itself; one that came may open another.
  if (loaded.length === 0) return configurator
  return withOpenSteps(api, withSteps(configurator, loaded), choices, signal)
}
