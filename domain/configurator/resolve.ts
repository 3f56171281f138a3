import type { Choices, GivenOption } from './choices.ts'
import { fieldFault, fieldText, type FieldView } from './field-values.ts'
import { type FilterView, filterViews, isAvailable } from './filters.ts'
import {
  type BundleOptionStep,
  type CustomOptionStep,
  type FormStep,
  NO_CHOICE,
  type Option,
  type Step,
} from './model.ts'
import type { OptionView } from './view.ts'
import { isVisible } from './visibility.ts'

type ChosenOption = { readonly id: string; readonly quantity: number }

/** A step with its visibility and selection; validity needs the size, which is known after all steps. */
export type Resolved = {
  readonly step: Step
  readonly isVisible: boolean
  readonly isDirty: boolean
  readonly options: readonly (Omit<OptionView, 'fits'> & { readonly option: Option | null })[]
  readonly filters: readonly FilterView[]
  readonly chosen: ChosenOption | null
  readonly fields: readonly FieldView[]
  readonly steps: readonly Resolved[]
}

const NOTHING = { isDirty: false, options: [], filters: [], chosen: null, fields: [], steps: [] } as const

/** One pass in page order: rules point backwards, so what a step depends on has been seen before it. */
export function resolve(
  step: Step,
  isWithinVisible: boolean,
  choices: Choices,
  seen: Map<string, string>,
): Resolved {
  const isStepVisible = isWithinVisible && isVisible(step.visibleIf, seen)
  switch (step.stepType) {
    case 'group': {
      const steps = step.steps.map((sub) => resolve(sub, isStepVisible, choices, seen))
      return { ...NOTHING, step, isVisible: isStepVisible, isDirty: steps.some((sub) => sub.isDirty), steps }
    }
    case 'form':
      return isStepVisible ? resolveForm(step, choices, seen) : { ...NOTHING, step, isVisible: false }
    case 'bundleOption':
    case 'customOption':
      return isStepVisible ? resolveChoice(step, choices, seen) : { ...NOTHING, step, isVisible: false }
  }
}

function resolveForm(step: FormStep, choices: Choices, seen: Map<string, string>): Resolved {
  const fields: FieldView[] = []
  for (const field of step.fields) {
    if (!isVisible(field.visibleIf, seen)) continue
    const text = fieldText(field, choices.fields[field.optionId])
    const fault = fieldFault(field, text)
    if (field.type !== 'input_mm' && fault === null) seen.set(field.optionId, text)
    fields.push({ field, text, fault })
  }
  const isDirty = fields.some(({ field }) => (choices.fields[field.optionId] ?? null) !== null)
  return { ...NOTHING, step, isVisible: true, isDirty, fields }
}

function resolveChoice(
  step: BundleOptionStep | CustomOptionStep,
  choices: Choices,
  seen: Map<string, string>,
): Resolved {
  const visible = step.options.filter((option) => isVisible(option.visibleIf, seen))
  const chosenFilters = choices.filters[step.optionId] ?? {}
  const available = visible.filter((option) => isAvailable(step, option, chosenFilters))
  const given = choices.options[step.optionId]
  const chosen = chosenOption(step, visible, available, given)
  if (chosen) seen.set(step.optionId, chosen.id)
  const entries = visible.map((option) => ({
    id: option.id,
    option,
    isSelected: chosen?.id === option.id,
    isAvailable: available.includes(option),
    quantity: chosen?.id === option.id ? chosen.quantity : option.quantity,
  }))
  const noChoice = {
    id: NO_CHOICE,
    option: null,
    isSelected: chosen?.id === NO_CHOICE,
    isAvailable: true,
    quantity: 1,
  }
  return {
    ...NOTHING,
    step,
    isVisible: true,
    isDirty: given !== undefined || Object.keys(chosenFilters).length > 0,
    options: isOptional(step) ? [noChoice, ...entries] : entries,
    filters: step.stepType === 'bundleOption' ? filterViews(step, visible, chosenFilters) : [],
    chosen,
  }
}

/** A bundle option may be skipped only if it is not required (spec 4). */
export const isOptional = (step: BundleOptionStep | CustomOptionStep): boolean =>
  step.stepType === 'bundleOption' && !step.optionRequired

function chosenOption(
  step: BundleOptionStep | CustomOptionStep,
  visible: readonly Option[],
  available: readonly Option[],
  given: GivenOption | undefined,
): ChosenOption | null {
  const option = available.find(({ id }) => id === given?.id)
  if (given && option) return { id: option.id, quantity: given.quantity ?? option.quantity }
  if (isOptional(step)) return { id: NO_CHOICE, quantity: 1 }
  const [only] = visible
  const isOnlyOne = step.stepType === 'bundleOption' && visible.length === 1 && given === undefined
  return only && isOnlyOne ? { id: only.id, quantity: only.quantity } : null
}

export const resolvedLeaves = (resolved: Resolved): readonly Resolved[] =>
  resolved.step.stepType === 'group' ? resolved.steps.flatMap(resolvedLeaves) : [resolved]
