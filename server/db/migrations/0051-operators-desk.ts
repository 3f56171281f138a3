import { type Kysely, sql } from 'kysely'

/**
 * The owner invites operators and changes what they may, and each sees where he is logged in. A message of the contact form is
 * done when one of them says so.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(operators).execute(db)
}

const operators = `
-- Of the role and what else colleagues change, so that who sees an older one is told.
alter table operators add column version int not null default 1, add column last_login_at timestamptz;
create or replace trigger operators_audit after insert or update or delete on operators
  for each row execute function record_change('id', '{last_login_at}');

create table operator_invitations (
  operator_id uuid primary key references operators on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create trigger operator_invitations_audit after insert or update or delete on operator_invitations
  for each row execute function record_change('operator_id', '{token_hash}');

-- By its id a session is ended; the browser is what it calls itself.
alter table operator_sessions add column id uuid not null unique default gen_random_uuid(),
  add column browser text not null default '';

alter table contact_messages add column handled_by uuid references operators on delete set null;
create index contact_messages_handled_by on contact_messages (handled_by);
create index contact_messages_open on contact_messages (received_at desc, id desc) where handled_at is null;
create index contact_messages_done on contact_messages (received_at desc, id desc) where handled_at is not null;
create trigger contact_messages_audit after update of handled_at on contact_messages
  for each row when (old.handled_at is distinct from new.handled_at) execute function record_change('id', '{form,received_at}');
create trigger contact_messages_news after insert on contact_messages
  for each statement execute function tell_new_rows();
`
