import { readFreeGoodsId } from '../catalogue/free-goods.ts'
import { type ProductFacts, ruleFor } from '../catalogue/product-facts.ts'
import { productMeasureMilli } from '../pricing/measure.ts'
import type { LabelledEffect, LinePrice, PriceRule } from '../pricing/model.ts'
import { priceLine } from '../pricing/price-line.ts'
import type { ComposedGroup } from './composed-group.ts'
import type { CartQuestion, KeptLine } from './kept-cart.ts'
import { designCount } from './line-designs.ts'

/** The price of a line; `previous` is the one last seen when the price list has changed it since. */
export type PricedCartLine = KeptLine & {
  readonly product: ProductFacts | null
  /** What it is sold by today. */
  readonly rule: PriceRule | null
  /** A quote holds its price. */
  readonly isHeld: boolean
  readonly price: LinePrice | null
  readonly previous: LinePrice | null
}

/**
 * Today's price of a line, or the agreed one while a quote holds it; null without a product, a rule or a rate, and for
 * what is no longer composed as it was kept.
 */
export function pricedLine(
  line: KeptLine,
  lines: readonly KeptLine[],
  question: CartQuestion,
  composed: ComposedGroup | null,
): PricedCartLine {
  const product = question.products(line.productId)
  if (!product) return { ...line, product, rule: null, isHeld: false, price: null, previous: null }
  const agreed = priceBy(line.agreedRule, line, lines, line.agreedEffects)
  const rule = ruleFor(product, question.priceBook, question.now.date)
  if (line.agreedUntil !== null && line.agreedUntil >= question.now.date) {
    // What is no product is sold as it was offered only.
    const sold = readFreeGoodsId(line.productId) ? line.agreedRule : rule
    return { ...line, product, rule: sold, isHeld: true, price: agreed, previous: null }
  }
  const effects = effectsToday(line, composed)
  if (effects === null) return { ...line, product, rule: null, isHeld: false, price: null, previous: null }
  const price = priceBy(rule, line, lines, effects)
  const hasChanged = agreed !== null && agreed.lineCents !== price?.lineCents
  return { ...line, product, rule, isHeld: false, price, previous: hasChanged ? agreed : null }
}

/** Other lines move a line's tier only in scope 'product', and then under both rules alike: that is no change of price. */
function priceBy(
  rule: PriceRule | null,
  line: KeptLine,
  lines: readonly KeptLine[],
  effects: readonly LabelledEffect[],
): LinePrice | null {
  if (rule === null) return null
  const { quantity, widthMm, heightMm, lengthMm } = line
  const measure = rule.tiers?.scope === 'product' ? productMeasureMilli(sameSku(line, lines, rule)) : null
  return priceLine({
    rule,
    quantity,
    widthMm,
    heightMm,
    lengthMm,
    effects,
    designCount: designCount(line),
    ...(measure !== null && { productMeasureMilli: measure }),
  })
}

/** What the choices add to the line today; null when the group is no longer composed of such a line. */
function effectsToday(line: KeptLine, composed: ComposedGroup | null): readonly LabelledEffect[] | null {
  if (composed === null) return []
  return composed.lines?.find(({ part }) => part === line.part)?.effects ?? null
}

const sameSku = (line: KeptLine, lines: readonly KeptLine[], rule: PriceRule) =>
  lines.filter((other) => other.productId === line.productId).map((other) => ({ ...other, rule }))
