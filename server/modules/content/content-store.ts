import { sql } from 'kysely'
import type { ContentBlock, FooterColumn } from '#contract/content.ts'
import type { Country } from '#contract/config.ts'
import type { Executor } from '../../db/database.ts'

/** What the owner set under a key, as it is kept; null when nothing is set. */
export async function findSetting(
  executor: Executor,
  key: 'theme' | 'prices' | 'quotes' | 'calendar' | 'setup' | 'lines',
): Promise<unknown> {
  const row = await executor
    .selectFrom('shop_settings')
    .where('key', '=', key)
    .select('value')
    .executeTakeFirst()
  return row?.value ?? null
}

type Block = Pick<ContentBlock, 'id' | 'type' | 'content'>

/** The blocks with these names, in the order asked for; names without a block are left out. */
export async function loadBlocks(executor: Executor, ids: readonly string[]): Promise<Block[]> {
  const { rows } = await sql<Block>`
    select id, type, content from unnest(${[...ids]}::text[]) with ordinality as asked (id, place)
    join content_blocks using (id) order by place`.execute(executor)
  return rows
}

/** The menus with these names, in the order asked for; names without a menu are left out. */
export async function loadMenus(executor: Executor, ids: readonly string[]): Promise<FooterColumn[]> {
  const { rows } = await sql<FooterColumn>`
    select id, label, (select coalesce(json_agg(json_build_object('label', links.label, 'url', links.url) order by position), '[]')
      from content_menu_links links where menu_id = content_menus.id) as children
    from unnest(${[...ids]}::text[]) with ordinality as asked (id, place)
    join content_menus using (id) order by place`.execute(executor)
  return rows
}

export async function loadCountries(executor: Executor): Promise<Country[]> {
  return executor
    .selectFrom('countries')
    .select(['code', 'name', 'ships'])
    .orderBy('position')
    .orderBy('code')
    .execute()
}

export type PageRow = {
  readonly id: string
  readonly title: string
  readonly metaTitle: string
  readonly metaDescription: string
  readonly content: string
  readonly updatedAt: Date
}

/** The page at exactly this path, where it is in the shop, or also where it is not yet. */
export async function findPageRow(
  executor: Executor,
  path: string,
  { withHidden = false } = {},
): Promise<PageRow | null> {
  const row = await executor
    .selectFrom('pages')
    .where('url_path', '=', path)
    .$if(!withHidden, (query) => query.where('is_published', '=', true))
    .select([
      'id',
      'title',
      'meta_title as metaTitle',
      'meta_description as metaDescription',
      'content',
      'updated_at as updatedAt',
    ])
    .executeTakeFirst()
  return row ?? null
}

export async function findRedirect(executor: Executor, path: string): Promise<string | null> {
  const row = await executor
    .selectFrom('redirects')
    .where('from_path', '=', path)
    .select('to_path')
    .executeTakeFirst()
  return row?.to_path ?? null
}
