import type { Choices } from './choices.ts'
import type { FieldFault } from './field-values.ts'
import { strayChoices } from './stray-choices.ts'
import type { Evaluation } from './view.ts'

/** What cannot be accepted of a configuration: at which step or field, what it is called there, and why. */
export type ChoiceRefusal = {
  readonly optionId: string
  readonly label: string
  readonly fault: FieldFault['code'] | 'not_offered' | 'too_large_for_option' | 'quantity_refused'
  readonly limitMm: number | null
}

/**
 * The first choice that cannot be: one that is not offered (unknown, hidden, removed), a field without a value that can
 * be made, an option too small for the size, a quantity out of its range. What is still open is no reason to refuse.
 */
export function refuseChoices(choices: Choices, evaluation: Evaluation): ChoiceRefusal | null {
  const [stray] = strayChoices(choices, evaluation)
  if (stray !== undefined) return { optionId: stray, label: '', fault: 'not_offered', limitMm: null }
  for (const leaf of evaluation.leaves) {
    if (!leaf.isVisible) continue
    if ('fields' in leaf) {
      const view = leaf.fields.find(({ fault }) => fault !== null && fault.code !== 'missing')
      if (!view?.fault) continue
      const { field, fault } = view
      return { optionId: field.optionId, label: field.label, fault: fault.code, limitMm: fault.limitMm }
    }
    const { fault, selected, optionId } = leaf
    if (fault === null || fault === 'nothing_chosen') continue
    return { optionId, label: selected?.option?.title ?? leaf.step.title, fault, limitMm: null }
  }
  return null
}
