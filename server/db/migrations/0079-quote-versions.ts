import { type Kysely, sql } from 'kysely'

/**
 * A product may say what it costs the shop itself, which the desk of quotes holds its prices against. What staff sent of a quote
 * is kept as a version, and a quantity that they change or a line that they take out of one is written down.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(costs).execute(db)
  await sql.raw(versions).execute(db)
  await sql.raw(changedLines).execute(db)
}

const costs = `
alter table products
  add column cost_per text check (cost_per in ('piece', 'm2', 'metre')),
  add column cost_rate_e4 int check (cost_rate_e4 >= 0),
  add check ((cost_per is null) = (cost_rate_e4 is null))`

const versions = `
create table quote_versions (
  -- A cart that is parked anew is another quote: its number tells them apart.
  quote_number text not null,
  number int not null check (number > 0),
  cart_id uuid not null references carts on delete cascade,
  kind text not null check (kind in ('saved', 'offered', 'extended')),
  content jsonb not null,
  -- Of the cart as it was then; who saw an earlier one saw another version.
  cart_version int not null,
  sent_at timestamptz not null,
  sent_by uuid references operators on delete set null,
  primary key (quote_number, number)
);
create index quote_versions_cart on quote_versions (cart_id);
create index quote_versions_sent_by on quote_versions (sent_by)`

const changedLines = `
create or replace trigger cart_lines_audit after update of agreed_price, quantity on cart_lines for each row
  when ((old.agreed_price is distinct from new.agreed_price and shop_actor()->>'kind' is distinct from 'contact')
    or (old.quantity is distinct from new.quantity
      and shop_actor()->>'kind' = 'operator' and shop_actor()->>'inNameOf' is null))
  execute function record_change('id');
create trigger cart_lines_removed_audit after delete on cart_lines for each row
  when (shop_actor()->>'kind' = 'operator' and shop_actor()->>'inNameOf' is null)
  execute function record_change('id')`
