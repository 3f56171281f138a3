import type { Drawing } from '#domain/configurator/drawing.ts'
import type { Field, Option, Step } from '#domain/configurator/model.ts'
import { drawnText, drawingTexts } from '#texts/nl/office/configurator-drawing.ts'
import { effectText, sizeText, visibleText } from '#texts/nl/office/configurator-words.ts'
import { configuratorTexts as texts } from '#texts/nl/office/configurators.ts'
import { pictureFieldTexts, pictureMark } from '#texts/nl/office/picture-field.ts'
import { formatNumber, inWords } from '#texts/nl/format.ts'
import type { GeneralName } from './merge.ts'
import { type Definition, isCard, isField, isStep, type Node } from './nodes.ts'
import type { Names } from './visible-rules.ts'

/** Something that is so of a thing, as somebody reads it. */
export type Fact = { readonly label: string; readonly text: string }

const isTold = ({ text }: Fact): boolean => text !== ''

const labels = texts.labels
const yesNo = (is: boolean): string => (is ? texts.yes : texts.no)
const sizeOrNot = (size: readonly [number, number] | null | undefined): string =>
  size ? sizeText(size[0], size[1]) : ''

/** What is so of a node itself, and of its drawing; what lies in it has facts of its own. */
export function factsOf(node: Node, names: Names, drawing: Drawing | undefined): readonly Fact[] {
  if (isCard(node)) return [{ label: labels.title, text: node.title }]
  const facts = isStep(node)
    ? stepFacts(node)
    : isField(node)
      ? fieldFacts(node, drawing)
      : optionFacts(node, drawing)
  return [...facts, { label: labels.visible, text: visibleText(node.visibleIf, names) }].filter(isTold)
}

function stepFacts(step: Step): readonly Fact[] {
  const own = [
    { label: labels.title, text: step.title },
    { label: labels.type, text: texts.stepTypes[step.stepType] },
  ]
  if (step.stepType === 'customOption')
    return [...own, { label: labels.quantityRow, text: yesNo(step.isQuantityRow) }]
  if (step.stepType !== 'bundleOption') return own
  const { sizeFromParent: size } = step
  return [
    ...own,
    { label: labels.material, text: yesNo(step.optionType === 'MATERIAL') },
    { label: labels.display, text: texts.displayModes[step.bundleOptionFilterType] },
    { label: labels.required, text: yesNo(step.optionRequired) },
    { label: labels.noChoice, text: step.noChoiceTitle ?? '' },
    {
      label: labels.childSize,
      text: size ? texts.childSize(texts.sizeUses[size.use], size.widthOffsetMm, size.heightOffsetMm) : '',
    },
    {
      label: labels.filters,
      text: step.filters
        .map(({ label, values }) => texts.filterWith(label, inWords(values.map((value) => value.label))))
        .join('; '),
    },
  ]
}

function fieldFacts(field: Field, drawing: Drawing | undefined): readonly Fact[] {
  const own = [
    { label: labels.title, text: field.label },
    { label: labels.type, text: texts.fieldTypes[field.type] },
  ]
  if (field.type === 'input_mm')
    return [
      ...own,
      { label: labels.measures, text: field.measures ? texts.measures[field.measures] : '' },
      { label: labels.range, text: texts.range(field.minMm, field.maxMm, field.stepMm) },
      { label: labels.start, text: field.defaultMm === null ? '' : texts.mmOf(field.defaultMm) },
    ]
  const start = field.values.find(({ id }) => id === field.defaultId)
  return [
    ...own,
    {
      label: labels.values,
      text: field.values.map(({ label, effect }) => texts.valueOf(label, effectText(effect))).join('; '),
    },
    { label: labels.start, text: start?.label ?? '' },
    {
      label: labels.drawing,
      text: field.values
        .filter(({ id }) => drawing?.parts[id])
        .map(({ id, label }) => `${label}: ${drawnWords(drawing, id)}`)
        .join('; '),
    },
  ]
}

const drawnWords = (drawing: Drawing | undefined, id: string): string =>
  (drawing?.parts[id] ?? []).map(drawnText).join(', ')

function optionFacts(option: Option, drawing: Drawing | undefined): readonly Fact[] {
  const { customerMayChangeQuantity: range, limits, deliveryKinds } = option
  const isOwnQuantity = option.quantity !== 1 || option.quantityScope !== 'piece'
  return [
    { label: labels.title, text: option.title },
    { label: labels.product, text: option.sku ?? '' },
    { label: labels.description, text: option.description },
    {
      label: labels.picture,
      text: option.imageUrl ? pictureFieldTexts.named(pictureMark(option.imageUrl)) : '',
    },
    { label: labels.price, text: effectText(option.effect) },
    {
      label: labels.attributes,
      text: Object.entries(option.attributes)
        .map(([code, value]) => `${code}: ${value}`)
        .join(', '),
    },
    {
      label: labels.quantity,
      text: isOwnQuantity ? texts.ownQuantity(option.quantity, option.quantityScope) : '',
    },
    {
      label: labels.quantityRange,
      text: range ? texts.quantityRange(range.min, range.max, range.step) : '',
    },
    {
      label: labels.limits,
      text: limits ? sizeText(limits.maxLongSideMm, limits.maxShortSideMm) : '',
    },
    { label: labels.printSides, text: option.printSides === null ? '' : String(option.printSides) },
    { label: labels.needs, text: option.needs ?? '' },
    { label: labels.printSize, text: sizeOrNot(option.printSizeMm) },
    {
      label: labels.delivery,
      text: deliveryKinds ? inWords(deliveryKinds.map((kind) => texts.deliveryKinds[kind])) : '',
    },
    { label: labels.drawing, text: drawnWords(drawing, option.id) },
  ].filter(isTold)
}

/** What goes for the whole, by name. */
export function generalWords({
  priceMode,
  mainLine,
  quantity,
  deliveryKinds,
  fixedSizeMm,
  drawing,
}: Definition): Readonly<Record<GeneralName, string>> {
  return {
    priceMode: texts.priceModes[priceMode],
    mainLine: texts.mainLines[mainLine],
    quantity: quantity.from === 'customer' ? texts.startsAt(formatNumber(quantity.start)) : texts.byRunStep,
    deliveryKinds: inWords(deliveryKinds.map((kind) => texts.deliveryKinds[kind])),
    fixedSizeMm: sizeOrNot(fixedSizeMm),
    drawing: drawing ? [drawingTexts.kinds[drawing.kind], ...drawing.always.map(drawnText)].join(', ') : '',
  }
}

export const generalFacts = (definition: Definition): readonly Fact[] =>
  Object.entries(generalWords(definition))
    .map(([name, text]) => ({ label: texts.generalNames[name as GeneralName], text }))
    .filter(isTold)
