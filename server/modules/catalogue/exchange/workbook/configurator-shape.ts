import { catalogueSheetTexts as texts } from '#texts/nl/office/catalogue-sheets.ts'
import {
  cents,
  choice,
  json,
  jsonOrEmpty,
  list,
  listOrNull,
  number,
  orNone,
  orNull,
  rate,
  sizePair,
  text,
  textOrNone,
  textOrNull,
  usually,
  whole,
  yesOrNo,
  no,
} from './codecs.ts'
import { SKU } from './product-shape.ts'
import { cell, type Field, group, groupOrNull, part, type SheetShape, union } from './sheet-shape.ts'

const { columns, words, sheets } = texts

const visibleIf = cell('visibleIf', columns.visibleIf, jsonOrEmpty([]))
const effectRate = cell('rateE4', columns.effectRate, rate)
const effectEdges = cell('edges', columns.effectEdges, list(choice(words.edges)))
const effectSetup = cell('setupCents', columns.effectSetup, cents)

const effect: Field = group('effect', [
  union(cell('kind', columns.effect, usually(choice(words.effects), 'included')), {
    included: [],
    piece: [effectRate],
    m2: [effectRate],
    edgeMetre: [effectRate, effectEdges, effectSetup],
    percent: [cell('percent', columns.effectPercent, number)],
    run: [effectSetup, cell('per1000Cents', columns.effectPer1000, cents)],
    order: [cell('cents', columns.effectAmount, cents)],
    count: [effectRate, cell('count', columns.effectCount, whole)],
    eyelets: [effectRate, cell('spacingMm', columns.effectSpacing, whole), effectEdges],
    child: [],
    runQuantity: [cell('quantity', columns.effectCount, whole)],
  }),
])

const options: SheetShape = {
  name: sheets.options,
  fields: [
    cell('id', columns.id, text(18)),
    cell('sku', columns.optionSku, textOrNull(18)),
    cell('title', columns.title, text()),
    cell('description', columns.description, text(40)),
    cell('imageUrl', columns.imageUrl, textOrNone()),
    cell('attributes', columns.attributes, jsonOrEmpty({})),
    visibleIf,
    cell('quantity', columns.quantity, usually(whole, 1)),
    cell('quantityScope', columns.scope, usually(choice(words.quantityScopes), 'piece')),
    groupOrNull('customerMayChangeQuantity', [
      cell('min', columns.choiceMin, whole),
      cell('max', columns.choiceMax, whole),
      cell('step', columns.choiceStep, usually(whole, 1)),
    ]),
    effect,
    groupOrNull('limits', [
      cell('maxLongSideMm', columns.maxLongSide, whole),
      cell('maxShortSideMm', columns.maxShortSide, whole),
    ]),
    cell('printSides', columns.printSides, orNull(whole)),
    cell('needs', columns.needs, textOrNull()),
    cell('printSizeMm', columns.printSize, orNull(sizePair)),
    cell('deliveryKinds', columns.deliveryKinds, listOrNull(choice(words.deliveryKinds))),
  ],
}

const filters: SheetShape = {
  name: sheets.filters,
  fields: [
    cell('attributeCode', columns.attributeCode, text(20)),
    cell('label', columns.label, text()),
    cell('values', columns.filterValues, jsonOrEmpty([])),
  ],
}

const values: SheetShape = {
  name: sheets.values,
  fields: [cell('id', columns.id, text(18)), cell('label', columns.label, text()), effect],
}
const choiceField: readonly Field[] = [
  part('values', () => values),
  cell('defaultId', columns.defaultId, textOrNull()),
]
const fields: SheetShape = {
  name: sheets.fields,
  fields: [
    cell('optionId', columns.optionId, text(18)),
    cell('label', columns.label, text()),
    visibleIf,
    union(cell('type', columns.fieldKind, choice(words.fields)), {
      input_mm: [
        cell('measures', columns.measures, orNull(choice(words.sides))),
        cell('minMm', columns.min, whole),
        cell('maxMm', columns.max, whole),
        cell('stepMm', columns.step, usually(whole, 1)),
        cell('defaultMm', columns.defaultMm, orNull(whole)),
      ],
      select: choiceField,
      radio: choiceField,
    }),
  ],
}

const optionsPart = part('options', () => options)
const stepsPart = part('steps', () => steps)
/** A step of a card, or of a group of steps, whose own steps stand in the same sheet. */
const steps: SheetShape = {
  name: sheets.steps,
  fields: [
    cell('optionId', columns.optionId, text(18)),
    cell('title', columns.title, text()),
    visibleIf,
    union(cell('stepType', columns.stepKind, choice(words.steps)), {
      bundleOption: [
        cell('optionType', columns.optionType, orNull(choice(words.optionTypes))),
        cell('bundleOptionFilterType', columns.shownAs, usually(choice(words.displays), 'dropdown')),
        cell('optionRequired', columns.isRequired, usually(yesOrNo, true)),
        cell('noChoiceTitle', columns.noChoice, textOrNull()),
        groupOrNull('sizeFromParent', [
          cell('use', columns.sizeUse, choice(words.sizeUses)),
          cell('widthOffsetMm', columns.widthOffset, usually(whole, 0)),
          cell('heightOffsetMm', columns.heightOffset, usually(whole, 0)),
        ]),
        part('filters', () => filters),
        optionsPart,
      ],
      customOption: [cell('isQuantityRow', columns.isQuantityRow, no), optionsPart],
      form: [part('fields', () => fields)],
      group: [stepsPart],
    }),
  ],
}

const cards: SheetShape = {
  name: sheets.cards,
  fields: [cell('id', columns.id, text(18)), cell('title', columns.title, text()), stepsPart],
}

export const configurators: SheetShape = {
  name: sheets.configurators,
  fields: [
    SKU,
    cell('key', columns.key, text(24)),
    group('definition', [
      cell('priceMode', columns.priceMode, choice(words.priceModes, 24)),
      cell('mainLine', columns.mainLine, choice(words.mainLines)),
      group('quantity', [
        union(cell('from', columns.quantityFrom, usually(choice(words.quantities, 20), 'customer')), {
          customer: [cell('start', columns.quantityStart, usually(whole, 1))],
          runStep: [],
        }),
      ]),
      cell('deliveryKinds', columns.deliveryKinds, list(choice(words.deliveryKinds), 22)),
      cell('fixedSizeMm', columns.fixedSize, orNone(sizePair)),
      cell('drawing', columns.drawing, orNone(json)),
      part('cards', () => cards),
    ]),
  ],
}
