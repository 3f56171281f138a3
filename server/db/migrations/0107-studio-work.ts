import { type Kysely, sql } from 'kysely'

/**
 * Who of the studio took a job, what it asks its customer, and what staff write to each other at it: a note at the order that is about
 * the job. A proof has a link of its own, which opens it without login and is kept hashed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(work).execute(db)
  await sql.raw(news).execute(db)
}

const work = `
alter table studio_jobs add column taken_by uuid references operators on delete set null, add column taken_at timestamptz;
create index studio_jobs_taken_by on studio_jobs (taken_by) where taken_by is not null;
drop trigger studio_jobs_audit on studio_jobs;
create trigger studio_jobs_audit after update of state, brief, taken_by on studio_jobs for each row
  when (old.state is distinct from new.state or old.brief is distinct from new.brief or old.taken_by is distinct from new.taken_by)
  execute function record_change('id');

alter table order_notes add column studio_job_id uuid references studio_jobs on delete set null;
create index order_notes_studio_job on order_notes (studio_job_id, written_at) where studio_job_id is not null;

create table studio_questions (
  id uuid primary key,
  job_id uuid not null references studio_jobs on delete cascade,
  text text not null,
  asked_by uuid references operators on delete set null,
  asked_at timestamptz not null,
  answer text not null default '',
  answered_by uuid references contacts on delete set null,
  ended_at timestamptz,
  ending text check (ending in ('answered', 'withdrawn')),
  check (num_nulls(ended_at, ending) in (0, 2))
);
create index studio_questions_job on studio_questions (job_id, asked_at);
create index studio_questions_asked_by on studio_questions (asked_by);
create index studio_questions_answered_by on studio_questions (answered_by) where answered_by is not null;
create trigger studio_questions_audit after insert or update or delete on studio_questions
  for each row execute function record_change('id');

alter table proofs add column token_hash bytea unique, add column expires_at timestamptz,
  add column is_by_link boolean not null default false;
drop trigger proofs_audit on proofs;
create trigger proofs_audit after update of decision on proofs for each row
  when (old.decision is distinct from new.decision) execute function record_change('id', '{token_hash}');
`

const news = `
create function tell_studio_questions_to_customer() returns trigger language plpgsql as $$
begin
  perform pg_notify('order_news', o.company_id || ' ' || o.id)
    from studio_jobs j join order_line_designs d on d.id = j.line_design_id join order_lines l on l.id = d.order_line_id
    join orders o on o.id = l.order_id where j.id = new.job_id;
  return null;
end $$;
create trigger studio_questions_to_customer after insert or update on studio_questions
  for each row execute function tell_studio_questions_to_customer();
`
