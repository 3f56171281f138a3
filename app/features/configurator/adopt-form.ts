import { chooseFilter } from '#domain/configurator/choose-filter.ts'
import type { Choices } from '#domain/configurator/choices.ts'
import { evaluate } from '#domain/configurator/evaluate.ts'
import type { Configurator } from '#domain/configurator/model.ts'
import { fillIn, selectOption } from '#domain/configurator/select-option.ts'
import type { ChoiceStepView, FormStepView } from '#domain/configurator/view.ts'

/** What a filter is called in the form of its page. */
export const filterName = (stepId: string, attributeCode: string) => `${stepId}-${attributeCode}`

/** The choices with those that stand in the form as well: what was done on the page before it heard anything. */
export function adoptForm(configurator: Configurator, choices: Choices, told: FormData): Choices {
  return evaluate(configurator, choices)
    .leaves.filter(({ isVisible }) => isVisible)
    .reduce(
      (adopted, leaf) =>
        'fields' in leaf
          ? adoptFields(configurator, adopted, leaf, told)
          : adoptOption(configurator, adopted, leaf, told),
      choices,
    )
}

function adoptFields(configurator: Configurator, choices: Choices, { fields }: FormStepView, told: FormData) {
  return fields.reduce((adopted, { field, text }) => {
    const now = told.get(field.optionId)
    return typeof now === 'string' && now !== text
      ? fillIn(configurator, adopted, field.optionId, now)
      : adopted
  }, choices)
}

function adoptOption(configurator: Configurator, choices: Choices, view: ChoiceStepView, told: FormData) {
  const { optionId, filters, selected } = view
  const filtered = filters.reduce((adopted, { filter, values }) => {
    const now = told.get(filterName(optionId, filter.attributeCode))
    const before = values.find(({ isSelected }) => isSelected)?.id ?? ''
    if (typeof now !== 'string' || now === before) return adopted
    return chooseFilter(configurator, adopted, optionId, filter.attributeCode, now === '' ? null : now)
  }, choices)
  const now = told.get(optionId)
  if (typeof now !== 'string' || now === '' || now === selected?.id) return filtered
  return selectOption(configurator, filtered, optionId, now)
}
