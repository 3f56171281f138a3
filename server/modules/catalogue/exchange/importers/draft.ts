import { type CatalogueEntries, catalogueSections } from '#contract/catalogue-file.ts'
import type { FileMode } from '#domain/catalogue/catalogue-file.ts'
import { FIELD_FAULTS, type FieldFault } from '#domain/refusals.ts'
import type { TierBand } from '#domain/pricing/model.ts'
import type { ShopNames } from '../entries-store.ts'
import type { Addresses } from './addresses.ts'
import type { Categories } from './categories.ts'
import type { Row } from './csv-table.ts'
import type { Told } from './told.ts'

type Product = CatalogueEntries['products']

/** A picture that a product is to show: the names that the export gives it, and its words. */
export type WantedPicture = {
  readonly name: string
  readonly alt: string
  readonly at: ReturnType<Row['at']>
}

/** A product as an export has it, before its pictures are made. */
export type Draft = {
  readonly row: Row
  readonly product: Product
  readonly pictures: readonly WantedPicture[]
  readonly configurator: CatalogueEntries['configurators'] | null
}

/** What an export is read with. */
export type Importing = {
  readonly shop: ShopNames
  /** Those of the products that the shop has already, by SKU: of them stays what no export says. */
  readonly there: ReadonlyMap<string, Product>
  /** Whether those of them that the export names change, or stay as they are. */
  readonly mode: Exclude<FileMode, 'replace'>
  readonly told: Told
  readonly addresses: Addresses
  readonly categories: Categories
  /** What attributes are called, by their codes. */
  readonly labels: Map<string, string>
  /** The columns of the export, by the field of a product that is made of them. */
  readonly columns: Readonly<Record<string, string>>
}

/** Exports do not say from when a price holds; it holds always, so that reading one again changes nothing. */
export const SINCE_EVER = '2000-01-01'

/** What no export of another shop says, in working days. */
const PRODUCTION_DAYS = 5

/** A product of which nothing is known yet but what it is. */
const blankProduct = (sku: string, type: Product['type'], title: string): Product => ({
  sku,
  type,
  popularity: 0,
  categories: [],
  pictures: [],
  files: [],
  status: 'active',
  title,
  urlPath: null,
  shortDescription: '',
  mediumDescription: '',
  description: '',
  metaTitle: '',
  metaDescription: '',
  searchSynonyms: [],
  attributes: [],
  relatedSkus: [],
  replacementSku: null,
  prices: [],
  priceType: 'dynamic',
  vatPercent: 21,
  cost: null,
  isOrderableWithoutBundle: true,
  needsPrintFiles: false,
  pack: null,
  fixedSizeMm: null,
  sizeOptions: [],
  production: { carrier: 'stock', print: null },
  material: { name: '', thicknessMm: null, weight: null },
  deliveryKinds: ['ship', 'pickup'],
  deliveryClasses: ['parcel'],
  isFoldable: false,
  isRollable: false,
  productionDays: PRODUCTION_DAYS,
  express: null,
})

/** What a product begins as: what the shop has of it, or nothing. One that is something else there is told. */
export function begunProduct(
  row: Row,
  { sku, type, title }: Pick<Product, 'sku' | 'type' | 'title'>,
  { there, told, columns }: Importing,
): Product {
  const known = there.get(sku)
  if (known && known.type !== type) told.fault(row.at(columns['type'] ?? '', sku), 'TypeChanges')
  return known ? { ...known, type, title } : blankProduct(sku, type, title)
}

/** Whether a product stays as the shop has it. */
export const staysAsIs = (sku: string, { mode, there }: Importing): boolean =>
  mode === 'new' && there.has(sku)

/** The attributes of an export, and those that only the shop knows of. */
export const withKept = (
  given: Product['attributes'],
  kept: Product['attributes'],
): Product['attributes'] => [...given, ...kept.filter(({ code }) => !given.some((one) => one.code === code))]

/** The prices that an export gives; those of the shop stay where it gives none, or the same one without saying tiers. */
export const withKeptPrices = (given: Product['prices'], kept: Product['prices']): Product['prices'] => {
  const [one] = given
  const [other, ...more] = kept
  const isSame =
    one &&
    other &&
    more.length === 0 &&
    other.price.model === 'piece' &&
    one.price.rateE4 === other.price.rateE4
  return !one || (isSame && one.price.tiers === null) ? kept : given
}

/** A price per piece excluding VAT, with its tiers from the smallest quantity on. */
export const pricesOf = (rateE4: number, bands: readonly TierBand[] = []): Product['prices'] => [
  {
    validFrom: SINCE_EVER,
    validTo: null,
    price: {
      model: 'piece',
      rateE4,
      tiers: bands.length === 0 ? null : { measure: 'piece', scope: 'line', bands: [...bands] },
      setupCents: 0,
      minAreaMm2: null,
      minimumLineCents: null,
      extraDesignFeeCents: 0,
      runningMetre: null,
      runPrices: [],
    },
  },
]

const MOST_KEYWORDS = 50
const LONGEST_KEYWORD = 80

/** Words that a product is also found by. */
export function keywordsOf(
  words: readonly string[],
  { told }: Importing,
  row: Row,
  column: string,
): string[] {
  const kept: string[] = []
  for (const word of new Set(words))
    if (word.length <= LONGEST_KEYWORD && kept.length < MOST_KEYWORDS) kept.push(word)
    else told.note(row.at(column), 'KeywordLeft', word)
  return kept
}

const isFieldFault = (message: string): message is FieldFault => FIELD_FAULTS.some((one) => one === message)

/** Tells where a product is not what the shop can hold, at the column that each field is made of. */
export function checkDraft({ row, product }: Draft, { told, columns }: Importing): void {
  const parsed = catalogueSections.products.safeParse(product)
  for (const { path, message } of parsed.error?.issues ?? []) {
    const column = columns[String(path[0])] ?? ''
    told.fault(row.at(column, product.sku), isFieldFault(message) ? message : 'Invalid')
  }
}
