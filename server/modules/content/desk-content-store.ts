import { sql } from 'kysely'
import type { DeskMenu, PageFields } from '#contract/office/content.ts'
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
  readonly updatedAt: Date
}

export async function listBlocks(executor: Executor): Promise<readonly BlockRow[]> {
  const { rows } = await sql<BlockRow>`
    select id, type, content, updated_at as "updatedAt" from content_blocks order by id`.execute(executor)
  return rows
}

export async function listMenus(executor: Executor): Promise<readonly DeskMenu[]> {
  const { rows } = await sql<DeskMenu>`
    select id, label, (select coalesce(json_agg(json_build_object('label', l.label, 'url', l.url) order by l.position), '[]')
      from content_menu_links l where l.menu_id = content_menus.id) as children
    from content_menus order by id`.execute(executor)
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
  readonly at: Date
  /** Null for what stood there before. */
  readonly by: string | null
}

/** Keeps what a page says; a version that is kept stays as it is. */
export async function keepVersion(
  trx: Executor,
  { pageId, version, title, content, at, by }: NewVersion,
): Promise<void> {
  await trx
    .insertInto('page_versions')
    .values({ page_id: pageId, version, title, content, saved_at: at.toISOString(), saved_by: by })
    .onConflict((conflict) => conflict.columns(['page_id', 'version']).doNothing())
    .execute()
}

export type KeptVersion = {
  readonly version: number
  readonly title: string
  readonly content: string
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
    select v.version, v.title, v.content, v.saved_at as "savedAt", o.name as "savedBy"
    from page_versions v left join operators o on o.id = v.saved_by
    where v.page_id = ${pageId}::uuid order by v.version desc limit ${most}::int`.execute(executor)
  return rows
}

/** A block that nobody else changes until the transaction ends. */
export async function lockBlock(trx: Executor, id: string): Promise<BlockRow | null> {
  const { rows } = await sql<BlockRow>`
    select id, type, content, updated_at as "updatedAt" from content_blocks where id = ${id}::text for update`.execute(
    trx,
  )
  return rows[0] ?? null
}

export async function writeBlock(trx: Executor, id: string, content: string, at: Date): Promise<void> {
  await trx
    .updateTable('content_blocks')
    .set({ content, updated_at: at.toISOString() })
    .where('id', '=', id)
    .execute()
}

/** A menu that nobody else changes until the transaction ends. */
export async function lockMenu(trx: Executor, id: string): Promise<DeskMenu | null> {
  await sql`select from content_menus where id = ${id}::text for update`.execute(trx)
  return (await listMenus(trx)).find((menu) => menu.id === id) ?? null
}

export async function writeMenu(
  trx: Executor,
  id: string,
  { label, children }: Omit<DeskMenu, 'id'>,
): Promise<void> {
  await trx.updateTable('content_menus').set({ label }).where('id', '=', id).execute()
  await trx.deleteFrom('content_menu_links').where('menu_id', '=', id).execute()
  const rows = children.map((link, position) => ({ menu_id: id, position, label: link.label, url: link.url }))
  await insertRows(rows, (some) =>
    trx
      .insertInto('content_menu_links')
      .values([...some])
      .execute(),
  )
}
