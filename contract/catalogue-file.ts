import { z } from 'zod'
import { WHOLE_PER_MILLE } from '#domain/catalogue/picture-cut.ts'
import { MOST_CHARACTERS_OF_HTML } from '#domain/catalogue/product-fields.ts'
import { ConfiguratorDefinition } from './configurator.ts'
import { AttributeKind, AttributeUnit } from './office/attributes.ts'
import { PagePath as Path, PriceForm, ProductForm, Sku } from './office/product-form.ts'
import { PictureWords } from './office/products.ts'
import { FileFocus, PictureCrop } from './picture-cut.ts'
import { line, paragraph, PlainDate, requiredLine } from './shared.ts'

/** What a file of the catalogue calls itself, and the only version that there is of it. */
export const CATALOGUE_FORMAT = 'paskruis-catalogue'
export const CATALOGUE_VERSION = 1

const Hash = z.string().regex(/^[0-9a-f]{64}$/, 'Invalid')
const Code = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/, 'Invalid')
const Position = z.int().min(-2_147_483_648).max(2_147_483_647)

const Dated = { validFrom: PlainDate, validTo: PlainDate.nullable(), price: PriceForm }

/** A picture with the words that it is shown with, and what of it stays in sight where it is cut. */
const PictureRef = z.strictObject({ hash: Hash, alt: PictureWords, focus: FileFocus })

/** Of which other photograph of the file a picture is a rectangle. */
const FileCrop = PictureCrop.extend({ of: Hash })
  .refine(({ x, width }) => x + width <= WHOLE_PER_MILLE, { path: ['width'], error: 'CropInvalid' })
  .refine(({ y, height }) => y + height <= WHOLE_PER_MILLE, { path: ['height'], error: 'CropInvalid' })

const FileAttribute = z
  .strictObject({
    code: Code,
    label: requiredLine(200),
    isFilterable: z.boolean(),
    position: Position,
    /** What files of before do not say stays as the shop has it, or is what every attribute was then: several values of a list. */
    kind: AttributeKind.optional(),
    /** Of a number. */
    unit: AttributeUnit.optional(),
    /** The values of its list and those that products have, with their places in filters. */
    values: z.array(z.strictObject({ value: requiredLine(200), position: Position })).max(10_000, 'TooMany'),
  })
  .refine(({ kind, unit = '' }) => unit === '' || kind === 'number', { path: ['unit'], error: 'Invalid' })

/**
 * A drawing lies beside the catalogue as `pictures/<hash>.svg`; a photograph as `pictures/<hash>-<width>.avif` and `.webp`, for each
 * of its widths in pixels. A rectangle of another photograph names that one, which lies there too.
 */
const FilePicture = z.strictObject({
  ...PictureRef.shape,
  width: z.int().min(1).max(100_000),
  height: z.int().min(1).max(100_000),
  widths: z.array(z.int().min(1).max(1440)).min(1).max(8).nullable(),
  crop: FileCrop.nullable().default(null),
})

const FileCategory = z.strictObject({
  path: Path,
  parent: Path.nullable(),
  title: requiredLine(200),
  position: Position,
  isActive: z.boolean(),
  shortListItemCount: z.int().min(0).max(10_000),
  shortDescription: paragraph(20_000),
  /** HTML. */
  description: z.string().max(MOST_CHARACTERS_OF_HTML, 'TooLong'),
  seoTitle: line(500),
  seoDescription: paragraph(2000),
  metaTitle: line(500),
  metaDescription: paragraph(2000),
  picture: PictureRef.nullable(),
})

/**
 * All that staff change of a product, with natural names for what has an id in the shop: amounts in cents, rates in 1/100 cent, lengths
 * in mm. A file to download lies beside the catalogue as `files/<file>`.
 */
const FileProduct = z.strictObject({
  sku: Sku,
  type: z.enum(['simple', 'bundle']),
  popularity: z.int().min(0).max(2_147_483_647),
  categories: z.array(Path).max(50, 'TooMany'),
  pictures: z.array(PictureRef).max(50, 'TooMany'),
  ...ProductForm.omit({ categoryIds: true, imageIds: true }).shape,
  prices: z.array(z.strictObject(Dated)).max(50, 'TooMany'),
})

const FileConfigurator = z.strictObject({
  sku: Sku,
  key: z.string().regex(/^[a-z0-9][a-z0-9-]{0,99}$/, 'Invalid'),
  definition: ConfiguratorDefinition,
})

const FilePriceList = z.strictObject({
  code: z.string().min(1).max(100),
  kind: z.enum(['base', 'group', 'contract']),
  title: requiredLine(200),
  validFrom: PlainDate,
  validTo: PlainDate.nullable(),
  discounts: z
    .array(z.strictObject({ category: Path, percentOff: z.int().min(1).max(100) }))
    .max(10_000, 'TooMany'),
})

/** What a product costs on a list that is not the base list; the prices of that one stand with the product. */
const FileListPrice = z.strictObject({
  list: z.string().min(1).max(100),
  sku: Sku,
  prices: z.array(z.strictObject(Dated)).min(1).max(50, 'TooMany'),
})

const ShopPath = z
  .string()
  .max(500)
  .regex(/^\/(?!\/)/, 'PathInvalid')
const FileRedirect = z.strictObject({ from: ShopPath, to: ShopPath })

/** What the lists of a file hold, in the order in which they are written and read. */
export const catalogueSections = {
  attributes: FileAttribute,
  pictures: FilePicture,
  categories: FileCategory,
  priceLists: FilePriceList,
  products: FileProduct,
  configurators: FileConfigurator,
  listPrices: FileListPrice,
  redirects: FileRedirect,
} as const

export type CatalogueEntries = {
  readonly [Section in keyof typeof catalogueSections]: z.output<(typeof catalogueSections)[Section]>
}
