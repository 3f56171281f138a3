/** What a product may be used in, beside its own pages. */
export const PRODUCT_USE_KINDS = [
  'order',
  'sentQuote',
  'quote',
  'cart',
  'configurator',
  'configuratorDraft',
  'related',
  'replacement',
  'productDraft',
  'priceList',
] as const
export type ProductUseKind = (typeof PRODUCT_USE_KINDS)[number]

/** What keeps a product as it is called: a customer may have that on paper. */
export const SKU_KEEPING_KINDS: readonly ProductUseKind[] = ['order', 'sentQuote']
