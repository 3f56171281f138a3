import { type Kysely, sql } from 'kysely'

/** The owner invites operators and changes what they may, and each sees where he is logged in. */
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
`
