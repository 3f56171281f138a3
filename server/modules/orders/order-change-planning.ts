import type { OrderChange } from '#contract/office/order-change.ts'
import type { ProductFacts } from '#domain/catalogue/product-facts.ts'
import { lineChangeRefusal } from '#domain/orders/changeable.ts'
import { Refusal } from '../../refusal.ts'
import type { TradeFacts } from '../catalogue/trade-facts.ts'
import type { OrderLineRow, OrderRecord } from '../ordered/order-record.ts'
import type { ChangeFacts, OrderedLineFacts } from './order-change-store.ts'

/** An order that is to be changed, and all that this depends on. */
export type Planning = {
  readonly now: Date
  readonly order: OrderRecord
  readonly facts: ChangeFacts
  readonly trade: TradeFacts
  readonly change: OrderChange
}

export type OrderedGroup = OrderRecord['groups'][number]

export const linesOf = ({ groups }: OrderRecord) => groups.flatMap((group) => group.lines)

/** Whether something of an order is brought somewhere. */
export const isSent = (order: OrderRecord): boolean =>
  linesOf(order).some(({ deliveryKind, state }) => deliveryKind === 'ship' && state !== 'cancelled')

/** What is known of a line of an order beside what that shows. */
export const factsOf = ({ lines }: ChangeFacts, lineId: string): OrderedLineFacts =>
  lines.find(({ id }) => id === lineId) ?? { id: lineId, productId: null, agreed: null, wasMade: false }

const refusalOf = (line: OrderLineRow, facts: ChangeFacts) =>
  lineChangeRefusal({ state: line.state, wasMade: factsOf(facts, line.id).wasMade })

/** Whether the production of a line has not begun. */
export const isChangeable = (line: OrderLineRow, facts: ChangeFacts): boolean =>
  refusalOf(line, facts) === null

/** Refuses a line of which the production has begun, at its field where it has one. */
export function refuseMade(line: OrderLineRow, facts: ChangeFacts, field: string | null): void {
  const refusal = refusalOf(line, facts)
  if (refusal) throw new Refusal(refusal, field === null ? [] : { field })
}

/** What the shop sells a line as today; null where that is gone. */
export function productOf(
  { facts, trade }: Pick<Planning, 'facts' | 'trade'>,
  lineId: string,
): ProductFacts | null {
  const { productId } = factsOf(facts, lineId)
  return productId === null ? null : trade.product(productId)
}

/** The product that a group was composed as; null where it was not. */
export function bundleOf(
  { configuration }: OrderedGroup,
  { trade }: Pick<Planning, 'trade'>,
): ProductFacts | null {
  const configurator = configuration && trade.configurator(configuration.key)
  return configurator && trade.productBySku(configurator.sku)
}

/** What express costs today: the rate of the bundle, or of the first product, as at ordering. */
export function expressRate(group: OrderedGroup, planning: Pick<Planning, 'facts' | 'trade'>) {
  const [first] = group.lines
  return (bundleOf(group, planning) ?? (first ? productOf(planning, first.id) : null))?.express ?? null
}
