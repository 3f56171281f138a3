import { productFieldTexts } from '#texts/nl/office/product-fields.ts'
import { productFormTexts as texts } from '#texts/nl/office/product-form.ts'
import { fieldId, type FormProps } from './part.ts'
import { SkuField } from './sku-field.tsx'

/** What else somebody may need who looks at a product. */
export const RelatedPart = ({ product, fields, faults, onChange }: FormProps) => (
  <SkuField
    id={fieldId('relatedSkus')}
    label={productFieldTexts.relatedSkus}
    hideLabel
    hint={texts.relatedHint}
    error={faults.relatedSkus}
    ownSku={product.sku}
    skus={fields.relatedSkus}
    most={50}
    onChange={(skus) => onChange({ relatedSkus: skus })}
  />
)
