import { configurationLines, priceConfiguration } from '../price-configuration.ts'
import { type Choices, NO_CHOICES } from '../choices.ts'
import { evaluate } from '../evaluate.ts'
import type { Configurator, Field, Option } from '../model.ts'
import { fieldsOf, type LeafStep, leafSteps } from '../steps.ts'
import { type Fault, fault, type LintCode, type ProductOf } from './finding.ts'

const WALKS = 200
const SEED = 20_261_120

type Random = () => number

/** Numbers from 0 up to 1 that follow from the seed, so that a finding can be found again. */
function randomFrom(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const oneOf = <T>(all: readonly T[], random: Random): T | undefined => all[Math.floor(random() * all.length)]

/** What 200 customers who choose at random, at the sizes to start with, would meet: no price, no way on, no delivery. */
export function walkFaults(configurator: Configurator, productOf: ProductOf): readonly Fault[] {
  const random = randomFrom(SEED)
  const found = new Map<LintCode, Fault>()
  for (let walk = 0; walk < WALKS; walk++) {
    const choices = randomChoices(configurator, random)
    const code = faultOf(configurator, choices, productOf)
    if (code && !found.has(code)) found.set(code, fault(code, '', told(choices)))
  }
  return [...found.values()]
}

function faultOf(configurator: Configurator, choices: Choices, productOf: ProductOf): LintCode | null {
  const evaluation = evaluate(configurator, choices)
  if (!evaluation.isValid) return 'walk_invalid'
  if (evaluation.deliveryKinds.length === 0) return 'walk_without_delivery'
  const pieces = configurator.quantity.from === 'customer' ? configurator.quantity.start : 1
  const lines = configurationLines(configurator, evaluation, pieces)
  const price = lines && priceConfiguration(lines, (sku) => productOf(sku)?.rule ?? null)
  return price ? null : 'walk_without_price'
}

const randomChoices = (configurator: Configurator, random: Random): Choices =>
  leafSteps(configurator).reduce(
    (choices, step) =>
      step.stepType === 'form'
        ? fieldsOf(step).reduce((kept, field) => fill(configurator, kept, field, random), choices)
        : choose(configurator, choices, step, random),
    NO_CHOICES,
  )

function choose(configurator: Configurator, choices: Choices, step: LeafStep, random: Random): Choices {
  const view = evaluate(configurator, choices).leaves.find(({ optionId }) => optionId === step.optionId)
  if (!view?.isVisible || !('options' in view)) return choices
  const entry = oneOf(
    view.options.filter(({ fits, isAvailable }) => fits && isAvailable),
    random,
  )
  if (!entry) return choices
  const given = { id: entry.id, quantity: quantityOf(entry.option, random) }
  return { ...choices, options: { ...choices.options, [step.optionId]: given } }
}

/** The least, the most, or what the option comes with. */
function quantityOf(option: Option | null, random: Random): number {
  if (option === null) return 1
  const range = option.customerMayChangeQuantity
  return oneOf(range ? [range.min, range.max, option.quantity] : [option.quantity], random) ?? option.quantity
}

function fill(configurator: Configurator, choices: Choices, field: Field, random: Random): Choices {
  const isShown = evaluate(configurator, choices).leaves.some(
    (leaf) => leaf.isVisible && 'fields' in leaf && leaf.fields.some((view) => view.field === field),
  )
  if (!isShown) return choices
  const text =
    field.type === 'input_mm'
      ? String(field.defaultMm ?? field.minMm)
      : oneOf(
          field.values.map(({ id }) => id),
          random,
        )
  return text === undefined ? choices : { ...choices, fields: { ...choices.fields, [field.optionId]: text } }
}

const told = ({ options, fields }: Choices): string =>
  [
    ...Object.entries(options).map(([step, { id }]) => `${step}=${id}`),
    ...Object.entries(fields).map(([field, text]) => `${field}=${text}`),
  ].join(' ')
