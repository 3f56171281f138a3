import { createHash } from 'node:crypto'
import { changeOrderTexts as texts } from '#texts/nl/office/change-order.ts'
import { refusalTexts } from '#texts/nl/refusals.ts'
import { Refusal } from '../../refusal.ts'
import type { OrderLineRow } from '../ordered/order-record.ts'
import type { OrderedGroup, Planning } from './order-change-planning.ts'
import type { OrderedLineFacts } from './order-change-store.ts'
import type { NewOrderLine } from './order-store.ts'

/** A group as it becomes, with what is known of its lines. */
export type GroupMade = {
  readonly group: OrderedGroup
  readonly facts: readonly OrderedLineFacts[]
  readonly again: readonly string[]
}

/** A line that comes into an order has no past of its own. */
const NEW = {
  promiseMove: null,
  trackingUrl: null,
  dispatch: null,
  parcels: [],
  handover: null,
  designs: [],
  replacementSku: null,
}

/** It as the order has it, in the group that it comes in. */
export const rowOf = (
  { studioDesignCents: _cents, designs: _designs, cartLineId: _cart, productId, ...line }: NewOrderLine,
  { id, groupId }: Pick<OrderLineRow, 'id' | 'groupId'>,
  { trade }: Pick<Planning, 'trade'>,
): OrderLineRow => ({
  ...line,
  ...NEW,
  id,
  groupId,
  pack: (productId === null ? null : trade.product(productId)?.pack) ?? null,
})

/** The id of what comes into an order: the same each time that this change is looked at, so that its days can be named. */
export function idOf(
  { order, change }: Pick<Planning, 'order' | 'change'>,
  ...names: readonly (string | null)[]
) {
  const hash = createHash('sha256').update(JSON.stringify([order.id, change.version, ...names]))
  const hex = hash.digest('hex')
  const [a, b, c, d, e] = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(13, 16),
    hex.slice(17, 20),
    hex.slice(20, 32),
  ]
  return `${a}-${b}-8${c}-8${d}-${e}`
}

/** A refusal of this work is told at the field that asked for it, with the name of what it is about. */
export function at<Result>(field: string, title: string, work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const message = error.details[0]?.message ?? refusalTexts[error.code]
    throw new Refusal(error.code, { field, message: texts.about(title, message) })
  }
}
