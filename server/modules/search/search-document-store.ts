import { sql } from 'kysely'
import type { Executor } from '../../db/database.ts'

/** Lower case without accents, anything but letters and digits as one space; queries are written the same way. */
const plain = (text: ReturnType<typeof sql>) =>
  sql`trim(regexp_replace(lower(unaccent(${text})), '[^[:alnum:]]+', ' ', 'g'))`
const withoutTags = (html: ReturnType<typeof sql>) =>
  sql`regexp_replace(${html}, '<[^>]*>|&[a-z]+;', ' ', 'g')`
const words = (text: ReturnType<typeof sql>, weight: 'A' | 'B' | 'C') =>
  sql`setweight(to_tsvector('dutch_unaccented', ${text}), ${sql.lit(weight)})`

/**
 * Writes the documents of some products, or those of all places: categories and pages. Removes those of what customers can no
 * longer find, in one statement, and gives the paths where nothing is found any more. Categories below an inactive one, drafts,
 * and products without a page are not found; a category goes before a page at the same path, and that before a product.
 */
export async function replaceSearchDocuments(
  executor: Executor,
  what: 'places' | { readonly products: readonly string[] },
): Promise<string[]> {
  const isPlaces = what === 'places'
  const isAsked = (id: ReturnType<typeof sql>) =>
    isPlaces ? sql`false` : sql`${id} = any(${[...what.products]}::uuid[])`
  const { rows } = await sql<{ path: string }>`
    with recursive shown as (
      select id, url_path, title, short_description, description from categories where parent_id is null and is_active
      union all
      select below.id, below.url_path, below.title, below.short_description, below.description
      from categories below join shown on below.parent_id = shown.id where below.is_active
    ),
    found as (
      select url_path as path, 'product' as kind, id as entity_id, sku, title, short_description as description,
        array_to_string(search_synonyms, ', ') as keywords, popularity,
        concat_ws(' ', short_description, medium_description,
          (select string_agg(value, ' ') from product_attributes where product_id = products.id),
          (select string_agg(shown.title, ' ') from product_categories join shown on shown.id = category_id
            where product_id = products.id)) as body
      from products where status = 'active' and url_path is not null and ${isAsked(sql`id`)}
      union all
      select url_path, 'category', id, null, title, short_description, '',
        100, concat_ws(' ', short_description, description)
      from shown where ${isPlaces}::boolean
      union all
      select url_path, 'page', id, null, title, meta_description, '', 0, concat_ws(' ', meta_description, content)
      from pages where is_published and url_path <> '/' and ${isPlaces}::boolean
    ),
    cleaned as (
      select *, ${plain(sql`title`)} as plain_title, ${plain(sql`keywords`)} as plain_keywords,
        ${plain(withoutTags(sql`body`))} as plain_body,
        concat_ws(' ', ${plain(sql`sku`)}, lower(replace(sku, '-', ''))) as plain_sku
      from found
    ),
    documents as (
      select distinct on (path) path, kind, entity_id, sku, title, description, keywords, popularity,
        ${words(sql`plain_title || ' ' || plain_sku`, 'A')} || ${words(sql`plain_keywords`, 'B')}
          || ${words(sql`plain_body`, 'C')} as words,
        concat_ws(' ', plain_title, plain_sku, plain_keywords) as trigrams
      from cleaned order by path, kind
    ),
    gone as (
      delete from search_documents where path not in (select path from documents)
        and case kind when 'product' then ${isAsked(sql`entity_id`)} else ${isPlaces}::boolean end
      returning path),
    written as (
      insert into search_documents (path, kind, entity_id, sku, title, description, keywords, popularity, words, trigrams)
      select * from documents where kind <> 'product' or not exists (
        select from search_documents other where other.path = documents.path and other.kind <> 'product')
      on conflict (path) do update set kind = excluded.kind, entity_id = excluded.entity_id, sku = excluded.sku,
        title = excluded.title, description = excluded.description, keywords = excluded.keywords,
        popularity = excluded.popularity, words = excluded.words, trigrams = excluded.trigrams
        where search_documents is distinct from excluded)
    select path from gone`.execute(executor)
  return rows.map(({ path }) => path)
}

/** The products that have their pages at these paths. */
export async function findProductsAt(executor: Executor, paths: readonly string[]): Promise<string[]> {
  if (paths.length === 0) return []
  const rows = await executor
    .selectFrom('products')
    .select('id')
    .where('url_path', 'in', [...paths])
    .execute()
  return rows.map(({ id }) => id)
}

/** All products, and those that were found before. */
export async function findSearchedProducts(executor: Executor): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from products union select entity_id from search_documents where kind = 'product' order by id`.execute(
    executor,
  )
  return rows.map(({ id }) => id)
}
