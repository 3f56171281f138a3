import { sql } from 'kysely'
import { type AttributeShape, inValueOrder } from '#domain/catalogue/attribute-kinds.ts'
import type { Focus } from '#domain/catalogue/picture-cut.ts'
import { attributeValueText } from '#texts/nl/attribute-value.ts'
import type { Executor } from '../../db/database.ts'

/** An image as rows know it; its address follows from hash and type. */
export type ImageRow = {
  readonly hash: string
  readonly mimeType: string
  readonly alt: string
  readonly width: number
  readonly height: number
  /** Of the variants of a photograph, rising; null for a drawing. */
  readonly widths: readonly number[] | null
  /** What stays in sight where it is cut. */
  readonly focus: Focus
}

/** A category as menus, crumbs and search need it. */
export type CategoryRow = {
  readonly id: string
  readonly parentId: string | null
  readonly path: string
  readonly title: string
  readonly shortListItemCount: number
  readonly image: ImageRow | null
}

/** An image as one JSON object; without words of its own it is described by what it stands for. */
export const imageJson = (
  fallbackAlt: string,
) => sql<ImageRow | null>`case when images.id is null then null else
  json_build_object('hash', images.content_hash, 'mimeType', images.mime_type, 'width', images.width,
    'height', images.height, 'widths', images.widths,
    'focus', json_build_object('x', images.focus_x, 'y', images.focus_y), 'alt', coalesce(nullif(images.alt, ''), ${sql.ref(fallbackAlt)})) end`

/**
 * Every active category, or those that are hidden too, siblings in the owner's order; one below an inactive category is among
 * them.
 */
export async function loadCategories(
  executor: Executor,
  { withHidden = false } = {},
): Promise<CategoryRow[]> {
  return executor
    .selectFrom('categories')
    .leftJoin('images', 'images.id', 'categories.image_id')
    .$if(!withHidden, (query) => query.where('is_active', '=', true))
    .select([
      'categories.id',
      'parent_id as parentId',
      'url_path as path',
      'title',
      'short_list_item_count as shortListItemCount',
      imageJson('categories.title').as('image'),
    ])
    .orderBy('position')
    .orderBy('title')
    .execute()
}

export type CategoryTexts = {
  readonly description: string
  readonly shortDescription: string
  readonly seoTitle: string
  readonly seoDescription: string
  readonly metaTitle: string
  readonly metaDescription: string
}

export async function loadCategoryTexts(executor: Executor, id: string): Promise<CategoryTexts | null> {
  const row = await executor
    .selectFrom('categories')
    .where('id', '=', id)
    .select([
      'description',
      'short_description as shortDescription',
      'seo_title as seoTitle',
      'seo_description as seoDescription',
      'meta_title as metaTitle',
      'meta_description as metaDescription',
    ])
    .executeTakeFirst()
  return row ?? null
}

/** A product of a category with all that choosing and ordering needs; they come in the order of their titles. */
export type ListedProduct = {
  readonly id: string
  readonly popularity: number
  readonly attributes: Readonly<Record<string, readonly string[]>>
}

/** The active products with a page that lie in any of these categories, each once. */
export async function loadListedProducts(
  executor: Executor,
  categoryIds: readonly string[],
): Promise<ListedProduct[]> {
  const { rows } = await sql<ListedProduct>`
    select id, popularity,
      coalesce((select json_object_agg(code, list) from (
        select attribute_code as code, json_agg(value) as list
        from product_attributes join attributes on attributes.code = attribute_code and is_filterable
        where product_id = products.id group by attribute_code) as per_attribute), '{}') as attributes
    from products
    where status = 'active' and url_path is not null and exists (
      select from product_categories where product_id = products.id and category_id = any(${[...categoryIds]}::uuid[]))
    order by title collate "nl-x-icu", sku`.execute(executor)
  return rows
}

/** How many such products lie in or below each of these categories; a product counts once per category. */
export async function countProducts(
  executor: Executor,
  within: readonly { readonly id: string; readonly ids: readonly string[] }[],
): Promise<ReadonlyMap<string, number>> {
  const pairs = within.flatMap(({ id, ids }) => ids.map((below) => ({ id, below })))
  const { rows } = await sql<{ id: string; count: number }>`
    select top.id, count(distinct product_id) as count
    from unnest(${pairs.map(({ id }) => id)}::uuid[], ${pairs.map(({ below }) => below)}::uuid[]) as top (id, below)
    join product_categories on category_id = top.below
    join products on products.id = product_id and status = 'active' and url_path is not null
    group by top.id`.execute(executor)
  return new Map(rows.map((row) => [row.id, row.count]))
}

export type FilterableAttribute = {
  readonly code: string
  readonly label: string
  /** Every value in use, in the order in which filters show them. */
  readonly values: readonly string[]
  readonly labelOf: (value: string) => string
}

type FilterableRow = Omit<FilterableAttribute, 'labelOf'> & AttributeShape

/** The attributes that customers can filter by, in the owner's order. */
export async function loadFilterableAttributes(executor: Executor): Promise<FilterableAttribute[]> {
  const { rows } = await sql<FilterableRow>`
    select code, label, kind, unit, coalesce(json_agg(value order by used.position, value) filter (where value is not null), '[]') as values
    from attributes
    left join (select attribute_code, value, min(position) as position from product_attributes group by 1, 2) as used
      on used.attribute_code = code
    where is_filterable
    group by code
    order by attributes.position, code`.execute(executor)
  return rows.map(({ values, kind, unit, ...row }) => ({
    ...row,
    values: inValueOrder(kind, values),
    labelOf: (value) => attributeValueText(value, { kind, unit }),
  }))
}
