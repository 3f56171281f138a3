import { evaluateAnswers } from './answered-options.ts'
import type { Choices } from './choices.ts'
import type { Configurator } from './model.ts'
import { leafSteps } from './steps.ts'
import type { ChoiceStepView, Evaluation } from './view.ts'
import { type Cents, roundHalfAwayFromZero } from '../money.ts'
import type { PriceRule } from '../pricing/model.ts'
import { nextBandQuantity } from '../pricing/price-line.ts'
import {
  configurationLines,
  type ConfigurationPrice,
  MAIN_PART,
  priceConfiguration,
} from './price-configuration.ts'

/** A configuration to price, with the rule of each product as it holds for the customer. */
export type PriceQuestion = {
  readonly configurator: Configurator
  readonly choices: Choices
  readonly pieces: number
  readonly ruleOf: (sku: string) => PriceRule | null
}

/** What a configuration costs, or what was chosen of it so far; null without a price. */
export function configurationPrice(
  { configurator, choices, pieces, ruleOf }: PriceQuestion,
  evaluation: Evaluation = evaluateAnswers(configurator, choices),
): ConfigurationPrice | null {
  const lines = configurationLines(configurator, evaluation, pieces)
  return lines && priceConfiguration(lines, ruleOf)
}

/** What so many pieces cost; the piece price is for information, rounded to a cent. */
export type QuantityPrice = {
  readonly quantity: number
  readonly unitCents: Cents
  readonly netCents: Cents
}

/** What so many pieces cost, and one of them on average. */
export const quantityPrice = (quantity: number, netCents: Cents): QuantityPrice => ({
  quantity,
  unitCents: roundHalfAwayFromZero(BigInt(netCents), BigInt(quantity)),
  netCents,
})

/** What a configuration costs in another number of pieces, or at another circulation; the choices stay. */
function priceOfPieces(
  question: PriceQuestion,
  evaluation: Evaluation,
  pieces: number,
): QuantityPrice | null {
  const isRun = question.configurator.quantity.from === 'runStep'
  const price = configurationPrice(
    { ...question, pieces },
    isRun ? { ...evaluation, runQuantity: pieces } : evaluation,
  )
  return price && quantityPrice(pieces, price.netCents)
}

const USUAL_QUANTITIES = [1, 2, 5, 10, 25, 50, 100, 250]
const MOST_ROWS = 8

/** The circulations that can be chosen; none where any number of pieces can. */
function circulations({ leaves }: Evaluation): readonly number[] {
  return leaves.flatMap((leaf) =>
    'selected' in leaf && leaf.isVisible
      ? leaf.options.flatMap(({ option }) =>
          option?.effect.kind === 'runQuantity' ? [option.effect.quantity] : [],
        )
      : [],
  )
}

/** The smallest larger quantity at which the configuration reaches a better tier, or the next circulation. */
export function nextBreak(
  question: PriceQuestion,
  evaluation: Evaluation,
  price: ConfigurationPrice,
): QuantityPrice | null {
  const now = currentQuantity(question, evaluation)
  const wanted =
    question.configurator.quantity.from === 'runStep'
      ? circulations(evaluation)
      : piecesAtNextBands(price, question)
  const larger = wanted.filter((quantity) => quantity > now)
  return larger.length === 0 ? null : priceOfPieces(question, evaluation, Math.min(...larger))
}

const currentQuantity = ({ configurator, pieces }: PriceQuestion, { runQuantity }: Evaluation): number =>
  configurator.quantity.from === 'runStep' ? (runQuantity ?? 1) : pieces

/** The next band of each line in pieces of the whole; a line that is bought once has none. */
function piecesAtNextBands(
  { lines }: ConfigurationPrice,
  { pieces, ruleOf }: PriceQuestion,
): readonly number[] {
  return lines.flatMap((line) => {
    const { part, sku, quantity } = line
    const rule = ruleOf(sku)
    const wanted = rule && nextBandQuantity({ ...line, rule })
    if (wanted === null || quantity % pieces !== 0) return []
    if (part !== MAIN_PART && quantity < pieces) return []
    return [Math.ceil(wanted / (quantity / pieces))]
  })
}

/** Rows of a price table: usual quantities, the next breaks and the quantity at hand; every circulation of a run. */
export function quantityPrices(
  question: PriceQuestion,
  evaluation: Evaluation,
  next: QuantityPrice | null,
): readonly QuantityPrice[] {
  const now = currentQuantity(question, evaluation)
  const runs = circulations(evaluation)
  const wanted =
    question.configurator.quantity.from === 'runStep'
      ? runs
      : [...USUAL_QUANTITIES, now, ...(next ? [next.quantity] : [])]
  const ordered = [...new Set(wanted)].toSorted((one, other) => one - other)
  const around = Math.max(0, Math.min(ordered.indexOf(now) - 3, ordered.length - MOST_ROWS))
  const rows = runs.length > 0 ? ordered : ordered.slice(around, around + MOST_ROWS)
  return rows.flatMap((quantity) => priceOfPieces(question, evaluation, quantity) ?? [])
}

/** A change that costs less altogether. */
export type Saving =
  | { readonly kind: 'quantity'; readonly quantity: number; readonly netCents: Cents }
  | { readonly kind: 'size'; readonly widthMm: number; readonly heightMm: number; readonly netCents: Cents }

const LARGEST_CUT_PERCENT = 5
const SMALLEST_SAVING_CENTS = 200
const SMALLEST_SAVING_PERCENT = 5

/**
 * More pieces that cost less than these, or a side at most 5 % shorter that saves at least 5 % and 2 euro: one strip
 * less, or one eyelet less at each side. Null when there is neither.
 */
export function savingHint(
  question: PriceQuestion,
  evaluation: Evaluation,
  price: ConfigurationPrice,
  next: QuantityPrice | null,
): Saving | null {
  if (next && next.netCents < price.netCents) {
    return { kind: 'quantity', quantity: next.quantity, netCents: next.netCents }
  }
  const smaller = smallerSizes(question, evaluation, price).flatMap((size) => {
    const found = configurationPrice({ ...question, choices: withSize(question, size) })
    return found ? [{ kind: 'size' as const, ...size, netCents: found.netCents }] : []
  })
  const best = smaller.reduce<(typeof smaller)[number] | null>(
    (cheapest, one) => (cheapest === null || one.netCents < cheapest.netCents ? one : cheapest),
    null,
  )
  const least = Math.max(SMALLEST_SAVING_CENTS, (price.netCents * SMALLEST_SAVING_PERCENT) / 100)
  return best && price.netCents - best.netCents >= least ? best : null
}

type Size = { readonly widthMm: number; readonly heightMm: number }

/** Each side cut to the nearest whole strip or eyelet distance below it, as far as that is a small cut. */
function smallerSizes(
  { ruleOf }: PriceQuestion,
  { size: { widthMm, heightMm }, leaves }: Evaluation,
  { lines }: ConfigurationPrice,
): readonly Size[] {
  if (widthMm === null || heightMm === null) return []
  const spacings = leaves.flatMap((leaf) => {
    const effect = 'selected' in leaf ? leaf.selected?.option?.effect : undefined
    return effect?.kind === 'eyelets' ? [effect.spacingMm] : []
  })
  const strips = lines.flatMap(({ sku }) => ruleOf(sku)?.runningMetre?.usableWidthMm ?? [])
  const widths = cuts(widthMm, [...spacings, ...strips])
  const heights = cuts(heightMm, spacings)
  return [
    ...widths.map((cutMm) => ({ widthMm: cutMm, heightMm })),
    ...heights.map((cutMm) => ({ widthMm, heightMm: cutMm })),
  ]
}

const cuts = (sideMm: number, unitsMm: readonly number[]): readonly number[] =>
  unitsMm
    .map((unitMm) => Math.floor(sideMm / unitMm) * unitMm)
    .filter((cutMm) => cutMm < sideMm && (sideMm - cutMm) * 100 <= sideMm * LARGEST_CUT_PERCENT)

function withSize({ configurator, choices }: PriceQuestion, { widthMm, heightMm }: Size): Choices {
  const fields = leafSteps(configurator).flatMap((step) => (step.stepType === 'form' ? step.fields : []))
  const sides = fields.flatMap((field) => {
    if (field.type !== 'input_mm') return []
    if (field.measures === 'width') return [[field.optionId, String(widthMm)] as const]
    return field.measures === 'height' ? [[field.optionId, String(heightMm)] as const] : []
  })
  return { ...choices, fields: { ...choices.fields, ...Object.fromEntries(sides) } }
}

/**
 * What the configuration would cost with each visible option in place of the one chosen in its step, by 'step/option',
 * everything else as it is; null where that has no price.
 */
export function optionPrices(
  question: PriceQuestion,
  { leaves }: Evaluation,
): ReadonlyMap<string, Cents | null> {
  const prices = new Map<string, Cents | null>()
  const steps = leaves.filter((leaf): leaf is ChoiceStepView => 'selected' in leaf && leaf.isVisible)
  for (const { optionId, options } of steps) {
    for (const { id } of options) {
      const choices = { ...question.choices, options: { ...question.choices.options, [optionId]: { id } } }
      prices.set(`${optionId}/${id}`, configurationPrice({ ...question, choices })?.netCents ?? null)
    }
  }
  return prices
}
