import { sql } from 'kysely'
import { z } from 'zod'
import type { StudioState } from '#domain/designs/studio.ts'
import type { TotalsLeft } from '#domain/documents/totals-left.ts'
import { type LineState, type OrderState, takesFiles } from '#domain/orders/states.ts'
import type { Executor } from '../../db/database.ts'
import { orderVat } from '../../db/documents/orders.ts'
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

/** What leaves at once, and where each of its lines is followed. */
type LeavingLines = {
  readonly id: string
  readonly trackingUrls: ReadonlyMap<string, string | null>
}

type OrderMove = {
  readonly orderId: string
  readonly lineIds: readonly string[]
  readonly state: LineState
  readonly orderState: OrderState
  /** What leaves, for lines that are shipped. */
  readonly dispatch?: LeavingLines
  /** Why, where that was asked. */
  readonly reason?: string
  readonly now: Date
}

/**
 * Moves lines and their order, and writes down that they did. What their customer was asked about their files, or shown of them, is
 * over once they wait for that no longer.
 */
export async function moveOrder(trx: Executor, move: OrderMove): Promise<void> {
  if (move.dispatch) await sendLines(trx, move, move.dispatch)
  else
    await trx
      .updateTable('order_lines')
      // What is packed in the house is not on its way, also where it was.
      .set({ state: move.state, ...(move.state === 'ready' && { tracking_url: null, dispatch_id: null }) })
      .where('id', 'in', [...move.lineIds])
      .execute()
  if (!takesFiles(move.state)) await withdrawQuestions(trx, move.lineIds, move.now)
  if (move.state !== 'awaiting_approval') await withdrawProofs(trx, move.lineIds, move.now)
  const reason = move.reason ?? null
  await trx
    .insertInto('order_events')
    .values(
      move.lineIds.map((lineId) => ({
        order_id: move.orderId,
        order_line_id: lineId,
        state: move.state,
        at: move.now,
        reason,
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
    .values({ order_id: move.orderId, order_line_id: null, state: move.orderState, at: move.now, reason })
    .execute()
}

async function sendLines(
  trx: Executor,
  { lineIds, state }: OrderMove,
  { id, trackingUrls }: LeavingLines,
): Promise<void> {
  const urls = lineIds.map((lineId) => trackingUrls.get(lineId) ?? null)
  await sql`
    update order_lines l set state = ${state}, dispatch_id = ${id}, tracking_url = sent.url
    from unnest(${[...lineIds]}::uuid[], ${urls}::text[]) as sent (id, url) where l.id = sent.id`.execute(trx)
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

type LineInState = { readonly id: string; readonly state: LineState }

export const readLineStates = (trx: Executor, orderId: string): Promise<readonly LineInState[]> =>
  trx.selectFrom('order_lines').select(['id', 'state']).where('order_id', '=', orderId).execute()

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
