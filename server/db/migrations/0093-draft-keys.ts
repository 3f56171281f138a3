import { type Kysely, sql } from 'kysely'

/**
 * A draft of what is in the shop has the key that its configurator holds there, and reserves none by itself: that of another
 * product, begun under the same key before an import brought it, stood in its way for good.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table configurator_drafts drop constraint configurator_drafts_key_key`.execute(db)
  await sql`create unique index configurator_drafts_new_key on configurator_drafts (key) where seen is null`.execute(
    db,
  )
}
