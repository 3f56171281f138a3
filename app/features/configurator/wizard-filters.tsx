import type { ChoiceStepView } from '#domain/configurator/view.ts'
import { Button } from '#app/ui/button.tsx'
import { configuratorTexts } from '#texts/nl/configurator.ts'
import { useComposing } from './composing-context.ts'
import styles from './configurator.module.css'
import { FilterChips } from './filter-chips.tsx'

/** One question after another; what was answered stays in view and can be changed (ux 5.3). */
export function WizardFilters({ view }: { readonly view: ChoiceStepView }) {
  const { filter } = useComposing()
  const { optionId, filters } = view
  const open = filters.findIndex(({ values }) => values.every(({ isSelected }) => !isSelected))
  const answered = open === -1 ? filters : filters.slice(0, open)
  const question = filters[open]
  return (
    <>
      {answered.length > 0 && (
        <ul className={styles.answers}>
          {answered.map(({ filter: { attributeCode, label }, values }) => (
            <li key={attributeCode}>
              <span className="muted">{label}</span>
              <strong>{values.find(({ isSelected }) => isSelected)?.label}</strong>
              <Button
                look="tertiary"
                size="small"
                onClick={() => filter(optionId, attributeCode, null)}
                aria-label={configuratorTexts.wizardChange(label)}
              >
                {configuratorTexts.change}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {question && (
        <FilterChips
          stepId={optionId}
          view={question}
          onChoose={(value) => filter(optionId, question.filter.attributeCode, value)}
        />
      )}
    </>
  )
}
