import type { LineSizes } from '../catalogue/product-facts.ts'
import type { ChoiceEffect, Configurator, Option } from './model.ts'
import type { ChoiceStepView, Evaluation } from './view.ts'
import type { Cents } from '../money.ts'
import { sumCents } from '../money.ts'
import { eyeletCount } from '../pricing/eyelets.ts'
import type { LabelledEffect, PriceEffect, PriceRule } from '../pricing/model.ts'
import { type BandlessPrice, priceAtQuantity } from '../pricing/price-line.ts'

/** A line that a configuration stands for; `part` names what it is: 'main', or the step whose option it is. */
export type ConfigurationLine = LineSizes & {
  readonly part: string
  readonly sku: string
  readonly quantity: number
  readonly effects: readonly LabelledEffect[]
}

/** The part of a configuration that carries the print, its size and every effect. */
export const MAIN_PART = 'main'

/**
 * The lines of a configuration for a number of pieces, its main line first. The main line is the bundle product or the
 * product of the MATERIAL choice, else the first child; every other child is a line of its own at its option quantity
 * times the pieces, or once for the whole. Null while the main product, the circulation or a needed size is missing.
 */
export function configurationLines(
  configurator: Configurator,
  evaluation: Evaluation,
  pieces: number,
): readonly ConfigurationLine[] | null {
  const quantity = configurator.quantity.from === 'runStep' ? evaluation.runQuantity : pieces
  const effects = chosenEffects(evaluation)
  if (quantity === null || effects === null) return null
  const children = evaluation.leaves.flatMap((leaf) =>
    'selected' in leaf ? childLines(leaf, evaluation, quantity, configurator) : [],
  )
  if (configurator.mainLine === 'product') {
    return [{ part: MAIN_PART, sku: configurator.sku, quantity, ...evaluation.size, effects }, ...children]
  }
  const main = materialLine(children, evaluation)
  if (main === null) return null
  const others = children.filter((line) => line !== main)
  return [{ ...main, ...evaluation.size, part: MAIN_PART, effects }, ...others]
}

/** The child that the MATERIAL step chose; the first child where it chose none of a product; null before it is chosen. */
function materialLine(
  children: readonly ConfigurationLine[],
  { leaves }: Evaluation,
): ConfigurationLine | null {
  const material = leaves.find((leaf) => 'selected' in leaf && isMaterial(leaf))
  if (!material || !('selected' in material) || material.selected === null) return null
  return children.find(({ part }) => part === material.optionId) ?? children[0] ?? null
}

const isMaterial = ({ step }: ChoiceStepView) =>
  step.stepType === 'bundleOption' && step.optionType === 'MATERIAL'

const NO_SIZE: LineSizes = { widthMm: null, heightMm: null, lengthMm: null }

function childLines(
  { step, selected }: ChoiceStepView,
  { size }: Evaluation,
  pieces: number,
  { priceMode }: Configurator,
): readonly ConfigurationLine[] {
  if (priceMode === 'fixed' || !selected?.option || selected.option.effect.kind !== 'child') return []
  const { sku, quantityScope } = selected.option
  if (sku === null) return []
  const quantity = quantityScope === 'line' ? selected.quantity : selected.quantity * pieces
  const sizes =
    step.stepType === 'bundleOption' && step.sizeFromParent ? sizeWithin(size, step.sizeFromParent) : NO_SIZE
  return [{ part: step.optionId, sku, quantity, ...sizes, effects: [] }]
}

function sizeWithin(
  { widthMm, heightMm }: LineSizes,
  { widthOffsetMm, heightOffsetMm }: { readonly widthOffsetMm: number; readonly heightOffsetMm: number },
): LineSizes {
  return {
    widthMm: widthMm === null ? null : widthMm + widthOffsetMm,
    heightMm: heightMm === null ? null : heightMm + heightOffsetMm,
    lengthMm: null,
  }
}

type Labelled = {
  readonly code: string
  readonly label: string
  readonly effect: ChoiceEffect
  readonly times: number
}

/** What the visible choices add to the main line, in page order; null while a size that one needs is missing. */
function chosenEffects({ leaves, size }: Evaluation): readonly LabelledEffect[] | null {
  const chosen = leaves.flatMap((leaf): readonly Labelled[] => {
    if (!('fields' in leaf)) return leaf.selected?.option ? [ofOption(leaf, leaf.selected.option)] : []
    return leaf.fields.flatMap(({ field, text }) => {
      if (field.type === 'input_mm') return []
      const value = field.values.find(({ id }) => id === text)
      if (!value) return []
      return [
        { code: field.optionId, label: `${field.label}: ${value.label}`, effect: value.effect, times: 1 },
      ]
    })
  })
  const effects: LabelledEffect[] = []
  for (const { code, label, effect, times } of chosen) {
    const priced = pricedEffect(effect, times, size)
    if (priced === null) return null
    if (priced !== 'none') effects.push({ code, label, effect: priced })
  }
  return effects
}

const ofOption = ({ step, selected }: ChoiceStepView, { title, effect }: Option): Labelled => ({
  code: step.optionId,
  label: `${step.title}: ${title}`,
  effect,
  times: selected?.quantity ?? 1,
})

function pricedEffect(effect: ChoiceEffect, times: number, size: LineSizes): PriceEffect | 'none' | null {
  switch (effect.kind) {
    case 'included':
    case 'child':
    case 'runQuantity':
      return 'none'
    case 'piece':
      return { kind: 'piece', rateE4: effect.rateE4 * times }
    case 'order':
      return { kind: 'order', cents: effect.cents, quantity: times }
    case 'count':
      return { kind: 'count', rateE4: effect.rateE4, count: effect.count * times }
    case 'eyelets': {
      const { widthMm, heightMm } = size
      if (widthMm === null || heightMm === null) return null
      const count = eyeletCount(widthMm, heightMm, effect.spacingMm, effect.edges)
      return { kind: 'count', rateE4: effect.rateE4, count }
    }
    case 'm2':
    case 'edgeMetre':
    case 'percent':
    case 'run':
      return effect
  }
}

export type PricedConfigurationLine = ConfigurationLine & { readonly price: BandlessPrice }

/** The lines of a configuration with their prices in cents excluding VAT, and their sum. */
export type ConfigurationPrice = {
  readonly lines: readonly PricedConfigurationLine[]
  readonly netCents: Cents
}

/**
 * Prices each line by the rule of its product, every child at its own tier; null when one of them has no price. The
 * designs are those of the main line, where every one after the first may cost a fee.
 */
export function priceConfiguration(
  lines: readonly ConfigurationLine[],
  ruleOf: (sku: string) => PriceRule | null,
  designCount = 1,
): ConfigurationPrice | null {
  const priced: PricedConfigurationLine[] = []
  for (const line of lines) {
    const rule = ruleOf(line.sku)
    const { quantity, widthMm, heightMm, lengthMm, effects } = line
    const designs = line.part === MAIN_PART ? { designCount } : {}
    const price =
      rule && priceAtQuantity({ rule, quantity, widthMm, heightMm, lengthMm, effects, ...designs })
    if (!price) return null
    priced.push({ ...line, price })
  }
  return { lines: priced, netCents: sumCents(priced.map(({ price }) => price.lineCents)) }
}
