import type { Cart } from '#contract/cart.ts'
import type { KeptConfiguration } from '#domain/cart/kept-cart.ts'
import type { Configurator } from '#domain/configurator/model.ts'
import { NO_CHOICE } from '#domain/configurator/model.ts'
import { leafSteps } from '#domain/configurator/steps.ts'
import { MAIN_PART } from '#domain/pricing/price-configuration.ts'
import { neededPartText } from '#texts/nl/configurator.ts'
import type { ShopContext } from '../../context.ts'
import type { Customer } from '../../http/visitor.ts'
import { Refusal } from '../../refusal.ts'
import { type TradeFacts, tradeFacts } from '../catalogue/trade-facts.ts'
import { agreeItem } from './agree-item.ts'
import { type CartRecord, deleteLine, readCart, replaceGroup, type StoredOption } from './cart-store.ts'
import { showCart } from './show-cart.ts'

type Change = {
  readonly quantity?: number | undefined
  readonly customOptions?: readonly StoredOption[] | undefined
  readonly configuration?: KeptConfiguration | undefined
  readonly acceptPrice?: true | undefined
}

/** Changes quantity, sizes or configuration, or accepts a changed price: all of it is agreed anew at today's price. */
export async function changeItem(
  shop: ShopContext,
  customer: Customer,
  lineId: string,
  change: Change,
): Promise<Cart> {
  const [record, facts] = await Promise.all([readCart(shop.db, customer), tradeFacts(shop)])
  const { group, line } = findLine(record, lineId)
  const item = group.configuration
    ? { configuration: changedConfiguration(group.configuration, line.part, change, facts) }
    : changedProduct(line, change, facts)
  const agreed = agreeItem(item, { facts, customer, now: shop.clock() })
  if (!(await replaceGroup(shop.db, customer, lineId, agreed))) throw new Refusal('CartLineNotFound')
  return showCart(shop, customer)
}

/**
 * Removes a line. The main line of a configuration takes its group along; an accessory that can be left out is left out,
 * and one that the configuration cannot do without stays.
 */
export async function removeItem(shop: ShopContext, customer: Customer, lineId: string): Promise<Cart> {
  const [record, facts] = await Promise.all([readCart(shop.db, customer), tradeFacts(shop)])
  const { group, line } = findLine(record, lineId)
  const { configuration } = group
  if (configuration === null || line.part === null || line.part === MAIN_PART) {
    if (!(await deleteLine(shop.db, customer, lineId))) throw new Refusal('CartLineNotFound')
    return showCart(shop, customer)
  }
  refuseNeededPart(facts.configurator(configuration.key), line.part)
  const options = { ...configuration.options, [line.part]: { id: NO_CHOICE } }
  const agreed = agreeItem(
    { configuration: asSent({ ...configuration, options }) },
    { facts, customer, now: shop.clock() },
  )
  if (!(await replaceGroup(shop.db, customer, lineId, agreed))) throw new Refusal('CartLineNotFound')
  return showCart(shop, customer)
}

function refuseNeededPart(configurator: Configurator | null, part: string): void {
  const step = configurator && leafSteps(configurator).find(({ optionId }) => optionId === part)
  if (step?.stepType === 'bundleOption' && !step.optionRequired) return
  throw new Refusal('invalid_config', { field: part, message: neededPartText })
}

function findLine({ groups }: CartRecord, lineId: string) {
  for (const group of groups) {
    const line = group.lines.find(({ id }) => id === lineId)
    if (line) return { group, line }
  }
  throw new Refusal('CartLineNotFound')
}

type Line = CartRecord['groups'][number]['lines'][number]

function changedProduct(line: Line, { quantity, customOptions }: Change, facts: TradeFacts) {
  const product = facts.product(line.productId)
  if (!product) throw new Refusal('ProductNotFound')
  return {
    sku: product.sku,
    quantity: quantity ?? line.quantity,
    customOptions: (customOptions ?? line.options).map(({ id, values }) => ({ id, values: [...values] })),
  }
}

/** A new configuration as it was sent, or the kept one in another quantity. Only the main line has a quantity to change. */
function changedConfiguration(
  kept: KeptConfiguration,
  part: string | null,
  { configuration, quantity }: Change,
  facts: TradeFacts,
) {
  if (configuration) return asSent(configuration)
  if (quantity === undefined) return asSent(kept)
  if (part !== MAIN_PART) throw new Refusal('invalid_config', { field: 'quantity' })
  const configurator = facts.configurator(kept.key)
  return asSent({ ...kept, quantity, options: { ...kept.options, ...runChoice(configurator, quantity) } })
}

/** The choice of a circulation, where the quantity is one. */
function runChoice(configurator: Configurator | null, quantity: number): KeptConfiguration['options'] {
  for (const step of configurator ? leafSteps(configurator) : []) {
    if (step.stepType !== 'customOption') continue
    const option = step.options.find(
      ({ effect }) => effect.kind === 'runQuantity' && effect.quantity === quantity,
    )
    if (option) return { [step.optionId]: { id: option.id } }
  }
  return {}
}

const asSent = ({ key, quantity, options, fields }: KeptConfiguration) => ({
  key,
  quantity,
  options: { ...options },
  fields: { ...fields },
})
