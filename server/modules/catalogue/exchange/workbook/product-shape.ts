import { catalogueSheetTexts as texts } from '#texts/nl/office/catalogue-sheets.ts'
import {
  cents,
  choice,
  list,
  number,
  orNull,
  rate,
  size,
  text,
  textOrNull,
  usually,
  whole,
  word,
  yesOrNo,
  no,
} from './codecs.ts'
import { pictureFields } from './picture-shape.ts'
import { pricesPart } from './price-shape.ts'
import { cell, type Field, group, groupOrNull, part, type SheetShape, union } from './sheet-shape.ts'

const { columns, words, sheets } = texts

export const SKU = cell('sku', columns.sku, {
  ...text(18),
  read: (written) => written.trim().toUpperCase(),
})

const print: Field = groupOrNull('print', [
  cell('sides', columns.sides, list(whole, 16)),
  cell('bleedMm', columns.bleed, usually(number, 0)),
  cell('safeMarginMm', columns.safeMargin, usually(number, 0)),
  cell('minPpi', columns.minPpi, orNull(number)),
  cell('goodPpi', columns.goodPpi, orNull(number)),
  cell('viewingDistanceM', columns.viewingDistance, orNull(number)),
  cell('colour', columns.colour, usually(choice(words.colours), 'CMYK')),
  cell('maxInkPercent', columns.maxInk, orNull(number)),
  cell('cutLine', columns.cutLine, usually(choice(words.needs), 'none')),
  cell('whiteInk', columns.whiteInk, usually(choice(words.needs), 'none')),
  cell('vectorOnly', columns.vectorOnly, no),
])

const production: Field = group('production', [
  union(cell('carrier', columns.carrier, usually(choice(words.carriers), 'stock')), {
    roll: [
      cell('rollWidthMm', columns.rollWidth, number),
      cell('printableWidthMm', columns.printableWidth, number),
      cell('maxLengthMm', columns.maxLength, orNull(number)),
      cell('mayRotate', columns.mayRotate, no),
      cell('mayPanel', columns.mayPanel, no),
      print,
    ],
    sheet: [
      cell('sheetsMm', columns.sheetSizes, list(size)),
      cell('usableMarginMm', columns.usableMargin, usually(number, 0)),
      cell('mayRotate', columns.mayRotate, no),
      print,
    ],
    stock: [print],
    profile: [print],
  }),
])

const pictures: SheetShape = { name: sheets.productPictures, fields: pictureFields }
const files: SheetShape = {
  name: sheets.productFiles,
  fields: [
    cell('kind', columns.fileKind, choice(words.fileKinds, 22)),
    cell('name', columns.fileName, text()),
    cell('file', columns.file, text(40)),
    cell('sizeBytes', columns.sizeBytes, whole),
  ],
}
const attributes: SheetShape = {
  name: sheets.productAttributes,
  fields: [cell('code', columns.attribute, text(20)), cell('values', columns.values, list(word, 40))],
}
const sizeOptions: SheetShape = {
  name: sheets.sizeOptions,
  fields: [
    cell('optionId', columns.optionId, text(18)),
    cell('code', columns.side, choice(words.sides)),
    cell('label', columns.label, text(18)),
    cell('minMm', columns.min, whole),
    cell('maxMm', columns.max, whole),
    cell('stepMm', columns.step, usually(whole, 1)),
    cell('defaultMm', columns.defaultMm, whole),
    cell('isRequired', columns.isRequired, usually(yesOrNo, true)),
  ],
}

/** A row makes a product: what a new one need not say has its usual value where its cell is empty. */
export const products: SheetShape = {
  name: sheets.products,
  fields: [
    SKU,
    cell('type', columns.type, usually(choice(words.types), 'simple')),
    cell('status', columns.status, usually(choice(words.states, 20), 'draft')),
    cell('title', columns.title, text(40)),
    cell('urlPath', columns.urlPath, textOrNull(30)),
    cell('categories', columns.categories, list(word, 40)),
    cell('popularity', columns.popularity, usually(whole, 0)),
    cell('shortDescription', columns.shortDescription, text(50)),
    cell('mediumDescription', columns.mediumDescription, text(50)),
    cell('description', columns.description, text(50)),
    cell('metaTitle', columns.metaTitle, text()),
    cell('metaDescription', columns.metaDescription, text(40)),
    cell('searchSynonyms', columns.searchSynonyms, list(word)),
    cell('relatedSkus', columns.relatedSkus, list(word)),
    cell('replacementSku', columns.replacementSku, textOrNull(18)),
    cell('priceType', columns.priceType, usually(choice(words.priceTypes, 24), 'dynamic')),
    cell('vatPercent', columns.vatPercent, usually(whole, 21)),
    groupOrNull('cost', [
      cell('rateE4', columns.cost, rate),
      cell('per', columns.costPer, usually(choice(words.per, 22), 'piece')),
    ]),
    cell('isOrderableWithoutBundle', columns.isOrderableWithoutBundle, usually(yesOrNo, true)),
    cell('needsPrintFiles', columns.needsPrintFiles, no),
    groupOrNull('pack', [
      cell('kind', columns.packKind, usually(choice(words.packs), 'pieces')),
      cell('count', columns.packCount, whole),
    ]),
    cell('fixedSizeMm', columns.fixedSize, orNull(size)),
    production,
    group('material', [
      cell('name', columns.material, text()),
      cell('thicknessMm', columns.thickness, orNull(number)),
      groupOrNull('weight', [
        cell('grams', columns.grams, number),
        cell('per', columns.gramsPer, usually(choice(words.per, 22), 'piece')),
      ]),
    ]),
    cell(
      'deliveryKinds',
      columns.deliveryKinds,
      usually(list(choice(words.deliveryKinds), 22), ['ship', 'pickup']),
    ),
    cell('deliveryClasses', columns.deliveryClasses, list(choice(words.classes))),
    cell('isFoldable', columns.isFoldable, no),
    cell('isRollable', columns.isRollable, no),
    cell('productionDays', columns.productionDays, usually(whole, 5)),
    groupOrNull('express', [
      cell('days', columns.expressDays, whole),
      cell('percent', columns.expressPercent, whole),
      cell('minimumCents', columns.expressMinimum, usually(cents, 0)),
    ]),
    part('pictures', () => pictures),
    part('files', () => files),
    part('attributes', () => attributes),
    part('sizeOptions', () => sizeOptions),
    pricesPart({ prices: sheets.productPrices, tiers: sheets.productTiers, runs: sheets.productRuns }),
  ],
}
