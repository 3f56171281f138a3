import { sql } from 'kysely'
import type { Executor } from '../../db/database.ts'

/** Nobody else invoices this order until the transaction ends; null when there is none of this id or number. */
export async function lockOrderNamed(executor: Executor, name: string): Promise<string | null> {
  const row = await executor
    .selectFrom('orders')
    .select('id')
    .where((eb) => eb.or([eb('number', '=', name), eb(sql<string>`id::text`, '=', name.toLowerCase())]))
    .forUpdate()
    .executeTakeFirst()
  return row?.id ?? null
}

export async function lockOrder(executor: Executor, id: string): Promise<boolean> {
  const row = await executor
    .selectFrom('orders')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** Notes when an order was first invoiced. */
export async function markInvoiced(executor: Executor, orderId: string, now: Date): Promise<void> {
  await executor
    .updateTable('orders')
    .set({ invoiced_at: now })
    .where('id', '=', orderId)
    .where('invoiced_at', 'is', null)
    .execute()
}

/** Orders that have left the house and were never invoiced, those that wait longest first. */
export async function ordersToInvoice(
  executor: Executor,
  most: number,
  except: readonly string[],
): Promise<string[]> {
  const rows = await executor
    .selectFrom('orders')
    .select('id')
    .where('invoiced_at', 'is', null)
    .where('state', 'in', ['shipped', 'delivered', 'closed'])
    .$if(except.length > 0, (query) => query.where('id', 'not in', except))
    .orderBy('placed_at')
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}
