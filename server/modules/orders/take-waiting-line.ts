import type { Contact } from '#domain/access/actor.ts'
import type { Executor } from '../../db/database.ts'
import { Refusal } from '../../refusal.ts'
import { lockOrder, swapOrderedDesign, unlinkFromWaitingOrder } from './order-file-store.ts'
import { findOrder } from '../ordered/find-order.ts'
import type { OrderRecord } from '../ordered/order-record.ts'
import { designsOfOrders } from './show-ordered-design.ts'
import { waitingLine, type WaitingLine } from './wanted-files.ts'

export { swapOrderedDesign, unlinkFromWaitingOrder }

export type OrderLineName = { readonly orderId: string; readonly lineId: string }

/** A line of the company's order that waits for its files, with the order. */
export async function findWaitingLine(
  executor: Executor,
  { companyId }: Contact,
  { orderId, lineId }: OrderLineName,
): Promise<{ readonly order: OrderRecord; readonly waiting: WaitingLine }> {
  const order = await findOrder(executor, companyId, orderId)
  if (!order) throw new Refusal('OrderNotFound')
  const line = order.groups.flatMap(({ lines }) => lines).find(({ id }) => id === lineId)
  if (!line) throw new Refusal('OrderLineNotFound')
  const waiting = waitingLine(line, await designsOfOrders(executor, companyId, [order]))
  if (!waiting) throw new Refusal('FilesTooLate')
  return { order, waiting }
}

/** As `findWaitingLine`, with the order taken for the rest of the transaction. */
export async function takeWaitingLine(trx: Executor, customer: Contact, name: OrderLineName) {
  await lockOrder(trx, customer.companyId, name.orderId)
  return findWaitingLine(trx, customer, name)
}
