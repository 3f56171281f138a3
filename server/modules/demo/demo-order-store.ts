import { type LineState, orderState } from '#domain/orders/states.ts'
import type { Executor } from '../../db/database.ts'

type Arrival = { readonly state: LineState; readonly trackingUrl: string | null; readonly at: Date }

/** Brings every line of an order to a state, as staff would have done on that moment. */
export async function bringOrderTo(
  executor: Executor,
  orderId: string,
  { state, trackingUrl, at }: Arrival,
): Promise<void> {
  await executor
    .updateTable('order_lines')
    .set({ state, tracking_url: trackingUrl })
    .where('order_id', '=', orderId)
    .execute()
  await executor
    .updateTable('orders')
    .set({ state: orderState([state]) })
    .where('id', '=', orderId)
    .execute()
  await executor
    .insertInto('order_events')
    .values({ order_id: orderId, order_line_id: null, state, at })
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
