import { type Kysely, sql } from 'kysely'

/** The days that staff promised anew: of which line, what it was, and why; and what left today is found by when it did. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(moves).execute(db)
}

const moves = `
create table promise_moves (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders on delete cascade,
  order_line_id uuid not null references order_lines on delete cascade,
  from_date date not null,
  to_date date not null,
  reason text not null,
  moved_at timestamptz not null,
  moved_by uuid references operators on delete set null,
  check (from_date <> to_date)
);
create index promise_moves_order on promise_moves (order_id, moved_at);
create index promise_moves_line on promise_moves (order_line_id, moved_at);
create index promise_moves_moved_by on promise_moves (moved_by);
create index dispatches_sent on dispatches (sent_at);
create trigger promise_moves_audit after insert or update or delete on promise_moves
  for each row execute function record_change('id');
`
