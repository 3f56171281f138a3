import { sql } from 'kysely'
import type { Executor } from '../../db/database.ts'

/** A page that search engines may show, and when it was last changed where that is kept. */
export type SitemapRow = { readonly path: string; readonly updatedAt: Date | null }

/** The products that are sold on a page of their own and the published pages; what lies at a path is the page. */
export async function loadSitemapRows(executor: Executor): Promise<SitemapRow[]> {
  const { rows } = await sql<SitemapRow>`
    select coalesce(pages.url_path, products.path) as path, pages.updated_at as "updatedAt"
    from (select url_path as path from products where status = 'active' and url_path is not null) as products
    full join (select url_path, updated_at from pages where is_published) as pages on pages.url_path = products.path
    order by 1`.execute(executor)
  return rows
}
