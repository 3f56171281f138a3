import type { Choices } from '#domain/configurator/choices.ts'
import type { Configurator } from '#domain/configurator/model.ts'
import { fieldsOf, leafSteps } from '#domain/configurator/steps.ts'

/** The steps that a choice emptied, with the words that say why; null when it emptied none. */
export function clearedSteps(
  configurator: Configurator,
  before: Choices,
  after: Choices,
  reason: string,
): {
  readonly reason: string
  readonly stepIds: readonly string[]
  readonly titles: readonly string[]
  /** The way back. */
  readonly before: Choices
} | null {
  const cleared = leafSteps(configurator).filter(
    (step) =>
      (step.optionId in before.options && !(step.optionId in after.options)) ||
      fieldsOf(step).some(
        ({ optionId }) =>
          (before.fields[optionId] ?? null) !== null && (after.fields[optionId] ?? null) === null,
      ),
  )
  if (cleared.length === 0) return null
  return {
    reason,
    stepIds: cleared.map(({ optionId }) => optionId),
    titles: cleared.map(({ title }) => title),
    before,
  }
}
