import { sql } from 'kysely'
import type { CategoryFields, DeskCategoryRow } from '#contract/office/categories.ts'
import type { ChangedPath } from '#domain/catalogue/move-category.ts'
import type { SomeOf } from '#domain/companies/clashing-fields.ts'
import type { Executor } from '../../db/database.ts'
import { movePath } from './product-fields-store.ts'

/** Every category, siblings in the owner's order. */
export async function listCategories(executor: Executor): Promise<readonly DeskCategoryRow[]> {
  const { rows } = await sql<DeskCategoryRow>`
    select c.id, c.parent_id as "parentId", c.title, c.url_path as path, c.is_active as "isActive",
      (select count(*)::int from product_categories l where l.category_id = c.id) as "productCount"
    from categories c order by c.position, c.title, c.id`.execute(executor)
  return rows
}

/** Holds the tree as it is until the end of the transaction: two who move at once do not make a ring. */
export async function lockTree(trx: Executor): Promise<void> {
  await sql`select id from categories order by id for no key update`.execute(trx)
}

export type KeptCategory = {
  readonly id: string
  readonly parentId: string | null
  readonly fields: CategoryFields
  readonly onlyHere: number
}

export async function findCategory(executor: Executor, id: string): Promise<KeptCategory | null> {
  const { rows } = await sql<Omit<KeptCategory, 'fields'> & CategoryFields>`
    select c.id, c.parent_id as "parentId", c.title, c.url_path as "urlPath", c.is_active as "isActive",
      c.short_list_item_count as "shortListItemCount", c.short_description as "shortDescription", c.description,
      coalesce(nullif(c.meta_title, ''), c.seo_title) as "metaTitle",
      coalesce(nullif(c.meta_description, ''), c.seo_description) as "metaDescription", c.image_id as "imageId",
      (select count(*)::int from product_categories l where l.category_id = c.id and not exists (
        select from product_categories other where other.product_id = l.product_id and other.category_id <> c.id)) as "onlyHere"
    from categories c where c.id = ${id}::uuid`.execute(executor)
  const [row] = rows
  if (!row) return null
  const { id: found, parentId, onlyHere, ...fields } = row
  return { id: found, parentId, onlyHere, fields }
}

/** Nobody else takes an address until the transaction ends: two pages cannot come to lie at one. */
export async function lockPaths(trx: Executor): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('paths'))`.execute(trx)
}

/** Whether something else in the shop lies at one of these addresses than categories and pages that get them. */
export async function isAnyPathTaken(
  executor: Executor,
  paths: readonly string[],
  movers: readonly string[],
): Promise<boolean> {
  const { rows } = await sql<{ isTaken: boolean }>`
    select exists (select from products where url_path = any(${[...paths]}::text[]))
      or exists (select from pages where url_path = any(${[...paths]}::text[]) and id <> all(${[...movers]}::uuid[]))
      or exists (select from categories where url_path = any(${[...paths]}::text[])
        and id <> all(${[...movers]}::uuid[])) as "isTaken"`.execute(executor)
  return rows[0]?.isTaken ?? false
}

export async function hasImage(executor: Executor, id: string): Promise<boolean> {
  return (
    (await executor.selectFrom('images').where('id', '=', id).select('id').executeTakeFirst()) !== undefined
  )
}

/** A category that customers do not see yet, as the last one below its parent. */
export async function insertCategory(
  trx: Executor,
  { id, parentId, path, title }: Omit<DeskCategoryRow, 'isActive' | 'productCount'>,
): Promise<void> {
  await sql`
    insert into categories (id, parent_id, url_path, title, is_active, position)
    values (${id}::uuid, ${parentId}::uuid, ${path}::text, ${title}::text, false,
      (select coalesce(max(position) + 1, 0) from categories where parent_id is not distinct from ${parentId}::uuid))`.execute(
    trx,
  )
}

/** Writes some fields of a category, its address apart; what search engines read stands in two columns. */
export async function writeCategory(
  trx: Executor,
  id: string,
  {
    title,
    isActive,
    shortListItemCount,
    shortDescription,
    description,
    metaTitle,
    metaDescription,
    imageId,
  }: SomeOf<CategoryFields>,
): Promise<void> {
  const columns = {
    ...(title !== undefined && { title }),
    ...(isActive !== undefined && { is_active: isActive }),
    ...(shortListItemCount !== undefined && { short_list_item_count: shortListItemCount }),
    ...(shortDescription !== undefined && { short_description: shortDescription }),
    ...(description !== undefined && { description }),
    ...(metaTitle !== undefined && { meta_title: metaTitle, seo_title: metaTitle }),
    ...(metaDescription !== undefined && {
      meta_description: metaDescription,
      seo_description: metaDescription,
    }),
    ...(imageId !== undefined && { image_id: imageId }),
  }
  if (Object.keys(columns).length === 0) return
  await trx.updateTable('categories').set(columns).where('id', '=', id).execute()
}

/** Gives categories other addresses, all at once, and leads from the old ones to them. */
export async function writePaths(trx: Executor, paths: readonly ChangedPath[]): Promise<void> {
  if (paths.length === 0) return
  // Each address is one category's alone, also halfway: one by one two could meet.
  await sql`
    with changed as (select * from jsonb_to_recordset(${JSON.stringify(paths)}::jsonb) as c (id uuid, "to" text))
    update categories set url_path = '/' || replace(changed.id::text, '-', '') from changed where categories.id = changed.id`.execute(
    trx,
  )
  await sql`
    with changed as (select * from jsonb_to_recordset(${JSON.stringify(paths)}::jsonb) as c (id uuid, "to" text))
    update categories set url_path = changed."to" from changed where categories.id = changed.id`.execute(trx)
  for (const { from, to } of paths) await movePath(trx, from, to)
}

/** Lets categories stand below one, in this order. */
export async function placeCategories(
  trx: Executor,
  parentId: string | null,
  ids: readonly string[],
): Promise<void> {
  await sql`
    update categories set parent_id = ${parentId}::uuid, position = placed.place
    from unnest(${[...ids]}::uuid[]) with ordinality as placed (id, place)
    where categories.id = placed.id
      and (categories.parent_id, categories.position) is distinct from (${parentId}::uuid, placed.place::int)`.execute(
    trx,
  )
}

export async function deleteCategory(trx: Executor, id: string): Promise<void> {
  await trx.deleteFrom('categories').where('id', '=', id).execute()
}
