import { z } from 'zod'
import { PRODUCT_USE_KINDS } from '#domain/catalogue/product-use.ts'
import { Done, IdParams } from '../shared.ts'
import { officeEndpoint } from './endpoint.ts'
import { Sku } from './product-form.ts'
import { DeskProduct } from './products.ts'

/** Of one kind; of a cart the place is the company that it is of. */
const ProductUse = z.object({
  kind: z.enum(PRODUCT_USE_KINDS),
  /** Some of them by what they are called; none for who may not see them. */
  places: z.array(z.object({ id: z.string(), name: z.string() })),
  hasMore: z.boolean(),
})
export type ProductUse = z.output<typeof ProductUse>

const rules = { access: 'operator', may: 'changeCatalogue' } as const

export const getDeskProductUse = officeEndpoint('getDeskProductUse', {
  summary: 'What a product is used in, which keeps it from being deleted or from getting another SKU',
  ...rules,
  params: IdParams,
  reply: z.object({
    uses: z.array(ProductUse),
    /** Where its address may lead to once it is gone: the category that it is in first. */
    category: z.object({ title: z.string(), path: z.string() }).nullable(),
  }),
})

export const deleteDeskProduct = officeEndpoint('deleteDeskProduct', {
  summary: 'Delete a product that is used in nothing; its address leads to its category, or to nothing',
  ...rules,
  refuses: [409],
  params: IdParams,
  body: z.object({
    /** The draft and what is in the shop, as they were seen; others answer 409. */
    version: z.int().nullable(),
    liveDigest: z.string(),
    leadsTo: z.enum(['category', 'nowhere']),
  }),
  reply: Done,
})

export const renameDeskProduct = officeEndpoint('renameDeskProduct', {
  summary: 'Give a product that nobody ordered another SKU, also in all that names it',
  ...rules,
  refuses: [409],
  params: IdParams,
  /** The SKU that was seen; another one answers 409. */
  body: z.object({ seen: z.string(), sku: Sku }),
  reply: DeskProduct,
})
