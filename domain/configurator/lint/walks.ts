import { configurationLines, priceConfiguration } from '../price-configuration.ts'
import type { Choices, GivenOption } from '../choices.ts'
import { evaluate } from '../evaluate.ts'
import { extentOf } from '../extent.ts'
import { fieldFault, fieldText, type FieldView } from '../field-values.ts'
import type {
  BundleOptionStep,
  Configurator,
  CustomOptionStep,
  Field,
  FormStep,
  Option,
  Step,
} from '../model.ts'
import { resolve } from '../resolve.ts'
import { fitsLimits, type SizeMm, sizeOf } from '../size.ts'
import { leafSteps } from '../steps.ts'
import { isVisible } from '../visibility.ts'
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

/**
 * What 200 customers who choose at random, at the sizes to start with, would meet: no price, no way on, no delivery. Where that
 * would take more than `mostLooks` at a part or at what its rules name, there are fewer customers, and one at least.
 */
export function walkFaults(
  configurator: Configurator,
  productOf: ProductOf,
  mostLooks = Infinity,
): readonly Fault[] {
  const random = randomFrom(SEED)
  const found = new Map<LintCode, Fault>()
  const walks = Math.max(1, Math.min(WALKS, Math.floor(mostLooks / looksOfWalk(configurator))))
  for (let walk = 0; walk < walks; walk++) {
    const choices = randomChoices(configurator, random)
    const code = faultOf(configurator, choices, productOf)
    if (code && !found.has(code)) found.set(code, fault(code, '', told(choices)))
  }
  return [...found.values()]
}

/** Each step is looked at twice on the way and the whole at the end, and once more where the size must be known. */
function looksOfWalk(configurator: Configurator): number {
  const { parts, named } = extentOf(configurator)
  const leaves = leafSteps(configurator)
  const filtered = leaves.reduce(
    (sum, leaf) =>
      sum + (leaf.stepType === 'bundleOption' ? leaf.options.length * leaf.filters.length ** 2 : 0),
    0,
  )
  const limited = leaves.filter(
    (leaf) => leaf.stepType !== 'form' && leaf.options.some(({ limits }) => limits),
  )
  return (parts + named + filtered) * (3 + limited.length)
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

/** A way through the page so far; rules point backwards, so that each step is looked at when it is come to. */
type Walk = {
  readonly configurator: Configurator
  readonly random: Random
  readonly options: Record<string, GivenOption>
  readonly fields: Record<string, string>
  readonly seen: Map<string, string>
  readonly forms: { readonly fields: readonly FieldView[] }[]
}

const choicesOf = ({ options, fields }: Walk): Choices => ({
  options,
  fields,
  filters: {},
  lastChanged: null,
})

function randomChoices(configurator: Configurator, random: Random): Choices {
  const walk: Walk = { configurator, random, options: {}, fields: {}, seen: new Map(), forms: [] }
  for (const card of configurator.cards) for (const step of card.steps) walkOn(walk, step, true)
  return choicesOf(walk)
}

function walkOn(walk: Walk, step: Step, isWithinVisible: boolean): void {
  const isShown = isWithinVisible && isVisible(step.visibleIf, walk.seen)
  switch (step.stepType) {
    case 'group':
      for (const sub of step.steps) walkOn(walk, sub, isShown)
      return
    case 'form':
      if (isShown) fillIn(walk, step)
      return
    case 'bundleOption':
    case 'customOption':
      if (isShown) choose(walk, step)
  }
}

function choose(walk: Walk, step: BundleOptionStep | CustomOptionStep): void {
  const { options } = resolve(step, true, choicesOf(walk), walk.seen)
  const size = options.some(({ option }) => option?.limits) ? sizeSoFar(walk) : NO_SIZE
  const entry = oneOf(
    options.filter(({ option, isAvailable }) => isAvailable && fitsLimits(option?.limits ?? null, size)),
    walk.random,
  )
  if (!entry) return
  walk.options[step.optionId] = { id: entry.id, quantity: quantityOf(entry.option, walk.random) }
  resolve(step, true, choicesOf(walk), walk.seen)
}

const NO_SIZE: SizeMm = { widthMm: null, heightMm: null, lengthMm: null }

/** As the forms before say; where they don't say all, those that come later have what they start with. */
function sizeSoFar(walk: Walk): SizeMm {
  const { configurator, forms } = walk
  const size = sizeOf(forms, configurator.fixedSizeMm)
  const isKnown = size.widthMm !== null && size.heightMm !== null
  return isKnown ? size : evaluate(configurator, choicesOf(walk)).size
}

/** The least, the most, or what the option comes with. */
function quantityOf(option: Option | null, random: Random): number {
  if (option === null) return 1
  const range = option.customerMayChangeQuantity
  return oneOf(range ? [range.min, range.max, option.quantity] : [option.quantity], random) ?? option.quantity
}

function fillIn(walk: Walk, form: FormStep): void {
  const shown: FieldView[] = []
  for (const field of form.fields) {
    if (!isVisible(field.visibleIf, walk.seen)) continue
    const given = textFor(field, walk.random)
    if (given !== undefined) walk.fields[field.optionId] = given
    const text = fieldText(field, given)
    const found = fieldFault(field, text)
    if (field.type !== 'input_mm' && found === null) walk.seen.set(field.optionId, text)
    shown.push({ field, text, fault: found })
  }
  walk.forms.push({ fields: shown })
}

const textFor = (field: Field, random: Random): string | undefined =>
  field.type === 'input_mm'
    ? String(field.defaultMm ?? field.minMm)
    : oneOf(
        field.values.map(({ id }) => id),
        random,
      )

const told = ({ options, fields }: Choices): string =>
  [
    ...Object.entries(options).map(([step, { id }]) => `${step}=${id}`),
    ...Object.entries(fields).map(([field, text]) => `${field}=${text}`),
  ].join(' ')
