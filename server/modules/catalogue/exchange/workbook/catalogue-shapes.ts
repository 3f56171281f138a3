import type { CatalogueSection } from '#domain/catalogue/catalogue-file.ts'
import { catalogueSheetTexts as texts } from '#texts/nl/office/catalogue-sheets.ts'
import {
  choice,
  day,
  no,
  orNone,
  orNull,
  text,
  textOrNull,
  textOrUnsaid,
  usually,
  whole,
  yesOrNo,
} from './codecs.ts'
import { configurators } from './configurator-shape.ts'
import { pictureFields, pictures } from './picture-shape.ts'
import { pricesPart } from './price-shape.ts'
import { products, SKU } from './product-shape.ts'
import { cell, groupOrNull, part, section, type SectionShape, type SheetShape } from './sheet-shape.ts'

const { columns, words, sheets } = texts

const attributeCode = cell('code', columns.code, text(20))
const attributeValues: SheetShape = {
  name: sheets.attributeValues,
  fields: [cell('value', columns.value, text()), cell('position', columns.position, usually(whole, 0))],
}
const attributes: SheetShape = {
  name: sheets.attributes,
  fields: [
    attributeCode,
    cell('label', columns.label, text()),
    cell('kind', columns.kind, orNone(choice(words.attributeKinds))),
    cell('unit', columns.unit, textOrUnsaid()),
    cell('isFilterable', columns.isFilterable, no),
    cell('position', columns.position, usually(whole, 0)),
    part('values', () => attributeValues),
  ],
}

const categories: SheetShape = {
  name: sheets.categories,
  fields: [
    cell('path', columns.path, text(36)),
    cell('parent', columns.parent, textOrNull(30)),
    cell('title', columns.title, text()),
    cell('position', columns.position, usually(whole, 0)),
    cell('isActive', columns.isActive, usually(yesOrNo, true)),
    cell('shortListItemCount', columns.shortListItemCount, usually(whole, 0)),
    cell('shortDescription', columns.shortDescription, text(50)),
    cell('description', columns.description, text(50)),
    cell('seoTitle', columns.seoTitle, text()),
    cell('seoDescription', columns.seoDescription, text(40)),
    cell('metaTitle', columns.metaTitle, text()),
    cell('metaDescription', columns.metaDescription, text(40)),
    groupOrNull('picture', pictureFields),
  ],
}

const listCode = cell('code', columns.code, text(20))
const discounts: SheetShape = {
  name: sheets.discounts,
  fields: [cell('category', columns.category, text()), cell('percentOff', columns.percentOff, whole)],
}
const priceLists: SheetShape = {
  name: sheets.priceLists,
  fields: [
    listCode,
    cell('kind', columns.kind, choice(words.lists)),
    cell('title', columns.title, text()),
    cell('validFrom', columns.validFrom, day),
    cell('validTo', columns.validTo, orNull(day)),
    part('discounts', () => discounts),
  ],
}

const listOf = cell('list', columns.list, text(20))
const listPrices: SheetShape = {
  name: sheets.listPrices,
  fields: [
    listOf,
    SKU,
    pricesPart({ prices: sheets.listPricePeriods, tiers: sheets.listTiers, runs: sheets.listRuns }),
  ],
}

const redirects: SheetShape = {
  name: sheets.redirects,
  fields: [cell('from', columns.redirectFrom, text(40)), cell('to', columns.redirectTo, text(40))],
}

/** The lists of the catalogue as sheets. */
export const CATALOGUE_SHAPES: { readonly [Section in CatalogueSection]: SectionShape } = {
  attributes: section(attributes, [attributeCode]),
  pictures: section(pictures),
  categories: section(categories),
  priceLists: section(priceLists, [listCode]),
  products: section(products, [SKU]),
  configurators: section(configurators, [SKU]),
  listPrices: section(listPrices, [listOf, SKU]),
  redirects: section(redirects),
}
