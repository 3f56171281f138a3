import { type Kysely, sql } from 'kysely'

/** Imports of the whole catalogue: each is tried, told, and carried out as one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(imports).execute(db)
}

const imports = `
create table catalogue_imports (
  id uuid primary key,
  name text not null,
  mode text not null check (mode in ('add', 'replace')),
  state text not null default 'reading'
    check (state in ('reading', 'ready', 'faulty', 'applying', 'applied', 'dropped', 'failed')),
  failure text,
  size_bytes bigint not null,
  made_at timestamptz not null,
  made_by uuid references operators on delete set null,
  ended_at timestamptz,
  ended_by uuid references operators on delete set null,
  -- What the catalogue was when it was tried: of another one it would do something else.
  tried_on text,
  report jsonb,
  -- How far the work at hand is, and when its process was last heard of, by the clock of the database.
  percent int not null default 0,
  moved_at timestamptz not null default now(),
  check ((state = 'failed') = (failure is not null))
);
create unique index catalogue_imports_one_at_work on catalogue_imports ((true)) where state in ('reading', 'applying');
create index catalogue_imports_made_at on catalogue_imports (made_at desc, id);
create index catalogue_imports_made_by on catalogue_imports (made_by);
create index catalogue_imports_ended_by on catalogue_imports (ended_by);
create trigger catalogue_imports_audit after insert or delete or update of state on catalogue_imports
  for each row execute function record_change('id', '{percent,moved_at,report,tried_on}', '{name,mode}');
`
