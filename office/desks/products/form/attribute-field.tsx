import { fitsKind } from '#domain/catalogue/attribute-kinds.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { readAttributeNumber, typedAttributeNumber } from '#texts/nl/attribute-value.ts'
import { productFormTexts as texts } from '#texts/nl/office/product-form.ts'
import { TypedField } from '../../../ui/typed-field.tsx'
import type { Typed } from '../../../ui/typed-values.ts'
import type { CatalogueChoices } from '../../../work/products.ts'
import { WordsField } from './chips.tsx'

type AttributeFieldProps = {
  readonly choice: CatalogueChoices['attributes'][number]
  readonly values: readonly string[]
  readonly onChange: (values: string[]) => void
}

const LONGEST = 200

/** What a product has of an attribute, asked by its kind. Values that do not fit it any more are shown as they are until they are replaced. */
export function AttributeField({ choice, values, onChange }: AttributeFieldProps) {
  const { label, kind, unit } = choice
  const isMisfit = values.length > 0 && !fitsKind(kind, values)
  const [only = ''] = values
  const one = (value: string) => onChange(value === '' ? [] : [value])
  if (kind === 'choices' || (isMisfit && values.length > 1))
    return (
      <WordsField
        label={label}
        words={values}
        suggestions={choice.values}
        error={isMisfit ? texts.oneValueOnly : undefined}
        maxLength={LONGEST}
        most={100}
        splits={false}
        onChange={onChange}
      />
    )
  if (kind === 'number')
    return (
      <TypedField
        label={label}
        of={numberIn(unit)}
        value={only}
        {...(unit !== '' && { unit })}
        error={isMisfit ? texts.attributeNumberFault : undefined}
        onChange={one}
      />
    )
  if (kind === 'choice')
    return (
      <SelectField
        compact
        optional
        label={label}
        value={only}
        options={[
          { value: '', label: texts.noValue },
          ...[...new Set([...choice.values, ...values])].map((value) => ({ value, label: value })),
        ]}
        onChange={({ target }) => one(target.value)}
      />
    )
  return (
    <TextField
      compact
      optional
      label={label}
      value={only}
      maxLength={LONGEST}
      autoComplete="off"
      onChange={({ target }) => one(target.value)}
    />
  )
}

const numberIn = (unit: string): Typed<string> => ({
  read: (text) => (text.trim() === '' ? '' : (readAttributeNumber(text, unit) ?? undefined)),
  write: typedAttributeNumber,
  fault: texts.attributeNumberFault,
  inputMode: 'decimal',
  isOptional: true,
})
