import type { Staff } from '#domain/access/actor.ts'
import {
  fitsDelivery,
  isIncomplete,
  type LineState,
  mayBecome,
  orderState,
  takesFiles,
} from '#domain/orders/states.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import type { Executor } from '../../db/database.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { settlePromise } from './late-promise.ts'
import { withdrawProofs } from './file-proof-store.ts'
import { withdrawQuestions } from './file-question-store.ts'
import { onTheWayMail } from './on-the-way-mail.ts'
import { moveOrder, takeOrderNamed } from './move-lines-store.ts'
import { standingHolds } from './order-holds-store.ts'
import { findOrder } from '../ordered/find-order.ts'
import type { OrderRecord } from '../ordered/order-record.ts'

type Move = {
  /** An order number, for every line that may move, or the id of one order line. */
  readonly name: string
  readonly state: LineState
  /** Only from this state: who is there already stays, who is elsewhere moved on meanwhile. */
  readonly from?: LineState
  readonly trackingUrl: string | null
}
type Moved = { readonly number: string; readonly count: number }

/** Staff move an order, or one line of it, to where the work is, short of cancelling it (`cancelLines`); a customer hears by mail what is shipped or ready to fetch. */
export async function moveLines(
  shop: Pick<ShopContext, 'db' | 'jobs' | 'clock' | 'origin'>,
  staff: Staff,
  move: Move,
): Promise<Moved> {
  requireRight(staff, 'moveOrders')
  return changeAs(shop.db, staff, (trx) => moveLinesWithin(shop, trx, move, 'unheld'))
}

/**
 * As `moveLines`, within a change whose right was asked before; what is held moves too, unless only what is not held is meant: a file
 * that is approved makes a line ready for production, and its hold keeps it from there.
 */
export async function moveLinesWithin(
  shop: Pick<ShopContext, 'db' | 'jobs' | 'clock' | 'origin'>,
  trx: Executor,
  { name, state, from, trackingUrl }: Move,
  of: 'all' | 'unheld' = 'all',
): Promise<Moved> {
  const now = shop.clock()
  const taken = await takeOrderNamed(trx, name)
  if (!taken) throw new Refusal('OrderNotFound')
  const before = await orderOf(trx, taken)
  const named = linesOf(before).filter(({ id }) => taken.lineId === null || id === taken.lineId)
  if (from && named.every((line) => line.state === state)) return { number: before.number, count: 0 }
  if (from && named.some((line) => line.state !== from)) throw new Refusal('LineMovedOn')
  const lines = named.filter((line) => state !== 'cancelled' && mayBecome(line.state, state))
  const fits = lines.filter(({ deliveryKind }) => fitsDelivery(state, deliveryKind))
  if (fits.length === 0) throw new Refusal('LineCannotMove')
  const holds = of === 'all' ? [] : await standingHolds(trx, before.id)
  const moving = fits.filter(({ id }) => !holds.some(({ lineId }) => lineId === null || lineId === id))
  if (moving.length === 0) throw new Refusal('LineHeld')
  const ids = new Set(moving.map(({ id }) => id))
  const states = linesOf(before).map((line) => (ids.has(line.id) ? state : line.state))
  await moveOrder(trx, {
    orderId: before.id,
    lineIds: [...ids],
    state,
    orderState: orderState(states),
    trackingUrl,
    now,
  })
  if (!takesFiles(state)) await withdrawQuestions(trx, [...ids], now)
  if (state !== 'awaiting_approval') await withdrawProofs(trx, [...ids], now)
  const waited = moving.filter((line) => isIncomplete(line.state))
  await settlePromise(trx, { ...taken, lineIds: waited.map(({ id }) => id) }, now)
  if (state === 'shipped' || state === 'ready_for_pickup') {
    const moved = linesOf(await orderOf(trx, taken)).filter(({ id }) => ids.has(id))
    await queueMail(shop, trx, await onTheWayMail(shop, trx, before, { state, lines: moved }))
  }
  return { number: before.number, count: moving.length }
}

const linesOf = (order: OrderRecord) => order.groups.flatMap((group) => group.lines)

async function orderOf(
  trx: Executor,
  { orderId, companyId }: { readonly orderId: string; readonly companyId: string },
): Promise<OrderRecord> {
  const order = await findOrder(trx, companyId, orderId)
  if (!order) throw new Refusal('OrderNotFound')
  return order
}
