import type { z } from 'zod'
import type {
  calculateConfiguration as endpoint,
  ConfigurationPrice as ConfigurationPriceReply,
} from '#contract/configurator.ts'
import { lineTitle } from '#domain/cart/line-title.ts'
import { vatTotals } from '#domain/cart/vat.ts'
import { goodsOf, type ProductFacts } from '#domain/catalogue/product-facts.ts'
import { evaluate } from '#domain/configurator/evaluate.ts'
import { refuseChoices } from '#domain/configurator/refuse-choices.ts'
import type { Evaluation } from '#domain/configurator/view.ts'
import { lineGrams } from '#domain/delivery/packing.ts'
import { slowestLead } from '#domain/delivery/promise.ts'
import { type Cents, roundHalfAwayFromZero } from '#domain/money.ts'
import {
  configurationPrice,
  nextBreak,
  optionPrices,
  type PriceQuestion,
  type QuantityPrice,
  quantityPrices,
  type Saving,
  savingHint,
} from '#domain/configurator/configuration-offers.ts'
import type { ConfigurationPrice, PricedConfigurationLine } from '#domain/configurator/price-configuration.ts'
import { startingOptionPrices, startingPriceFrom } from '#domain/configurator/starting-price.ts'
import { choiceFaultText } from '#texts/nl/configurator.ts'
import type { ShopContext } from '../../context.ts'
import type { Shows } from '../../db/catalogue-news.ts'
import { Refusal } from '../../refusal.ts'
import { amountsReply, breakdownReply } from '../catalogue/breakdown-reply.ts'
import { money, type Prices, pricesFor } from '../catalogue/product-cards.ts'
import { promisedDates } from '../catalogue/promised-dates.ts'
import type { TradeFacts } from '../catalogue/trade-facts.ts'

type Question = z.output<(typeof endpoint)['body']>
type Reply = z.input<typeof ConfigurationPriceReply>

/** What a configuration costs, judged by the same rules as on the screen; what cannot be chosen is refused. */
export async function calculateConfiguration(
  shop: ShopContext,
  { key, quantity, options, fields, withOffers }: Question,
  priceScope: string,
  shows: Shows,
  /** An ISO day, where that is not today. */
  onDay?: string,
): Promise<Reply> {
  const prices = await pricesFor(shop, priceScope, onDay)
  const { facts } = prices
  const configurator = facts.configurator(key)
  const product = configurator && facts.productBySku(configurator.sku)
  if (!configurator || !product?.isActive) throw new Refusal('ProductNotFound')
  // It changes with whatever its options consist of.
  shows(`product ${product.id}`, 'terms')
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
  const promiseOf = (found: ConfigurationPrice, { deliveryKinds }: Evaluation) =>
    promise(shop, prices, product, partsOf(found, facts), deliveryKinds)
  if (price === null) {
    const start = startingPriceFrom(question)
    return {
      ...identity,
      ...NO_PRICE,
      ...(start && {
        startingPrice: quantityReply(start),
        optionPrices: withOffers ? optionReply(startingOptionPrices(question, evaluation, start)) : null,
        ...promiseOf(start.price, start.evaluation),
      }),
    }
  }
  const parts = partsOf(price, facts)
  const next = nextBreak(question, evaluation, price)
  return {
    ...identity,
    unitPrice: money(roundHalfAwayFromZero(BigInt(price.netCents), BigInt(identity.quantity))),
    price: money(price.netCents),
    includingTaxInCents: vatTotals(parts.map(vatLine)).totalCents,
    lines: parts.map((part) => lineReply(part, product.title)),
    nextBreak: next && quantityReply(next),
    quantityPrices: quantityPrices(question, evaluation, next).map(quantityReply),
    saving: withOffers ? savingReply(savingHint(question, evaluation, price, next)) : null,
    startingPrice: null,
    optionPrices: withOffers ? optionReply(optionPrices(question, evaluation)) : null,
    weightGrams: weightGrams(parts),
    ...promiseOf(price, evaluation),
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
  startingPrice: null,
  optionPrices: null,
  weightGrams: null,
  productionDays: null,
  express: null,
  readyDate: null,
  deliveryDate: null,
  deadline: null,
} satisfies Partial<Reply>

const partsOf = ({ lines }: ConfigurationPrice, facts: TradeFacts): readonly Part[] =>
  lines.map((line) => ({ line, product: facts.productBySku(line.sku) }))

/** When the whole can be there: its slowest part counts, and express only where every part allows it. */
function promise(
  shop: ShopContext,
  { facts }: Prices,
  product: ProductFacts,
  parts: readonly Part[],
  deliveryKinds: Evaluation['deliveryKinds'],
) {
  const lead = slowestLead([
    product.lead,
    ...parts.flatMap((part) => (part.product ? [part.product.lead] : [])),
  ])
  const percent = product.express?.percent
  return {
    productionDays: lead.productionDays,
    express: lead.expressDays === null || percent === undefined ? null : { days: lead.expressDays, percent },
    ...promisedDates(lead, deliveryKinds, facts.terms, shop.clock()),
  }
}

type Part = {
  readonly line: PricedConfigurationLine
  readonly product: ReturnType<TradeFacts['productBySku']>
}

const vatLine = ({ line, product }: Part) => ({
  ratePercent: product?.vatPercent ?? 0,
  netCents: line.price.lineCents,
})

const lineReply = ({ line, product }: Part, wholeTitle: string) => ({
  part: line.part,
  sku: line.sku,
  title: lineTitle({ part: line.part, product }, wholeTitle),
  quantity: line.quantity,
  pack: product?.pack ?? null,
  unitPrice: money(line.price.unitCents),
  price: money(line.price.lineCents),
  amounts: amountsReply({ ...line.price, quantity: line.quantity }, product?.pack),
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

const optionReply = (prices: ReadonlyMap<string, Cents | null>): Reply['optionPrices'] =>
  Object.fromEntries([...prices].map(([id, cents]) => [id, cents === null ? null : money(cents)]))

function weightGrams(parts: readonly Part[]): number | null {
  const grams = parts.reduce(
    (sum, { line, product }) => sum + (product ? lineGrams(goodsOf(product, line.quantity, line)) : 0),
    0,
  )
  return grams > 0 ? grams : null
}
