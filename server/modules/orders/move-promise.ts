import { operatorIdOf, type Staff } from '#domain/access/actor.ts'
import { amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import { newDayRefusal, promiseRefusal } from '#domain/orders/moved-promise.ts'
import { formatPromisedDate } from '#texts/nl/format-date.ts'
import { movedDayTexts as texts } from '#texts/nl/office/moved-day.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { readTradeTerms } from '../catalogue/trade-facts.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { findOrder } from '../ordered/find-order.ts'
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
    if (!(await takeOrderOfId(trx, orderId))) throw new Refusal('OrderNotFound')
    const order = await findOrder(trx, null, orderId)
    if (!order) throw new Refusal('OrderNotFound')
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
    const { calendar } = await readTradeTerms(trx)
    if (newDayRefusal(date, { today: amsterdamNow(now).date, calendar }))
      throw new Refusal('invalid_date', { field: 'date', message: texts.impossibleDay })
    const moving = lines.filter(({ deliveryDate }) => deliveryDate !== date)
    if (moving.length === 0) throw new Refusal('invalid_date', { field: 'date', message: texts.sameDay })

    for (const { id } of moving) await setDeliveryDate(trx, id, date)
    await insertPromiseMoves(trx, {
      orderId,
      lines: moving,
      date,
      reason,
      operatorId: operatorIdOf(staff),
      now,
    })
    await queueMail(shop, trx, await movedDayMail(shop, trx, order, { lines: moving, date, reason }))
  })
}
