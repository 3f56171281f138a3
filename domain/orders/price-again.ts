import { choicesOf } from '../cart/composed-group.ts'
import type { KeptConfiguration } from '../cart/kept-cart.ts'
import type { LineSizes, ProductFacts } from '../catalogue/product-facts.ts'
import { evaluate } from '../configurator/evaluate.ts'
import type { Configurator } from '../configurator/model.ts'
import { configurationLines } from '../configurator/price-configuration.ts'
import { refuseChoices } from '../configurator/refuse-choices.ts'
import type { Cents } from '../money.ts'
import { productMeasureMilli } from '../pricing/measure.ts'
import type { LabelledEffect, PriceRule } from '../pricing/model.ts'
import { priceAtQuantity } from '../pricing/price-line.ts'

/** A line as it was ordered, as far as its price follows from it. */
export type OrderedToPrice = LineSizes & {
  readonly id: string
  readonly part: string | null
  readonly sku: string
  readonly quantity: number
  /** Designs on its front. */
  readonly designCount: number
}

/** Lines that were ordered as one; a configuration where they were composed. */
export type GroupToPrice = {
  readonly configuration: KeptConfiguration | null
  readonly lines: readonly OrderedToPrice[]
}

export type PricedFrom = {
  readonly product: (sku: string) => ProductFacts | null
  readonly configurator: (key: string) => Configurator | null
}

/** A line that can be made as it was ordered, with what its choices add. */
export type LineToPrice = OrderedToPrice & {
  readonly product: ProductFacts
  readonly effects: readonly LabelledEffect[]
}

/** The lines of an order that can still be made as they were ordered. */
export function linesToPrice(
  groups: readonly GroupToPrice[],
  { product, configurator }: PricedFrom,
): readonly LineToPrice[] {
  return groups.flatMap(({ configuration, lines }) => {
    const effects = configuration ? composedEffects(configuration, configurator) : () => []
    return lines.flatMap((line) => {
      const [own, added] = [product(line.sku), effects(line)]
      return own && added ? [{ ...line, product: own, effects: added }] : []
    })
  })
}

/** What the choices of a configuration add to each of its lines; null to one that it no longer has so. */
function composedEffects(
  kept: KeptConfiguration,
  configuratorOf: PricedFrom['configurator'],
): (line: OrderedToPrice) => readonly LabelledEffect[] | null {
  const configurator = configuratorOf(kept.key)
  if (!configurator) return () => null
  const choices = choicesOf(kept)
  const evaluation = evaluate(configurator, choices)
  const isMade = evaluation.isValid && refuseChoices(choices, evaluation) === null
  const composed = isMade ? configurationLines(configurator, evaluation, kept.quantity) : null
  return ({ part, sku }) => composed?.find((line) => line.part === part && line.sku === sku)?.effects ?? null
}

/**
 * What lines of one order cost by these rules, in cents excluding VAT and without studio and check; null without a price. Lines
 * of one sku count together where the tiers say so.
 */
export function pricesBy(
  lines: readonly LineToPrice[],
  ruleOf: (product: ProductFacts) => PriceRule | null,
): ReadonlyMap<string, Cents | null> {
  return new Map(
    lines.map((line) => {
      const rule = ruleOf(line.product)
      if (!rule) return [line.id, null]
      const alike = lines.filter(({ sku }) => sku === line.sku)
      const measure =
        rule.tiers?.scope === 'product'
          ? productMeasureMilli(alike.map((other) => ({ ...other, rule })))
          : null
      const { quantity, widthMm, heightMm, lengthMm, effects, designCount } = line
      const input = { rule, quantity, widthMm, heightMm, lengthMm, effects, designCount }
      const price = priceAtQuantity({
        ...input,
        ...(measure !== null && { productMeasureMilli: measure }),
      })
      return [line.id, price?.lineCents ?? null]
    }),
  )
}
