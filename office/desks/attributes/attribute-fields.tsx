import { useState } from 'react'
import { type AttributeFields, AttributeForm } from '#contract/office/attributes.ts'
import { ATTRIBUTE_KINDS } from '#domain/catalogue/attribute-kinds.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { attributeTexts as texts } from '#texts/nl/office/attributes.ts'
import { fieldText } from '../../lib/field-text.ts'
import { readForm } from '../../lib/read-form.ts'

type FieldsOfAttributeProps = {
  readonly fields: AttributeFields
  readonly faults: { readonly [Field in keyof AttributeFields]?: string | undefined }
}

/** What an attribute is called and of which kind it is; only a number asks for a unit. */
export function FieldsOfAttribute({ fields, faults }: FieldsOfAttributeProps) {
  const [kind, setKind] = useState(fields.kind)
  return (
    <>
      <TextField
        name="label"
        label={texts.fields.label}
        maxLength={120}
        autoComplete="off"
        defaultValue={fields.label}
        error={faults.label}
      />
      <SelectField
        name="kind"
        label={texts.fields.kind}
        hint={texts.kindHints[kind]}
        value={kind}
        options={ATTRIBUTE_KINDS.map((one) => ({ value: one, label: texts.kinds[one] }))}
        error={faults.kind}
        onChange={({ target }) => setKind(kindOf(target.value))}
      />
      {kind === 'number' && (
        <TextField
          name="unit"
          label={texts.fields.unit}
          hint={texts.unitHint}
          optional
          maxLength={20}
          autoComplete="off"
          spellCheck={false}
          defaultValue={fields.unit}
          error={faults.unit}
        />
      )}
      <Checkbox name="isFilterable" label={texts.isFilterable} defaultChecked={fields.isFilterable} />
    </>
  )
}

const kindOf = (value: string): AttributeFields['kind'] =>
  ATTRIBUTE_KINDS.find((kind) => kind === value) ?? 'choices'

/** What is filled in, or what is wrong with it by field. */
export function readAttribute(form: HTMLFormElement) {
  const kind = kindOf(fieldText(form, 'kind'))
  return readForm(AttributeForm, {
    label: fieldText(form, 'label').trim(),
    kind,
    unit: kind === 'number' ? fieldText(form, 'unit').trim() : '',
    isFilterable: new FormData(form).has('isFilterable'),
  })
}
