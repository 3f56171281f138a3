import type { ChoiceStepView } from '#domain/configurator/view.ts'
import { useComposing } from './composing-context.ts'
import { FilterChips } from './filter-chips.tsx'

/** One question after another: the next comes below once this is answered, and every answer stays to be changed (ux 5.3). */
export function WizardFilters({ view }: { readonly view: ChoiceStepView }) {
  const { filter } = useComposing()
  const { optionId, filters } = view
  const open = filters.findIndex(({ values }) => values.every(({ isSelected }) => !isSelected))
  const asked = open === -1 ? filters : filters.slice(0, open + 1)
  return asked.map((question) => (
    <FilterChips
      key={question.filter.attributeCode}
      stepId={optionId}
      view={question}
      onChoose={(value) => filter(optionId, question.filter, value)}
    />
  ))
}
