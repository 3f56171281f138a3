import { type Kysely, sql } from 'kysely'

/** What staff write to each other at an order, and who is named in it and has not read it yet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(notes).execute(db)
}

const notes = `
create table order_notes (
  id uuid primary key,
  order_id uuid not null references orders on delete cascade,
  text text not null,
  written_at timestamptz not null,
  written_by uuid references operators on delete set null
);
create index order_notes_order on order_notes (order_id, written_at);
create index order_notes_written_by on order_notes (written_by);
create trigger order_notes_audit after insert or update or delete on order_notes
  for each row execute function record_change('id');

create table order_note_mentions (
  note_id uuid not null references order_notes on delete cascade,
  operator_id uuid not null references operators on delete cascade,
  read_at timestamptz,
  primary key (note_id, operator_id)
);
create index order_note_mentions_operator on order_note_mentions (operator_id, read_at);
create trigger order_note_mentions_audit after update on order_note_mentions
  for each row execute function record_change('note_id', '{}', '{operator_id}');
`
