import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { plusIcon } from '#app/ui/icons/plus.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { productFieldTexts } from '#texts/nl/office/product-fields.ts'
import { productFormTexts as texts } from '#texts/nl/office/product-form.ts'
import { AttributeField } from './attribute-field.tsx'
import { FieldGroup } from './field-group.tsx'
import styles from './form.module.css'
import { fieldId, type FormProps } from './part.ts'

/** What a product is, in words that customers filter by and compare. */
export function AttributesPart({ fields: { attributes }, choices, faults, onChange }: FormProps) {
  // An attribute stands there once it is added, although it has no value yet.
  const [added, setAdded] = useState<readonly string[]>([])
  const isShown = (code: string) => added.includes(code) || attributes.some((one) => one.code === code)
  const shown = choices.attributes.filter(({ code }) => isShown(code))
  const left = choices.attributes.filter(({ code }) => !isShown(code))
  const [picked, setPicked] = useState('')
  const next = left.find(({ code }) => code === picked) ?? left[0]

  /** They are kept in the order in which pages list them. */
  const placeOf = ({ code }: { readonly code: string }) =>
    choices.attributes.findIndex((one) => one.code === code)

  function change(code: string, values: string[]) {
    setAdded([...new Set([...added, code])])
    const isKnown = attributes.some((one) => one.code === code)
    const all = isKnown
      ? attributes.map((one) => (one.code === code ? { code, values } : one))
      : [...attributes, { code, values }]
    onChange({
      attributes: all
        .filter((one) => one.values.length > 0)
        .toSorted((one, other) => placeOf(one) - placeOf(other)),
    })
  }

  return (
    <FieldGroup
      id={fieldId('attributes')}
      label={productFieldTexts.attributes}
      hideLabel
      hint={texts.attributesHint}
      error={faults.attributes}
    >
      <div className={`${styles.fields} ${styles.halves}`}>
        {shown.map((choice) => (
          <AttributeField
            key={choice.code}
            choice={choice}
            values={attributes.find(({ code }) => code === choice.code)?.values ?? []}
            onChange={(values) => change(choice.code, values)}
          />
        ))}
      </div>
      {next && (
        <div className={styles.pick}>
          <SelectField
            label={texts.otherAttribute}
            value={next.code}
            options={left.map(({ code, label }) => ({ value: code, label }))}
            compact
            onChange={({ target }) => setPicked(target.value)}
          />
          <Button
            look="secondary"
            size="small"
            icon={plusIcon}
            onClick={() => setAdded([...added, next.code])}
          >
            {texts.addAttribute}
          </Button>
        </div>
      )}
    </FieldGroup>
  )
}
