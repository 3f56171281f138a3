import { sql } from 'kysely'
import type { DeskMenu, PageFields } from '#contract/office/content.ts'
import { BLOCK_PLACES, MENU_PLACES } from '#domain/shop/content-places.ts'
import type { SomeOf } from '#domain/companies/clashing-fields.ts'
import type { Executor } from '../../db/database.ts'
import { insertRows } from '../../db/insert-rows.ts'

type PageRow = {
  readonly id: string
  readonly title: string
  readonly path: string
  readonly isPublished: boolean
  readonly version: number
  readonly updatedAt: Date
}

export async function listPages(executor: Executor): Promise<readonly PageRow[]> {
  return executor
    .selectFrom('pages')
    .select([
      'id',
      'title',
      'url_path as path',
      'is_published as isPublished',
      'version',
      'updated_at as updatedAt',
    ])
    .orderBy('title')
    .orderBy('id')
    .execute()
}

export type BlockRow = {
  readonly id: string
  readonly type: 'html' | 'text'
  readonly content: string
  /** Null where nothing was ever written. */
  readonly updatedAt: Date | null
}

type Place = { readonly id: string; readonly type: 'html' | 'text' }
const BLOCKS: readonly Place[] = Object.entries(BLOCK_PLACES).map(([id, type]) => ({ id, type }))

/** What stands in each place of the shop, and in those that somebody else made; an empty text where nothing does. */
export async function listBlocks(executor: Executor): Promise<readonly BlockRow[]> {
  const { rows } = await sql<BlockRow>`
    select coalesce(b.id, p.id) as id, coalesce(b.type, p.type) as type, coalesce(b.content, '') as content,
      b.updated_at as "updatedAt"
    from jsonb_to_recordset(${JSON.stringify(BLOCKS)}::jsonb) as p (id text, type text)
    full join content_blocks b on b.id = p.id order by 1`.execute(executor)
  return rows
}

/** The menus of each place, without a heading where nothing was written yet. */
export async function listMenus(executor: Executor): Promise<readonly DeskMenu[]> {
  const { rows } = await sql<DeskMenu>`
    select coalesce(m.id, p.id) as id, coalesce(m.label, '') as label,
      (select coalesce(json_agg(json_build_object('label', l.label, 'url', l.url) order by l.position), '[]')
        from content_menu_links l where l.menu_id = m.id) as children
    from unnest(${[...MENU_PLACES]}::text[]) as p (id) full join content_menus m on m.id = p.id order by 1`.execute(
    executor,
  )
  return rows
}

export type KeptPage = { readonly fields: PageFields; readonly version: number; readonly updatedAt: Date }

export async function findPage(executor: Executor, id: string): Promise<KeptPage | null> {
  const row = await executor
    .selectFrom('pages')
    .where('id', '=', id)
    .select([
      'title',
      'url_path as urlPath',
      'is_published as isPublished',
      'meta_title as metaTitle',
      'meta_description as metaDescription',
      'content',
      'version',
      'updated_at as updatedAt',
    ])
    .executeTakeFirst()
  if (!row) return null
  const { version, updatedAt, ...fields } = row
  return { fields, version, updatedAt }
}

/** A page that nobody else changes until the transaction ends. */
export async function lockPage(trx: Executor, id: string): Promise<KeptPage | null> {
  await sql`select from pages where id = ${id}::uuid for update`.execute(trx)
  return findPage(trx, id)
}

export async function insertPage(
  trx: Executor,
  {
    id,
    title,
    path,
    at,
  }: { readonly id: string; readonly title: string; readonly path: string; readonly at: Date },
): Promise<void> {
  await trx
    .insertInto('pages')
    .values({ id, title, url_path: path, content: '', is_published: false, updated_at: at.toISOString() })
    .execute()
}

export async function writePage(
  trx: Executor,
  id: string,
  { title, urlPath, isPublished, metaTitle, metaDescription, content }: SomeOf<PageFields>,
  { version, at }: { readonly version: number; readonly at: Date },
): Promise<void> {
  await trx
    .updateTable('pages')
    .set({
      ...(title !== undefined && { title }),
      ...(urlPath !== undefined && { url_path: urlPath }),
      ...(isPublished !== undefined && { is_published: isPublished }),
      ...(metaTitle !== undefined && { meta_title: metaTitle }),
      ...(metaDescription !== undefined && { meta_description: metaDescription }),
      ...(content !== undefined && { content }),
      version,
      updated_at: at.toISOString(),
    })
    .where('id', '=', id)
    .execute()
}

export async function deletePage(trx: Executor, id: string): Promise<void> {
  await trx.deleteFrom('pages').where('id', '=', id).execute()
}

export type NewVersion = {
  readonly pageId: string
  readonly version: number
  readonly title: string
  readonly content: string
  readonly metaTitle: string
  readonly metaDescription: string
  readonly at: Date
  /** Null for what stood there before. */
  readonly by: string | null
}

/** Keeps what a page says; a version that is kept stays as it is. */
export async function keepVersion(
  trx: Executor,
  { pageId, version, title, content, metaTitle, metaDescription, at, by }: NewVersion,
): Promise<void> {
  await trx
    .insertInto('page_versions')
    .values({
      page_id: pageId,
      version,
      title,
      content,
      meta_title: metaTitle,
      meta_description: metaDescription,
      saved_at: at.toISOString(),
      saved_by: by,
    })
    .onConflict((conflict) => conflict.columns(['page_id', 'version']).doNothing())
    .execute()
}

export type KeptVersion = {
  readonly version: number
  readonly title: string
  readonly content: string
  /** Null of versions that were kept before these were. */
  readonly metaTitle: string | null
  readonly metaDescription: string | null
  readonly savedAt: Date
  readonly savedBy: string | null
}

/** The versions of a page, the newest first, at most so many. */
export async function listVersions(
  executor: Executor,
  pageId: string,
  most: number,
): Promise<readonly KeptVersion[]> {
  const { rows } = await sql<KeptVersion>`
    select v.version, v.title, v.content, v.meta_title as "metaTitle", v.meta_description as "metaDescription",
      v.saved_at as "savedAt", o.name as "savedBy"
    from page_versions v left join operators o on o.id = v.saved_by
    where v.page_id = ${pageId}::uuid order by v.version desc limit ${most}::int`.execute(executor)
  return rows
}

/** A block that nobody else changes until the transaction ends. */
export async function lockBlock(trx: Executor, id: string): Promise<BlockRow | null> {
  await lockPlace(trx, id)
  return (await listBlocks(trx)).find((block) => block.id === id) ?? null
}

/** Also where there is no row to take yet. */
const lockPlace = (trx: Executor, id: string) =>
  sql`select pg_advisory_xact_lock(hashtext('content place ' || ${id}::text))`.execute(trx)

/** Writes a block; without content nothing stands there, as before it was ever written. */
export async function writeBlock(
  trx: Executor,
  { id, type, content }: Pick<BlockRow, 'id' | 'type' | 'content'>,
  at: Date,
): Promise<void> {
  const updatedAt = at.toISOString()
  if (content === '') await trx.deleteFrom('content_blocks').where('id', '=', id).execute()
  else
    await trx
      .insertInto('content_blocks')
      .values({ id, type, content, updated_at: updatedAt })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ content, updated_at: updatedAt }))
      .execute()
}

/** A menu that nobody else changes until the transaction ends. */
export async function lockMenu(trx: Executor, id: string): Promise<DeskMenu | null> {
  await lockPlace(trx, id)
  return (await listMenus(trx)).find((menu) => menu.id === id) ?? null
}

export async function writeMenu(
  trx: Executor,
  id: string,
  { label, children }: Omit<DeskMenu, 'id'>,
): Promise<void> {
  await trx
    .insertInto('content_menus')
    .values({ id, label })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ label }))
    .execute()
  await trx.deleteFrom('content_menu_links').where('menu_id', '=', id).execute()
  const rows = children.map((link, position) => ({ menu_id: id, position, label: link.label, url: link.url }))
  await insertRows(rows, (some) =>
    trx
      .insertInto('content_menu_links')
      .values([...some])
      .execute(),
  )
}
