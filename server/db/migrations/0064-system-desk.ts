import { type Kysely, sql } from 'kysely'

/**
 * What the owner decides about the shop as a machine: work that failed, forgetting what is past its term, and what
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
