import { type Kysely, sql } from 'kysely'

/**
 * What the owner decides about the shop as a machine: work that failed, backups, forgetting what is past its term, and what
 * people ask about their own data. Each is written down with who did it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(system).execute(db)
}

const system = `
-- Work in the background that failed for good, and what was decided about it; the work itself lies with the queue.
create table job_decisions (
  id uuid primary key default gen_random_uuid(),
  job_id uuid not null,
  task text not null,
  error text not null,
  decision text not null check (decision in ('retried', 'dropped')),
  decided_at timestamptz not null,
  decided_by uuid references operators on delete restrict
);
create index job_decisions_decided_at on job_decisions (decided_at desc);
create index job_decisions_decided_by on job_decisions (decided_by);
create trigger job_decisions_audit after insert or update or delete on job_decisions
  for each row execute function record_change('id');

-- A copy of the database in one file, and whether it was tried.
create table backups (
  id uuid primary key default gen_random_uuid(),
  state text not null default 'waiting' check (state in ('waiting', 'running', 'made', 'failed', 'removed')),
  asked_at timestamptz not null,
  asked_by uuid references operators on delete restrict,
  finished_at timestamptz,
  tables_done int not null default 0,
  tables_all int not null default 0,
  size_bytes bigint,
  fault text,
  trial text not null default 'none' check (trial in ('none', 'waiting', 'running', 'good', 'bad', 'failed')),
  trial_at timestamptz,
  trial_fault text,
  fetched_at timestamptz,
  fetched_by uuid references operators on delete restrict,
  check (state <> 'made' or (size_bytes is not null and finished_at is not null))
);
create index backups_asked_at on backups (asked_at desc);
create index backups_asked_by on backups (asked_by);
create index backups_fetched_by on backups (fetched_by);
-- One at a time.
create unique index backups_busy on backups ((true)) where state in ('waiting', 'running');
create trigger backups_audit after insert or delete on backups
  for each row execute function record_change('id');
create trigger backups_changed after update of state, trial, fetched_at on backups for each row
  when (old.state is distinct from new.state or old.trial is distinct from new.trial
    or old.fetched_at is distinct from new.fetched_at)
  execute function record_change('id', '{tables_done,tables_all}');
create trigger backups_news after update of tables_done on backups
  for each statement execute function tell_new_rows();

-- What is in a backup, and what came back when it was tried.
create table backup_tables (
  backup_id uuid not null references backups on delete cascade,
  name text not null,
  row_count bigint not null,
  restored_count bigint,
  primary key (backup_id, name)
);

-- Each time that what is past its term was forgotten, with how much of each kind.
create table retention_runs (
  id uuid primary key default gen_random_uuid(),
  ran_at timestamptz not null,
  -- Null where the clock did it.
  ran_by uuid references operators on delete restrict
);
create index retention_runs_ran_at on retention_runs (ran_at desc);
create index retention_runs_ran_by on retention_runs (ran_by);
create trigger retention_runs_audit after insert or update or delete on retention_runs
  for each row execute function record_change('id');
create table retention_counts (
  run_id uuid not null references retention_runs on delete cascade,
  rule text not null,
  row_count int not null,
  primary key (run_id, rule)
);

-- Who asks what is kept about him, or to be forgotten; what he did himself on the site is one that is done.
create table privacy_requests (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('access', 'erasure')),
  channel text not null check (channel in ('site', 'mail', 'phone', 'letter')),
  state text not null default 'open' check (state in ('open', 'done', 'refused')),
  -- The address of who asks; no more than that he was forgotten stays of it afterwards.
  email text not null,
  contact_id uuid references contacts on delete set null,
  received_on date not null,
  due_on date not null,
  note text not null default '',
  answer text not null default '',
  made_by uuid references operators on delete restrict,
  closed_at timestamptz,
  closed_by uuid references operators on delete restrict,
  check ((state = 'open') = (closed_at is null))
);
create index privacy_requests_open on privacy_requests (due_on, id) where state = 'open';
create index privacy_requests_received on privacy_requests (received_on desc, id desc);
create index privacy_requests_contact on privacy_requests (contact_id);
create index privacy_requests_email on privacy_requests (email);
create index privacy_requests_made_by on privacy_requests (made_by);
create index privacy_requests_closed_by on privacy_requests (closed_by);
create trigger privacy_requests_audit after insert or update or delete on privacy_requests
  for each row execute function record_change('id', '{email,note}');
`
