import { z } from 'zod'
import {
  PRODUCT_FAULTS,
  PRODUCT_FILE_KINDS,
  PRODUCT_STATES,
  type ProductFault,
  type ProductFields as Fields,
} from '#domain/catalogue/product-fields.ts'
import { NAMED_CLASSES } from '#domain/delivery/class-fields.ts'
import { Image } from '../catalogue.ts'
import { PictureCrop, PictureFocus } from '../picture-cut.ts'
import { IdParams, line, requiredLine } from '../shared.ts'
import { AttributeKind } from './attributes.ts'
import { VatPercent } from './shop-settings.ts'
import { officeEndpoint } from './endpoint.ts'
import {
  CostFields,
  MaterialFields,
  PackFields,
  PriceFields,
  ProductionFields,
  Size,
} from './product-fields.ts'
import { ProductForm, Sku } from './product-form.ts'

const ProductFile = z.object({
  kind: z.enum(PRODUCT_FILE_KINDS),
  name: z.string(),
  file: z.string(),
  sizeBytes: z.int(),
})

/** All that staff change of a product, as it is kept and shown; what they type is judged by `ProductForm`. */
export const ProductFields = z.object({
  status: z.enum(PRODUCT_STATES),
  title: z.string(),
  urlPath: z.string().nullable(),
  shortDescription: z.string(),
  mediumDescription: z.string(),
  description: z.string(),
  metaTitle: z.string(),
  metaDescription: z.string(),
  searchSynonyms: z.array(z.string()),
  categoryIds: z.array(z.string()),
  attributes: z.array(z.object({ code: z.string(), values: z.array(z.string()) })),
  imageIds: z.array(z.string()),
  files: z.array(ProductFile),
  relatedSkus: z.array(z.string()),
  replacementSku: z.string().nullable(),
  prices: z.array(z.object({ validFrom: z.string(), validTo: z.string().nullable(), price: PriceFields })),
  priceType: z.enum(['dynamic', 'fixed']),
  vatPercent: VatPercent,
  cost: CostFields.nullable(),
  isOrderableWithoutBundle: z.boolean(),
  needsPrintFiles: z.boolean(),
  pack: PackFields.nullable(),
  fixedSizeMm: Size.nullable(),
  sizeOptions: z.array(
    z.object({
      optionId: z.string(),
      code: z.enum(['width', 'height', 'length']),
      label: z.string(),
      minMm: z.int(),
      maxMm: z.int(),
      stepMm: z.int(),
      defaultMm: z.int(),
      isRequired: z.boolean(),
    }),
  ),
  production: ProductionFields,
  material: MaterialFields,
  deliveryKinds: z.array(z.enum(['ship', 'pickup'])),
  deliveryClasses: z.array(z.enum(NAMED_CLASSES)),
  isFoldable: z.boolean(),
  isRollable: z.boolean(),
  productionDays: z.int(),
  express: z.object({ days: z.int(), percent: z.int(), minimumCents: z.int() }).nullable(),
}) satisfies z.ZodType<Fields>
export type ProductFields = z.output<typeof ProductFields>

/** What is changed of a product and not in the shop yet. */
const DraftFacts = z.object({
  version: z.int(),
  changedAt: z.iso.datetime(),
  changedBy: z.string().nullable(),
  /** When it goes into the shop by itself. */
  publishAt: z.iso.datetime().nullable(),
  /** When it was to do that and could not. */
  missedAt: z.iso.datetime().nullable(),
})

const FAULTS = Object.keys(PRODUCT_FAULTS) as [ProductFault, ...ProductFault[]]
const ProductFinding = z.object({
  fault: z.enum(FAULTS),
  field: ProductFields.keyof(),
  isStopping: z.boolean(),
})

/** Which products a list shows: all, by state, or those with a draft. */
export const PRODUCT_QUEUES = ['all', 'active', 'draft', 'discontinued', 'changed'] as const
export type ProductQueue = (typeof PRODUCT_QUEUES)[number]

export const ProductRow = z.object({
  id: z.string(),
  sku: z.string(),
  title: z.string(),
  type: z.enum(['simple', 'bundle']),
  status: z.enum(PRODUCT_STATES),
  category: z.string().nullable(),
  imageUrl: z.string().nullable(),
  draft: DraftFacts.nullable(),
})
export type ProductRow = z.output<typeof ProductRow>

const rules = { access: 'operator', may: 'changeCatalogue' } as const

export const listDeskProducts = officeEndpoint('listDeskProducts', {
  summary: 'The products of a list, by title, a page at a time',
  ...rules,
  query: z.object({
    queue: z.enum(PRODUCT_QUEUES).default('all'),
    /** Part of a title, or of a SKU. */
    search: line(100).default(''),
    /** Of this category and those below it. */
    category: z.uuid().optional(),
    /** Only those that are composed by one, in the shop or as a draft. */
    having: z.literal('configurator').optional(),
    /** `next` of the page before. */
    after: z.uuid().optional(),
  }),
  reply: z.object({ products: z.array(ProductRow), next: z.string().nullable() }),
})

export const countDeskProducts = officeEndpoint('countDeskProducts', {
  summary: 'How many products there are of each list; of more than a thousand that number',
  ...rules,
  reply: z.object({ draft: z.int(), changed: z.int() }),
})

/** A picture that a product shows, or may come to show. */
export const DeskPicture = Image.extend({
  id: z.string(),
  /** How a photograph is cut; null of a drawing, which is shown as it was drawn. */
  cut: z
    .object({
      /** Null of all of it. */
      crop: PictureCrop.nullable(),
      focus: PictureFocus,
      /** What it is cut of, in the pixels that the shop keeps of it. */
      whole: Image.pick({ url: true, width: true, height: true }),
    })
    .nullable(),
})
export type DeskPicture = z.output<typeof DeskPicture>

/** A file to download that was sent, and of which a product may come to say more. */
export const SentProductFile = ProductFile.pick({ file: true, sizeBytes: true })
export type SentProductFile = z.output<typeof SentProductFile>

/** What is said of a photograph that is sent. */
export const PictureWords = line(250)

/** A product at the desk: as it is in the shop, and as it becomes. */
export const DeskProduct = z.object({
  id: z.string(),
  sku: z.string(),
  type: z.enum(['simple', 'bundle']),
  /** As it is in the shop now. */
  live: ProductFields,
  /** Tells what is in the shop from what was or will be there. */
  liveDigest: z.string(),
  /** As it becomes with its draft. */
  fields: ProductFields,
  draft: DraftFacts.nullable(),
  /** Fields of the draft that were given another value in the shop meanwhile. */
  clashes: z.array(ProductFields.keyof()),
  findings: z.array(ProductFinding),
  /** Configurators in the shop that would not work any more with it as it becomes, which keeps it out of the shop. */
  brokenConfigurators: z.array(
    z.object({ productId: z.string(), title: z.string(), messages: z.array(z.string()) }),
  ),
  images: z.array(DeskPicture),
  configuratorKey: z.string().nullable(),
})
export type DeskProduct = z.output<typeof DeskProduct>

export const getDeskProduct = officeEndpoint('getDeskProduct', {
  summary: 'A product with its draft and what is wrong with it',
  ...rules,
  refuses: [409],
  params: IdParams,
  reply: DeskProduct,
})

export const createDeskProduct = officeEndpoint('createDeskProduct', {
  summary:
    'Make a product, which is in the shop once it is published; as a copy of another, or with only a title',
  ...rules,
  refuses: [409],
  body: z.object({
    sku: Sku,
    title: requiredLine(200),
    /** A copy is of the type of the other one, and of a composed product has its configurator as a draft. */
    copyOf: z.uuid().nullable(),
    type: z.enum(['simple', 'bundle']).default('simple'),
  }),
  reply: DeskProduct,
})

export const editDeskProduct = officeEndpoint('editDeskProduct', {
  summary:
    'Change the draft of a product; a field that a colleague changed meanwhile answers 409 by its name',
  ...rules,
  refuses: [409],
  params: IdParams,
  body: z.object({ change: ProductForm.partial(), seen: z.record(z.string(), z.unknown()) }),
  reply: DeskProduct,
})

/** The draft as it was seen; another version answers 409. */
const version = z.int()

export const discardDeskDraft = officeEndpoint('discardDeskDraft', {
  summary: 'Throw the draft of a product away',
  ...rules,
  refuses: [409],
  params: IdParams,
  /** Null of a draft that cannot be read, of which nobody sees a version. */
  body: z.object({ version: version.nullable() }),
  reply: DeskProduct,
})

export const publishDeskProduct = officeEndpoint('publishDeskProduct', {
  summary: 'Put the draft of a product into the shop',
  ...rules,
  refuses: [409],
  params: IdParams,
  body: z.object({ version, note: line(200).default('') }),
  reply: DeskProduct,
})

export const scheduleDeskProduct = officeEndpoint('scheduleDeskProduct', {
  summary: 'Let the draft of a product go into the shop at a time; null lets it wait',
  ...rules,
  refuses: [409],
  params: IdParams,
  body: z.object({ version, publishAt: z.iso.datetime().nullable() }),
  reply: DeskProduct,
})

/** A state in which a product was published. */
export const ProductRevision = z.object({
  number: z.int(),
  publishedAt: z.iso.datetime(),
  /** Null for what stood in the shop before its first publication here. */
  publishedBy: z.string().nullable(),
  note: z.string(),
  /** What became different with it. */
  changed: z.array(ProductFields.keyof()),
})

export const listProductRevisions = officeEndpoint('listProductRevisions', {
  summary: 'How a product came to be as it is, the newest first',
  ...rules,
  params: IdParams,
  reply: z.object({ revisions: z.array(ProductRevision) }),
})

const RevisionParams = z.object({ id: z.uuid(), number: z.coerce.number().int().min(1) })

export const getProductRevision = officeEndpoint('getProductRevision', {
  summary: 'A product as it was published once, and as it was before that',
  ...rules,
  params: RevisionParams,
  reply: z.object({
    fields: ProductFields,
    before: ProductFields.nullable(),
    /** Of both. */
    images: z.array(DeskPicture),
  }),
})

export const restoreProductRevision = officeEndpoint('restoreProductRevision', {
  summary: 'Make of an earlier state of a product its draft; a draft that is there is replaced by it',
  ...rules,
  refuses: [409],
  params: RevisionParams,
  body: z.object({
    /** Of the draft that was seen; null where there was none. */
    version: version.nullable(),
    /** What was seen in the shop; anything else there answers 409. */
    liveDigest: z.string(),
  }),
  reply: DeskProduct,
})

/** What the fields of a product choose from. */
export const getCatalogueChoices = officeEndpoint('getCatalogueChoices', {
  summary: 'The rates of VAT, the categories, and the attributes with the values that they have so far',
  ...rules,
  reply: z.object({
    /** The rates of VAT of the shop. */
    vatPercents: z.array(VatPercent),
    categories: z.array(
      z.object({ id: z.string(), parentId: z.string().nullable(), title: z.string(), path: z.string() }),
    ),
    attributes: z.array(
      z.object({
        code: z.string(),
        label: z.string(),
        kind: AttributeKind,
        unit: z.string(),
        values: z.array(z.string()),
      }),
    ),
  }),
})

export const sayPictureOtherwise = officeEndpoint('sayPictureOtherwise', {
  summary: 'The same photograph with other words, as a picture of its own',
  ...rules,
  params: IdParams,
  body: z.object({ alt: PictureWords }),
  reply: DeskPicture,
})

export const cutPicture = officeEndpoint('cutPicture', {
  summary: 'The same photograph cut otherwise, as a picture of its own; without a rectangle all of it',
  ...rules,
  params: IdParams,
  body: z.object({ crop: PictureCrop.nullable(), focus: PictureFocus }),
  reply: DeskPicture,
})
