import type { Choices } from '#domain/configurator/choices.ts'
import { evaluate } from '#domain/configurator/evaluate.ts'
import type { Configurator } from '#domain/configurator/model.ts'
import { fillIn, selectOption, setOptionQuantity } from '#domain/configurator/select-option.ts'
import type { ChoiceStepView, FormStepView, StepView } from '#domain/configurator/view.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { priceTrialTexts as texts } from '#texts/nl/office/price-trial.ts'
import styles from './configurator-fields.module.css'
import { TypedField } from './typed-field.tsx'
import { pieces } from './typed-values.ts'

type ConfiguratorFieldsProps = {
  readonly configurator: Configurator
  readonly choices: Choices
  readonly onChange: (choices: Choices) => void
}

/** The steps of a configurator as lists to choose from, by the rules of the shop. */
export function ConfiguratorFields(props: ConfiguratorFieldsProps) {
  const { cards } = evaluate(props.configurator, props.choices)
  return cards.map(({ card, steps }) => (
    <fieldset key={card.id} className={styles.group}>
      <legend>{card.title}</legend>
      {steps.map((step) => (
        <Step key={step.optionId} view={step} {...props} />
      ))}
    </fieldset>
  ))
}

function Step({ view, ...props }: ConfiguratorFieldsProps & { readonly view: StepView }) {
  if (!view.isVisible) return null
  if ('steps' in view) return view.steps.map((step) => <Step key={step.optionId} view={step} {...props} />)
  return 'fields' in view ? <FormStep view={view} {...props} /> : <ChoiceStep view={view} {...props} />
}

type ChoiceStepProps = ConfiguratorFieldsProps & { readonly view: ChoiceStepView }

function ChoiceStep({ view, configurator, choices, onChange }: ChoiceStepProps) {
  const { step, options, selected } = view
  const noChoice = 'noChoiceTitle' in step ? step.noChoiceTitle : null
  const range = selected?.option?.customerMayChangeQuantity
  return (
    <>
      <SelectField
        compact
        label={step.title}
        value={selected?.id ?? ''}
        options={[
          ...(selected ? [] : [{ value: '', label: texts.choose }]),
          ...options.map(({ id, option, fits }) => ({
            value: id,
            label: option?.title ?? noChoice ?? texts.noChoice,
            disabled: !fits,
          })),
        ]}
        onChange={({ target }) => {
          if (target.value !== '') onChange(selectOption(configurator, choices, view.optionId, target.value))
        }}
      />
      {selected && range && (
        <TypedField
          label={texts.optionQuantity(step.title)}
          of={pieces}
          value={selected.quantity}
          isApart
          onChange={(quantity) => onChange(setOptionQuantity(configurator, choices, view.optionId, quantity))}
        />
      )}
    </>
  )
}

type FormStepProps = ConfiguratorFieldsProps & { readonly view: FormStepView }

function FormStep({ view: { fields }, configurator, choices, onChange }: FormStepProps) {
  const fill = (id: string, text: string) => onChange(fillIn(configurator, choices, id, text))
  return (
    <div className={styles.fields}>
      {fields.map(({ field, text }) =>
        field.type === 'input_mm' ? (
          <TextField
            key={field.optionId}
            compact
            inputMode="numeric"
            label={`${field.label} (${texts.mm})`}
            maxLength={7}
            value={text}
            onChange={({ target }) => fill(field.optionId, target.value)}
          />
        ) : (
          <SelectField
            key={field.optionId}
            compact
            label={field.label}
            value={text}
            options={[
              ...(text === '' ? [{ value: '', label: texts.choose }] : []),
              ...field.values.map(({ id, label }) => ({ value: id, label })),
            ]}
            onChange={({ target }) => fill(field.optionId, target.value)}
          />
        ),
      )}
    </div>
  )
}
