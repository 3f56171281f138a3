import { type Kysely, sql } from 'kysely'

/** What leaves the house at once: with whom, under which code, and which lines of its order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(dispatches).execute(db)
}

const dispatches = `
create table dispatches (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders on delete cascade,
  -- Counted within its order, from 1.
  number int not null check (number > 0),
  -- Null where nobody said.
  carrier text check (carrier in ('postnl', 'dhl', 'dpd', 'ups', 'gls', 'own', 'other')),
  tracking_code text,
  sent_at timestamptz not null,
  unique (order_id, number)
);
create trigger dispatches_audit after insert or update or delete on dispatches
  for each row execute function record_change('id');

-- Null until it leaves, and again when it comes back.
alter table order_lines add column dispatch_id uuid references dispatches on delete set null;
create index order_lines_dispatch on order_lines (dispatch_id);
`
