import { sql } from 'kysely'
import type { CatalogueEntries } from '#contract/catalogue-file.ts'
import type { AttributeShape } from '#domain/catalogue/attribute-kinds.ts'
import type { CatalogueSection } from '#domain/catalogue/catalogue-file.ts'
import type { Executor } from '../../../db/database.ts'
import { configuratorDefinition } from '../../../db/documents/goods.ts'
import { cleanHtml } from '../clean-html.ts'
import { loadProductFields } from '../product-fields-store.ts'
import { datedRule, priceJson, type PriceRow } from '../price-store.ts'
import { loadVatPercents } from '../desk-product-store.ts'
import { pictureKeySql } from './picture-key-store.ts'
import { ConfiguratorUnreadable } from './configurator-unreadable.ts'

// Sorted by bytes, so that two shops give the same catalogue in the same order whatever their language is.

type PictureRef = Pick<CatalogueEntries['pictures'], 'hash' | 'alt' | 'focus'>

/** A picture `i` as others of the file name it. */
const pictureRef = sql`json_build_object('hash', i.content_hash, 'alt', i.alt,
  'focus', json_build_object('x', i.focus_x, 'y', i.focus_y))`

/** How a page of the entries of a section is asked for: those with these names, or the next after one. */
export type Asked = { readonly keys: readonly string[] } | { readonly after: string; readonly limit: number }

const wanted = (asked: Asked, key: ReturnType<typeof sql>) =>
  'keys' in asked
    ? sql`${key} = any(${[...asked.keys]}::text[])`
    : sql`${key} collate "C" > ${asked.after}::text`
const limited = (asked: Asked) => ('keys' in asked ? sql`` : sql`limit ${asked.limit}`)

async function loadAttributes(executor: Executor, asked: Asked): Promise<CatalogueEntries['attributes'][]> {
  const { rows } = await sql<CatalogueEntries['attributes']>`
    select code, label, is_filterable as "isFilterable", position, kind, unit,
      (select coalesce(json_agg(json_build_object('value', value, 'position', place) order by place, value collate "C"), '[]') from (
        select value, min(place) as place from (
          select value, position as place from attribute_values where attribute_code = code
          union all select value, position from product_attributes where attribute_code = code) every
        group by value) listed) as values
    from attributes where ${wanted(asked, sql`code`)} order by code collate "C" ${limited(asked)}`.execute(
    executor,
  )
  return rows
}

const pictureColumns = sql`
  content_hash as hash, alt, json_build_object('x', focus_x, 'y', focus_y) as focus, width, height, to_json(widths) as widths,
  case when crop_of is null then null else json_build_object('x', crop_x, 'y', crop_y, 'width', crop_width,
    'height', crop_height, 'of', crop_of) end as crop`

/** The pictures of which something of the catalogue speaks in its text. */
const spoken = sql`
  with spoken as materialized (
    select (regexp_matches(definition::text, '/images/([0-9a-f]{64})', 'g'))[1] as hash from configurators
    union select (regexp_matches(description, '/images/([0-9a-f]{64})', 'g'))[1] from products
    union select (regexp_matches(description, '/images/([0-9a-f]{64})', 'g'))[1] from categories)`

/** Whether something of the catalogue shows a picture, or speaks of it in its text. */
const isShown = (image: 'images' | 'o' | 'w') => sql`(
  exists (select from product_images where image_id = ${sql.ref(`${image}.id`)})
  or exists (select from categories where image_id = ${sql.ref(`${image}.id`)})
  or ${sql.ref(`${image}.content_hash`)} in (select hash from spoken))`

/** Those that something of the catalogue shows, and each photograph of which one of them is a rectangle. */
async function loadPictures(executor: Executor, asked: Asked): Promise<CatalogueEntries['pictures'][]> {
  const isNamed = 'keys' in asked
  const shown = isNamed
    ? sql``
    : sql`and (${isShown('images')} or id in (
          select distinct on (w.content_hash) w.id from images w where w.crop_of is null and w.content_hash in (
            select o.crop_of from images o where o.crop_of is not null and ${isShown('o')})
          order by w.content_hash, ${isShown('w')} desc, (w.focus_x, w.focus_y) <> (50, 50), w.alt collate "C", w.id))`
  const { rows } = await sql<CatalogueEntries['pictures']>`
    ${isNamed ? sql`` : spoken} select distinct on (${pictureKeySql} collate "C") ${pictureColumns}
    from images where ${wanted(asked, pictureKeySql)} ${shown}
    order by ${pictureKeySql} collate "C", id ${limited(asked)}`.execute(executor)
  return rows
}

async function loadCategories(executor: Executor, asked: Asked): Promise<CatalogueEntries['categories'][]> {
  const { rows } = await sql<CatalogueEntries['categories']>`
    select c.url_path as path, p.url_path as parent, c.title, c.position, c.is_active as "isActive",
      c.short_list_item_count as "shortListItemCount", c.short_description as "shortDescription", c.description,
      c.seo_title as "seoTitle", c.seo_description as "seoDescription", c.meta_title as "metaTitle",
      c.meta_description as "metaDescription",
      case when i.id is null then null else ${pictureRef} end as picture
    from categories c left join categories p on p.id = c.parent_id left join images i on i.id = c.image_id
    where ${wanted(asked, sql`c.url_path`)} order by c.url_path collate "C" ${limited(asked)}`.execute(
    executor,
  )
  return rows.map((row) => ({ ...row, description: cleanHtml(row.description) }))
}

type ProductRow = {
  readonly id: string
  readonly sku: string
  readonly popularity: number
  readonly categories: readonly string[]
  readonly pictures: readonly PictureRef[]
}

async function loadProducts(executor: Executor, asked: Asked): Promise<CatalogueEntries['products'][]> {
  const { rows } = await sql<ProductRow>`
    select p.id, p.sku, p.popularity,
      (select coalesce(json_agg(c.url_path order by l.position, c.url_path collate "C"), '[]') from product_categories l
        join categories c on c.id = l.category_id where l.product_id = p.id) as categories,
      (select coalesce(json_agg(${pictureRef} order by l.position), '[]')
        from product_images l join images i on i.id = l.image_id where l.product_id = p.id) as pictures
    from products p where ${wanted(asked, sql`p.sku`)} order by p.sku collate "C" ${limited(asked)}`.execute(
    executor,
  )
  const found = await loadProductFields(
    executor,
    rows.map(({ id }) => id),
  )
  const byId = new Map(found.map((one) => [one.id, one]))
  return rows.flatMap(({ id, sku, popularity, categories, pictures }) => {
    const product = byId.get(id)
    if (!product) return []
    const { categoryIds: _categories, imageIds: _images, ...fields } = product.fields
    return [
      {
        sku,
        type: product.type,
        popularity,
        categories: [...categories],
        pictures: [...pictures],
        ...fields,
        description: cleanHtml(fields.description),
      } as CatalogueEntries['products'],
    ]
  })
}

async function loadConfigurators(
  executor: Executor,
  asked: Asked,
): Promise<CatalogueEntries['configurators'][]> {
  const { rows } = await sql<{ sku: string; key: string; definition: unknown }>`
    select p.sku, c.key, c.definition from configurators c join products p on p.id = c.product_id
    where ${wanted(asked, sql`p.sku`)} order by p.sku collate "C" ${limited(asked)}`.execute(executor)
  return rows.map(({ sku, key, definition }) => ({
    sku,
    key,
    definition: readDefinition(sku, definition),
  }))
}

/** What was kept of a product is told by the product, so that somebody finds it. */
function readDefinition(sku: string, kept: unknown): CatalogueEntries['configurators']['definition'] {
  try {
    return configuratorDefinition.read(kept)
  } catch (error) {
    throw new ConfiguratorUnreadable(sku, error)
  }
}

async function loadPriceLists(executor: Executor, asked: Asked): Promise<CatalogueEntries['priceLists'][]> {
  const { rows } = await sql<CatalogueEntries['priceLists']>`
    select l.code, l.kind, l.title, l.valid_from as "validFrom", l.valid_to as "validTo",
      (select coalesce(json_agg(json_build_object('category', c.url_path, 'percentOff', d.percent_off)
          order by c.url_path collate "C"), '[]')
        from category_discounts d join categories c on c.id = d.category_id where d.price_list_id = l.id) as discounts
    from price_lists l where ${wanted(asked, sql`l.code`)} order by l.code collate "C" ${limited(asked)}`.execute(
    executor,
  )
  return rows
}

async function loadListPrices(executor: Executor, asked: Asked): Promise<CatalogueEntries['listPrices'][]> {
  const key = sql`l.code || ' ' || products.sku`
  const { rows } = await sql<{ list: string; sku: string; prices: readonly PriceRow[] }>`
    select l.code as list, products.sku, json_agg(${priceJson} order by p.valid_from) as prices
    from prices p join price_lists l on l.id = p.price_list_id and l.kind <> 'base'
      join products on products.id = p.product_id
    where ${wanted(asked, key)} group by l.code, products.sku
    order by (${key}) collate "C" ${limited(asked)}`.execute(executor)
  return rows.map(({ list, sku, prices }) => ({
    list,
    sku,
    prices: prices.map((row) => {
      const { validTo, rule } = datedRule(row)
      return {
        validFrom: row.validFrom,
        validTo,
        price: rule as CatalogueEntries['listPrices']['prices'][number]['price'],
      }
    }),
  }))
}

async function loadRedirects(executor: Executor, asked: Asked): Promise<CatalogueEntries['redirects'][]> {
  const { rows } = await sql<CatalogueEntries['redirects']>`
    select from_path as "from", to_path as "to" from redirects
    where ${wanted(asked, sql`from_path`)} order by from_path collate "C" ${limited(asked)}`.execute(executor)
  return rows
}

type Loaders = {
  readonly [Section in CatalogueSection]: (
    executor: Executor,
    asked: Asked,
  ) => Promise<readonly CatalogueEntries[Section][]>
}

const LOADERS: Loaders = {
  attributes: loadAttributes,
  pictures: loadPictures,
  categories: loadCategories,
  products: loadProducts,
  configurators: loadConfigurators,
  priceLists: loadPriceLists,
  listPrices: loadListPrices,
  redirects: loadRedirects,
}

/** Entries of a section as the shop has them now, by their names. */
export const loadEntries = <Section extends CatalogueSection>(
  executor: Executor,
  section: Section,
  asked: Asked,
): Promise<readonly CatalogueEntries[Section][]> => LOADERS[section](executor, asked)

/** The names of all that a section has in the shop. */
export async function listKeys(
  executor: Executor,
  section: Exclude<CatalogueSection, 'pictures'>,
): Promise<readonly string[]> {
  const { rows } = await KEYS[section].execute(executor)
  return rows.map(({ key }) => key)
}

const KEYS = {
  attributes: sql<{ key: string }>`select code as key from attributes order by code collate "C"`,
  categories: sql<{ key: string }>`select url_path as key from categories order by url_path collate "C"`,
  products: sql<{ key: string }>`select sku as key from products order by sku collate "C"`,
  configurators: sql<{ key: string }>`
    select sku as key from configurators join products on products.id = product_id order by sku collate "C"`,
  priceLists: sql<{ key: string }>`select code as key from price_lists order by code collate "C"`,
  listPrices: sql<{ key: string }>`
    select distinct (l.code || ' ' || products.sku) collate "C" as key from prices p
    join price_lists l on l.id = p.price_list_id and l.kind <> 'base' join products on products.id = p.product_id order by 1`,
  redirects: sql<{ key: string }>`select from_path as key from redirects order by from_path collate "C"`,
}

export type NamedAttribute = AttributeShape & { readonly code: string }

/** The attributes of the shop by code, with how their values are meant. */
export async function listNamedAttributes(executor: Executor): Promise<readonly NamedAttribute[]> {
  const { rows } = await sql<NamedAttribute>`
    select code, kind, unit from attributes order by code collate "C"`.execute(executor)
  return rows
}

/** What products that are none of these have of an attribute. */
export async function loadOthersValues(
  executor: Executor,
  code: string,
  skus: readonly string[],
): Promise<readonly (readonly string[])[]> {
  const { rows } = await sql<{ values: readonly string[] }>`
    select json_agg(value order by v.position, value) as values
    from product_attributes v join products p on p.id = v.product_id
    where v.attribute_code = ${code}::text and p.sku <> all(${[...skus]}::text[]) group by p.id`.execute(
    executor,
  )
  return rows.map(({ values }) => values)
}

/** The values in lists of attributes that no product has, by the codes of those. */
export async function loadSpareValues(
  executor: Executor,
  codes: readonly string[],
): Promise<ReadonlyMap<string, CatalogueEntries['attributes']['values']>> {
  const { rows } = await sql<{ code: string; values: CatalogueEntries['attributes']['values'] }>`
    select attribute_code as code, json_agg(json_build_object('value', value, 'position', position)
      order by position, value collate "C") as values
    from attribute_values v where attribute_code = any(${[...codes]}::text[]) and not exists (
      select from product_attributes p where p.attribute_code = v.attribute_code and p.value = v.value)
    group by attribute_code`.execute(executor)
  return new Map(rows.map(({ code, values }) => [code, values]))
}

/** What the shop has that a file may name, or be in the way of. */
export type ShopNames = {
  readonly products: readonly {
    readonly sku: string
    readonly title: string
    readonly path: string | null
    readonly type: 'simple' | 'bundle'
    readonly isSold: boolean
  }[]
  readonly categories: readonly {
    readonly path: string
    readonly parent: string | null
    readonly title: string
  }[]
  readonly pages: readonly string[]
  readonly vatPercents: readonly number[]
  readonly configurators: readonly {
    readonly sku: string
    readonly key: string
    readonly mainLine: string | null
  }[]
  readonly attributes: readonly NamedAttribute[]
  readonly lists: readonly {
    readonly code: string
    readonly title: string
    readonly kind: 'base' | 'group' | 'contract'
  }[]
  readonly pictures: readonly CatalogueEntries['pictures'][]
}

export async function loadShopNames(executor: Executor): Promise<ShopNames> {
  const products = await executor
    .selectFrom('products')
    .select((row) => [
      'sku',
      'title',
      'url_path as path',
      'type',
      row('status', '=', 'active').$castTo<boolean>().as('isSold'),
    ])
    .execute()
  const categories = await executor
    .selectFrom('categories as c')
    .leftJoin('categories as p', 'p.id', 'c.parent_id')
    .select(['c.url_path as path', 'p.url_path as parent', 'c.title'])
    .execute()
  const pages = await executor.selectFrom('pages').select('url_path').execute()
  const configurators = await executor
    .selectFrom('configurators')
    .innerJoin('products', 'products.id', 'product_id')
    .select(['sku', 'key', sql<string | null>`definition->>'mainLine'`.as('mainLine')])
    .execute()
  const lists = await executor.selectFrom('price_lists').select(['code', 'title', 'kind']).execute()
  const { rows: pictures } = await sql<CatalogueEntries['pictures']>`
    select ${pictureColumns} from images`.execute(executor)
  return {
    products,
    categories,
    pages: pages.map(({ url_path: path }) => path),
    vatPercents: await loadVatPercents(executor),
    configurators,
    attributes: await listNamedAttributes(executor),
    lists,
    pictures,
  }
}

/** The contents that the shop keeps of drawings, by hash. */
export async function loadDrawings(
  executor: Executor,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, Buffer>> {
  if (hashes.length === 0) return new Map()
  const rows = await executor
    .selectFrom('images')
    .select(['content_hash as hash', 'content'])
    .where('content_hash', 'in', [...hashes])
    .where('content', 'is not', null)
    .$narrowType<{ content: Buffer }>()
    .execute()
  return new Map(rows.map(({ hash, content }) => [hash, content]))
}
