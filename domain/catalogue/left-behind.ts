/** The other shops of which an export of products can be read. */
export const VENDORS = ['magento', 'woocommerce'] as const
export type Vendor = (typeof VENDORS)[number]

/**
 * What does not come along, or becomes something else, when an export of another shop is read; none of it stops the import. Each has
 * one Dutch sentence in `texts/nl/office/left-behind.ts`.
 */
export const LEFT_BEHIND = [
  'ColumnLeft',
  'StoreViewLeft',
  'ProductTypeLeft',
  'ProductsStay',
  'SkuChanged',
  'HiddenBecomesDraft',
  'PriceMissing',
  'SpecialPriceLeft',
  'TaxUnknown',
  'CategoryCase',
  'AttributeLeft',
  'KeywordLeft',
  'RelatedLeft',
  'OptionLeft',
  'ChoiceLeft',
  'ChoiceQuantityLeft',
  'ManyBecomeSteps',
  'BundleLeft',
  'TierLeft',
  'TierProductLeft',
  'VariationsComposed',
  'VariationsApart',
  'VariationLeft',
  'VariationDetailsLeft',
  'PictureLeft',
  'PictureUnreadable',
  'FileLeft',
] as const
export type LeftBehind = (typeof LEFT_BEHIND)[number]
