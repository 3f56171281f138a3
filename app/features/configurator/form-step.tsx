import type { FormStepView } from '#domain/configurator/view.ts'
import { ChoiceGroup, ChoiceRow } from '#app/ui/choice-row.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { choiceFaultText, configuratorTexts } from '#texts/nl/configurator.ts'
import { useComposing } from './composing-context.ts'
import styles from './configurator.module.css'
import { MillimetreField } from './millimetre-field.tsx'

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
          const error =
            fault && errors.has(id)
              ? choiceFaultText({ fault: 'unknown_value', label: field.label, limitMm: null })
              : null
          if (field.type === 'select') {
            return (
              <SelectField
                key={id}
                id={id}
                name={id}
                label={field.label}
                error={error}
                value={text}
                options={[
                  ...(text === '' ? [{ value: '', label: configuratorTexts.choose, disabled: true }] : []),
                  ...field.values.map((value) => ({ value: value.id, label: value.label })),
                ]}
                onChange={(event) => fill(id, event.target.value)}
              />
            )
          }
          return (
            <div key={id} className={styles.wide}>
              <ChoiceGroup id={id} label={field.label} error={error}>
                {field.values.map((value) => (
                  <ChoiceRow
                    key={value.id}
                    name={id}
                    value={value.id}
                    title={value.label}
                    checked={text === value.id}
                    onChange={() => fill(id, value.id)}
                  />
                ))}
              </ChoiceGroup>
            </div>
          )
        })}
      </div>
    </fieldset>
  )
}
