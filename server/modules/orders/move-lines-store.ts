import { sql } from 'kysely'
import { z } from 'zod'
import type { LineState, OrderState } from '#domain/orders/states.ts'
import type { Executor } from '../../db/database.ts'

type TakenOrder = { readonly orderId: string; readonly companyId: string; readonly lineId: string | null }

/** The order that staff mean by its number, or by the id of one of its lines, taken for the rest of the transaction. */
export async function takeOrderNamed(trx: Executor, name: string): Promise<TakenOrder | null> {
  const lineId = z.uuid().safeParse(name).data ?? null
  const { rows } = await sql<TakenOrder>`
    select o.id as "orderId", o.company_id as "companyId",
      (select l.id from order_lines l where l.order_id = o.id and l.id = ${lineId}::uuid) as "lineId"
    from orders o
    where o.number = ${name} or o.id = (select order_id from order_lines where id = ${lineId}::uuid)
    for update of o`.execute(trx)
  return rows[0] ?? null
}

type OrderMove = {
  readonly orderId: string
  readonly lineIds: readonly string[]
  readonly state: LineState
  readonly orderState: OrderState
  readonly trackingUrl: string | null
  readonly now: Date
}

/** Moves lines and their order, and writes down that they did. */
export async function moveOrder(trx: Executor, move: OrderMove): Promise<void> {
  await trx
    .updateTable('order_lines')
    .set({ state: move.state, ...(move.trackingUrl && { tracking_url: move.trackingUrl }) })
    .where('id', 'in', [...move.lineIds])
    .execute()
  await trx
    .insertInto('order_events')
    .values(
      move.lineIds.map((lineId) => ({
        order_id: move.orderId,
        order_line_id: lineId,
        state: move.state,
        at: move.now,
      })),
    )
    .execute()
  const changed = await trx
    .updateTable('orders')
    .set({ state: move.orderState })
    .where('id', '=', move.orderId)
    .where('state', '<>', move.orderState)
    .returning('id')
    .executeTakeFirst()
  if (!changed) return
  await trx
    .insertInto('order_events')
    .values({ order_id: move.orderId, order_line_id: null, state: move.orderState, at: move.now })
    .execute()
}
