import { useEffect, useState } from 'react'
import type { ChoiceStepView } from '#domain/configurator/view.ts'
import { Button } from '#app/ui/button.tsx'
import { focusField } from '#app/ui/error-summary.tsx'
import { FieldError } from '#app/ui/field.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { choiceFaultText, configuratorTexts, openChoiceText } from '#texts/nl/configurator.ts'
import { useComposing } from './composing-context.ts'
import styles from './configurator.module.css'
import { DropdownOptions } from './dropdown-options.tsx'
import { FilterChips } from './filter-chips.tsx'
import { comesLater } from './large-steps.ts'
import { LaterOptions } from './later-options.tsx'
import { MadeOf } from './made-of.tsx'
import { OptionList } from './option-list.tsx'
import { OwnQuantity } from './own-quantity.tsx'
import { WizardFilters } from './wizard-filters.tsx'

type ChoiceStepProps = {
  readonly view: ChoiceStepView
  readonly isTold: boolean
  /** The card has the same name: the step's own is heard only. */
  readonly isTitleHidden: boolean
}

/** A step in which one option is chosen, in the way that its display mode asks for. */
export function ChoiceStep({ view, isTold, isTitleHidden }: ChoiceStepProps) {
  const { state, filter } = useComposing()
  const [isUnfolded, setIsUnfolded] = useState(false)
  const { step, optionId, selected, hideOptions } = view
  const isFolded = hideOptions && selected === null && !isTold && !isUnfolded
  useEffect(() => {
    // The button that had the focus is gone: what it brought takes it over.
    if (isUnfolded) focusField(optionId)
  }, [isUnfolded, optionId])
  const errorId = `${optionId}-error`
  const error = errorText(view, isTold)
  const isCleared = state.cleared?.stepIds.includes(optionId) && selected?.option == null
  const mode = step.stepType === 'bundleOption' ? step.bundleOptionFilterType : 'drilldown'
  const isOptional = step.stepType === 'bundleOption' && !step.optionRequired
  return (
    <fieldset
      id={optionId}
      aria-describedby={error ? errorId : undefined}
      className={classNames(styles.step, error && styles.wrong)}
    >
      <legend className={isTitleHidden ? 'visually-hidden' : styles.legend}>
        {`${step.title} `}
        {isOptional && !isTitleHidden && <small>{configuratorTexts.notRequired}</small>}
      </legend>
      {error && <FieldError id={errorId} text={error} />}
      {isCleared && (
        <p className={styles.cleared}>{configuratorTexts.clearedHere(state.cleared?.reason ?? '')}</p>
      )}
      {isFolded ? (
        <p className={styles.folded}>
          <span className="muted">{configuratorTexts.foldedAway}</span>
          <Button look="tertiary" size="small" onClick={() => setIsUnfolded(true)}>
            {configuratorTexts.showOptions(step.title)}
          </Button>
        </p>
      ) : comesLater(step) ? (
        <LaterOptions stepId={optionId} />
      ) : (
        <>
          {mode === 'wizard' ? (
            <WizardFilters view={view} />
          ) : (
            view.filters.map((one) => (
              <FilterChips
                key={one.filter.attributeCode}
                stepId={optionId}
                view={one}
                onChoose={(value) => filter(optionId, one.filter, value)}
              />
            ))
          )}
          {mode === 'dropdown' ? <DropdownOptions view={view} /> : <OptionList view={view} />}
          <MadeOf view={view} />
          <OwnQuantity view={view} />
        </>
      )}
    </fieldset>
  )
}

function errorText({ step, fault, selected }: ChoiceStepView, isTold: boolean): string | null {
  if (fault === null) return null
  if (fault === 'nothing_chosen') return isTold ? openChoiceText(step.title) : null
  return choiceFaultText({ fault, label: selected?.option?.title ?? step.title, limitMm: null })
}
