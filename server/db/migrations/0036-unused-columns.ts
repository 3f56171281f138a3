import { type Kysely, sql } from 'kysely'

/**
 * Columns that no code ever wrote or read. An order is paid on account, and has no surcharge or discount of its own; the
 * check that its amounts add up went with their columns.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
alter table orders
  drop column surcharge_cents,
  drop column discount_cents,
  drop column payment_method;
alter table orders
  add constraint orders_amounts_add_up check (net_cents = subtotal_cents + express_cents + shipping_cents);
alter table cart_lines drop column is_validated;
`,
    )
    .execute(db)
}
