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

export type WaitingOrder = {
  readonly id: string
  readonly number: string
  readonly companyId: string
  readonly companyName: string
  readonly placedAt: Date
  readonly totalCents: number
  readonly triedAt: Date | null
  readonly faultCode: string | null
}

/** The orders that have left the house and were never invoiced, with what stood in the way last; those that wait longest first, after one. */
export async function listOrdersToInvoice(
  executor: Executor,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<WaitingOrder[]> {
  const from = after
    ? sql`(o.placed_at, o.id) > (select placed_at, id from orders where id = ${after}::uuid)`
    : sql`true`
  const { rows } = await sql<WaitingOrder>`
    select o.id, o.number, o.company_id as "companyId", c.name as "companyName", o.placed_at as "placedAt",
      o.total_cents as "totalCents", f.tried_at as "triedAt", f.code as "faultCode"
    from orders o join companies c on c.id = o.company_id left join invoice_faults f on f.order_id = o.id
    where o.invoiced_at is null and o.state in ('shipped', 'delivered', 'closed') and ${from}
    order by o.placed_at, o.id limit ${limit}`.execute(executor)
  return rows
}

/** Which of those orders are meant, all of them where `ids` is null; an order that was invoiced meanwhile says so when its turn comes. */
export async function chosenToInvoice(
  executor: Executor,
  ids: readonly string[] | null,
  limit: number,
): Promise<{ readonly id: string; readonly number: string }[]> {
  const which = ids
    ? sql`o.id = any(${[...ids]}::uuid[])`
    : sql`o.invoiced_at is null and o.state in ('shipped', 'delivered', 'closed')`
  const { rows } = await sql<{ id: string; number: string }>`
    select o.id, o.number from orders o where ${which} order by o.placed_at, o.id limit ${limit}`.execute(
    executor,
  )
  return rows
}

/** Keeps why an order could not be invoiced; null for what nobody foresaw. */
export async function keepFault(
  executor: Executor,
  { orderId, code, now }: { readonly orderId: string; readonly code: string | null; readonly now: Date },
): Promise<void> {
  await executor
    .insertInto('invoice_faults')
    .values({ order_id: orderId, code, tried_at: now })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet({ code, tried_at: now }))
    .execute()
}

export async function forgetFault(trx: Executor, orderId: string): Promise<void> {
  await trx.deleteFrom('invoice_faults').where('order_id', '=', orderId).execute()
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
