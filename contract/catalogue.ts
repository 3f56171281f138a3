import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { CALCULATIONS_PER_SECOND, ImageSource, line, Money, Pack, PageNumber, Quantity } from './shared.ts'

/** Width and height are those of `url`; `sources` are there for photographs only. */
export const Image = z.object({
  url: z.string(),
  alt: z.string(),
  width: z.int(),
  height: z.int(),
  sources: z.array(ImageSource).optional(),
})
/** A picture that is named by its address; how large one is that is not the shop's own is not known. */
export const PictureAt = Image.partial({ width: true, height: true })
export type PictureAt = z.output<typeof PictureAt>
export const Crumb = z.object({ label: z.string(), url: z.string() })

/** A millimetre field of a product; other kinds of custom option are not passed on (spec 3, Product). */
export const CustomOption = z.object({
  optionId: z.string(),
  value: z.string().nullable(),
  type: z.literal('input_mm'),
  code: z.enum(['width', 'height', 'length']),
  label: z.string(),
  minMm: z.int(),
  maxMm: z.int(),
  stepMm: z.int(),
  defaultMm: z.int(),
  required: z.boolean(),
})
export type CustomOption = z.output<typeof CustomOption>

const productFields = {
  sku: z.string(),
  type: z.enum(['simple', 'bundle']),
  title: z.string(),
  shortDescription: z.string(),
  price: Money.nullable(),
  priceType: z.enum(['dynamic', 'fixed']),
  /** What the price is the price of: one piece, a m², a metre, or the smallest run. */
  priceBasis: z.enum(['piece', 'm2', 'metre', 'run']),
  /** The same in words: 'per m²', 'per set van 4'. */
  priceUnit: z.string(),
  pack: Pack,
  isOrderableWithoutBundle: z.boolean(),
  customOptions: z.array(CustomOption),
  /** The only quantities sold, for products priced by the run; null when any quantity will do. */
  quantities: z.array(z.int()).nullable(),
  url: z.string(),
}

/** A product in a list. */
export const ProductCard = z.object({ ...productFields, image: Image.nullable(), productionDays: z.int() })
export type ProductCard = z.output<typeof ProductCard>

/** One row of the tier table: from this measure on, this price per unit. */
export const TierPrice = z.object({
  quantity: z.number(),
  measure: z.enum(['piece', 'm2', 'metre', 'run']),
  price: Money,
  unitE4: z.int(),
  percentOff: z.int(),
})

/** A property of a product as customers read it. */
export const Property = z.object({ code: z.string(), label: z.string(), value: z.string() })
export type Property = z.output<typeof Property>

/** GET /products/{key}; the key is the sku. */
export const Product = z.object({
  ...productFields,
  mediumDescription: z.string(),
  description: z.string(),
  metaTitle: z.string(),
  metaDescription: z.string(),
  images: z.array(Image),
  files: z.array(z.object({ name: z.string(), url: z.string(), sizeBytes: z.int() })),
  properties: z.array(Property),
  tierPrices: z.array(TierPrice),
  vatPercent: z.number(),
  setupCents: z.int(),
  minimumLineCents: z.int().nullable(),
  productionDays: z.int(),
  express: z.object({ days: z.int(), percent: z.int(), minimumCents: z.int() }).nullable(),
  deliveryKinds: z.array(z.enum(['ship', 'pickup'])),
  needsPrintFiles: z.boolean(),
  /** Where a bundle product is put together; null for what is not. */
  configuratorKey: z.string().nullable(),
  breadcrumbs: z.array(Crumb),
  related: z.array(ProductCard),
})
export type Product = z.output<typeof Product>

const Facet = z.object({
  code: z.string(),
  label: z.string(),
  /** The label is what customers read; the value stands in the address. */
  values: z.array(z.object({ value: z.string(), label: z.string(), count: z.int(), selected: z.boolean() })),
})

/** GET /categories/{key}; the key is the category's id. */
export const Category = z.object({
  id: z.string(),
  title: z.string(),
  url: z.string(),
  image: Image.nullable(),
  description: z.string(),
  shortDescription: z.string(),
  seoTitle: z.string(),
  seoDescription: z.string(),
  metaTitle: z.string(),
  metaDescription: z.string(),
  breadcrumbs: z.array(Crumb),
  children: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      url: z.string(),
      image: Image.nullable(),
      productCount: z.int(),
    }),
  ),
  products: z.array(ProductCard),
  facets: z.array(Facet),
  sort: z.enum(['popular', 'price', 'title']),
  currentPage: z.int(),
  pageCount: z.int(),
  totalCount: z.int(),
})
export type Category = z.output<typeof Category>

/** Chosen values per attribute are `filter=code:value`, repeatable. */
export const CategoryQuery = z.object({
  page: PageNumber.default(1),
  sort: z.enum(['popular', 'price', 'title']).catch('popular').default('popular'),
  filter: z.union([line(200), z.array(line(200)).max(50)]).optional(),
})

/** One custom option as the cart takes it: id plus values, a list holding the value as text, or empty (spec 7, Cart). */
export const ChosenOption = z.object({ id: z.string().max(100), values: z.array(z.string().max(20)).max(1) })

/** A simple product with its quantity and sizes. */
export const SimpleItem = z.object({
  sku: z.string('Required').min(1, 'Required').max(64, 'TooLong'),
  quantity: Quantity,
  customOptions: z.array(ChosenOption).max(20).default([]),
})

export const BreakdownRow = z.object({
  code: z.string(),
  label: z.string(),
  basis: z.enum(['piece', 'm2', 'metre', 'count', 'percent', 'line', 'run']),
  basisMilli: z.int(),
  scope: z.enum(['piece', 'line']),
  amountE4: z.int(),
})

/**
 * A row that stands with the amount of a line, excluding VAT; all of them add up to it. `label` says the row whole. With a
 * rate it is `count` times that rate; without one it is priced as a whole.
 */
export const LineAmount = z.object({
  code: z.string(),
  label: z.string(),
  count: z.int(),
  rateE4: z.int().nullable(),
  price: Money,
  /** What says it all where there is no other row: '€ 7,90 per stuk'; null for what is charged once. */
  note: z.string().nullable(),
})
export type LineAmount = z.output<typeof LineAmount>

/** What a product costs as asked for; a null price is shown as '-' and cannot be ordered. */
export const ProductPrice = z.object({
  sku: z.string(),
  quantity: z.int(),
  unitPrice: Money.nullable(),
  price: Money.nullable(),
  includingTaxInCents: z.int().nullable(),
  vatPercent: z.number(),
  /** What the price is made of; empty without one. */
  amounts: z.array(LineAmount),
  /** What one piece, or the run, is made of. */
  breakdown: z.array(BreakdownRow),
  nextBreak: z.object({ quantity: z.int(), price: Money }).nullable(),
  weightGrams: z.int().nullable(),
  readyDate: z.string(),
  deliveryDate: z.string().nullable(),
  /** Until when order and files have to be there for those days. */
  deadline: z.iso.datetime(),
})
export type ProductPrice = z.output<typeof ProductPrice>

const KeyParams = z.object({ key: z.string().min(1).max(100) })

export const getProduct = endpoint('getProduct', {
  summary: 'A product by its article number',
  access: 'known',
  params: KeyParams,
  reply: Product,
})
export const calculateProduct = endpoint('calculateProduct', {
  summary: 'What a simple product costs and when it can be there',
  access: 'known',
  limit: { perSecond: CALCULATIONS_PER_SECOND },
  refuses: [404],
  body: SimpleItem,
  reply: ProductPrice,
})
export const getCategory = endpoint('getCategory', {
  summary: 'A category with a page of its products',
  access: 'known',
  params: KeyParams,
  query: CategoryQuery,
  reply: Category,
})
