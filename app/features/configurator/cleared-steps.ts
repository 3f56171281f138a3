import type { Choices } from '#domain/configurator/choices.ts'
import type { Configurator } from '#domain/configurator/model.ts'
import { fieldsOf, leafSteps } from '#domain/configurator/steps.ts'

/** The steps that a choice emptied, and the title of the step in which it was made; null when it emptied none. */
export function clearedSteps(
  configurator: Configurator,
  before: Choices,
  after: Choices,
  changedId: string,
): { readonly by: string; readonly stepIds: readonly string[]; readonly titles: readonly string[] } | null {
  const steps = leafSteps(configurator)
  const cleared = steps.filter(
    (step) =>
      step.optionId !== changedId &&
      ((step.optionId in before.options && !(step.optionId in after.options)) ||
        fieldsOf(step).some(
          ({ optionId }) =>
            (before.fields[optionId] ?? null) !== null && (after.fields[optionId] ?? null) === null,
        )),
  )
  const by = steps.find(({ optionId }) => optionId === changedId)
  if (!by || cleared.length === 0) return null
  return {
    by: by.title,
    stepIds: cleared.map(({ optionId }) => optionId),
    titles: cleared.map(({ title }) => title),
  }
}
