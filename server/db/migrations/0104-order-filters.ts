import { type Kysely, sql } from 'kysely'

/** Finds the few orders that are express, are fetched or cost much among all that were ever placed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
create index order_lines_express on order_lines (order_id) where is_express;
create index order_lines_pickup on order_lines (order_id) where delivery_kind = 'pickup';
create index orders_by_amount on orders (net_cents);
`.execute(db)
}
