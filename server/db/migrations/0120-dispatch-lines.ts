import { type Kysely, sql } from 'kysely'

/** How many pieces of a line are in a shipment: a line may leave in parts. Where a line stands as sent, the rest of it left with that. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(dispatchLines).execute(db)
}

const dispatchLines = `
create table dispatch_lines (
  id uuid primary key default gen_random_uuid(),
  dispatch_id uuid not null references dispatches on delete cascade,
  order_line_id uuid not null references order_lines on delete cascade,
  quantity int not null check (quantity > 0),
  tracking_url text,
  unique (dispatch_id, order_line_id)
);
create index dispatch_lines_line on dispatch_lines (order_line_id);

insert into dispatch_lines (dispatch_id, order_line_id, quantity, tracking_url)
  select dispatch_id, id, quantity, tracking_url from order_lines where dispatch_id is not null and quantity > 0;

create trigger dispatch_lines_audit after insert or update or delete on dispatch_lines
  for each row execute function record_change('id');

-- With the shipment that its line stands at goes what of it was still in the house; a line that comes back takes that along.
create function keep_dispatch_line() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.dispatch_id is not null then
    delete from dispatch_lines where dispatch_id = old.dispatch_id and order_line_id = old.id;
  end if;
  if new.dispatch_id is not null then
    insert into dispatch_lines (dispatch_id, order_line_id, quantity, tracking_url)
      select new.dispatch_id, new.id, new.quantity - coalesce(sum(quantity), 0), new.tracking_url
      from dispatch_lines where order_line_id = new.id having new.quantity > coalesce(sum(quantity), 0);
  end if;
  return null;
end $$;
create trigger order_lines_dispatched after update of dispatch_id on order_lines
  for each row when (old.dispatch_id is distinct from new.dispatch_id) execute function keep_dispatch_line();
create trigger order_lines_came_dispatched after insert on order_lines
  for each row when (new.dispatch_id is not null) execute function keep_dispatch_line();

-- What of an order left is shown to its customer at once.
create function tell_dispatch_lines_to_customer() returns trigger language plpgsql as $$
begin
  perform pg_notify('order_news', o.company_id || ' ' || o.id)
    from order_lines l join orders o on o.id = l.order_id where l.id = new.order_line_id;
  return null;
end $$;
create trigger dispatch_lines_to_customer after insert on dispatch_lines
  for each row execute function tell_dispatch_lines_to_customer();
`
