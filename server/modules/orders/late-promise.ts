import type { z } from 'zod'
import type { OrderLine } from '#contract/orders.ts'
import type { TradeTerms } from '#domain/catalogue/product-facts.ts'
import { amsterdamInstant, amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import { type LatePromise, movedDate, movedDeadline } from '#domain/delivery/moved-date.ts'
import { isIncomplete, waitsForCustomer } from '#domain/orders/states.ts'
import type { Executor } from '../../db/database.ts'
import { readTradeTerms } from '../catalogue/trade-facts.ts'
import { setDeliveryDate } from './order-file-store.ts'
import { findOrder } from '../ordered/find-order.ts'
import type { OrderLineRow, OrderRecord } from '../ordered/order-record.ts'

type PromisedLine = Pick<OrderLineRow, 'state' | 'deliveryDate' | 'firstDate'>
type WaitedLines = {
  readonly companyId: string
  readonly orderId: string
  readonly lineIds: readonly string[]
}
type Moment = { readonly terms: Pick<TradeTerms, 'cutOff' | 'calendar'>; readonly now: Date }

/** What was promised for an ordered line, as if its files and approval came at this moment. */
export function latePromise(
  { deliveryDate, firstDate }: PromisedLine,
  { placedAt }: Pick<OrderRecord, 'placedAt'>,
  { terms: { cutOff, calendar }, now }: Moment,
): LatePromise {
  return {
    date: deliveryDate,
    firstDate: firstDate ?? deliveryDate,
    orderedAt: amsterdamNow(placedAt),
    completeAt: amsterdamNow(now),
    cutOff,
    calendar,
  }
}

/** When a line comes, and until when the customer can see to that. */
export function promisedDelivery(
  line: PromisedLine,
  order: Pick<OrderRecord, 'placedAt'>,
  moment: Moment,
): { readonly date: string; readonly deadline: string | null } {
  if (!isIncomplete(line.state)) return { date: line.deliveryDate, deadline: null }
  const promise = latePromise(line, order, moment)
  const deadline = waitsForCustomer(line.state)
    ? amsterdamInstant(movedDeadline(promise)).toISOString()
    : null
  return { date: movedDate(promise), deadline }
}

/** How and when a line comes, and how staff came to that day where they moved it. */
export function deliveryOf(
  line: OrderLineRow,
  order: Pick<OrderRecord, 'placedAt'>,
  moment: Moment,
): z.input<typeof OrderLine>['delivery'] {
  const { date, deadline } = promisedDelivery(line, order, moment)
  const move = line.promiseMove?.to === date ? line.promiseMove : null
  return {
    kind: line.deliveryKind,
    date,
    deadline,
    express: line.isExpress,
    address: line.address,
    moved: move && { from: move.from, reason: move.reason },
  }
}

/** Writes down the day that follows for lines that have waited, now that their files and approval are complete. */
export async function settlePromise(
  trx: Executor,
  { companyId, orderId, lineIds }: WaitedLines,
  now: Date,
): Promise<void> {
  const order = await findOrder(trx, companyId, orderId)
  const lines = order?.groups.flatMap((group) => group.lines) ?? []
  const settled = lines.filter(({ id, state }) => lineIds.includes(id) && !isIncomplete(state))
  if (!order || settled.length === 0) return
  const terms = await readTradeTerms(trx)
  for (const line of settled)
    await setDeliveryDate(trx, line.id, movedDate(latePromise(line, order, { terms, now })))
}
