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

-- No more of a line leaves than there is of it.
create function keep_dispatch_lines_within() returns trigger language plpgsql as $$
begin
  if (select sum(quantity) from dispatch_lines where order_line_id = new.order_line_id)
      > (select quantity from order_lines where id = new.order_line_id) then
    raise check_violation using message = format('more of order line %s left than was ordered', new.order_line_id);
  end if;
  return null;
end $$;
create trigger dispatch_lines_within after insert or update on dispatch_lines
  for each row execute function keep_dispatch_lines_within();

-- The program from before this table names the shipment at the line alone, and may send or take back lines while this one starts. What
-- this one writes stands there before its line changes, so that nothing is left to do here.
create function keep_dispatch_line() returns trigger language plpgsql as $$
begin
  delete from dispatch_lines where dispatch_id = old.dispatch_id and order_line_id = old.id;
  insert into dispatch_lines (dispatch_id, order_line_id, quantity, tracking_url)
    select new.dispatch_id, new.id, new.quantity - coalesce(sum(quantity), 0), new.tracking_url
    from dispatch_lines where order_line_id = new.id
    having new.dispatch_id is not null and new.quantity > coalesce(sum(quantity), 0);
  return null;
end $$;
create trigger order_lines_dispatched after update of dispatch_id on order_lines
  for each row when (old.dispatch_id is distinct from new.dispatch_id) execute function keep_dispatch_line();

-- How many pieces of the line left, below zero where they came back, in a state that it stays in; with the number of their shipment.
alter table order_events add column pieces int check (pieces <> 0);
alter table order_events add column dispatch_number int;
`
