import { SelectField } from '#app/ui/select-field.tsx'
import { productFieldTexts } from '#texts/nl/office/product-fields.ts'
import { productFormTexts as texts } from '#texts/nl/office/product-form.ts'
import { FieldGroup } from './field-group.tsx'
import styles from './form.module.css'
import { fieldId, type FormProps } from './part.ts'
import { TypedField } from '../../../ui/typed-field.tsx'
import { rate } from '../../../ui/typed-values.ts'

const PER = ['none', 'piece', 'm2', 'metre'] as const

/** What a product costs the shop itself, which margins are worked out with. */
export function CostFields({ fields, faults, onChange }: Pick<FormProps, 'fields' | 'faults' | 'onChange'>) {
  const { cost } = fields

  function choose(value: string) {
    const per = PER.find((one) => one === value) ?? 'none'
    onChange({ cost: per === 'none' ? null : { per, rateE4: cost?.rateE4 ?? 0 } })
  }

  return (
    <FieldGroup id={fieldId('cost')} label={productFieldTexts.cost} hint={texts.costHint} error={faults.cost}>
      <div className={styles.fields}>
        <SelectField
          label={texts.costPer}
          value={cost?.per ?? 'none'}
          options={PER.map((per) => ({ value: per, label: texts.costPers[per] }))}
          compact
          onChange={({ target }) => choose(target.value)}
        />
        {cost && (
          <TypedField
            of={rate}
            label={texts.costRate}
            sign={texts.euro}
            value={cost.rateE4}
            onChange={(rateE4) => onChange({ cost: { ...cost, rateE4 } })}
          />
        )}
      </div>
    </FieldGroup>
  )
}
