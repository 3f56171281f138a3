import { storeIcon } from '#app/ui/icons/store.ts'
import { truckIcon } from '#app/ui/icons/truck.ts'
import { useState } from 'react'
import { quantityRules } from '#app/lib/forms/quantity-rules.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { ChoiceGroup, ChoiceRow } from '#app/ui/choice-row.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { QuantityInput } from '#app/ui/quantity-input.tsx'
import { SegmentedControl } from '#app/ui/segmented-control.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextAreaField, TextField } from '#app/ui/text-field.tsx'
import { uiKitTexts } from '#texts/nl/ui-kit.ts'
import { Part } from './part.tsx'

const { choices, fields, parts, quantity: quantities } = uiKitTexts
const WRONG_TEXT_ID = 'ui-kit-text'
const WRONG_SELECT_ID = 'ui-kit-select'
const options = fields.options.map((name) => ({ value: name, label: name }))

export function FieldPart() {
  return (
    <Part name={parts.fields} inside="columns">
      <TextField label={fields.text} hint={fields.hint} aside={fields.aside} />
      <TextField label={fields.optional} optional />
      <TextField id={WRONG_TEXT_ID} label={fields.wrong} error={fields.fault} defaultValue={fields.value} />
      <TextField label={fields.disabled} disabled defaultValue={fields.value} />
      <TextField label={fields.compact} compact />
      <TextField label={fields.password} type="password" autoComplete="off" defaultValue={fields.value} />
      <TextAreaField label={fields.area} rows={3} />
      <SelectField label={fields.select} options={options} />
      <SelectField
        id={WRONG_SELECT_ID}
        label={fields.selectWrong}
        error={fields.selectFault}
        options={options}
      />
    </Part>
  )
}

export function ErrorPart() {
  return (
    <Part name={parts.errors}>
      <ErrorSummary
        title={uiKitTexts.errors.title}
        attempt={0}
        problems={[
          { fieldId: WRONG_TEXT_ID, text: fields.fault },
          { fieldId: WRONG_SELECT_ID, text: fields.selectFault },
        ]}
      />
    </Part>
  )
}

export function ChoicePart() {
  const [segment, setSegment] = useState<'own' | 'studio' | 'off'>('own')
  return (
    <Part name={parts.choices} inside="columns">
      <div>
        <Checkbox label={choices.checkbox} aside={choices.count} />
        <Checkbox label={choices.checked} defaultChecked />
        <Checkbox label={choices.wrong} error={choices.fault} />
        <Checkbox label={choices.disabled} disabled />
      </div>
      <ChoiceGroup label={choices.group}>
        <ChoiceRow
          name="delivery"
          title={choices.ship}
          text={choices.shipText}
          icon={truckIcon}
          aside={choices.free}
          defaultChecked
        />
        <ChoiceRow name="delivery" title={choices.pickup} icon={storeIcon} />
        <ChoiceRow name="delivery" title={choices.off} disabled />
      </ChoiceGroup>
      <ChoiceGroup label={choices.groupWrong} error={choices.groupFault}>
        <ChoiceRow name="wrong-delivery" title={choices.ship} />
        <ChoiceRow name="wrong-delivery" title={choices.pickup} />
      </ChoiceGroup>
      <SegmentedControl
        label={choices.segments}
        value={segment}
        onChange={setSegment}
        segments={[
          { value: 'own', label: choices.own },
          { value: 'studio', label: choices.studio },
          { value: 'off', label: choices.off, disabled: true },
        ]}
      />
    </Part>
  )
}

export function QuantityPart() {
  const [quantity, setQuantity] = useState(1)
  return (
    <Part name={parts.quantity} inside="row">
      {(['normal', 'zero', 'busy', 'disabled'] as const).map((state) => (
        <QuantityInput
          key={state}
          label={quantities[state]}
          increaseLabel={quantities.increase(quantities[state])}
          decreaseLabel={quantities.decrease(quantities[state])}
          rules={quantityRules}
          value={quantity}
          onChange={setQuantity}
          allowZero={state === 'zero'}
          busy={state === 'busy'}
          disabled={state === 'disabled'}
        />
      ))}
    </Part>
  )
}
