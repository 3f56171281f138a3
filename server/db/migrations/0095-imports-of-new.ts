import { type Kysely, sql } from 'kysely'

/** An import may leave what the shop has as it is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table catalogue_imports drop constraint catalogue_imports_mode_check,
    add constraint catalogue_imports_mode_check check (mode in ('add', 'new', 'replace'))`.execute(db)
}
