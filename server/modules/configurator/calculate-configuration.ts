import type { z } from 'zod'
import type {
  calculateConfiguration as endpoint,
  ConfigurationPrice as ConfigurationPriceReply,
} from '#contract/configurator.ts'
import { vatTotals } from '#domain/cart/vat.ts'
import { goodsOf } from '#domain/catalogue/product-facts.ts'
import { evaluate } from '#domain/configurator/evaluate.ts'
import { refuseChoices } from '#domain/configurator/refuse-choices.ts'
import type { Evaluation } from '#domain/configurator/view.ts'
import { lineGrams } from '#domain/delivery/packing.ts'
import { slowestLead } from '#domain/delivery/promise.ts'
import { roundHalfAwayFromZero } from '#domain/money.ts'
import {
  configurationPrice,
  nextBreak,
  optionPrices,
  type PriceQuestion,
  type QuantityPrice,
  quantityPrices,
  type Saving,
  savingHint,
} from '#domain/pricing/configuration-offers.ts'
import type { PricedConfigurationLine } from '#domain/pricing/price-configuration.ts'
import { choiceFaultText } from '#texts/nl/configurator.ts'
import type { ShopContext } from '../../context.ts'
import { Refusal } from '../../refusal.ts'
import { amountsReply, breakdownReply } from '../catalogue/breakdown-reply.ts'
import { money, pricesFor } from '../catalogue/product-cards.ts'
import { promisedDates } from '../catalogue/promised-dates.ts'
import type { TradeFacts } from '../catalogue/trade-facts.ts'

type Question = z.output<(typeof endpoint)['body']>
type Reply = z.input<typeof ConfigurationPriceReply>

/** What a configuration costs, judged by the same rules as on the screen; what cannot be chosen is refused. */
export async function calculateConfiguration(
  shop: ShopContext,
  { key, quantity, options, fields, withOffers }: Question,
  priceScope: string,
): Promise<Reply> {
  const prices = await pricesFor(shop, priceScope)
  const { facts } = prices
  const configurator = facts.configurator(key)
  const product = configurator && facts.productBySku(configurator.sku)
  if (!configurator || !product?.isActive) throw new Refusal('ProductNotFound')
  const choices = { options, fields, filters: {}, lastChanged: null }
  const evaluation = evaluate(configurator, choices)
  const refused = refuseChoices(choices, evaluation)
  if (refused) {
    throw new Refusal('invalid_config', { field: refused.optionId, message: choiceFaultText(refused) })
  }
  const question: PriceQuestion = {
    configurator,
    choices,
    pieces: quantity,
    ruleOf: (sku) => prices.ruleOf(facts.productBySku(sku)),
  }
  const identity = {
    key,
    sku: configurator.sku,
    quantity: configurator.quantity.from === 'runStep' ? (evaluation.runQuantity ?? quantity) : quantity,
    isComplete: evaluation.isValid,
  }
  const price = configurationPrice(question, evaluation)
  if (price === null) return { ...identity, ...NO_PRICE }
  const parts = price.lines.map((line) => ({ line, product: facts.productBySku(line.sku) }))
  const lead = slowestLead([
    product.lead,
    ...parts.flatMap((part) => (part.product ? [part.product.lead] : [])),
  ])
  const next = nextBreak(question, evaluation, price)
  return {
    ...identity,
    unitPrice: money(roundHalfAwayFromZero(BigInt(price.netCents), BigInt(identity.quantity))),
    price: money(price.netCents),
    includingTaxInCents: vatTotals(parts.map(vatLine)).totalCents,
    lines: parts.map(lineReply),
    nextBreak: next && quantityReply(next),
    quantityPrices: quantityPrices(question, evaluation, next).map(quantityReply),
    saving: withOffers ? savingReply(savingHint(question, evaluation, price, next)) : null,
    optionPrices: withOffers ? optionReply(question, evaluation) : null,
    weightGrams: weightGrams(parts),
    productionDays: lead.productionDays,
    ...promisedDates(lead, evaluation.deliveryKinds, facts.terms, shop.clock()),
  }
}

/** There is no price yet, or none at all: it shows as '-', and nothing is promised. */
const NO_PRICE = {
  unitPrice: null,
  price: null,
  includingTaxInCents: null,
  lines: [],
  nextBreak: null,
  quantityPrices: [],
  saving: null,
  optionPrices: null,
  weightGrams: null,
  productionDays: null,
  readyDate: null,
  deliveryDate: null,
} satisfies Partial<Reply>

type Part = {
  readonly line: PricedConfigurationLine
  readonly product: ReturnType<TradeFacts['productBySku']>
}

const vatLine = ({ line, product }: Part) => ({
  ratePercent: product?.vatPercent ?? 0,
  netCents: line.price.lineCents,
})

const lineReply = ({ line, product }: Part) => ({
  part: line.part,
  sku: line.sku,
  title: product?.title ?? '',
  quantity: line.quantity,
  unitPrice: money(line.price.unitCents),
  price: money(line.price.lineCents),
  amounts: amountsReply({ ...line.price, quantity: line.quantity }),
  breakdown: breakdownReply({ ...line.price, quantity: line.quantity }),
})

const quantityReply = ({ quantity, unitCents, netCents }: QuantityPrice) => ({
  quantity,
  unitPrice: money(unitCents),
  price: money(netCents),
})

const savingReply = (saving: Saving | null): Reply['saving'] => {
  if (saving === null) return null
  const { netCents, ...change } = saving
  return { ...change, price: money(netCents) }
}

const optionReply = (question: PriceQuestion, evaluation: Evaluation): Reply['optionPrices'] =>
  Object.fromEntries(
    [...optionPrices(question, evaluation)].map(([id, cents]) => [id, cents === null ? null : money(cents)]),
  )

function weightGrams(parts: readonly Part[]): number | null {
  const grams = parts.reduce(
    (sum, { line, product }) => sum + (product ? lineGrams(goodsOf(product, line.quantity, line)) : 0),
    0,
  )
  return grams > 0 ? grams : null
}
