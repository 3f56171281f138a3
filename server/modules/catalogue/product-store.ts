import { sql } from 'kysely'
import type { Executor } from '../../db/database.ts'
import { imageJson, type ImageRow } from './category-store.ts'
import type { AttributeValues } from './property-reply.ts'

/** What a list says of a product, its price apart. */
export type CardRow = {
  readonly id: string
  readonly sku: string
  readonly type: 'simple' | 'bundle'
  readonly title: string
  readonly shortDescription: string
  readonly priceType: 'dynamic' | 'fixed'
  readonly isOrderableWithoutBundle: boolean
  readonly path: string
  readonly productionDays: number
  readonly image: ImageRow | null
}

const sold = sql`products.status = 'active' and products.url_path is not null`

const firstImage = sql`(
  select ${imageJson('products.title')} from product_images join images on images.id = image_id
  where product_id = products.id order by product_images.position limit 1)`

const cardColumns = sql`
  products.id, products.sku, products.type, products.title, products.short_description as "shortDescription",
  products.price_type as "priceType", products.is_orderable_without_bundle as "isOrderableWithoutBundle",
  products.url_path as path, products.production_days as "productionDays", ${firstImage} as image`

/** The cards of these products, in the order asked for; what is not sold on a page of its own is left out. */
export async function loadCards(executor: Executor, ids: readonly string[]): Promise<CardRow[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<CardRow>`
    select ${cardColumns} from unnest(${[...ids]}::uuid[]) with ordinality as asked (id, place)
    join products using (id) where ${sold} order by place`.execute(executor)
  return rows
}

/** Everything that the page of a product says beyond its card. */
export type ProductRow = CardRow & {
  readonly mediumDescription: string
  readonly description: string
  readonly metaTitle: string
  readonly metaDescription: string
  readonly needsPrintFiles: boolean
  readonly vatPercent: number
  readonly express: { readonly days: number; readonly percent: number; readonly minimumCents: number } | null
  readonly deliveryKinds: readonly ('ship' | 'pickup')[]
  readonly images: readonly ImageRow[]
  readonly files: readonly { readonly name: string; readonly url: string; readonly sizeBytes: number }[]
  readonly properties: readonly AttributeValues[]
  readonly categoryIds: readonly string[]
  readonly relatedIds: readonly string[]
}

/** The page of a sku, whatever its case; null when it is not sold, or only inside a configurator. */
export async function loadProduct(executor: Executor, sku: string): Promise<ProductRow | null> {
  const { rows } = await sql<ProductRow>`
    select ${cardColumns}, medium_description as "mediumDescription", description, meta_title as "metaTitle",
      meta_description as "metaDescription", needs_print_files as "needsPrintFiles", vat_percent as "vatPercent",
      delivery_kinds as "deliveryKinds",
      case when express_days is null then null else json_build_object(
        'days', express_days, 'percent', express_percent, 'minimumCents', express_minimum_cents) end as express,
      (select coalesce(json_agg(${imageJson('products.title')} order by product_images.position), '[]')
        from product_images join images on images.id = image_id where product_id = products.id) as images,
      (select coalesce(json_agg(json_build_object('name', name, 'url', '/files/' || id, 'sizeBytes', size_bytes)
        order by position), '[]') from product_files where product_id = products.id) as files,
      (select coalesce(json_agg(json_build_object('code', code, 'label', label, 'kind', kind, 'unit', unit, 'values', values)
          order by position, code), '[]')
        from (select code, label, kind, unit, attributes.position,
            json_agg(value order by product_attributes.position, value) as values
          from product_attributes join attributes on code = attribute_code
          where product_id = products.id group by code) as listed) as properties,
      (select coalesce(json_agg(category_id order by position, category_id), '[]')
        from product_categories where product_id = products.id) as "categoryIds",
      (select coalesce(json_agg(related_id order by position), '[]')
        from related_products where product_id = products.id) as "relatedIds"
    from products where sku = ${sku.toUpperCase()} and ${sold}`.execute(executor)
  return rows[0] ?? null
}

/** What lies at a path of a product: the product, or what the customer is sent to instead. */
export type ProductAtPath = {
  readonly id: string
  readonly sku: string
  readonly path: string
  readonly title: string
  readonly metaTitle: string
  readonly metaDescription: string
  readonly isSold: boolean
  readonly replacementPath: string | null
}

export async function findProductAtPath(executor: Executor, path: string): Promise<ProductAtPath | null> {
  const row = await executor
    .selectFrom('products')
    .leftJoin('products as replacement', (join) =>
      join.onRef('replacement.sku', '=', 'products.replacement_sku').on('replacement.status', '=', 'active'),
    )
    .where('products.url_path', '=', path)
    .where('products.status', '<>', 'draft')
    .select([
      'products.id',
      'products.sku',
      'products.title',
      'products.meta_title as metaTitle',
      'products.meta_description as metaDescription',
      'products.status',
      'replacement.url_path as replacementPath',
    ])
    .executeTakeFirst()
  if (!row) return null
  const { status, ...product } = row
  return { ...product, path, isSold: status === 'active' }
}

/** The products that are ordered most and have a page. */
export async function loadPopularIds(executor: Executor, limit: number): Promise<string[]> {
  const rows = await executor
    .selectFrom('products')
    .select('id')
    .where('status', '=', 'active')
    .where('url_path', 'is not', null)
    .orderBy('popularity', 'desc')
    .orderBy('sku')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
