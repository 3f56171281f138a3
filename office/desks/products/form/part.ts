import type { DeskProduct, ProductFields } from '#contract/office/products.ts'
import type { CatalogueChoices } from '../../../work/products.ts'

/** What the form and each part of it are given: every change hands back the whole new value of its field. */
export type FormProps = {
  readonly product: DeskProduct
  readonly fields: ProductFields
  readonly choices: CatalogueChoices
  readonly faults: Partial<Record<keyof ProductFields, string>>
  readonly onChange: (change: Partial<ProductFields>) => void
}

/** Where on the page a field stands. */
export const fieldId = (field: keyof ProductFields): string => `veld-${field}`

export type DatedPrice = ProductFields['prices'][number]
export type Price = DatedPrice['price']
export type Tiers = NonNullable<Price['tiers']>
export type SizeOption = ProductFields['sizeOptions'][number]
export type Production = ProductFields['production']
export type Print = NonNullable<Production['print']>

/** The list with another row at a place; without one there where none is given. */
export const withRow = <Row>(rows: readonly Row[], at: number, row?: Row): Row[] =>
  rows.toSpliced(at, 1, ...(row === undefined ? [] : [row]))
