import { type Kysely, sql } from 'kysely'

/**
 * Every list that is searched has saved views. When one was saved was shown nowhere and ordered nothing, as they stand by their
 * names: the code before this does not name that column either.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table saved_views drop constraint saved_views_list_check,
    add constraint saved_views_list_check
    check (list in ('orders', 'files', 'studio', 'quotes', 'invoices', 'companies', 'invitations', 'messages', 'newsletter',
      'products', 'redirects', 'price_lists', 'mails', 'audit')),
    drop column created_at`.execute(db)
}
