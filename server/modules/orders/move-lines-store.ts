import { sql } from 'kysely'
import { z } from 'zod'
import type { StudioState } from '#domain/designs/studio.ts'
import type { TotalsLeft } from '#domain/documents/totals-left.ts'
import type { SentLine } from '#domain/orders/sent-pieces.ts'
import { type LineState, type OrderState, takesFiles } from '#domain/orders/states.ts'
import type { Executor } from '../../db/database.ts'
import { orderVat } from '../../db/documents/orders.ts'
import {
  deleteLastDispatchLines,
  insertDispatchLines,
  insertPartEvents,
  type Leaving,
} from './dispatch-store.ts'
import { withdrawProofs } from './file-proof-store.ts'
import { withdrawQuestions } from './file-question-store.ts'

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
  /** None where of each line that leaves only a part does. */
  readonly lineIds: readonly string[]
  readonly state: LineState
  readonly orderState: OrderState
  /** What leaves, for lines that are shipped; of a line that is not named among the ids the rest stays where it is. */
  readonly leaving?: Leaving | null
  /** Why, where that was asked. */
  readonly reason?: string
  readonly now: Date
}

/**
 * Moves lines and their order, and writes down that they did. What their customer was asked about their files, or shown of them, is
 * over once they wait for that no longer.
 */
export async function moveOrder(trx: Executor, move: OrderMove): Promise<void> {
  const { lineIds, state, now, reason = null } = move
  if (move.leaving) await sendLines(trx, move, move.leaving)
  else await setState(trx, lineIds, state)
  if (!takesFiles(state)) await withdrawQuestions(trx, lineIds, now)
  if (state !== 'awaiting_approval') await withdrawProofs(trx, lineIds, now)
  if (lineIds.length > 0)
    await trx
      .insertInto('order_events')
      .values(
        lineIds.map((lineId) => ({
          order_id: move.orderId,
          order_line_id: lineId,
          state,
          at: now,
          reason,
        })),
      )
      .execute()
  await setOrderState(trx, move)
}

/** Writes down how far an order is, where that changed. */
export async function setOrderState(
  trx: Executor,
  { orderId, orderState, reason, now }: Pick<OrderMove, 'orderId' | 'orderState' | 'reason' | 'now'>,
): Promise<void> {
  const changed = await trx
    .updateTable('orders')
    .set({ state: orderState })
    .where('id', '=', orderId)
    .where('state', '<>', orderState)
    .returning('id')
    .executeTakeFirst()
  if (!changed) return
  await trx
    .insertInto('order_events')
    .values({ order_id: orderId, order_line_id: null, state: orderState, at: now, reason: reason ?? null })
    .execute()
}

async function setState(trx: Executor, lineIds: readonly string[], state: LineState): Promise<void> {
  // What is packed in the house is not on its way, also where it was.
  const isHere = state === 'ready'
  if (isHere) await deleteLastDispatchLines(trx, lineIds)
  await trx
    .updateTable('order_lines')
    .set({ state, ...(isHere && { tracking_url: null, dispatch_id: null }) })
    .where('id', 'in', [...lineIds])
    .execute()
}

async function sendLines(
  trx: Executor,
  { lineIds, state, now }: Pick<OrderMove, 'lineIds' | 'state' | 'now'>,
  leaving: Leaving,
): Promise<void> {
  await insertDispatchLines(trx, leaving)
  await sql`
    update order_lines l set state = ${state}, dispatch_id = s.dispatch_id, tracking_url = s.tracking_url
    from dispatch_lines s
    where l.id = any(${[...lineIds]}::uuid[]) and s.order_line_id = l.id and s.dispatch_id = ${leaving.id}`.execute(
    trx,
  )
  const parts = leaving.lines.filter(({ lineId }) => !lineIds.includes(lineId))
  if (parts.length > 0) await insertPartEvents(trx, leaving.id, { parts, now })
}

/** An order line with how far the studio is with its designs. */
export type StudioLine = {
  readonly state: LineState
  readonly designStatus: string | null
  readonly wantsCheck: boolean
  readonly jobs: readonly StudioState[]
  /** Each of its files was approved. */
  readonly isApproved: boolean
  /** A proof of one of its files waits for the customer. */
  readonly isProofed: boolean
  /** Its customer did not agree with the last proof of a file, which nobody approved since. */
  readonly isReturned: boolean
}

const IS_APPROVED = sql`exists (select from file_approvals a
  where a.order_line_id = d.order_line_id and a.side = d.side and a.design_id = d.design_id)`

export async function readStudioLine(trx: Executor, orderLineId: string): Promise<StudioLine> {
  const { rows } = await sql<StudioLine>`
    select l.state, l.design_status as "designStatus", l.wants_check as "wantsCheck",
      array(select j.state from studio_jobs j join order_line_designs d on d.id = j.line_design_id
        where d.order_line_id = l.id) as jobs,
      not exists (select from order_line_designs d where d.order_line_id = l.id and not ${IS_APPROVED}) as "isApproved",
      exists (select from file_proofs p where p.order_line_id = l.id and p.ended_at is null) as "isProofed",
      exists (select from order_line_designs d where d.order_line_id = l.id and not ${IS_APPROVED} and 'returned' = (
        select p.ending from file_proofs p
        where p.order_line_id = l.id and p.side = d.side and p.design_id = d.design_id and coalesce(p.ending, 'open') in ('open', 'approved', 'returned')
        order by p.sent_at desc limit 1)) as "isReturned"
    from order_lines l where l.id = ${orderLineId}`.execute(trx)
  const [row] = rows
  if (!row) throw new Error(`order line ${orderLineId} is not there`)
  return row
}

type LineInState = SentLine & { readonly id: string; readonly state: LineState }

/** How far each line of an order is, and how much of it left. */
export async function readLineStates(trx: Executor, orderId: string): Promise<readonly LineInState[]> {
  const { rows } = await sql<LineInState>`
    select l.id, l.state, l.quantity, (select coalesce(json_agg(json_build_object('quantity', s.quantity)), '[]')
      from dispatch_lines s where s.order_line_id = l.id) as parcels
    from order_lines l where l.order_id = ${orderId}`.execute(trx)
  return rows
}

/** Takes an order for the rest of the transaction; false where there is none. */
export async function takeOrderOfId(trx: Executor, orderId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('orders')
    .select('id')
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** Writes down what an order comes to, which is another version of it. */
export async function setTotals(trx: Executor, orderId: string, totals: TotalsLeft): Promise<void> {
  await trx
    .updateTable('orders')
    .set((eb) => ({
      version: eb('version', '+', 1),
      subtotal_cents: totals.subtotalCents,
      express_cents: totals.expressCents,
      shipping_cents: totals.shippingCents,
      net_cents: totals.netCents,
      vat: orderVat.write(totals.vat),
      vat_cents: totals.vatCents,
      total_cents: totals.totalCents,
    }))
    .where('id', '=', orderId)
    .execute()
}
