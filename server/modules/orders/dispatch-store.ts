import { sql } from 'kysely'
import type { Carrier } from '#domain/delivery/carriers.ts'
import type { Executor } from '../../db/database.ts'

type NewDispatch = {
  readonly orderId: string
  readonly carrier: Carrier | null
  readonly trackingCode: string | null
  readonly now: Date
}

/**
 * Writes down that something of an order leaves, under the next number within it. The order is taken. A shipment stays when all of it
 * comes back, so that no other gets its number.
 */
export async function insertDispatch(trx: Executor, dispatch: NewDispatch): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into dispatches (order_id, number, carrier, tracking_code, sent_at)
    select ${dispatch.orderId}::uuid, coalesce(max(number), 0) + 1, ${dispatch.carrier}, ${dispatch.trackingCode},
      ${dispatch.now}::timestamptz
    from dispatches where order_id = ${dispatch.orderId}
    returning id`.execute(trx)
  const [row] = rows
  if (!row) throw new Error(`nothing of order ${dispatch.orderId} left`)
  return row.id
}

/** A line that leaves, with how many pieces of it and where they are followed. */
export type LeavingLine = {
  readonly lineId: string
  readonly quantity: number
  readonly trackingUrl: string | null
}

/** What leaves at once. */
export type Leaving = { readonly id: string; readonly lines: readonly LeavingLine[] }

/** Writes down what is in a shipment. */
export async function insertDispatchLines(trx: Executor, { id, lines }: Leaving): Promise<void> {
  await trx
    .insertInto('dispatch_lines')
    .values(
      lines.map(({ lineId, quantity, trackingUrl }) => ({
        dispatch_id: id,
        order_line_id: lineId,
        quantity,
        tracking_url: trackingUrl,
      })),
    )
    .execute()
}

/** Takes lines that left back out of the last shipment of each. */
export async function deleteLastDispatchLines(trx: Executor, lineIds: readonly string[]): Promise<void> {
  await sql`
    delete from dispatch_lines s using order_lines l
    where l.id = any(${[...lineIds]}::uuid[]) and s.order_line_id = l.id and s.dispatch_id = l.dispatch_id`.execute(
    trx,
  )
}

type Part = { readonly dispatchId: string; readonly lineId: string }

/** Takes a line out of a shipment. */
export async function deleteDispatchLine(trx: Executor, { dispatchId, lineId }: Part): Promise<void> {
  await trx
    .deleteFrom('dispatch_lines')
    .where('dispatch_id', '=', dispatchId)
    .where('order_line_id', '=', lineId)
    .execute()
}

/** Writes down, where what became of an order is kept, that pieces of lines left with a shipment; below zero, that they came back. */
export async function insertPartEvents(
  trx: Executor,
  dispatchId: string,
  { parts, now }: { readonly parts: readonly Pick<LeavingLine, 'lineId' | 'quantity'>[]; readonly now: Date },
): Promise<void> {
  const ids = parts.map(({ lineId }) => lineId)
  const pieces = parts.map(({ quantity }) => quantity)
  await sql`
    insert into order_events (order_id, order_line_id, state, at, pieces, dispatch_number)
    select l.order_id, l.id, l.state, ${now}, part.pieces, d.number
    from unnest(${ids}::uuid[], ${pieces}::int[]) as part (id, pieces)
    join order_lines l on l.id = part.id join dispatches d on d.id = ${dispatchId}`.execute(trx)
}
