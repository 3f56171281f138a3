import { type RawBuilder, sql } from 'kysely'
import type { AttributeShape } from '#domain/catalogue/attribute-kinds.ts'
import type { ProductQueue, ProductRow } from '#contract/office/products.ts'
import type { ProductSurroundings } from '#domain/catalogue/product-fields.ts'
import type { ProductCost } from '#domain/pricing/cost.ts'
import { USUAL_VAT_PERCENTS } from '#domain/pricing/vat-rates.ts'
import type { Executor } from '../../db/database.ts'
import { shopSettings } from '../../db/documents/settings.ts'
import { namedImageJson } from '../../db/named-image-json.ts'
import type { NamedImage } from './image-url.ts'

/** Where a page of the list ends; the next one begins after it. */
export type ProductPlace = { readonly sortTitle: string; readonly id: string }

type ListedRow = Omit<ProductRow, 'imageUrl' | 'draft'> & {
  readonly image: NamedImage | null
  readonly version: number | null
  readonly changedAt: Date | null
  readonly changedBy: string | null
  readonly publishAt: Date | null
  readonly missedAt: Date | null
}

type Wanted = {
  readonly queue: ProductQueue
  readonly search: string
  readonly category: string | null
  /** Only products that have a configurator, in the shop or as a draft. */
  readonly isComposed: boolean
  readonly after: ProductPlace | null
  readonly limit: number
}

const QUEUES: Readonly<Record<ProductQueue, RawBuilder<unknown>>> = {
  all: sql`true`,
  active: sql`p.status = 'active'`,
  draft: sql`p.status = 'draft'`,
  discontinued: sql`p.status = 'discontinued'`,
  changed: sql`exists (select from product_drafts d where d.product_id = p.id)`,
}

/** Whether a product `p` has this in its title or SKU. */
export function matches(search: string): RawBuilder<unknown> {
  if (search === '') return sql`true`
  const pattern = `%${search.replace(/[\\%_]/g, String.raw`\$&`)}%`
  return sql`(p.title ilike ${pattern} or p.sku ilike ${pattern})`
}

const within = (category: string | null): RawBuilder<unknown> =>
  category === null
    ? sql`true`
    : sql`p.id in (with recursive below as (
        select id from categories where id = ${category}::uuid
        union all select c.id from categories c join below on c.parent_id = below.id)
      select product_id from product_categories where category_id in (select id from below))`

const composed = (isAsked: boolean): RawBuilder<unknown> =>
  isAsked
    ? sql`(exists (select from configurators c where c.product_id = p.id)
        or exists (select from configurator_drafts d where d.product_id = p.id))`
    : sql`true`

/** The products of a list from a place on, by title. */
export async function listProducts(
  executor: Executor,
  { queue, search, category, isComposed, after, limit }: Wanted,
): Promise<readonly ListedRow[]> {
  const from = after ? sql`(lower(p.title), p.id) > (${after.sortTitle}::text, ${after.id}::uuid)` : sql`true`
  const { rows } = await sql<ListedRow>`
    with page as (
      select p.id, p.sku, p.title, p.type, p.status from products p
      where ${QUEUES[queue]} and ${matches(search)} and ${within(category)} and ${composed(isComposed)} and ${from}
      order by lower(p.title), p.id limit ${limit})
    select page.id, page.sku, page.title, page.type, page.status,
      (select c.title from product_categories l join categories c on c.id = l.category_id
        where l.product_id = page.id order by l.position, c.id limit 1) as category,
      (select ${namedImageJson} from product_images l
        join images i on i.id = l.image_id where l.product_id = page.id order by l.position limit 1) as image,
      d.version, d.changed_at as "changedAt", o.name as "changedBy", d.publish_at as "publishAt",
      d.missed_at as "missedAt"
    from page left join product_drafts d on d.product_id = page.id left join operators o on o.id = d.changed_by
    order by lower(page.title), page.id`.execute(executor)
  return rows
}

type ChosenDrafts =
  | { readonly ids: readonly string[] }
  | { readonly search: string; readonly category: string | null }

/** Products with a draft, by title: those that were chosen, or all that a list of them shows. */
export async function chosenDrafts(
  executor: Executor,
  chosen: ChosenDrafts,
  limit: number,
): Promise<{ readonly id: string; readonly number: string }[]> {
  const are =
    'ids' in chosen
      ? sql`p.id = any(${[...chosen.ids]}::uuid[])`
      : sql`${matches(chosen.search)} and ${within(chosen.category)}`
  const { rows } = await sql<{ id: string; number: string }>`
    select p.id, p.sku as number from products p where ${QUEUES.changed} and ${are}
    order by lower(p.title), p.id limit ${limit}`.execute(executor)
  return rows
}

export async function findProductPlace(executor: Executor, id: string): Promise<ProductPlace | null> {
  const { rows } = await sql<ProductPlace>`
    select lower(title) as "sortTitle", id from products where id = ${id}::uuid`.execute(executor)
  return rows[0] ?? null
}

/** How many products are no part of the shop so far, and how many have a draft; who has more than `most` hears that number. */
export async function countProducts(
  executor: Executor,
  most: number,
): Promise<{ readonly draft: number; readonly changed: number }> {
  const { rows } = await sql<{ draft: number; changed: number }>`
    select (select count(*)::int from (select from products where status = 'draft' limit ${most}) found) as draft,
      (select count(*)::int from (select from product_drafts limit ${most}) found) as changed`.execute(
    executor,
  )
  return rows[0] ?? { draft: 0, changed: 0 }
}

type Surroundings = Pick<
  ProductSurroundings,
  'isPathTaken' | 'knownCategoryIds' | 'knownAttributes' | 'knownImageIds' | 'knownSkus'
>

/** The rates of VAT of the shop, in per cent. */
export async function loadVatPercents(executor: Executor): Promise<readonly number[]> {
  const row = await executor
    .selectFrom('shop_settings')
    .select('value')
    .where('key', '=', 'prices')
    .executeTakeFirst()
  return shopSettings.prices.readOrNull(row?.value ?? null)?.vatPercents ?? USUAL_VAT_PERCENTS
}

/** What the rest of the catalogue says of a product. */
export async function findSurroundings(
  executor: Executor,
  {
    id,
    urlPath,
    categoryIds,
    attributes,
    imageIds,
    skus,
  }: {
    readonly id: string
    readonly urlPath: string | null
    readonly categoryIds: readonly string[]
    readonly attributes: readonly string[]
    readonly imageIds: readonly string[]
    readonly skus: readonly string[]
  },
): Promise<Surroundings> {
  const { rows } = await sql<Surroundings>`
    select exists (select from products where url_path = ${urlPath}::text and id <> ${id}::uuid)
        or exists (select from categories where url_path = ${urlPath}::text)
        or exists (select from pages where url_path = ${urlPath}::text) as "isPathTaken",
      (select coalesce(json_agg(c.id), '[]') from categories c where c.id = any(${[...categoryIds]}::uuid[])) as "knownCategoryIds",
      (select coalesce(json_agg(json_build_object('code', a.code, 'kind', a.kind)), '[]') from attributes a
        where a.code = any(${[...attributes]}::text[])) as "knownAttributes",
      (select coalesce(json_agg(i.id), '[]') from images i where i.id = any(${[...imageIds]}::uuid[])) as "knownImageIds",
      (select coalesce(json_agg(p.sku), '[]') from products p where p.sku = any(${[...skus]}::text[])) as "knownSkus"`.execute(
    executor,
  )
  const [found] = rows
  if (!found) throw new Error('a query of values answered no row')
  return found
}

export type CategoryChoice = {
  readonly id: string
  readonly parentId: string | null
  readonly title: string
  readonly path: string
}

/** Every category, siblings in the owner's order. */
export async function listCategoryChoices(executor: Executor): Promise<readonly CategoryChoice[]> {
  return executor
    .selectFrom('categories')
    .select(['id', 'parent_id as parentId', 'title', 'url_path as path'])
    .orderBy('position')
    .orderBy('title')
    .execute()
}

export type AttributeChoice = AttributeShape & {
  readonly code: string
  readonly label: string
  readonly values: readonly string[]
}

/** The attributes with the values of their lists, and those that products have; at most so many of each. */
export async function listAttributeChoices(
  executor: Executor,
  mostValues: number,
): Promise<readonly AttributeChoice[]> {
  const { rows } = await sql<AttributeChoice>`
    select a.code, a.label, a.kind, a.unit, coalesce((
      select json_agg(value order by place, value) from (
        select value, min(position) as place from (
          select value, position from attribute_values where attribute_code = a.code
          union all select value, position from product_attributes where attribute_code = a.code) every
        group by value order by place, value limit ${mostValues}) listed), '[]') as values
    from attributes a order by a.position, a.code`.execute(executor)
  return rows
}

/** What products cost the shop itself, by their ids; those of which it is known. */
export async function loadCosts(
  executor: Executor,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, ProductCost>> {
  const { rows } = await sql<ProductCost & { readonly id: string }>`
    select id, cost_per as per, coalesce(cost_rate_e4, 0) as "rateE4" from products
    where id = any(${[...productIds]}::uuid[]) and cost_per is not null`.execute(executor)
  return new Map(rows.map(({ id, ...cost }) => [id, cost]))
}
