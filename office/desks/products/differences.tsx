import type { ProductFields } from '#contract/office/products.ts'
import { type Column, Table } from '#app/ui/table.tsx'
import { type ProductNames, productFieldTexts, productValueText } from '#texts/nl/office/product-fields.ts'
import { productTexts as texts } from '#texts/nl/office/products.ts'
import { differingPart } from '#domain/differing-part.ts'
import type { FieldName } from './product-edit.ts'
import styles from './products.module.css'

type Difference = {
  readonly field: FieldName
  readonly was: string
  /** Null where only the markup is another. */
  readonly becomes: string | null
}

type DifferencesProps = {
  readonly caption: string
  readonly fields: readonly FieldName[]
  readonly was: ProductFields
  readonly becomes: ProductFields
  readonly names: ProductNames
}

/** What becomes different of a product, field by field, as somebody reads it. */
export function Differences({ caption, fields, was, becomes, names }: DifferencesProps) {
  const rows = fields.map((field): Difference => {
    const [before, after] = [was, becomes].map((one) => productValueText(field, one, names))
    if (before === undefined || after === undefined || before === after)
      return { field, was: before ?? '', becomes: null }
    const [shownBefore, shownAfter] = differingPart(before, after)
    return { field, was: shownBefore, becomes: shownAfter }
  })
  return (
    <div className={styles.differences}>
      <Table caption={caption} columns={COLUMNS} rows={rows} rowKey={({ field }) => field} />
    </div>
  )
}

const COLUMNS: readonly Column<Difference>[] = [
  {
    id: 'field',
    header: texts.field,
    inBlock: 'full',
    cell: ({ field }) => <strong>{productFieldTexts[field]}</strong>,
  },
  { id: 'was', header: texts.was, cell: ({ was }) => <span className={styles.was}>{was}</span> },
  {
    id: 'becomes',
    header: texts.willBe,
    cell: ({ becomes }) =>
      becomes === null ? (
        <span className="muted">{texts.onlyMarkup}</span>
      ) : (
        <span className={styles.value}>{becomes}</span>
      ),
  },
]
