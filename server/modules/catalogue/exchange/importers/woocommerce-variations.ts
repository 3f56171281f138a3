import type { CatalogueEntries } from '#contract/catalogue-file.ts'
import { additivePrices } from './additive-prices.ts'
import { configuratorOf, Steps, surcharge } from './configurator.ts'
import type { Row } from './csv-table.ts'
import { type Draft, type Importing, pricesOf, staysAsIs, withKeptPrices } from './draft.ts'
import { noteSpecial } from './row-reading.ts'
import { rateOf } from './values.ts'
import { attributesIn, fieldsOf, picturesOf, pricedIn, WOO_PRICES } from './woocommerce-fields.ts'

type Product = CatalogueEntries['products']

/** The variations of one product. */
export type Family = readonly Row[]

/** A choice that the variations differ in: its values, in the order in which the product names them. */
type Axis = { readonly name: string; readonly values: readonly string[] }

/**
 * A product with variations. Where there is one of every combination of values, and their prices are sums of what each value adds, it
 * is one product with a configurator; otherwise each variation is a product.
 */
export function variable(
  parent: Row,
  all: Family,
  importing: Importing,
  skuOf: (row: Row) => string | null,
): readonly Draft[] {
  const { told } = importing
  const at = (column: string) => parent.at(column, parent.cell('sku') || parent.cell('name'))
  const family = all.filter((row) => {
    const isSold =
      row.cell('published') === '1' &&
      (rateOf(row.cell('regular_price')) ?? 1) > 0 &&
      row.cell('regular_price') !== ''
    if (!isSold) told.note(row.at('regular_price', row.cell('sku')), 'VariationLeft', row.cell('sku'))
    return isSold
  })
  for (const row of family)
    if (rateOf(row.cell('regular_price')) === undefined)
      told.fault(row.at('regular_price', row.cell('sku')), 'PriceUnreadable')
  if (family.length === 0) {
    told.note(at('type'), 'BundleLeft')
    return []
  }
  const values = valuesOf(family)
  const axes = axesOf(parent, values)
  const prices = isWhole(all, family) ? pricesByAxis(axes, values) : null
  if (prices === null) {
    const drafts = family.flatMap((row): readonly Draft[] => {
      const sku = skuOf(row)
      if (sku === null || staysAsIs(sku, importing)) return []
      const fields = fieldsOf(row, parent, sku, 'simple', importing)
      const product = { ...fields, prices: withKeptPrices(pricedIn(row, importing), fields.prices) }
      const own = picturesOf(row, product.title)
      return [
        {
          row,
          product,
          pictures: own.length > 0 ? own : picturesOf(parent, product.title),
          configurator: null,
        },
      ]
    })
    if (drafts.length > 0) told.note(at('type'), 'VariationsApart', String(drafts.length))
    return drafts
  }
  const sku = skuOf(parent)
  if (sku === null || staysAsIs(sku, importing)) return []
  for (const row of family) noteSpecial(row, WOO_PRICES.special, told)
  told.note(at('type'), 'VariationsComposed', axes.map(({ name }) => name).join(', '))
  told.note(at('type'), 'VariationDetailsLeft')
  const steps = new Steps()
  for (const [axis, { name, values: choices }] of axes.entries())
    steps.custom(
      name,
      choices.map((title, place) => ({
        title,
        sku: null,
        quantity: 1,
        effect: surcharge(prices.addedE4[axis]?.[place] ?? 0),
      })),
    )
  const fields = fieldsOf(parent, parent, sku, 'bundle', importing)
  const product: Product = {
    ...fields,
    priceType: 'fixed',
    prices: withKeptPrices(pricesOf(prices.baseE4), fields.prices),
  }
  return [
    {
      row: parent,
      product,
      pictures: picturesOf(parent, product.title),
      configurator: configuratorOf({ sku, steps: steps.made, priceMode: 'fixed', mainLine: 'product' }),
    },
  ]
}

/** One that is not sold leaves a gap, which a configurator would offer all the same. */
const isWhole = (all: Family, sold: Family) => all.length === sold.length

/** What each variation has of each attribute. */
type Values = ReadonlyMap<Row, ReadonlyMap<string, string>>

const valuesOf = (family: Family): Values =>
  new Map(
    family.map((row) => [
      row,
      new Map(
        attributesIn(row).flatMap(({ name, values: [first] }) =>
          first === undefined ? [] : [[name, first]],
        ),
      ),
    ]),
  )

function axesOf(parent: Row, values: Values): readonly Axis[] {
  return attributesIn(parent).flatMap(({ name, values: named }) => {
    const used = new Set([...values.values()].flatMap((own) => own.get(name) ?? []))
    if (used.size === 0) return []
    // In the order in which the product names them, and others behind those.
    return [{ name, values: [...new Set([...named, ...used])].filter((value) => used.has(value)) }]
  })
}

function pricesByAxis(axes: readonly Axis[], values: Values) {
  const places = axes.map(({ name, values: all }) => ({
    name,
    placeOf: new Map(all.map((value, place) => [value, place])),
  }))
  const variations = [...values].map(([row, own]) => ({
    places: places.map(({ name, placeOf }) => placeOf.get(own.get(name) ?? '') ?? -1),
    rateE4: rateOf(row.cell('regular_price')) ?? 0,
  }))
  return additivePrices(
    axes.map(({ values: all }) => all.length),
    variations,
  )
}
