import { sql } from 'kysely'
import type { Carrier } from '#domain/delivery/carriers.ts'
import type { Executor } from '../../db/database.ts'

type NewDispatch = {
  readonly orderId: string
  readonly carrier: Carrier | null
  readonly trackingCode: string | null
  readonly now: Date
}

/** Writes down that something of an order leaves, under the next number within it. The order is taken. */
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

type LeftWith = { readonly id: string; readonly trackingUrls: ReadonlyMap<string, string | null> }

/** Writes down how many pieces of lines left with a shipment while the rest of them stays. */
export async function insertParts(
  trx: Executor,
  { id, trackingUrls }: LeftWith,
  parts: ReadonlyMap<string, number>,
): Promise<void> {
  if (parts.size === 0) return
  await trx
    .insertInto('dispatch_lines')
    .values(
      [...parts].map(([lineId, quantity]) => ({
        dispatch_id: id,
        order_line_id: lineId,
        quantity,
        tracking_url: trackingUrls.get(lineId) ?? null,
      })),
    )
    .execute()
}

/** Takes a line out of a shipment; one that holds nothing any more goes. */
export async function deletePart(
  trx: Executor,
  { dispatchId, lineId }: { readonly dispatchId: string; readonly lineId: string },
): Promise<void> {
  await trx
    .deleteFrom('dispatch_lines')
    .where('dispatch_id', '=', dispatchId)
    .where('order_line_id', '=', lineId)
    .execute()
  await sql`
    delete from dispatches where id = ${dispatchId}
      and not exists (select from dispatch_lines where dispatch_id = ${dispatchId})`.execute(trx)
}
