import { type Kysely, sql } from 'kysely'

/**
 * The versions of drafts come from one sequence. They began at 1 with each draft, so that a draft which was thrown away
 * and begun anew could have the version that an open screen still held, and be overwritten by it unseen.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(versions).execute(db)
}

const versions = `
create sequence draft_versions as int;
select setval('draft_versions', greatest(
  (select coalesce(max(version), 0) from product_drafts),
  (select coalesce(max(version), 0) from configurator_drafts)) + 1);
alter table product_drafts alter column version set default nextval('draft_versions');
alter table configurator_drafts alter column version set default nextval('draft_versions');
`
