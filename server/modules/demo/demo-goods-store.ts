import { sql } from 'kysely'
import type { DemoCategory, DemoProduct, DemoStay } from '#domain/shop/demo-goods.ts'
import type { Executor } from '../../db/database.ts'

/** How a product is, with its configurator and its pictures; whoever changes it changes this. */
const PRODUCT_MARK = sql`md5(concat_ws(' ', extract(epoch from p.updated_at),
  (select extract(epoch from c.updated_at) from configurators c where c.product_id = p.id),
  (select string_agg(l.image_id::text, ',' order by l.position) from product_images l where l.product_id = p.id)))`

const CATEGORY_MARK = sql`md5(jsonb_build_array(c.parent_id, c.url_path, c.title, c.is_active, c.short_list_item_count,
  c.short_description, c.description, c.seo_title, c.seo_description, c.meta_title, c.meta_description, c.image_id)::text)`

const ATTRIBUTE_MARK = sql`md5(jsonb_build_array(a.label, a.is_filterable, a.kind, a.unit)::text)`

/** Notes of all that is sold in a shop that it is of the demo. */
export async function noteDemoGoods(trx: Executor): Promise<void> {
  await sql`delete from demo_goods`.execute(trx)
  await sql`
    insert into demo_goods (kind, key, mark)
    select 'product', p.id::text, ${PRODUCT_MARK} from products p
    union all select 'category', c.id::text, ${CATEGORY_MARK} from categories c
    union all select 'attribute', a.code, ${ATTRIBUTE_MARK} from attributes a`.execute(trx)
}

/** Lets nobody order or change a product of the demo until the end, in the order in which whoever takes several takes them. */
export async function lockDemoProducts(trx: Executor): Promise<void> {
  await sql`
    select id from products where id::text in (select key from demo_goods where kind = 'product')
    order by id for update`.execute(trx)
}

type ProductRow = Omit<DemoProduct, 'holds'> & { readonly [Reason in `is_${DemoStay}`]: boolean }

/** The products of the demo that are still there, by title, with what holds of each. */
export async function listDemoProducts(executor: Executor): Promise<readonly DemoProduct[]> {
  const { rows } = await sql<ProductRow>`
    with ours as (select key::uuid as id, mark from demo_goods where kind = 'product'),
    quoted as (select distinct line->>'sku' as sku from quote_versions v, jsonb_array_elements(v.content->'lines') line),
    composing as (
      select distinct s.sku #>> '{}' as sku from configurator_drafts d, jsonb_path_query(d.definition, '$.**.sku') as s (sku)),
    spoken as (
      select o.replacement_sku as sku from products o where o.id not in (select id from ours)
      union select r.sku from product_drafts d, jsonb_array_elements_text(
          coalesce(nullif(d.edit->'change'->'relatedSkus', 'null'), '[]')) as r (sku)
        where d.product_id not in (select id from ours)
      union select d.edit->'change'->>'replacementSku' from product_drafts d
        where d.product_id not in (select id from ours))
    select p.id, p.title,
      exists (select from order_lines l where l.product_id = p.id) as is_ordered,
      p.sku in (select sku from quoted) or exists (select from cart_lines l join carts c on c.id = l.cart_id
        where l.product_id = p.id and c.state in ('parked', 'quoted')) as is_quoted,
      exists (select from cart_lines l where l.product_id = p.id) as "is_inCart",
      ours.mark <> ${PRODUCT_MARK}
        or exists (select from product_drafts d where d.product_id = p.id)
        or exists (select from product_revisions r where r.product_id = p.id)
        or exists (select from configurator_drafts d where d.product_id = p.id)
        or exists (select from configurator_tests t where t.product_id = p.id) as is_changed,
      exists (select from prices r join price_lists l on l.id = r.price_list_id
        where r.product_id = p.id and l.kind <> 'base') as is_listed,
      p.sku in (select sku from composing) or p.sku in (select sku from spoken where sku is not null)
        or exists (select from configurator_components c where c.product_id = p.id and c.configurator_id not in (select id from ours))
        or exists (select from related_products r where r.related_id = p.id and r.product_id not in (select id from ours)) as is_needed,
      array(select c.product_id::text from configurator_components c where c.configurator_id = p.id
        union select o.id::text from products o where o.sku = p.replacement_sku) as needs
    from ours join products p on p.id = ours.id
    order by lower(p.title), p.id`.execute(executor)
  return rows.map(({ id, title, needs, ...row }) => ({
    id,
    title,
    needs,
    holds: (['ordered', 'quoted', 'inCart', 'changed', 'listed', 'needed'] as const).filter(
      (reason) => row[`is_${reason}`],
    ),
  }))
}

/** The categories of the demo that are still there, once these products are gone. */
export async function listDemoCategories(
  executor: Executor,
  goneProducts: readonly string[],
): Promise<readonly DemoCategory[]> {
  const { rows } = await sql<DemoCategory>`
    with ours as (select key::uuid as id, mark from demo_goods where kind = 'category'),
    drafted as (
      select distinct l.id from product_drafts d, jsonb_array_elements_text(
        coalesce(nullif(d.edit->'change'->'categoryIds', 'null'), '[]')) as l (id))
    select c.id, c.parent_id as "parentId", ours.mark <> ${CATEGORY_MARK}
      or exists (select from product_categories l
        where l.category_id = c.id and l.product_id <> all(${[...goneProducts]}::uuid[]))
      or exists (select from categories below where below.parent_id = c.id and below.id not in (select id from ours))
      or exists (select from category_discounts d where d.category_id = c.id)
      or c.id::text in (select id from drafted) as "isKept"
    from ours join categories c on c.id = ours.id`.execute(executor)
  return rows
}

type Going = { readonly products: readonly string[]; readonly categories: readonly string[] }

/** Takes products and categories of the demo away, with what was only there for them: attributes, pictures, links of menus and redirects. */
export async function deleteDemoGoods(trx: Executor, { products, categories }: Going): Promise<void> {
  const [gone, goneCategories] = [[...products], [...categories]]
  const { rows } = await sql<{ path: string }>`
    select url_path as path from products where id = any(${gone}::uuid[]) and url_path is not null
    union select url_path from categories where id = any(${goneCategories}::uuid[])`.execute(trx)
  const paths = rows.map(({ path }) => path)
  await sql`delete from configurators where product_id = any(${gone}::uuid[])`.execute(trx)
  await sql`
    update products set replacement_sku = null where id = any(${gone}::uuid[]) and replacement_sku is not null`.execute(
    trx,
  )
  await sql`delete from products where id = any(${gone}::uuid[])`.execute(trx)
  await sql`update categories set parent_id = null where id = any(${goneCategories}::uuid[])`.execute(trx)
  await sql`delete from categories where id = any(${goneCategories}::uuid[])`.execute(trx)
  await sql`
    delete from attributes a using demo_goods g
    where g.kind = 'attribute' and g.key = a.code and g.mark = ${ATTRIBUTE_MARK}
      and not exists (select from product_attributes v where v.attribute_code = a.code)
      and not exists (select from product_drafts d
        where jsonb_path_exists(d.edit, '$.change.attributes[*].code ? (@ == $code)', jsonb_build_object('code', a.code)))`.execute(
    trx,
  )
  await sql`delete from content_menu_links where url = any(${paths}::text[])`.execute(trx)
  await sql`
    delete from redirects where to_path = any(${paths}::text[]) or from_path = any(${paths}::text[])`.execute(
    trx,
  )
  await sql`
    delete from demo_goods where (kind = 'product' and key = any(${gone}::text[]))
      or (kind = 'category' and key = any(${goneCategories}::text[]))
      or (kind = 'attribute' and key not in (select code from attributes))`.execute(trx)
}

/** Takes those of these pictures away that nothing in the shop shows or speaks of. */
export async function deleteUnshownImages(trx: Executor, hashes: readonly string[]): Promise<void> {
  await sql`
    with spoken as (
      select (regexp_matches(text, '/images/([0-9a-f]{64})', 'g'))[1] as hash from (
        select definition::text as text from configurators
        union all select definition::text from configurator_drafts
        union all select definition::text from configurator_revisions
        union all select description from products
        union all select edit::text from product_drafts
        union all select description from categories
        union all select content from pages
        union all select content from page_versions
        union all select content from content_blocks
        union all select document::text from content_versions
        union all select content::text from product_revisions
        union all select value::text from shop_settings
        union all select image_url from order_lines) texts)
    delete from images i where i.content_hash = any(${[...hashes]}::text[])
      and not exists (select from product_images l where l.image_id = i.id)
      and not exists (select from categories c where c.image_id = i.id)
      and not exists (select from product_drafts d where d.edit::text like '%' || i.id::text || '%')
      and not exists (select from content_versions v where v.document::text like '%' || i.id::text || '%')
      and not exists (select from product_revisions r where r.content::text like '%' || i.id::text || '%')
      and i.content_hash not in (select hash from spoken)`.execute(trx)
}
