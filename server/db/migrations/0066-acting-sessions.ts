import { type Kysely, sql } from 'kysely'

/**
 * A session in which staff act for a contact hangs on their own: it ends with that, and when they get another role. That one
 * was begun is written down; it is no login of the contact.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(acting).execute(db)
}

const acting = `
alter table sessions add column operator_session bytea references operator_sessions on delete cascade;
create index sessions_operator_session on sessions (operator_session);
create trigger sessions_audit after insert on sessions for each row when (new.operator_session is not null)
  execute function record_change('contact_id', '{id_hash,operator_session}');

create function end_acting_sessions() returns trigger language plpgsql as $$
begin
  delete from sessions using operator_sessions o
    where o.id_hash = sessions.operator_session and o.operator_id = new.id;
  return null;
end $$;
create trigger operators_role_changed after update of role on operators
  for each row when (old.role is distinct from new.role) execute function end_acting_sessions();
`
