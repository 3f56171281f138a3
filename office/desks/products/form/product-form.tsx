import type { DeskProduct, ProductFields } from '#contract/office/products.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { productFieldTexts } from '#texts/nl/office/product-fields.ts'
import type { CatalogueChoices } from '../../../work/products.ts'

type ProductFormProps = {
  readonly product: DeskProduct
  readonly fields: ProductFields
  readonly choices: CatalogueChoices
  readonly faults: Partial<Record<keyof ProductFields, string>>
  readonly onChange: (change: Partial<ProductFields>) => void
}

/** The fields of a product. */
export function ProductForm({ fields, faults, onChange }: ProductFormProps) {
  return (
    <section id="veld-title" className="panel">
      <TextField
        name="title"
        label={productFieldTexts.title}
        maxLength={200}
        value={fields.title}
        error={faults.title}
        onChange={({ target }) => onChange({ title: target.value })}
      />
    </section>
  )
}
