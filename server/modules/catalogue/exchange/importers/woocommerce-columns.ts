import type { VatKind } from '#domain/pricing/vat-rates.ts'

/** The columns of an export of products from WooCommerce that are carried over, by the field of a product that is made of them. */
export const WOO_COLUMNS = {
  sku: 'sku',
  type: 'type',
  title: 'name',
  urlPath: 'name',
  status: 'published',
  shortDescription: 'short_description',
  description: 'description',
  categories: 'categories',
  searchSynonyms: 'tags',
  pictures: 'images',
  relatedSkus: 'upsells',
  prices: 'regular_price',
  vatPercent: 'tax_class',
  material: 'weight_kg',
  attributes: 'attribute_1_values',
} as const

/** Our names of columns, by what an English and a Dutch WooCommerce have called them. */
const NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    id: ['id'],
    type: ['type', 'soort'],
    sku: ['sku', 'artikelnummer'],
    gtin: ['gtin, upc, ean, or isbn', 'gtin, upc, ean of isbn'],
    name: ['name', 'naam'],
    published: ['published', 'gepubliceerd'],
    featured: ['is featured?', 'is uitgelicht?', 'uitgelicht?'],
    visibility: ['visibility in catalog', 'zichtbaarheid in catalogus', 'zichtbaarheid in de catalogus'],
    short_description: ['short description', 'korte beschrijving', 'korte omschrijving'],
    description: ['description', 'beschrijving', 'omschrijving'],
    sale_from: [
      'date sale price starts',
      'startdatum actieprijs',
      'datum start actieprijs',
      'datum actieprijs begint',
    ],
    sale_to: [
      'date sale price ends',
      'einddatum actieprijs',
      'datum einde actieprijs',
      'datum actieprijs eindigt',
    ],
    tax_status: ['tax status', 'btw-status', 'btw status', 'belastingstatus'],
    tax_class: ['tax class', 'btw-klasse', 'btw-tarief', 'btw tarief', 'belastingklasse', 'belastingtarief'],
    in_stock: ['in stock?', 'op voorraad?'],
    stock: ['stock', 'voorraad'],
    low_stock: ['low stock amount', 'lage voorraad', 'lage voorraad aantal', 'drempel lage voorraad'],
    backorders: ['backorders allowed?', 'nabestellingen toegestaan?', 'nabestelling toegestaan?'],
    sold_individually: ['sold individually?', 'individueel verkocht?', 'wordt individueel verkocht?'],
    reviews: ['allow customer reviews?', 'klantbeoordelingen toestaan?', 'sta klantbeoordelingen toe?'],
    purchase_note: ['purchase note', 'aankoopnotitie', 'aankoopbericht'],
    sale_price: ['sale price', 'actieprijs', 'aanbiedingsprijs'],
    regular_price: ['regular price', 'reguliere prijs', 'normale prijs'],
    categories: ['categories', 'categorieën'],
    tags: ['tags'],
    shipping_class: ['shipping class', 'verzendklasse'],
    images: ['images', 'afbeeldingen'],
    parent: ['parent', 'hoofd', 'hoofdproduct', 'ouder', 'bovenliggend'],
    grouped: ['grouped products', 'gegroepeerde producten'],
    upsells: ['upsells', 'upsell'],
    cross_sells: ['cross-sells', 'cross-sell'],
    position: ['position', 'positie'],
  }).flatMap(([column, headings]) => headings.map((heading) => [heading, column] as const)),
)

const WEIGHT = /^(?:weight|gewicht) \((kg|g|lbs|oz)\)$/
const ATTRIBUTE = /^(?:attribute|attribuut|eigenschap) (\d{1,3}) (.+)$/
const ATTRIBUTE_LAST = /^(.+) (?:attribuut|eigenschap) (\d{1,3})$/
const PARTS: ReadonlyMap<string, string> = new Map([
  ['name', 'name'],
  ['naam', 'name'],
  ['value(s)', 'values'],
  ['waarde(n)', 'values'],
  ['waarden', 'values'],
  ['visible', 'kept'],
  ['zichtbaar', 'kept'],
  ['global', 'kept'],
  ['globaal', 'kept'],
  ['algemeen', 'kept'],
  ['default', 'kept'],
  ['standaard', 'kept'],
])

/** Our name of a column; what we do not know keeps its own. */
export function wooColumn(heading: string): string {
  const name = heading.toLowerCase().replaceAll(/\s+/g, ' ')
  const known = NAMES.get(name)
  if (known !== undefined) return known
  const [, unit] = WEIGHT.exec(name) ?? []
  if (unit !== undefined) return `weight_${unit}`
  const [, number, part] = ATTRIBUTE.exec(name) ?? []
  const [, lastPart, lastNumber] = ATTRIBUTE_LAST.exec(name) ?? []
  const kind = PARTS.get(part ?? lastPart ?? '')
  if (kind === undefined) return name
  return `attribute_${number ?? lastNumber}_${kind}${kind === 'kept' ? `_${part ?? lastPart}` : ''}`
}

/** Grams in what a shop weighs in. */
export const WOO_GRAMS = [
  ['weight_kg', 1000],
  ['weight_g', 1],
  ['weight_lbs', 453.592],
  ['weight_oz', 28.3495],
] as const

const CARRIED = new Set<string>([
  ...Object.values(WOO_COLUMNS),
  ...WOO_GRAMS.map(([column]) => column),
  'tax_status',
  'sale_price',
  'visibility',
  'parent',
  'cross_sells',
])
const KEPT_BY_ITSELF =
  /^(?:id|featured|sale_from|sale_to|in_stock|backorders|sold_individually|reviews|grouped|position|attribute_\d+_\w+)$/

/** Whether what stands in a column is lost without anybody having asked for it. */
export const isLeftByWoo = (column: string): boolean => !CARRIED.has(column) && !KEPT_BY_ITSELF.test(column)

/** The classes of tax that WooCommerce begins with, in English and Dutch, as it writes them in an export. */
export const WOO_TAX: ReadonlyMap<string, number | VatKind> = new Map<string, number | VatKind>([
  ['', 'standard'],
  ['standard', 'standard'],
  ['standaard', 'standard'],
  ['hoog', 'standard'],
  ['hoog-tarief', 'standard'],
  ['21', 21],
  ['reduced-rate', 'reduced'],
  ['gereduceerd-tarief', 'reduced'],
  ['verlaagd-tarief', 'reduced'],
  ['laag', 'reduced'],
  ['laag-tarief', 'reduced'],
  ['9', 9],
  ['zero-rate', 0],
  ['nultarief', 0],
  ['nul-tarief', 0],
  ['0', 0],
])
