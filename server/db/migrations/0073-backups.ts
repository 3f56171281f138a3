import { type Kysely, sql } from 'kysely'

/** Backups that the owner made: the files lie in the storage, and here is what is known of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(backups).execute(db)
}

const backups = `
create table backups (
  id uuid primary key,
  made_at timestamptz not null,
  made_by uuid references operators on delete restrict,
  state text not null default 'making' check (state in ('making', 'ready', 'failed')),
  fault text,
  app_version text not null,
  newest_migration text,
  size_bytes bigint,
  row_count bigint,
  table_count int,
  sha256 text,
  seconds int,
  -- The last time that it was restored into a database beside this one, to see whether that works.
  trial text check (trial in ('trying', 'passed', 'failed')),
  trial_fault text,
  trial_seconds int,
  tried_at timestamptz,
  tried_by uuid references operators on delete restrict,
  downloaded_at timestamptz,
  downloaded_by uuid references operators on delete restrict,
  -- How far the work at hand is, and when its process was last heard of, by the clock of the database.
  percent int not null default 0,
  moved_at timestamptz not null default now(),
  check ((state = 'failed') = (fault is not null)),
  check ((trial = 'failed') = (trial_fault is not null))
);
create unique index backups_one_at_work on backups ((true)) where state = 'making' or trial = 'trying';
create index backups_made_at on backups (made_at desc, id);
create index backups_made_by on backups (made_by);
create index backups_tried_by on backups (tried_by);
create index backups_downloaded_by on backups (downloaded_by);
-- How far it is says nothing about who did what.
create trigger backups_audit
  after insert or delete or update of state, fault, size_bytes, trial, trial_fault, tried_at, downloaded_at on backups
  for each row execute function record_change('id', '{percent,moved_at}');
`
