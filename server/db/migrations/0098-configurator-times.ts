import { type Kysely, sql } from 'kysely'

/** A configurator goes into the shop at a time too, as a product does. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
alter table configurator_drafts add publish_at timestamptz;
-- When it was to go into the shop and could not.
alter table configurator_drafts add missed_at timestamptz;
create index configurator_drafts_due on configurator_drafts (publish_at) where publish_at is not null;
`.execute(db)
}
