import { type Kysely, sql } from 'kysely'

/**
 * When each company ordered last, so that a list finds those that did long ago without looking through the orders of all. It is
 * written at the end of what places an order, so that orders of one company do not wait for each other. And how the shop's own
 * machines call their cut lines is kept beside its settings.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(lastOrders).execute(db)
  await sql.raw(ownLines).execute(db)
}

const lastOrders = `
create table last_orders (
  company_id uuid primary key references companies on delete cascade,
  -- Null of one of which all orders are gone.
  placed_at timestamptz
);
create index last_orders_by_moment on last_orders (placed_at);

create function keep_last_order() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into last_orders values (new.company_id, new.placed_at)
    on conflict (company_id) do update set placed_at = greatest(last_orders.placed_at, excluded.placed_at);
    return null;
  end if;
  -- What another transaction adds meanwhile is seen by the statement after this one.
  perform from last_orders where company_id = old.company_id for update;
  update last_orders set placed_at = (select max(placed_at) from orders where company_id = old.company_id)
  where company_id = old.company_id;
  return null;
end $$;

create constraint trigger orders_last after insert or delete or update of placed_at on orders
  deferrable initially deferred for each row execute function keep_last_order();

insert into last_orders select company_id, max(placed_at) from orders group by company_id;
`

const ownLines = `
alter table shop_settings drop constraint shop_settings_key_check,
  add constraint shop_settings_key_check
    check (key in ('theme', 'prices', 'calendar', 'delivery', 'quotes', 'setup', 'lines'));
`
