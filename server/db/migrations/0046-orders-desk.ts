import { type Kysely, sql } from 'kysely'

/**
 * What staff do with an order beside moving it: they cancel lines of it with a reason, and hold it or a line of it. An order comes to its lines without the cancelled ones; one whose lines were cancelled before that was so comes to all.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(cancellation).execute(db)
  await sql.raw(holds).execute(db)
}

const cancellation = `
alter table order_events add column reason text;

create or replace function order_has_lines() returns trigger language plpgsql as $$
declare
  ordered bigint;
  kept bigint;
  subtotal bigint;
begin
  -- As it is at the end of the transaction, which may write it more than once.
  select subtotal_cents into subtotal from orders where id = new.id;
  if not found then return null; end if;
  select sum(line_cents), coalesce(sum(line_cents) filter (where state <> 'cancelled'), 0) into ordered, kept
    from order_lines where order_id = new.id;
  if ordered is null then
    raise exception 'order % has no lines', new.id using errcode = 'check_violation';
  end if;
  if subtotal not in (ordered, kept) then
    raise exception 'subtotal of order % is not the sum of its lines', new.id using errcode = 'check_violation';
  end if;
  return null;
end $$;
`

const holds = `
create table order_holds (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders on delete cascade,
  -- Null holds the whole order.
  order_line_id uuid references order_lines on delete cascade,
  reason text not null,
  held_at timestamptz not null,
  held_by uuid references operators on delete set null,
  released_at timestamptz,
  released_by uuid references operators on delete set null,
  check (released_by is null or released_at is not null)
);
create unique index order_holds_open on order_holds (order_id, order_line_id) nulls not distinct where released_at is null;
create index order_holds_order on order_holds (order_id, held_at);
create index order_holds_line on order_holds (order_line_id);
create index order_holds_held_by on order_holds (held_by);
create index order_holds_released_by on order_holds (released_by);
create trigger order_holds_audit after insert or update or delete on order_holds
  for each row execute function record_change('id');
`
