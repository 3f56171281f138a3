import { type Kysely, sql } from 'kysely'

/**
 * What prepress asked the customer about an ordered file, with the place on its page: a part of the width and height of the
 * picture. It ends when another file is sent in, or when staff take it back.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(questions).execute(db)
}

const questions = `
create table file_questions (
  id uuid primary key default gen_random_uuid(),
  order_line_id uuid not null references order_lines on delete cascade,
  side text not null check (side in ('front', 'back')),
  design_id uuid references designs on delete set null,
  file_name text not null,
  text text not null,
  page int not null check (page > 0),
  mark_left numeric(6, 5) not null check (mark_left between 0 and 1),
  mark_top numeric(6, 5) not null check (mark_top between 0 and 1),
  mark_width numeric(6, 5) not null check (mark_width between 0 and 1),
  mark_height numeric(6, 5) not null check (mark_height between 0 and 1),
  -- The line was on hold, and is so again afterwards.
  was_held boolean not null,
  operator_id uuid references operators on delete set null,
  asked_at timestamptz not null,
  ended_at timestamptz,
  ending text check (ending in ('replaced', 'withdrawn')),
  check (num_nulls(ended_at, ending) in (0, 2))
);
create unique index file_questions_open on file_questions (order_line_id, side, design_id) where ended_at is null;
create index file_questions_line on file_questions (order_line_id, asked_at);
create index file_questions_design on file_questions (design_id);
create index file_questions_operator on file_questions (operator_id);
create trigger file_questions_audit after insert or update or delete on file_questions
  for each row execute function record_change('id');
`
