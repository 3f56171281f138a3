import type { CatalogueEntries } from '#contract/catalogue-file.ts'
import { proposedPath } from '#domain/catalogue/proposed-path.ts'
import type { Row } from './csv-table.ts'
import { begunProduct, type Importing, keywordsOf, pricesOf, type WantedPicture, withKept } from './draft.ts'
import { categoryLists, skusOf } from './product-links.ts'
import { keptAttributes, noteNoPrice, percentOf, rateIn } from './row-reading.ts'
import { lineText, listOf, once, plainText, rateOf } from './values.ts'
import { WOO_GRAMS, WOO_TAX } from './woocommerce-columns.ts'

const MOST_ATTRIBUTES = 100

type Product = CatalogueEntries['products']

/** What a product is; a variation has of its own what its row says, and all else of its product. */
export function fieldsOf(
  row: Row,
  parent: Row,
  sku: string,
  type: Product['type'],
  importing: Importing,
): Product {
  const { told, addresses } = importing
  const isOwn = row === parent
  const title = lineText(parent.cell('name'))
  const given = isOwn ? title : variationTitle(row, title)
  const own = (column: string) => row.cell(column) || parent.cell(column)
  const categories = categoryLists(categoriesOf(parent.cell('categories')), parent, importing)
  const there = importing.there.get(sku)
  const begun = begunProduct(row, { sku, type, title: given }, importing)
  const isHidden = parent.cell('visibility').toLowerCase() === 'hidden'
  if (isHidden && isOwn) told.note(row.at('visibility', row.cell('sku')), 'HiddenBecomesDraft')
  const isPublished = row.cell('published') === '1' && parent.cell('published') === '1'
  return {
    ...begun,
    status: isPublished && !isHidden ? 'active' : 'draft',
    urlPath: there?.urlPath ?? addresses.give(given, categories[0] ?? null, 'product'),
    categories,
    shortDescription: plainText(linesOf(parent.cell('short_description'))),
    description: paragraphs(linesOf(own('description'))),
    searchSynonyms: keywordsOf(listOf(parent.cell('tags')).map(lineText), importing, parent, 'tags'),
    attributes: withKept(attributesOf(row, importing), begun.attributes),
    relatedSkus: skusOf(
      ['upsells', 'cross_sells'].flatMap((column) => listOf(parent.cell(column))),
      sku,
    ),
    vatPercent: taxOf(row, parent, importing),
    material: {
      ...begun.material,
      weight: weightOf(row, importing) ?? weightOf(parent, importing) ?? begun.material.weight,
    },
  }
}

/** A variation of any value of an attribute says none: then its own name tells it from others, or its number. */
function variationTitle(row: Row, title: string): string {
  const said = attributesIn(row).flatMap(({ values }) => values)
  if (said.length > 0) return `${title} – ${said.join(', ')}`
  const name = lineText(row.cell('name')).replace(/ ?[-–] ?$/, '')
  return name === '' || name === title ? `${title} – ${row.cell('sku')}` : name
}

/** An export writes the end of a line as a backslash and an n. */
const linesOf = (text: string): string =>
  text.replaceAll(/\\\\n|\\n/g, (written) => (written === '\\n' ? '\n' : '\\n'))

const BLOCK = /<(?:p|div|ul|ol|table|h[1-6]|blockquote)\b/i

/** WooCommerce shows text without HTML in paragraphs. */
const paragraphs = (text: string): string =>
  text === '' || BLOCK.test(text)
    ? text
    : text
        .split(/\n\s*\n/)
        .map((part) => `<p>${part.trim().replaceAll('\n', '<br>')}</p>`)
        .join('')

/** 'Signs > Banners, Sale': each from the top down. */
export const categoriesOf = (cell: string): readonly (readonly string[])[] =>
  listOf(cell)
    .map((way) =>
      way
        .split(/>|&gt;/)
        .map(lineText)
        .filter((title) => title !== ''),
    )
    .filter((titles) => titles.length > 0)

type Attribute = { readonly name: string; readonly values: readonly string[]; readonly column: string }

/** The attributes that a row names, with their values. */
export function attributesIn(row: Row): readonly Attribute[] {
  const found: Attribute[] = []
  for (let number = 1; number <= MOST_ATTRIBUTES; number += 1) {
    const column = `attribute_${number}_values`
    const name = lineText(row.cell(`attribute_${number}_name`))
    const values = once(listOf(row.cell(column)).map(lineText)).filter((value) => value !== '')
    if (name !== '' && values.length > 0) found.push({ name, values, column })
  }
  return found
}

function attributesOf(row: Row, importing: Importing): Product['attributes'] {
  const { labels } = importing
  const given = attributesIn(row).map((one) => ({
    ...one,
    code: proposedPath(one.name, null)?.slice(1, 61) ?? '',
  }))
  for (const { code, name } of given) if (!labels.has(code)) labels.set(code, name)
  return keptAttributes(given, row, importing)
}

function taxOf(row: Row, parent: Row, { told, shop }: Importing): number {
  const status = (row.cell('tax_status') || parent.cell('tax_status')).toLowerCase()
  if (status === 'none' || status === 'shipping') return 0
  const own = row.cell('tax_class').toLowerCase()
  const name = own === 'parent' || own === '' ? parent.cell('tax_class').toLowerCase() : own
  const tax = WOO_TAX.get(name)
  if (tax === undefined) told.note(row.at('tax_class', row.cell('sku')), 'TaxUnknown', name)
  return percentOf(tax, shop)
}

function weightOf(row: Row, { told }: Importing): Product['material']['weight'] {
  for (const [column, grams] of WOO_GRAMS) {
    const text = row.cell(column)
    if (text === '') continue
    const rate = rateOf(text)
    if (rate === undefined) told.fault(row.at(column, row.cell('sku')), 'WeightUnreadable')
    return rate ? { grams: Math.round((rate * grams) / 10_000), per: 'piece' } : null
  }
  return null
}

export const WOO_PRICES = { price: 'regular_price', special: 'sale_price' } as const

/** The price of a row; none where it has none above zero, which is told. */
export function pricedIn(row: Row, importing: Importing): Product['prices'] {
  const rate = rateIn(row, WOO_PRICES, importing)
  if (rate) return pricesOf(rate)
  if (rate === 0) noteNoPrice(row, WOO_PRICES.price, importing)
  return []
}

export const picturesOf = (row: Row, title: string): readonly WantedPicture[] =>
  once(listOf(row.cell('images'))).map((name) => ({
    name,
    alt: title,
    at: row.at('images', row.cell('sku')),
  }))
