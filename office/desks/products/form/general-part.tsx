import { PRODUCT_STATES } from '#domain/catalogue/product-fields.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextAreaField, TextField } from '#app/ui/text-field.tsx'
import { productFieldTexts, productStateTexts } from '#texts/nl/office/product-fields.ts'
import { productFormTexts as texts } from '#texts/nl/office/product-form.ts'
import styles from './form.module.css'
import { fieldId, type FormProps } from './part.ts'
import { SkuField } from './sku-field.tsx'
import { RichTextField } from '../../../ui/rich-text/rich-text-field.tsx'

/** What a product is called, whether it is sold, and what is told of it. */
export function GeneralPart({ product, fields, faults, onChange }: FormProps) {
  const { title, status, replacementSku, shortDescription, mediumDescription, description } = fields
  return (
    <>
      <TextField
        id={fieldId('title')}
        label={productFieldTexts.title}
        value={title}
        maxLength={200}
        error={faults.title}
        compact
        onChange={({ target }) => onChange({ title: target.value })}
      />
      <div className={`${styles.fields} ${styles.halves}`}>
        <SelectField
          id={fieldId('status')}
          label={productFieldTexts.status}
          value={status}
          options={PRODUCT_STATES.map((state) => ({ value: state, label: productStateTexts[state] }))}
          hint={texts.stateHints[status]}
          error={faults.status}
          compact
          onChange={({ target }) =>
            onChange({ status: PRODUCT_STATES.find((state) => state === target.value) ?? status })
          }
        />
        {(status === 'discontinued' || replacementSku !== null) && (
          <SkuField
            id={fieldId('replacementSku')}
            label={productFieldTexts.replacementSku}
            hint={texts.replacementHint}
            error={faults.replacementSku}
            ownSku={product.sku}
            skus={replacementSku === null ? [] : [replacementSku]}
            most={1}
            onChange={([sku = null]) => onChange({ replacementSku: sku })}
          />
        )}
      </div>
      <TextAreaField
        id={fieldId('shortDescription')}
        label={productFieldTexts.shortDescription}
        hint={texts.shortDescriptionHint}
        value={shortDescription}
        maxLength={2000}
        rows={2}
        optional
        error={faults.shortDescription}
        onChange={({ target }) => onChange({ shortDescription: target.value })}
      />
      <TextAreaField
        id={fieldId('mediumDescription')}
        label={productFieldTexts.mediumDescription}
        hint={texts.mediumDescriptionHint}
        value={mediumDescription}
        maxLength={20_000}
        rows={4}
        optional
        error={faults.mediumDescription}
        onChange={({ target }) => onChange({ mediumDescription: target.value })}
      />
      <RichTextField
        id={fieldId('description')}
        label={productFieldTexts.description}
        topHeading={3}
        error={faults.description}
        value={description}
        onChange={(html) => onChange({ description: html })}
      />
    </>
  )
}
