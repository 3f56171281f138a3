import { z } from 'zod'
import { ProductFields } from '#contract/office/products.ts'
import type { Draft } from '#domain/catalogue/draft.ts'
import type { ProductFields as Fields } from '#domain/catalogue/product-fields.ts'
import { type Kept, stored } from './stored.ts'

/** What becomes different of a product, and what was seen there. */
export const productDraft = stored<Draft<Fields>>(
  'product_drafts.edit',
  z.object({ change: ProductFields.partial(), seen: ProductFields.partial() }),
)

/** A product as it was published. */
export const productRevision = stored<Fields>('product_revisions.content', ProductFields, [
  // What was published before there were cost prices had none.
  (fields: Kept) => ({ cost: null, ...fields }),
  // Who reads it from a database gives it the files that the product has.
  (fields: Kept) => ({ files: [], ...fields }),
])
