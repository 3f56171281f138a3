import { z } from 'zod'
import { VatPercent } from './shop-settings.ts'
import { NAMED_CLASSES } from '#domain/delivery/class-fields.ts'
import {
  MOST_CHARACTERS_OF_HTML,
  PRODUCT_FILE_KINDS,
  PRODUCT_FILE_NAME,
  PRODUCT_STATES,
  type ProductFields,
} from '#domain/catalogue/product-fields.ts'
import { SKU_FORM } from '#domain/catalogue/sku.ts'
import { line, paragraph, PlainDate, requiredLine } from '../shared.ts'
import {
  CostFields,
  MaterialFields,
  PackFields,
  PriceFields,
  printDemands,
  PrintSpecFields,
  ProductionFields,
  RunningMetreFields,
  Size,
} from './product-fields.ts'

/**
 * What staff may give a product: the same fields as `ProductFields`, each no larger than the shop can hold and count with. Lengths
 * in mm, amounts in cents, rates in 1/100 cent; a message is a code.
 */

/** A product's number. */
export const Sku = line(64).toUpperCase().regex(SKU_FORM, 'SkuInvalid')

/** Of what stands in an address of the shop; small letters, digits and hyphens, parted by slashes. */
export const PagePath = line(200).regex(/^\/[a-z0-9][a-z0-9/-]*$/, 'PathInvalid')

const MOST_MM = 100_000
const MOST_CENTS = 999_999_999
const CENTS_TO_RATE = 100
const MOST_COST_E4 = 999_999_999
const MOST_PIECES = 1_000_000
const MILLI = 1000
const MM2_PER_M2 = 1_000_000

const Mm = z.int('NumberInvalid').min(1, 'NumberInvalid').max(MOST_MM, 'NumberInvalid')
/** Of zero or more, which need not be whole. */
const upTo = (most: number) => z.number('NumberInvalid').min(0, 'NumberInvalid').max(most, 'NumberInvalid')
const Cents = z.int('AmountInvalid').min(0, 'AmountInvalid').max(MOST_CENTS, 'AmountInvalid')
const RateE4 = z
  .int('AmountInvalid')
  .min(0, 'AmountInvalid')
  .max(MOST_CENTS * CENTS_TO_RATE, 'AmountInvalid')
const FromMilli = z
  .int('NumberInvalid')
  .min(1, 'NumberInvalid')
  .max(MOST_PIECES * MILLI, 'NumberInvalid')
const Days = z.int('DaysInvalid').min(0, 'DaysInvalid').max(60, 'DaysInvalid')

/** A list in which nothing stands twice. */
const each = <Item extends z.ZodType>(item: Item, most: number) =>
  z
    .array(item)
    .max(most, 'TooMany')
    .refine((list) => new Set(list).size === list.length, 'NamedTwice')

const GivenSize = Size.extend({ widthMm: Mm, heightMm: Mm })

const print = PrintSpecFields.extend({
  sides: PrintSpecFields.shape.sides.min(1, 'Required').max(2, 'TooMany'),
  bleedMm: upTo(10_000),
  safeMarginMm: upTo(10_000),
  minPpi: upTo(2400).nullable(),
  goodPpi: upTo(2400).nullable(),
  viewingDistanceM: upTo(1000).nullable(),
  maxInkPercent: upTo(400).nullable(),
  colour: printDemands.colour,
}).nullable()

const [Roll, Sheet, Unmade] = ProductionFields.options
const Production = z.discriminatedUnion('carrier', [
  Roll.extend({
    rollWidthMm: upTo(MOST_MM),
    printableWidthMm: upTo(MOST_MM),
    maxLengthMm: upTo(MOST_MM).nullable(),
    print,
  }),
  Sheet.extend({ sheetsMm: z.array(GivenSize).max(20, 'TooMany'), usableMarginMm: upTo(10_000), print }),
  Unmade.extend({ print }),
])

const Material = MaterialFields.extend({
  name: line(200),
  thicknessMm: upTo(1000).nullable(),
  weight: MaterialFields.shape.weight
    .unwrap()
    .extend({ grams: upTo(1_000_000) })
    .nullable(),
})

const Band = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('amount'), fromMilli: FromMilli, rateE4: RateE4 }),
  z.object({
    kind: z.literal('percentOff'),
    fromMilli: FromMilli,
    percent: z.int('NumberInvalid').min(0, 'NumberInvalid').max(100, 'NumberInvalid'),
  }),
])

/** A price, as the database can hold it and the shop can count with it. */
export const PriceForm = PriceFields.extend({
  rateE4: RateE4.nullable(),
  tiers: PriceFields.shape.tiers
    .unwrap()
    .extend({ bands: z.array(Band).max(100, 'TooMany') })
    .nullable(),
  setupCents: Cents,
  minAreaMm2: z
    .int('NumberInvalid')
    .min(1, 'NumberInvalid')
    .max(1000 * MM2_PER_M2, 'NumberInvalid')
    .nullable(),
  minimumLineCents: Cents.nullable(),
  extraDesignFeeCents: Cents,
  runningMetre: RunningMetreFields.extend({
    usableWidthMm: upTo(MOST_MM).nullable(),
    lengthAllowanceMm: upTo(MOST_MM),
    minLengthMm: upTo(MOST_MM),
  }).nullable(),
  runPrices: z
    .array(
      z.object({
        quantity: z.int('NumberInvalid').min(1, 'NumberInvalid').max(MOST_PIECES, 'NumberInvalid'),
        cents: Cents,
      }),
    )
    .max(200, 'TooMany'),
})

/** What a product may have of an attribute, its kind apart. */
export const AttributeValues = each(requiredLine(200), 100)

export const ProductForm = z.object({
  status: z.enum(PRODUCT_STATES),
  title: requiredLine(200),
  urlPath: PagePath.nullable(),
  shortDescription: paragraph(2000),
  mediumDescription: paragraph(20_000),
  description: z.string().max(MOST_CHARACTERS_OF_HTML, 'TooLong'),
  metaTitle: line(200),
  metaDescription: line(500),
  searchSynonyms: each(requiredLine(80), 50),
  categoryIds: each(z.uuid(), 50),
  attributes: z
    .array(z.object({ code: line(60), values: AttributeValues.min(1, 'Required') }))
    .max(100, 'TooMany')
    .refine((list) => new Set(list.map(({ code }) => code)).size === list.length, 'NamedTwice'),
  imageIds: each(z.uuid(), 50),
  files: z
    .array(
      z.strictObject({
        kind: z.enum(PRODUCT_FILE_KINDS),
        name: requiredLine(200),
        file: z.string().regex(PRODUCT_FILE_NAME, 'Invalid'),
        sizeBytes: z.int().min(0),
      }),
    )
    .max(50, 'TooMany'),
  relatedSkus: each(Sku, 50),
  replacementSku: Sku.nullable(),
  prices: z
    .array(z.object({ validFrom: PlainDate, validTo: PlainDate.nullable(), price: PriceForm }))
    .max(50, 'TooMany'),
  priceType: z.enum(['dynamic', 'fixed']),
  vatPercent: VatPercent,
  cost: CostFields.extend({ rateE4: RateE4.max(MOST_COST_E4, 'AmountInvalid') }).nullable(),
  isOrderableWithoutBundle: z.boolean(),
  needsPrintFiles: z.boolean(),
  pack: PackFields.extend({
    count: z.int('NumberInvalid').min(2, 'NumberInvalid').max(100_000, 'NumberInvalid'),
  }).nullable(),
  fixedSizeMm: GivenSize.nullable(),
  sizeOptions: z
    .array(
      z.object({
        optionId: requiredLine(60),
        code: z.enum(['width', 'height', 'length']),
        label: requiredLine(60),
        minMm: Mm,
        maxMm: Mm,
        stepMm: Mm,
        defaultMm: Mm,
        isRequired: z.boolean(),
      }),
    )
    .max(3, 'TooMany'),
  production: Production,
  material: Material,
  deliveryKinds: each(z.enum(['ship', 'pickup']), 2).min(1, 'Required'),
  deliveryClasses: each(z.enum(NAMED_CLASSES), NAMED_CLASSES.length),
  isFoldable: z.boolean(),
  isRollable: z.boolean(),
  productionDays: Days,
  express: z
    .object({
      days: Days,
      percent: z.int('PercentInvalid').min(0, 'PercentInvalid').max(500, 'PercentInvalid'),
      minimumCents: Cents,
    })
    .nullable(),
}) satisfies z.ZodType<ProductFields>
