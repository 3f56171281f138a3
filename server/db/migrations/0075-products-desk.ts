import { type Kysely, sql } from 'kysely'

/** The list of products has saved views, and who has a product open is told to colleagues, as at the other desks. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table saved_views drop constraint saved_views_list_check,
    add constraint saved_views_list_check
    check (list in ('orders', 'files', 'quotes', 'invoices', 'companies', 'products'))`.execute(db)
  await sql`alter table open_desks drop constraint open_desks_kind_check,
    add constraint open_desks_kind_check check (kind in ('file', 'order', 'quote', 'product'))`.execute(db)
}
