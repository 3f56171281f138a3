import type { DeliveryKind } from '../delivery/promise.ts'
import type { ShippingClassCode } from '../delivery/shipping.ts'
import type { PrintSpec } from '../designs/print-spec.ts'
import { type DatedPrice, holdsOn } from '../pricing/price-list.ts'
import type { ProductCost } from '../pricing/cost.ts'
import { type AttributeKind, fitsKind } from './attribute-kinds.ts'
import type { Pack, Weight } from './product-facts.ts'
import type { Production } from './production.ts'

/** So many characters of HTML a text of a product, a category or a page has at most. */
export const MOST_CHARACTERS_OF_HTML = 100_000

/** Not in the shop so far, sold, or sold no longer. */
export const PRODUCT_STATES = ['draft', 'active', 'discontinued'] as const

/** What a file to download with a product is. */
export const PRODUCT_FILE_KINDS = ['specification', 'template', 'certificate', 'manual'] as const

/** What a file to download is called when its content is this: by its SHA-256 and its format. */
export const PRODUCT_FILE_NAME = /^[0-9a-f]{64}\.(?:pdf|zip)$/

/** A file to download with a product. Its content is known by `file`; customers save it as `name`. */
export type ProductFileFields = {
  readonly kind: (typeof PRODUCT_FILE_KINDS)[number]
  readonly name: string
  readonly file: string
  readonly sizeBytes: number
}

/** A size that the customer gives, in mm; `optionId` is how carts know it. */
export type SizeOptionFields = {
  readonly optionId: string
  readonly code: 'width' | 'height' | 'length'
  readonly label: string
  readonly minMm: number
  readonly maxMm: number
  readonly stepMm: number
  readonly defaultMm: number
  readonly isRequired: boolean
}

/** All that staff change of a product; its SKU and its type are what it is. Lengths in mm, amounts in cents. */
export type ProductFields = {
  readonly status: (typeof PRODUCT_STATES)[number]
  readonly title: string
  /** Null for what is sold only inside a configurator. */
  readonly urlPath: string | null
  readonly shortDescription: string
  readonly mediumDescription: string
  /** HTML. */
  readonly description: string
  readonly metaTitle: string
  readonly metaDescription: string
  readonly searchSynonyms: readonly string[]
  /** The first is the one that its breadcrumbs go by. */
  readonly categoryIds: readonly string[]
  readonly attributes: readonly { readonly code: string; readonly values: readonly string[] }[]
  readonly imageIds: readonly string[]
  readonly files: readonly ProductFileFields[]
  readonly relatedSkus: readonly string[]
  /** What is offered instead of what is sold no longer. */
  readonly replacementSku: string | null
  readonly prices: readonly DatedPrice[]
  readonly priceType: 'dynamic' | 'fixed'
  /** One of the rates of the shop, in whole per cent. */
  readonly vatPercent: number
  /** What it costs the shop itself, which no customer is told; null where nobody filled it in. */
  readonly cost: ProductCost | null
  readonly isOrderableWithoutBundle: boolean
  readonly needsPrintFiles: boolean
  readonly pack: Pack | null
  readonly fixedSizeMm: { readonly widthMm: number; readonly heightMm: number } | null
  readonly sizeOptions: readonly SizeOptionFields[]
  readonly production: Production & { readonly print: PrintSpec | null }
  readonly material: {
    readonly name: string
    readonly thicknessMm: number | null
    readonly weight: Weight | null
  }
  readonly deliveryKinds: readonly DeliveryKind[]
  readonly deliveryClasses: readonly (ShippingClassCode | 'pickup')[]
  readonly isFoldable: boolean
  readonly isRollable: boolean
  /** In working days. */
  readonly productionDays: number
  readonly express: { readonly days: number; readonly percent: number; readonly minimumCents: number } | null
}

/** What is wrong with a product, and whether it keeps it out of the shop. */
export const PRODUCT_FAULTS = {
  PathMissing: 'warns',
  PathTaken: 'stops',
  PathReserved: 'stops',
  CategoryMissing: 'warns',
  CategoryGone: 'stops',
  AttributeGone: 'stops',
  AttributeMisfit: 'stops',
  ImageMissing: 'warns',
  ImageGone: 'stops',
  PriceMissing: 'stops',
  VatUnknown: 'stops',
  PricesOverlap: 'stops',
  PriceIncomplete: 'stops',
  TiersUnordered: 'stops',
  ShippingMissing: 'stops',
  ExpressNotFaster: 'stops',
  SizeImpossible: 'stops',
  SizeTwice: 'stops',
  RelatedUnknown: 'stops',
  ReplacementUnknown: 'stops',
  ConfiguratorMissing: 'stops',
  DescriptionMissing: 'warns',
} as const satisfies Record<string, 'stops' | 'warns'>

export type ProductFault = keyof typeof PRODUCT_FAULTS
export type ProductFinding = { readonly fault: ProductFault; readonly field: keyof ProductFields }

/** What only the rest of the catalogue can tell of a product. */
export type ProductSurroundings = {
  /** The ISO day in the shop's time zone. */
  readonly today: string
  readonly type: 'simple' | 'bundle'
  readonly sku: string
  readonly hasConfigurator: boolean
  /** It has a price by itself: one that is composed may be what its parts cost. */
  readonly hasOwnPrice: boolean
  /** Whether something else lies at its path. */
  readonly isPathTaken: boolean
  /** Whether a page of the shop itself lies at its path. */
  readonly isPathReserved: boolean
  /** The rates of VAT of the shop. */
  readonly vatPercents: readonly number[]
  /** Those of its categories that are still there. */
  readonly knownCategoryIds: readonly string[]
  /** Of its attributes, those that the shop still knows. */
  readonly knownAttributes: readonly { readonly code: string; readonly kind: AttributeKind }[]
  /** Of its pictures, those that there are. */
  readonly knownImageIds: readonly string[]
  /** Of the SKUs that it names, those that there are. */
  readonly knownSkus: readonly string[]
}

export const stopsProduct = ({ fault }: ProductFinding): boolean => PRODUCT_FAULTS[fault] === 'stops'

/** Everything that is wrong with a product as it would be in the shop; what is not sold needs no price. */
export function productFindings(
  fields: ProductFields,
  surroundings: ProductSurroundings,
): readonly ProductFinding[] {
  const found: ProductFinding[] = []
  const when = (isWrong: boolean, fault: ProductFault, field: keyof ProductFields) => {
    if (isWrong) found.push({ fault, field })
  }
  const { today, type, sku, knownSkus, knownCategoryIds, knownAttributes, knownImageIds } = surroundings
  const { urlPath, prices, express, deliveryKinds, deliveryClasses, sizeOptions, replacementSku } = fields
  const isSold = fields.status === 'active'
  const isShown = isSold && urlPath !== null
  const isKnown = (other: string) => other !== sku && knownSkus.includes(other)

  when(isSold && urlPath === null && fields.isOrderableWithoutBundle, 'PathMissing', 'urlPath')
  when(urlPath !== null && surroundings.isPathTaken, 'PathTaken', 'urlPath')
  when(urlPath !== null && surroundings.isPathReserved, 'PathReserved', 'urlPath')
  when(isShown && fields.categoryIds.length === 0, 'CategoryMissing', 'categoryIds')
  when(!fields.categoryIds.every((id) => knownCategoryIds.includes(id)), 'CategoryGone', 'categoryIds')
  const kinds = new Map(knownAttributes.map(({ code, kind }) => [code, kind]))
  const isFitting = ({ code, values }: ProductFields['attributes'][number]) =>
    fitsKind(kinds.get(code) ?? 'choices', values)
  when(!fields.attributes.every(({ code }) => kinds.has(code)), 'AttributeGone', 'attributes')
  when(!fields.attributes.every(isFitting), 'AttributeMisfit', 'attributes')
  when(!fields.imageIds.every((id) => knownImageIds.includes(id)), 'ImageGone', 'imageIds')
  when(isShown && fields.imageIds.length === 0, 'ImageMissing', 'imageIds')
  when(isShown && fields.shortDescription === '', 'DescriptionMissing', 'shortDescription')
  const isPriced = prices.some((one) => isPricedOn(one, today))
  when(isSold && surroundings.hasOwnPrice && !isPriced, 'PriceMissing', 'prices')
  when(!surroundings.vatPercents.includes(fields.vatPercent), 'VatUnknown', 'vatPercent')
  when(hasOverlap(prices), 'PricesOverlap', 'prices')
  when(!prices.every(({ price }) => isComplete(price)), 'PriceIncomplete', 'prices')
  when(!prices.every(({ price }) => isRising(price)), 'TiersUnordered', 'prices')
  when(deliveryKinds.includes('ship') && !deliveryClasses.some(isSent), 'ShippingMissing', 'deliveryClasses')
  when(express !== null && express.days >= fields.productionDays, 'ExpressNotFaster', 'express')
  when(!sizeOptions.every(isPossible), 'SizeImpossible', 'sizeOptions')
  when(hasTwice(sizeOptions.map(({ code }) => code)), 'SizeTwice', 'sizeOptions')
  when(!fields.relatedSkus.every(isKnown), 'RelatedUnknown', 'relatedSkus')
  when(replacementSku !== null && !isKnown(replacementSku), 'ReplacementUnknown', 'replacementSku')
  when(isSold && type === 'bundle' && !surroundings.hasConfigurator, 'ConfiguratorMissing', 'status')
  return found
}

const isSent = (code: string) => code !== 'pickup'

const isPricedOn = ({ validFrom, validTo, price }: DatedPrice, day: string): boolean =>
  holdsOn({ validFrom, validTo }, day) &&
  (price.model === 'run' ? price.runPrices.length > 0 : price.rateE4 !== null)

/** What keeps prices of a product off a list, whichever list that is: days of which two hold, a part that is missing, or tiers that do not rise. */
export const datedPriceFaults = (
  prices: readonly DatedPrice[],
): readonly ('PricesOverlap' | 'PriceIncomplete' | 'TiersUnordered')[] => [
  ...(hasOverlap(prices) ? (['PricesOverlap'] as const) : []),
  ...(prices.every(({ price }) => isComplete(price)) ? [] : (['PriceIncomplete'] as const)),
  ...(prices.every(({ price }) => isRising(price)) ? [] : (['TiersUnordered'] as const)),
]

/** A price holds from its first day to its last; of two that hold on one day nobody could tell which counts. */
function hasOverlap(prices: readonly DatedPrice[]): boolean {
  const byDay = prices.toSorted((one, other) => (one.validFrom < other.validFrom ? -1 : 1))
  return byDay.some((one, place) => {
    const next = byDay[place + 1]
    const isBackward = one.validTo !== null && one.validTo < one.validFrom
    return isBackward || (next !== undefined && (one.validTo === null || one.validTo >= next.validFrom))
  })
}

/** A run is priced by its circulations alone; a running metre says how it is measured, and of strips how wide one is. */
const isComplete = ({ model, rateE4, runPrices, runningMetre }: DatedPrice['price']): boolean =>
  (model === 'run') === runPrices.length > 0 &&
  (model !== 'run' || rateE4 === null) &&
  (model !== 'runningMetre' ||
    (runningMetre !== null && (runningMetre.measure !== 'strips' || runningMetre.usableWidthMm !== null)))

const isRising = ({ tiers, runPrices }: DatedPrice['price']): boolean =>
  rises(tiers?.bands.map(({ fromMilli }) => fromMilli) ?? []) &&
  rises(runPrices.map(({ quantity }) => quantity))

const rises = (amounts: readonly number[]) =>
  amounts.every((amount, place) => amount > (amounts[place - 1] ?? 0))

const isPossible = ({ minMm, maxMm, stepMm, defaultMm }: SizeOptionFields): boolean =>
  minMm > 0 && maxMm >= minMm && stepMm > 0 && defaultMm >= minMm && defaultMm <= maxMm

const hasTwice = (names: readonly string[]) => new Set(names).size < names.length
