import type { TrialProduct } from '#contract/office/price-trials.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { formatNumber } from '#texts/nl/format.ts'
import { priceTrialTexts as texts } from '#texts/nl/office/price-trial.ts'
import { ConfiguratorFields } from '../configurator-fields.tsx'
import { TypedField } from '../typed-field.tsx'
import { millimetres, pieces } from '../typed-values.ts'
import styles from './compose.module.css'
import type { Answers } from './item-answers.ts'

type ItemFieldsProps = {
  readonly product: TrialProduct
  readonly answers: Answers
  readonly onChange: (answers: Answers) => void
}

/** What the shop asks of a product, as plain fields. */
export function ItemFields({ product, answers, onChange }: ItemFieldsProps) {
  const { sizes, quantities, configurator } = product
  const isCounted = configurator?.quantity.from !== 'runStep'
  return (
    <>
      <div className={styles.fields}>
        {quantities?.length ? (
          <SelectField
            compact
            label={texts.circulation}
            value={String(answers.quantity)}
            options={quantities.map((one) => ({ value: String(one), label: formatNumber(one) }))}
            onChange={({ target }) => onChange({ ...answers, quantity: Number(target.value) })}
          />
        ) : (
          isCounted &&
          !quantities && (
            <TypedField
              label={texts.quantity}
              unit={texts.pieces}
              of={pieces}
              value={answers.quantity}
              isApart
              onChange={(quantity) => onChange({ ...answers, quantity })}
            />
          )
        )}
        {!configurator &&
          sizes.map(({ optionId, label, defaultMm }) => (
            <TypedField
              key={optionId}
              label={label}
              unit={texts.mm}
              of={millimetres}
              value={answers.sizesMm[optionId] ?? defaultMm}
              isApart
              onChange={(mm) => onChange({ ...answers, sizesMm: { ...answers.sizesMm, [optionId]: mm } })}
            />
          ))}
      </div>
      {configurator && (
        <ConfiguratorFields
          configurator={configurator}
          choices={answers.choices}
          onChange={(choices) => onChange({ ...answers, choices })}
        />
      )}
    </>
  )
}
