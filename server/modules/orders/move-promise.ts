import { operatorIdOf, type Staff } from '#domain/access/actor.ts'
import { amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import { newDayRefusal, promiseRefusal } from '#domain/orders/moved-promise.ts'
import { formatPromisedDate } from '#texts/nl/format-date.ts'
import { movedDayTexts as texts } from '#texts/nl/office/moved-day.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import type { Executor } from '../../db/database.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { readTradeTerms } from '../catalogue/trade-facts.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { findOrder } from '../ordered/find-order.ts'
import type { OrderLineRow, OrderRecord } from '../ordered/order-record.ts'
import { takeOrderOfId } from './move-lines-store.ts'
import { movedDayMail } from './moved-day-mail.ts'
import { setDeliveryDate } from './order-file-store.ts'
import { insertPromiseMoves } from './promise-move-store.ts'

type NewPromise = {
  readonly orderId: string
  /** Which lines, with the day that was seen of each. */
  readonly lines: readonly { readonly id: string; readonly date: string }[]
  readonly date: string
  readonly reason: string
}

/** Staff promise another day for lines of an order, and tell its customer why. A day that a colleague moved meanwhile is told first. */
export async function movePromise(
  shop: Pick<ShopContext, 'db' | 'jobs' | 'clock' | 'origin'>,
  staff: Staff,
  { orderId, lines: seen, date, reason }: NewPromise,
): Promise<void> {
  requireRight(staff, 'moveOrders')
  const now = shop.clock()
  await changeAs(shop.db, staff, async (trx) => {
    const order = await takenOrder(trx, orderId)
    const seenDays = new Map(seen.map((line) => [line.id, line.date]))
    const lines = order.groups.flatMap((group) => group.lines).filter(({ id }) => seenDays.has(id))
    if (lines.length < seenDays.size) throw new Refusal('OrderLineNotFound')
    for (const { state } of lines) {
      const refusal = promiseRefusal(state)
      if (refusal) throw new Refusal(refusal)
    }
    const clash = lines.find((line) => seenDays.get(line.id) !== line.deliveryDate)
    if (clash) {
      const message = texts.movedMeanwhile(clash.title, formatPromisedDate(clash.deliveryDate))
      throw new Refusal('PromiseMovedOn', { message })
    }
    await refuseImpossibleDay(trx, date, now)
    const moving = lines.filter(({ deliveryDate }) => deliveryDate !== date)
    if (moving.length === 0) throw new Refusal('invalid_date', { field: 'date', message: texts.sameDay })

    await promiseAnew(shop, trx, order, { staff, lines: moving, date, reason, now })
  })
}

type NewDayOfOrder = {
  readonly orderId: string
  readonly date: string
  readonly reason: string
  /** Lines that come later than that come sooner by it; else they stay. */
  readonly bringsForward: boolean
}

/** Staff promise another day for all of an order that can get one, and tell its customer why; what waits for him moves by itself. */
export async function movePromiseOfOrder(
  shop: Pick<ShopContext, 'db' | 'jobs' | 'clock' | 'origin'>,
  staff: Staff,
  { orderId, date, reason, bringsForward }: NewDayOfOrder,
): Promise<void> {
  requireRight(staff, 'moveOrders')
  const now = shop.clock()
  await changeAs(shop.db, staff, async (trx) => {
    const order = await takenOrder(trx, orderId)
    const lines = order.groups.flatMap((group) => group.lines)
    const movable = lines.filter(({ state }) => promiseRefusal(state) === null)
    if (movable.length === 0) {
      const isUnsettled = lines.some(({ state }) => promiseRefusal(state) === 'PromiseUnsettled')
      throw new Refusal(isUnsettled ? 'PromiseUnsettled' : 'PromiseOver')
    }
    await refuseImpossibleDay(trx, date, now)
    const moving = movable.filter(({ deliveryDate }) =>
      bringsForward ? deliveryDate !== date : deliveryDate < date,
    )
    if (moving.length === 0)
      throw new Refusal('NothingChanged', { message: bringsForward ? texts.allOnDay : texts.noneSooner })
    await promiseAnew(shop, trx, order, { staff, lines: moving, date, reason, now })
  })
}

/** A day on which nothing comes cannot be promised. */
export async function refuseImpossibleDay(executor: Executor, date: string, now: Date): Promise<void> {
  const { calendar } = await readTradeTerms(executor)
  if (newDayRefusal(date, { today: amsterdamNow(now).date, calendar }))
    throw new Refusal('invalid_date', { field: 'date', message: texts.impossibleDay })
}

async function takenOrder(trx: Executor, orderId: string): Promise<OrderRecord> {
  const order = (await takeOrderOfId(trx, orderId)) && (await findOrder(trx, null, orderId))
  if (!order) throw new Refusal('OrderNotFound')
  return order
}

type Promised = Pick<NewPromise, 'date' | 'reason'> & {
  readonly staff: Staff
  readonly lines: readonly OrderLineRow[]
  readonly now: Date
}

/** Writes the day of lines down, with what it was and why, and mails the customer of their order. */
async function promiseAnew(
  shop: Pick<ShopContext, 'jobs' | 'clock' | 'origin'>,
  trx: Executor,
  order: OrderRecord,
  { staff, lines, date, reason, now }: Promised,
): Promise<void> {
  for (const { id } of lines) await setDeliveryDate(trx, id, date)
  const operatorId = operatorIdOf(staff)
  await insertPromiseMoves(trx, { orderId: order.id, lines, date, reason, operatorId, now })
  await queueMail(shop, trx, await movedDayMail(shop, trx, order, { lines, date, reason }))
}
