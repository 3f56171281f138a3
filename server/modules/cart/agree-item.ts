import type { SoldItem } from '#contract/cart.ts'
import type { FreeItem } from '#contract/office/free-item.ts'
import type { QuoteItem } from '#contract/office/quotes.ts'
import { choicesOf } from '#domain/cart/composed-group.ts'
import type { KeptConfiguration } from '#domain/cart/kept-cart.ts'
import { freeGoodsId } from '#domain/catalogue/free-goods.ts'
import { readSizes } from '#domain/catalogue/chosen-sizes.ts'
import {
  isOrderableAlone,
  type ProductFacts,
  ruleFor,
  soldQuantities,
} from '#domain/catalogue/product-facts.ts'
import { evaluate } from '#domain/configurator/evaluate.ts'
import { refuseChoices } from '#domain/configurator/refuse-choices.ts'
import type { Evaluation } from '#domain/configurator/view.ts'
import { amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import { configurationLines, priceConfiguration } from '#domain/configurator/price-configuration.ts'
import { priceLine } from '#domain/pricing/price-line.ts'
import { choiceFaultText, openChoiceText } from '#texts/nl/configurator.ts'
import { sizeFaultText } from '#texts/nl/sizes.ts'
import { Refusal } from '../../refusal.ts'
import type { TradeFacts } from '../catalogue/trade-facts.ts'
import type { NewGroup, NewLine } from './new-group.ts'

/** A product by itself. */
export type SimpleItem = Exclude<SoldItem, { configuration: unknown }>

/** What holds for the customer, and on which moment. */
export type Agreement = {
  readonly facts: TradeFacts
  readonly now: Date
  /** Staff price it: a product by itself may have any quantity, and needs no price of its own. */
  readonly isByHand?: boolean
}

/** What was asked for, checked and agreed at today's rules; a price that a client sends is not read. */
export function agreeItem(item: QuoteItem, agreement: Agreement): NewGroup {
  if ('free' in item) return agreeFree(item, agreement)
  return 'configuration' in item
    ? agreeConfiguration(item.configuration, agreement)
    : agreeProduct(item, agreement)
}

/** A simple product in the quantity and sizes that were asked for. */
function agreeProduct({ sku, quantity, customOptions }: SimpleItem, agreement: Agreement): NewGroup {
  const product = agreement.facts.productBySku(sku)
  if (!product?.isActive) throw new Refusal('ProductNotFound')
  if (!isOrderableAlone(product)) throw new Refusal('ProductNotOrderable')
  const chosen = readSizes(product, customOptions)
  if ('refusal' in chosen) {
    throw new Refusal('invalid_config', {
      field: chosen.refusal.optionId,
      message: sizeFaultText(chosen.refusal),
    })
  }
  const { isByHand = false } = agreement
  const rule = ruleToday(product, agreement)
  const sold = soldQuantities(rule)
  if (!isByHand && sold && !sold.includes(quantity))
    throw new Refusal('invalid_config', { field: 'quantity' })
  const price = rule && priceLine({ rule, quantity, ...chosen.sizes, effects: [] })
  if (!price && !isByHand) throw new Refusal('ProductHasNoPrice')
  return {
    title: product.title,
    configuration: null,
    lines: [
      {
        part: null,
        quantity,
        ...chosen.sizes,
        options: customOptions,
        rule,
        effects: [],
        services: servicesToday(agreement),
        ...deliveredAs(product, product.deliveryKinds),
      },
    ],
  }
}

/** What is no product has no price until staff give it one. */
function agreeFree({ free }: FreeItem, agreement: Agreement): NewGroup {
  return {
    title: free.title,
    configuration: null,
    lines: [
      {
        productId: freeGoodsId(free),
        part: null,
        quantity: free.quantity,
        widthMm: null,
        heightMm: null,
        lengthMm: null,
        options: [],
        rule: null,
        effects: [],
        services: servicesToday(agreement),
        deliveryKind: 'ship',
      },
    ],
  }
}

/** A complete configuration with a line for each of its parts. */
function agreeConfiguration(asked: KeptConfiguration, agreement: Agreement): NewGroup {
  const { facts } = agreement
  const configurator = facts.configurator(asked.key)
  const bundle = configurator && facts.productBySku(configurator.sku)
  if (!configurator || !bundle?.isActive) throw new Refusal('ProductNotFound')
  const choices = choicesOf(asked)
  const evaluation = evaluate(configurator, choices)
  const refused = refuseChoices(choices, evaluation)
  if (refused) {
    throw new Refusal('invalid_config', { field: refused.optionId, message: choiceFaultText(refused) })
  }
  if (!evaluation.isValid) throw new Refusal('invalid_config', openChoices(evaluation))
  const lines = configurationLines(configurator, evaluation, asked.quantity)
  const priced =
    lines &&
    priceConfiguration(lines, (sku) => {
      const product = facts.productBySku(sku)
      return product && ruleToday(product, agreement)
    })
  if (!priced) throw new Refusal('ProductHasNoPrice')
  const { key, options, fields } = asked
  return {
    title: bundle.title,
    configuration: { key, quantity: evaluation.runQuantity ?? asked.quantity, options, fields },
    lines: priced.lines.map(({ part, sku, quantity, widthMm, heightMm, lengthMm, effects }) => {
      const product = facts.productBySku(sku)
      if (!product?.isActive) throw new Refusal('ProductNotOrderable')
      const rule = ruleToday(product, agreement)
      const sizes = { widthMm, heightMm, lengthMm }
      return {
        part,
        quantity,
        ...sizes,
        options: [],
        rule,
        effects,
        services: servicesToday(agreement),
        ...deliveredAs(product, evaluation.deliveryKinds),
      }
    }),
  }
}

const ruleToday = (product: ProductFacts, { facts, now }: Agreement) =>
  ruleFor(product, facts.priceBook, amsterdamNow(now).date)

const servicesToday = ({ facts }: Agreement): NewLine['services'] => {
  const { studioDesignCents, validateDesignCents } = facts.terms
  return { studioDesignCents, validateDesignCents }
}

const deliveredAs = (product: ProductFacts, kinds: ProductFacts['deliveryKinds']) => ({
  productId: product.id,
  deliveryKind: kinds.includes('ship') ? ('ship' as const) : ('pickup' as const),
})

/** Every step that is still open, so that the screen can mark them all. */
const openChoices = ({ leaves }: Evaluation) =>
  leaves
    .filter(({ isVisible, isValid }) => isVisible && !isValid)
    .map(({ optionId, step }) => ({ field: optionId, message: openChoiceText(step.title) }))
