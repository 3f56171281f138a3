import type { CardView, StepView } from './view.ts'

/**
 * The steps and fields that show an error: every invalid one once errors are on, none while they are off (spec 4).
 * A group shows the errors of its steps, and none of its own.
 */
export function shownErrors(cards: readonly CardView[], isOn = true): ReadonlySet<string> {
  if (!isOn) return new Set()
  return new Set(cards.flatMap((card) => card.steps.flatMap(invalidIds)))
}

function invalidIds(view: StepView): readonly string[] {
  if (view.isValid || !view.isVisible) return []
  if ('steps' in view) return view.steps.flatMap(invalidIds)
  if (!('fields' in view)) return [view.optionId]
  return [
    view.optionId,
    ...view.fields.flatMap(({ field, fault }) => (fault === null ? [] : [field.optionId])),
  ]
}
