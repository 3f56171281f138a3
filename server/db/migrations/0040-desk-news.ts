import { type Kysely, sql } from 'kysely'

/** What is written down of each change names its table; of these tables a new row is not. */
const NEW_ROWS = [
  'orders',
  'account_requests',
  'price_requests',
  'patchups',
  'studio_jobs',
  'proofs',
] as const

/** Tells who listens which tables changed, once per transaction and table, so that staff see it without asking. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create function tell_changes() returns trigger language plpgsql as $$
    begin
      perform pg_notify('desk_news', entity) from (select distinct entity from changes) as changed;
      return null;
    end $$`.execute(db)
  await sql`create trigger audit_events_news after insert on audit_events
    referencing new table as changes for each statement execute function tell_changes()`.execute(db)
  await sql`create function tell_new_rows() returns trigger language plpgsql as $$
    begin
      perform pg_notify('desk_news', tg_table_name);
      return null;
    end $$`.execute(db)
  for (const table of NEW_ROWS)
    await sql`create trigger ${sql.ref(`${table}_news`)} after insert on ${sql.table(table)}
      for each statement execute function tell_new_rows()`.execute(db)
}
