import type { BundleOptionStep, ChoiceEffect, Configurator, Field, Option, QuantityRange } from '../model.ts'
import { isPercentage } from '../../money.ts'
import { fieldsOf, type LeafStep, leafSteps } from '../steps.ts'
import { type Fault, fault } from './finding.ts'

/** Faults within one step: no options, filters that match nothing, empty ranges, impossible defaults and effects. */
export function valueFaults(configurator: Configurator): readonly Fault[] {
  const leaves = leafSteps(configurator)
  const options = leaves.flatMap(optionsOf)
  const isRun = configurator.quantity.from === 'runStep'
  const hasMaterial = leaves.some(
    (leaf) => leaf.stepType === 'bundleOption' && leaf.optionType === 'MATERIAL',
  )
  const hasCirculation = options.some(({ option }) => option.effect.kind === 'runQuantity')
  return [
    ...(hasMaterial || configurator.mainLine === 'product' ? [] : [fault('no_material', '')]),
    ...(hasCirculation === isRun ? [] : [fault('no_circulation', '')]),
    ...leaves.flatMap((leaf) =>
      leaf.stepType === 'form' || leaf.options.length > 0 ? [] : [fault('no_options', leaf.optionId)],
    ),
    ...leaves.flatMap((leaf) => (leaf.stepType === 'bundleOption' ? filterFaults(leaf) : [])),
    ...leaves.flatMap(fieldsOf).flatMap(fieldFaults),
    ...options.flatMap(({ at, option }) => quantityFaults(at, option)),
    ...effectsOf(leaves).flatMap(({ at, effect }) => effectFaults(at, effect, configurator)),
    ...options.flatMap(({ at, option }) => childFaults(at, option, configurator)),
  ]
}

const optionsOf = (leaf: LeafStep) =>
  leaf.stepType === 'form'
    ? []
    : leaf.options.map((option) => ({ at: `${leaf.optionId}/${option.id}`, option }))

const effectsOf = (leaves: readonly LeafStep[]) => [
  ...leaves.flatMap(optionsOf).map(({ at, option }) => ({ at, effect: option.effect })),
  ...leaves
    .flatMap(fieldsOf)
    .flatMap((field) =>
      field.type === 'input_mm'
        ? []
        : field.values.map(({ id, effect }) => ({ at: `${field.optionId}/${id}`, effect })),
    ),
]

function filterFaults({ optionId, filters, options }: BundleOptionStep): readonly Fault[] {
  return filters.flatMap(({ attributeCode, values }) => {
    const used = new Set(options.map((option) => option.attributes[attributeCode]))
    const known = new Set(values.map(({ id }) => id))
    const unused = values.filter(({ id }) => !used.has(id))
    return [
      ...unused.map(({ id }) => fault('filter_value_unused', optionId, `${attributeCode}/${id}`)),
      ...options.flatMap(({ id, attributes }) => {
        const value = attributes[attributeCode]
        if (value === undefined) return [fault('attribute_missing', `${optionId}/${id}`, attributeCode)]
        return known.has(value)
          ? []
          : [fault('attribute_unknown', `${optionId}/${id}`, `${attributeCode}/${value}`)]
      }),
    ]
  })
}

const isWholeSteps = (value: number, { min, max, step }: QuantityRange) =>
  value >= min && value <= max && (value - min) % step === 0

function fieldFaults(field: Field): readonly Fault[] {
  const at = field.optionId
  if (field.type !== 'input_mm') {
    const isOffered = field.defaultId === null || field.values.some(({ id }) => id === field.defaultId)
    return [
      ...(field.values.length === 0 ? [fault('no_options', at)] : []),
      ...(isOffered ? [] : [fault('default_impossible', at, field.defaultId ?? '')]),
    ]
  }
  const { minMm: min, maxMm: max, stepMm: step, defaultMm } = field
  const isEmpty = ![min, max, step].every((mm) => Number.isSafeInteger(mm) && mm > 0) || min > max
  if (isEmpty) return [fault('range_empty', at, `${min}-${max}`)]
  const fits = defaultMm === null || isWholeSteps(defaultMm, { min, max, step })
  return fits ? [] : [fault('default_impossible', at, String(defaultMm))]
}

function quantityFaults(
  at: string,
  { quantity, customerMayChangeQuantity: range }: Option,
): readonly Fault[] {
  const isPossible =
    Number.isSafeInteger(quantity) &&
    quantity > 0 &&
    (range === null || (range.min > 0 && range.step > 0 && isWholeSteps(quantity, range)))
  return isPossible ? [] : [fault('quantity_impossible', at, String(quantity))]
}

/** Whether width and height are known, entered or fixed. */
function hasSize(configurator: Configurator): boolean {
  const fields = leafSteps(configurator).flatMap(fieldsOf)
  const measured = new Set(fields.map((field) => (field.type === 'input_mm' ? field.measures : null)))
  const isEntered = measured.has('width') && measured.has('height')
  return isEntered || configurator.fixedSizeMm !== undefined
}

const isWhole = (...values: readonly number[]) => values.every(Number.isSafeInteger)

function effectFaults(at: string, effect: ChoiceEffect, configurator: Configurator): readonly Fault[] {
  const needsSize = ['m2', 'edgeMetre', 'eyelets'].includes(effect.kind) && !hasSize(configurator)
  return [
    ...(isPriceable(effect) ? [] : [fault('effect_impossible', at, effect.kind)]),
    ...(needsSize ? [fault('effect_needs_size', at, effect.kind)] : []),
  ]
}

function isPriceable(effect: ChoiceEffect): boolean {
  switch (effect.kind) {
    case 'included':
    case 'child':
      return true
    case 'piece':
    case 'm2':
      return isWhole(effect.rateE4)
    case 'edgeMetre':
      return isWhole(effect.rateE4, effect.setupCents) && effect.setupCents >= 0 && effect.edges.length > 0
    case 'count':
      return isWhole(effect.rateE4, effect.count) && effect.count > 0
    case 'eyelets':
      return isWhole(effect.rateE4, effect.spacingMm) && effect.spacingMm > 0 && effect.edges.length > 0
    case 'percent':
      return isPercentage(effect.percent) && effect.percent > -100
    case 'order':
      return isWhole(effect.cents)
    case 'run':
      return isWhole(effect.setupCents, effect.per1000Cents)
    case 'runQuantity':
      return isWhole(effect.quantity) && effect.quantity > 0
  }
}

/** A child without a product has no price; in a bundle of a fixed price it would be given away. */
function childFaults(at: string, { sku, effect }: Option, { priceMode }: Configurator): readonly Fault[] {
  if (effect.kind !== 'child') return []
  if (sku === null) return [fault('product_missing', at)]
  return priceMode === 'fixed' ? [fault('child_ignored', at, sku)] : []
}
