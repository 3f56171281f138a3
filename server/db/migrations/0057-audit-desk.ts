import { type Kysely, sql } from 'kysely'

/** The owner looks for changes by who made them, by what was changed, and by when; the newest come first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(indexes).execute(db)
}

const indexes = `
create index audit_events_by_time on audit_events (at desc, id desc);
create index audit_events_actor on audit_events (actor_id, at desc, id desc) where actor_id is not null;
create index audit_events_in_name_of on audit_events (in_name_of, at desc, id desc) where in_name_of is not null;
create index audit_events_actor_kind on audit_events (actor_kind, at desc, id desc);
create index audit_events_kind on audit_events (entity, at desc, id desc);
create index audit_events_thing on audit_events (entity_id, at desc, id desc);
-- Every order by it is one of audit_events_by_time too.
drop index audit_events_at;
`
