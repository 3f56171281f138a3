import type { CatalogueEntries } from '#contract/catalogue-file.ts'
import { noteColumns, type Row, type Table } from './csv-table.ts'
import {
  begunProduct,
  type Draft,
  type Importing,
  keywordsOf,
  pricesOf,
  staysAsIs,
  type WantedPicture,
  withKept,
  withKeptPrices,
} from './draft.ts'
import { bundleConfigurator, type Parts } from './magento-bundle.ts'
import { pairsOf, questionsOf } from './magento-choices.ts'
import { isLeftByMagento, MAGENTO_TAX } from './magento-columns.ts'
import { readTiers } from './magento-tiers.ts'
import { categoryLists, skusOf } from './product-links.ts'
import { keptAttributes, noteNoPrice, percentOf, rateIn, Skus } from './row-reading.ts'
import { lineText, listOf, milliOf, once, plainText } from './values.ts'

const INVISIBLE = 'not visible individually'
/** Products and bundles of an export from Magento 2, in the order of the file. */
export function* readMagento(table: Table, tierTable: Table | null, importing: Importing): Generator<Draft> {
  const { told } = importing
  noteColumns(table, isLeftByMagento, told)
  const rows = ownRows(table, importing)
  const wanted = rows.filter(({ row }) => ['simple', 'bundle'].includes(row.cell('product_type')))
  for (const { row } of rows)
    if (!['simple', 'bundle'].includes(row.cell('product_type')))
      told.note(row.at('product_type', row.cell('sku')), 'ProductTypeLeft', row.cell('product_type'))
  const titles = new Map(importing.shop.products.map(({ sku, title }) => [sku, title]))
  for (const { sku, row } of wanted)
    if (row.cell('product_type') === 'simple') titles.set(sku, lineText(row.cell('name')))
  const parts: Parts = {
    titles,
    left: new Set(rows.filter(({ sku }) => !titles.has(sku)).map(({ sku }) => sku)),
  }
  const simple = new Set(
    wanted.flatMap(({ sku, row }) => (row.cell('product_type') === 'simple' ? [sku] : [])),
  )
  const tiers = readTiers(tierTable, simple, told)
  for (const { sku, row } of wanted) {
    if (staysAsIs(sku, importing)) continue
    const product = productOf(row, sku, importing)
    const draft = { row, pictures: picturesOf(row, product.title) }
    if (row.cell('product_type') === 'simple') {
      noteOptions(row, importing)
      const prices = withKeptPrices(priced(row, importing, tiers.get(sku)), product.prices)
      yield { ...draft, product: { ...product, prices }, configurator: null }
      continue
    }
    const configurator = bundleConfigurator(row, sku, parts, importing)
    if (configurator)
      yield {
        ...draft,
        product: { ...product, ...bundlePrice(row, configurator, product.prices, importing) },
        configurator,
      }
    else told.note(row.at('bundle_values', row.cell('sku')), 'BundleLeft')
  }
}

/** The rows that say what a product is, one of each article number; those of other store views only say it in other words. */
function ownRows(
  { rows }: Table,
  importing: Importing,
): readonly { readonly sku: string; readonly row: Row }[] {
  const skus = new Skus(importing)
  const { told } = importing
  const keys = new Set<string>()
  return rows.flatMap((row) => {
    const given = row.cell('sku')
    const view = row.cell('store_view_code')
    if (view !== '' && view !== 'default' && view !== 'admin') {
      told.note(row.at('store_view_code', given), 'StoreViewLeft', view)
      return []
    }
    const sku = skus.take(row)
    if (sku === null) return []
    const urlKey = row.cell('url_key').toLowerCase()
    if (urlKey !== '' && keys.has(urlKey)) told.fault(row.at('url_key', given), 'UrlKeyTwice')
    keys.add(urlKey)
    return [{ sku, row }]
  })
}

function productOf(row: Row, sku: string, importing: Importing): CatalogueEntries['products'] {
  const { addresses } = importing
  const isBundle = row.cell('product_type') === 'bundle'
  const title = lineText(row.cell('name'))
  const isShown = row.cell('visibility').toLowerCase() !== INVISIBLE
  const categories = categoryLists(categoriesOf(row.cell('categories')), row, importing)
  const there = importing.there.get(sku)
  const begun = begunProduct(row, { sku, type: isBundle ? 'bundle' : 'simple', title }, importing)
  return {
    ...begun,
    status: row.cell('product_online') === '2' || row.cell('product_online') === '0' ? 'draft' : 'active',
    urlPath: isShown
      ? (there?.urlPath ?? addresses.give(row.cell('url_key') || title, categories[0] ?? null, 'product'))
      : null,
    isOrderableWithoutBundle: isShown,
    categories,
    shortDescription: plainText(row.cell('short_description')),
    description: row.cell('description'),
    metaTitle: lineText(row.cell('meta_title')),
    metaDescription: lineText(row.cell('meta_description')),
    searchSynonyms: keywordsOf(
      listOf(row.cell('meta_keywords')).map(lineText),
      importing,
      row,
      'meta_keywords',
    ),
    attributes: withKept(attributesOf(row, importing), begun.attributes),
    relatedSkus: skusOf(listOf(row.cell('related_skus')), sku),
    vatPercent: taxOf(row, importing),
    material: { ...begun.material, weight: weightOf(row, importing) ?? begun.material.weight },
  }
}

/** 'Default Category/Signs/Banners,Default Category/Sale': what lies below the root. A comma may be part of a name. */
export function categoriesOf(cell: string): readonly (readonly string[])[] {
  const [root = ''] = cell.split('/')
  const ways: string[] = []
  for (const piece of cell.split(','))
    if (ways.length === 0 || piece.trim() === root || piece.trim().startsWith(`${root}/`))
      ways.push(piece.trim())
    else ways.push(`${ways.pop() ?? ''},${piece}`)
  return ways.map((way) => listOf(way, '/').slice(1).map(lineText)).filter((titles) => titles.length > 0)
}

function attributesOf(row: Row, importing: Importing): CatalogueEntries['products']['attributes'] {
  const column = 'additional_attributes'
  const pairs = pairsOf(row.cell(column).replaceAll('"', ''), (name) => /^\w+$/.test(name))
  const given = [...pairs].map(([code, text]) => ({
    code,
    name: code,
    values: once(text.split('|').map(lineText)).filter((value) => value !== ''),
    column,
  }))
  return keptAttributes(
    given.filter(({ values }) => values.length > 0),
    row,
    importing,
  )
}

function taxOf(row: Row, { told, shop }: Importing): number {
  const name = row.cell('tax_class_name')
  const tax = MAGENTO_TAX.get(name.toLowerCase())
  if (tax === undefined) told.note(row.at('tax_class_name', row.cell('sku')), 'TaxUnknown', name)
  return percentOf(tax, shop)
}

function weightOf(row: Row, { told }: Importing): CatalogueEntries['products']['material']['weight'] {
  const text = row.cell('weight')
  if (text === '') return null
  const grams = milliOf(text)
  if (grams === undefined) told.fault(row.at('weight', row.cell('sku')), 'WeightUnreadable')
  return grams ? { grams, per: 'piece' } : null
}

const PRICES = { price: 'price', special: 'special_price' } as const

function priced(row: Row, importing: Importing, bands: Parameters<typeof pricesOf>[1]) {
  const rate = rateIn(row, PRICES, importing) ?? 0
  if (rate > 0) return pricesOf(rate, bands)
  noteNoPrice(row, PRICES.price, importing)
  return []
}

/** A bundle has a price of its own where it is fixed; where no question chooses a material, its products are added to nothing. */
function bundlePrice(
  row: Row,
  { definition }: CatalogueEntries['configurators'],
  kept: CatalogueEntries['products']['prices'],
  importing: Importing,
) {
  const rate = definition.priceMode === 'fixed' ? rateIn(row, PRICES, importing) : 0
  return {
    priceType: definition.priceMode,
    prices: definition.mainLine === 'product' ? withKeptPrices(pricesOf(rate ?? 0), kept) : [],
  }
}

function noteOptions(row: Row, { told }: Importing): void {
  if (row.cell('custom_options') === '') return
  for (const { name } of questionsOf(row.cell('custom_options')) ?? [])
    told.note(row.at('custom_options', row.cell('sku')), 'OptionLeft', name)
}

function picturesOf(row: Row, title: string): readonly WantedPicture[] {
  const sku = row.cell('sku')
  const first = row.cell('base_image')
  const labels = row.cell('additional_image_labels').split(',')
  const more = listOf(row.cell('additional_images')).map((name, place) => ({
    name,
    alt: lineText(labels[place] ?? '') || title,
    at: row.at('additional_images', sku),
  }))
  const all = [
    { name: first, alt: lineText(row.cell('base_image_label')) || title, at: row.at('base_image', sku) },
    ...more.filter(({ name }) => name !== first),
  ]
  return all.filter(({ name }) => name !== '' && name !== 'no_selection')
}
