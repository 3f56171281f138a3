import { type Kysely, sql } from 'kysely'

/** What the owner set before can be brought back, as what he wrote can. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(kinds).execute(db)
}

const kinds = `
alter table content_versions
  drop constraint content_versions_kind_check,
  add constraint content_versions_kind_check
    check (kind in ('block', 'menu', 'category', 'mail', 'settings', 'shippingClass', 'countries'));
`
