import type { CatalogueEntries } from '#contract/catalogue-file.ts'
import type { Vendor } from '#domain/catalogue/left-behind.ts'
import { cutText } from '#domain/cut-text.ts'
import { lintConfigurators } from '#domain/configurator/lint.ts'
import type { LintedProduct } from '#domain/configurator/lint/finding.ts'
import { formatNumber } from '#texts/nl/format.ts'
import { basePrices } from '#texts/nl/office/left-behind.ts'
import { BASE_LIST_CODE } from '../../base-list-store.ts'
import type { ShopNames } from '../entries-store.ts'
import { Addresses, NamesOnce } from './addresses.ts'
import { Categories } from './categories.ts'
import type { Table } from './csv-table.ts'
import { checkDraft, type Draft, type Importing, pricesOf, SINCE_EVER } from './draft.ts'
import { readMagento } from './magento.ts'
import { MAGENTO_COLUMNS } from './magento-columns.ts'
import { withRelated } from './product-links.ts'
import type { Told } from './told.ts'
import { NEEDED_COLUMNS } from './vendor-of.ts'
import { readWooCommerce } from './woocommerce.ts'
import { WOO_COLUMNS } from './woocommerce-columns.ts'

/** The export of a shop as its tables. */
export type Export = {
  readonly vendor: Vendor
  readonly products: Table
  /** The export of advanced pricing from Magento. */
  readonly tiers: Table | null
}

/** What an export is added to. */
export type Surroundings = Pick<Importing, 'shop' | 'there' | 'mode'>

/** An export as what a catalogue holds, all but its pictures. */
export type Conversion = {
  readonly attributes: readonly CatalogueEntries['attributes'][]
  readonly categories: readonly CatalogueEntries['categories'][]
  readonly priceLists: readonly CatalogueEntries['priceLists'][]
  readonly drafts: readonly Draft[]
  /** The row that made a category. */
  readonly categoryRows: ReadonlyMap<string, number>
}

/**
 * Makes a catalogue of an export, to be added to what the shop has. What is wrong with it, and what does not come along, is told; with
 * faults nothing may be done with what is made. Now and then it breathes, for who works beside it.
 */
export async function convertExport(
  { vendor, products, tiers }: Export,
  { shop, there, mode }: Surroundings,
  told: Told,
  breathe: () => Promise<void> = () => Promise.resolve(),
): Promise<Conversion> {
  const addresses = new Addresses([
    ...shop.categories.map(({ path }) => path),
    ...shop.products.flatMap(({ path }) => path ?? []),
    ...shop.pages,
  ])
  const categories = new Categories(shop, addresses, told)
  const columns = vendor === 'magento' ? MAGENTO_COLUMNS : WOO_COLUMNS
  const labels = new Map<string, string>()
  const importing: Importing = { shop, there, mode, told, addresses, categories, columns, labels }
  for (const [column, heading] of NEEDED_COLUMNS[vendor])
    if (!products.headings.has(column)) told.fault({ file: products.file, row: 1, heading }, 'ColumnMissing')
  if (mode === 'new' && there.size > 0)
    told.note({ file: products.file, row: null }, 'ProductsStay', formatNumber(there.size))
  const read: Draft[] = []
  for (const draft of vendor === 'magento'
    ? readMagento(products, tiers, importing)
    : readWooCommerce(products, importing)) {
    checkDraft(draft, importing)
    read.push(draft)
    if (read.length % DRAFTS_A_BREATH === 0) await breathe()
  }
  const known = new Set([...shop.products.map(({ sku }) => sku), ...read.map(({ product }) => product.sku)])
  const drafts = withOwnKeys(read, shop).map((draft) => withRelated(draft, known, importing))
  await checkConfigurators(drafts, importing, breathe)
  return {
    attributes: attributesOf(drafts, importing),
    categories: categories.entries,
    priceLists: shop.lists.some(({ kind }) => kind === 'base') ? [] : [BASE_LIST],
    drafts,
    categoryRows: categories.rows,
  }
}

const DRAFTS_A_BREATH = 100

/** What a shop without price lists gets. */
const BASE_LIST: CatalogueEntries['priceLists'] = {
  code: BASE_LIST_CODE,
  kind: 'base',
  title: basePrices,
  validFrom: SINCE_EVER,
  validTo: null,
  discounts: [],
}

/** A configurator keeps the key that the shop knows it by, and takes none that another one has. */
function withOwnKeys(drafts: readonly Draft[], shop: ShopNames): readonly Draft[] {
  const own = new Map(shop.configurators.map(({ sku, key }) => [sku, key]))
  const keys = new NamesOnce(own.values())
  return drafts.map((draft) => {
    if (!draft.configurator) return draft
    const { sku, key: wanted } = draft.configurator
    const key = own.get(sku) ?? keys.give(wanted)
    return { ...draft, configurator: { ...draft.configurator, key } }
  })
}

/** What the shop has already has its price there. Parts that are not sold now may be so later: the desk of configurators tells of them. */
const PRICED: LintedProduct = { rule: pricesOf(1)[0]?.price ?? null, carrier: null, isSold: true }

async function checkConfigurators(
  drafts: readonly Draft[],
  { shop, told }: Importing,
  breathe: () => Promise<void>,
): Promise<void> {
  const products = new Map<string, LintedProduct>(shop.products.map(({ sku }) => [sku, PRICED]))
  for (const { product } of drafts)
    products.set(product.sku, {
      rule: product.prices[0]?.price ?? null,
      carrier: null,
      isSold: true,
    })
  for (const { row, configurator } of drafts) {
    if (!configurator) continue
    const { key, sku, definition } = configurator
    const found = lintConfigurators([{ key, sku, ...definition }], (part) => products.get(part) ?? null)
    const column = row.cell('bundle_values') === '' ? 'type' : 'bundle_values'
    if (found.length > 0) told.fault(row.at(column, sku), 'BundleUnsound')
    await breathe()
  }
}

const LONGEST_LABEL = 200

/** The attributes that products name and the shop does not have, in the order in which they come. */
function attributesOf(
  drafts: readonly Draft[],
  { shop, labels }: Importing,
): readonly CatalogueEntries['attributes'][] {
  const known = new Set(shop.attributes.map(({ code }) => code))
  const codes = new Set(drafts.flatMap(({ product }) => product.attributes.map(({ code }) => code)))
  return [...codes]
    .filter((code) => !known.has(code))
    .map((code, place) => ({
      code,
      label: cutText(labels.get(code) ?? labelOf(code), LONGEST_LABEL),
      isFilterable: false,
      position: known.size + place + 1,
      values: [],
    }))
}

/** 'print_technique' as somebody reads it. */
function labelOf(code: string): string {
  const words = code.replaceAll(/[_-]+/g, ' ').trim() || code
  return words.charAt(0).toUpperCase() + words.slice(1)
}
