import { sql } from 'kysely'
import type { Executor } from '../../db/database.ts'

/** Lower case without accents, anything but letters and digits as one space; queries are written the same way. */
const plain = (text: ReturnType<typeof sql>) =>
  sql`trim(regexp_replace(lower(unaccent(${text})), '[^[:alnum:]]+', ' ', 'g'))`
const withoutTags = (html: ReturnType<typeof sql>) =>
  sql`regexp_replace(${html}, '<[^>]*>|&[a-z]+;', ' ', 'g')`
const words = (text: ReturnType<typeof sql>, weight: 'A' | 'B' | 'C') =>
  sql`setweight(to_tsvector('dutch_unaccented', ${text}), ${sql.lit(weight)})`

/** Which documents are to be written: of all products or of some, and those of categories and of pages or not. */
export type Documents = {
  readonly products: 'all' | readonly string[]
  readonly hasCategories: boolean
  readonly hasPages: boolean
}

/**
 * Writes the documents of what customers can find and removes those of what they no longer can, in one statement. Categories
 * below an inactive one, drafts, and products without a page are not found.
 */
export async function replaceSearchDocuments(
  executor: Executor,
  { products, hasCategories, hasPages }: Documents,
): Promise<void> {
  const isAsked = (id: ReturnType<typeof sql>) =>
    products === 'all' ? sql`true` : sql`${id} = any(${[...products]}::uuid[])`
  await sql`
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
      from shown where ${hasCategories}::boolean
      union all
      select url_path, 'page', id, null, title, meta_description, '', 0, concat_ws(' ', meta_description, content)
      from pages where is_published and url_path <> '/' and ${hasPages}::boolean
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
      delete from search_documents where path not in (select path from documents) and case kind
        when 'product' then ${isAsked(sql`entity_id`)} when 'category' then ${hasCategories}::boolean else ${hasPages}::boolean end)
    insert into search_documents (path, kind, entity_id, sku, title, description, keywords, popularity, words, trigrams)
    select * from documents where not exists (
      -- A category or a page goes before a product at the same path, also when that alone is written.
      select from search_documents other where other.path = documents.path and other.kind < documents.kind
        and case other.kind when 'category' then not ${hasCategories}::boolean else not ${hasPages}::boolean end)
    on conflict (path) do update set kind = excluded.kind, entity_id = excluded.entity_id, sku = excluded.sku,
      title = excluded.title, description = excluded.description, keywords = excluded.keywords,
      popularity = excluded.popularity, words = excluded.words, trigrams = excluded.trigrams
    -- What stays the same is not written anew: a renamed category has all products looked at.
    where (search_documents.kind, search_documents.entity_id, search_documents.sku, search_documents.title, search_documents.description,
        search_documents.keywords, search_documents.popularity, search_documents.words, search_documents.trigrams)
      is distinct from (excluded.kind, excluded.entity_id, excluded.sku, excluded.title, excluded.description,
        excluded.keywords, excluded.popularity, excluded.words, excluded.trigrams)`.execute(executor)
}
