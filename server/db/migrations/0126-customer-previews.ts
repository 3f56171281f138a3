import { type Kysely, sql } from 'kysely'

/**
 * Staff see drafts as a customer would: by the prices of a company, and with nothing of its own. That one was begun is written down;
 * it ends with the session of who began it, and when they get another role.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(previews).execute(db)
}

const previews = `
create table customer_previews (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references companies on delete cascade,
  operator_session bytea not null references operator_sessions on delete cascade,
  begun_at timestamptz not null,
  expires_at timestamptz not null
);
create index customer_previews_company on customer_previews (company_id);
create index customer_previews_operator_session on customer_previews (operator_session);
create trigger customer_previews_audit after insert on customer_previews for each row
  execute function record_change('company_id', '{id,operator_session}');

create or replace function end_acting_sessions() returns trigger language plpgsql as $$
begin
  delete from sessions using operator_sessions o
    where o.id_hash = sessions.operator_session and o.operator_id = new.id;
  delete from customer_previews using operator_sessions o
    where o.id_hash = customer_previews.operator_session and o.operator_id = new.id;
  return null;
end $$;
`
