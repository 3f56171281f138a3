import type { Cart } from '#contract/cart.ts'
import type { Contact } from '#domain/access/actor.ts'
import type { KeptConfiguration } from '#domain/cart/kept-cart.ts'
import { readFreeGoodsId } from '#domain/catalogue/free-goods.ts'
import { MAIN_PART } from '#domain/configurator/price-configuration.ts'
import { runChoice } from '#domain/configurator/run-choice.ts'
import { asOfferedText } from '#texts/nl/quotes.ts'
import type { ShopContext } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import { Refusal } from '../../refusal.ts'
import { type TradeFacts, tradeFacts } from '../catalogue/trade-facts.ts'
import { agreeItem } from './agree-item.ts'
import {
  agreeServices,
  hasTooManyCopies,
  letDesignsFollow,
  replaceGroup,
  setWantsCheck,
} from './cart-line-store.ts'
import type { StoredOption } from '../../db/documents/goods.ts'
import { type CartRecord, readCart } from './cart-store.ts'
import type { NewGroup } from './new-group.ts'
import { showCart } from './show-cart.ts'
import { takeLine } from './take-line.ts'

type Change = {
  readonly quantity?: number | undefined
  readonly customOptions?: readonly StoredOption[] | undefined
  readonly configuration?: KeptConfiguration | undefined
  readonly acceptPrice?: true | undefined
  readonly validateDesigns?: boolean | undefined
}

/**
 * Changes quantity, sizes or configuration, or accepts a changed price: all of it is agreed anew at today's price. Asking
 * for a check of the designs by hand, or no longer, leaves the rest as it was agreed.
 */
export async function changeItem(
  shop: ShopContext,
  customer: Contact,
  lineId: string,
  change: Change,
): Promise<Cart> {
  const [record, facts] = await Promise.all([
    readCart(shop.db, customer),
    tradeFacts(shop, customer.priceScope),
  ])
  const { group, line } = findLine(record, lineId)
  const { validateDesigns, ...ordered } = change
  if (validateDesigns && !facts.product(line.productId)?.needsPrintFiles) {
    throw new Refusal('LineTakesNoDesigns')
  }
  const isAgreedAnew = Object.values(ordered).some((value) => value !== undefined)
  const item = group.configuration
    ? { configuration: changedConfiguration(group.configuration, line.part, ordered, facts) }
    : changedProduct(line, ordered, facts)
  const agreed = isAgreedAnew ? agreeItem(item, { facts, now: shop.clock() }) : null
  await shop.db.transaction().execute(async (trx) => {
    await takeLine(trx, customer, lineId)
    if (agreed) await agreeAnew(trx, customer, group.lines, lineId, agreed)
    if (validateDesigns === undefined) return
    await setWantsCheck(trx, lineId, validateDesigns)
    if (validateDesigns && !line.wantsCheck && line.agreedUntil === null) {
      await agreeServices(trx, lineId, { validateDesignCents: facts.terms.validateDesignCents })
    }
  })
  return showCart(shop, customer)
}

/** Puts the group of a line together anew, and its designs with it; never for fewer copies than they have. */
export async function agreeAnew(
  trx: Executor,
  customer: Contact,
  before: readonly Line[],
  lineId: string,
  agreed: NewGroup,
): Promise<void> {
  await replaceGroup(trx, customer, lineId, agreed)
  await followAgreed(trx, before, lineId, agreed)
}

/** The designs of a group follow what it was put together as; refused where they have more copies. */
export async function followAgreed(
  trx: Executor,
  before: readonly Line[],
  lineId: string,
  agreed: NewGroup,
): Promise<void> {
  for (const line of before.filter(({ designs }) => designs.length > 0)) {
    const after = agreed.lines.find(({ part }) => part === line.part)
    if (after) await letDesignsFollow(trx, { ...line, sizeChanged: isOtherSize(line, after) }, after.quantity)
  }
  if (await hasTooManyCopies(trx, lineId)) throw new Refusal('TooManyCopies')
}

const isOtherSize = (line: Line, after: NewGroup['lines'][number]) =>
  line.widthMm !== after.widthMm || line.heightMm !== after.heightMm || line.productId !== after.productId

/** A line of the cart as it is kept, with its group. */
export function findLine({ groups }: CartRecord, lineId: string) {
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
  if (readFreeGoodsId(product.id))
    throw new Refusal('invalid_config', { field: 'quantity', message: asOfferedText })
  return {
    sku: product.sku,
    quantity: quantity ?? line.quantity,
    customOptions: (customOptions ?? line.options).map(({ id, values }) => ({ id, values: [...values] })),
  }
}

/** A new configuration as it was sent, or the kept one in another quantity. Only the main line has a quantity to change. */
export function changedConfiguration(
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

/** A kept configuration as a browser sends one. */
export const asSent = ({ key, quantity, options, fields }: KeptConfiguration) => ({
  key,
  quantity,
  options: { ...options },
  fields: { ...fields },
})
