import { sql } from 'kysely'
import { trackingAddress } from '#domain/delivery/carriers.ts'
import { type LineState, orderState } from '#domain/orders/states.ts'
import type { Executor } from '../../db/database.ts'

type Arrival = { readonly state: LineState; readonly trackingCode: string | null; readonly at: Date }

/** Brings every line of an order to a state, as staff would have done on that moment. */
export async function bringOrderTo(
  executor: Executor,
  orderId: string,
  { state, trackingCode, at }: Arrival,
): Promise<void> {
  await executor.updateTable('order_lines').set({ state }).where('order_id', '=', orderId).execute()
  await executor
    .updateTable('orders')
    .set({ state: orderState([state]) })
    .where('id', '=', orderId)
    .execute()
  await executor
    .insertInto('order_events')
    .values({ order_id: orderId, order_line_id: null, state, at })
    .execute()
  if (trackingCode !== null) await sendByPost(executor, orderId, { trackingCode, at })
}

/** All of an order left with PostNL, to the one address that it has. */
async function sendByPost(
  executor: Executor,
  orderId: string,
  { trackingCode, at }: { readonly trackingCode: string; readonly at: Date },
): Promise<void> {
  const { id } = await executor
    .insertInto('dispatches')
    .values({ order_id: orderId, number: 1, carrier: 'postnl', tracking_code: trackingCode, sent_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { rows } = await sql<{ postcode: string; country: string }>`
    select address->>'postcode' as postcode, address->>'country' as country from order_lines
    where order_id = ${orderId} and address is not null limit 1`.execute(executor)
  const url = rows[0] ? trackingAddress('postnl', trackingCode, rows[0]) : null
  await sql`
    insert into dispatch_lines (dispatch_id, order_line_id, quantity, tracking_url)
    select ${id}, id, quantity, ${url} from order_lines where order_id = ${orderId}`.execute(executor)
  await executor
    .updateTable('order_lines')
    .set({ dispatch_id: id, tracking_url: url })
    .where('order_id', '=', orderId)
    .execute()
}

type SentFile = { readonly lineId: string; readonly designId: string; readonly at: Date }

/** Prints a line from one file, which its customer took as it is. */
export async function sendFileOfLine(executor: Executor, { lineId, designId, at }: SentFile): Promise<void> {
  await sql`
    insert into order_line_designs
      (order_line_id, company_id, design_id, is_studio, side, quantity, file_name, sha256, approved_at, position)
    select l.id, d.company_id, d.id, false, 'front', l.quantity, d.file_name, d.sha256, ${at}, 0
    from order_lines l, designs d where l.id = ${lineId} and d.id = ${designId}`.execute(executor)
  await executor
    .updateTable('order_lines')
    .set({ design_status: 'approved' })
    .where('id', '=', lineId)
    .execute()
}

/** Confirmations of orders from before the demo was made were read long ago. */
export async function markMailsSent(executor: Executor, at: Date): Promise<void> {
  await executor
    .updateTable('outbox')
    .set({ state: 'sent', sent_at: at })
    .where('state', '=', 'waiting')
    .execute()
}

/** The id of an invoice of the demo. */
export async function invoiceNumbered(executor: Executor, number: string): Promise<string> {
  const { id } = await executor
    .selectFrom('invoices')
    .select('id')
    .where('number', '=', number)
    .executeTakeFirstOrThrow()
  return id
}
