import type { ChoiceField as FieldOfValues } from '#domain/configurator/model.ts'
import type { FormStepView } from '#domain/configurator/view.ts'
import { ChoiceGroup, ChoiceRow } from '#app/ui/choice-row.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { choiceFaultText, configuratorTexts } from '#texts/nl/configurator.ts'
import { useComposing } from './composing-context.ts'
import styles from './configurator.module.css'
import { MillimetreField } from './millimetre-field.tsx'
import { useOptimisticInput } from './use-optimistic-input.ts'

type FormStepProps = { readonly view: FormStepView; readonly errors: ReadonlySet<string> }

/** The fields of a form that are visible: lengths side by side, choices below each other. */
export function FormStep({ view, errors }: FormStepProps) {
  const { fill } = useComposing()
  return (
    <fieldset className={styles.step}>
      <legend className="visually-hidden">{view.step.title}</legend>
      <div className={styles.fields}>
        {view.fields.map((shown) => {
          const { field, text, fault } = shown
          const id = field.optionId
          if (field.type === 'input_mm') {
            return (
              <MillimetreField
                key={id}
                field={field}
                view={shown}
                showsError={errors.has(id)}
                onChange={(next) => fill(id, next)}
              />
            )
          }
          return (
            <ChoiceField
              key={id}
              field={field}
              text={text}
              error={
                fault && errors.has(id)
                  ? choiceFaultText({ fault: 'unknown_value', label: field.label, limitMm: null })
                  : null
              }
              onChoose={(value) => fill(id, value)}
            />
          )
        })}
      </div>
    </fieldset>
  )
}

type ChoiceFieldProps = {
  readonly field: FieldOfValues
  readonly text: string
  readonly error: string | null
  readonly onChoose: (value: string) => Promise<void>
}

/** One of a few values: in a list, or below each other. */
function ChoiceField({ field, text, error, onChoose }: ChoiceFieldProps) {
  const [chosen, choose] = useOptimisticInput(text, onChoose)
  const { optionId: id, label, values } = field
  if (field.type === 'select') {
    return (
      <SelectField
        id={id}
        name={id}
        label={label}
        error={error}
        value={chosen}
        options={[
          ...(chosen === '' ? [{ value: '', label: configuratorTexts.choose, disabled: true }] : []),
          ...values.map((value) => ({ value: value.id, label: value.label })),
        ]}
        onChange={(event) => choose(event.target.value)}
      />
    )
  }
  return (
    <div className={styles.wide}>
      <ChoiceGroup id={id} label={label} error={error}>
        {values.map((value) => (
          <ChoiceRow
            key={value.id}
            name={id}
            value={value.id}
            title={value.label}
            checked={chosen === value.id}
            onChange={() => choose(value.id)}
          />
        ))}
      </ChoiceGroup>
    </div>
  )
}
