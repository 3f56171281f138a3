import { type Kysely, sql } from 'kysely'

/** What staff do with many rows at once: it goes on while the screen is closed, and says of each row what became of it. */
const runs = `create table bulk_runs (
  id uuid primary key,
  operator_id uuid not null references operators on delete cascade,
  list text not null,
  kind text not null,
  state text,
  created_at timestamptz not null default now(),
  stopped_at timestamptz,
  ended_at timestamptz,
  total int not null,
  done_count int not null default 0,
  refused_count int not null default 0
)`

const rows = `create table bulk_rows (
  run_id uuid not null references bulk_runs on delete cascade,
  position int not null,
  subject_id uuid not null,
  number text not null,
  step int,
  -- Names the mail that it brings about, which goes once however often the row is begun.
  mail_id uuid not null default gen_random_uuid(),
  outcome text not null default 'waiting' check (outcome in ('waiting', 'done', 'refused')),
  fault text,
  primary key (run_id, position)
)`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(runs).execute(db)
  await sql.raw('create index bulk_runs_own on bulk_runs (operator_id, list, created_at)').execute(db)
  await sql.raw(rows).execute(db)
  await sql
    .raw(`create index bulk_rows_waiting on bulk_rows (run_id, position) where outcome = 'waiting'`)
    .execute(db)
}
