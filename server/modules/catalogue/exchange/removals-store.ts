import { sql } from 'kysely'
import type { Executor } from '../../../db/database.ts'

/** What keeps things in the shop that a file does not name. */
export type Ties = {
  /** Of these products, those that stand in a cart, a quote or an order. */
  readonly ordered: readonly string[]
  /** Those that nobody can order anyway. */
  readonly unsold: readonly string[]
  /** Which of these products is offered instead of which other. */
  readonly replacements: readonly { readonly sku: string; readonly by: string }[]
  /** What the configurators of these products consist of. */
  readonly components: readonly { readonly sku: string; readonly component: string }[]
  readonly listsOfCompanies: readonly string[]
  readonly hiddenCategories: readonly string[]
}

/** What is known of products, price lists and categories that are to be taken out. */
export async function loadTies(executor: Executor, skus: readonly string[]): Promise<Ties> {
  const of = sql`unnest(${[...skus]}::text[])`
  const { rows: ordered } = await sql<{ sku: string }>`
    select p.sku from products p where p.sku in (select * from ${of})
      and (exists (select from cart_lines l where l.product_id = p.id) or exists (select from order_lines l where l.product_id = p.id)
        or p.sku in (select sent #>> '{}' from quote_versions v, jsonb_path_query(v.content, '$.**.sku') sent))`.execute(
    executor,
  )
  const { rows: unsold } = await sql<{ sku: string }>`
    select p.sku from products p where p.sku in (select * from ${of}) and p.status <> 'active'`.execute(
    executor,
  )
  const { rows: replacements } = await sql<{ sku: string; by: string }>`
    select p.sku, p.replacement_sku as by from products p
    where p.sku in (select * from ${of}) and p.replacement_sku is not null`.execute(executor)
  const { rows: components } = await sql<{ sku: string; component: string }>`
    select p.sku, o.sku as component from configurator_components c join products p on p.id = c.configurator_id
    join products o on o.id = c.product_id where p.sku in (select * from ${of})`.execute(executor)
  const { rows: lists } = await sql<{ code: string }>`
    select l.code from price_lists l where exists (
      select from companies c where l.id in (c.group_price_list_id, c.contract_price_list_id))`.execute(
    executor,
  )
  const { rows: categories } = await sql<{ path: string }>`
    select url_path as path from categories where not is_active`.execute(executor)
  return {
    ordered: ordered.map(({ sku }) => sku),
    unsold: unsold.map(({ sku }) => sku),
    replacements,
    components,
    listsOfCompanies: lists.map(({ code }) => code),
    hiddenCategories: categories.map(({ path }) => path),
  }
}

type Needing = {
  readonly going: readonly string[]
  /** Products of a file, which says itself what they speak of, and those of which it has the configurator. */
  readonly named: readonly string[]
  readonly composed: readonly string[]
  /** Products of which the configurator stays as it is. */
  readonly composedBeside: readonly string[]
  /** Prices of lists that stay, as `list sku`. */
  readonly listed: readonly string[]
}

/**
 * Of products that are to go, those that others of the shop speak of, that have a price of their own on a list that stays, and those on
 * which somebody worked since.
 */
export async function loadNeeds(
  executor: Executor,
  { going, named, composed, composedBeside, listed }: Needing,
): Promise<readonly string[]> {
  const { rows } = await sql<{ sku: string }>`
    with going as (select id, sku from products where sku in (select * from unnest(${[...going]}::text[]))),
      beside as (select id, sku, replacement_sku from products p where not exists (select from going where id = p.id)),
      unnamed as (select * from beside b where not exists (
        select from unnest(${[...named]}::text[]) n (sku) where n.sku = b.sku))
    select sku from going where id in (
        select r.related_id from related_products r join unnamed on unnamed.id = r.product_id
        union select c.product_id from configurator_components c join beside on beside.id = c.configurator_id
          where beside.sku <> all(${[...composed]}::text[])
        union select product_id from product_drafts
        union select product_id from configurator_drafts)
      or sku in (
        select replacement_sku from unnamed
        union select * from unnest(${[...composedBeside]}::text[])
        union select substring(key from '[^ ]+$') from unnest(${[...listed]}::text[]) key
        union select named #>> '{}' from product_drafts d join beside on beside.id = d.product_id,
          jsonb_path_query(d.edit->'change', 'lax $.relatedSkus[*]') named
        union select d.edit->'change'->>'replacementSku' from product_drafts d join beside on beside.id = d.product_id
        union select named #>> '{}' from configurator_drafts d join beside on beside.id = d.product_id,
          jsonb_path_query(d.definition, '$.**.sku') named)`.execute(executor)
  return rows.map(({ sku }) => sku)
}

/** Of these products, those that are not in the shop yet and at whose composition nobody works. */
export async function listComposedDrafts(
  executor: Executor,
  skus: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await sql<{ sku: string }>`
    select p.sku from products p where p.sku = any(${[...skus]}::text[]) and p.status = 'draft'
      and not exists (select from configurator_drafts d where d.product_id = p.id)`.execute(executor)
  return rows.map(({ sku }) => sku)
}

/** The categories and attributes of products. */
export async function loadUse(
  executor: Executor,
  skus: readonly string[],
): Promise<{ readonly categories: readonly string[]; readonly attributes: readonly string[] }> {
  const { rows: categories } = await sql<{ path: string }>`
    select distinct c.url_path as path from product_categories l join categories c on c.id = l.category_id
    join products p on p.id = l.product_id where p.sku = any(${[...skus]}::text[])`.execute(executor)
  const { rows: attributes } = await sql<{ code: string }>`
    select distinct a.attribute_code as code from product_attributes a join products p on p.id = a.product_id
    where p.sku = any(${[...skus]}::text[])`.execute(executor)
  return { categories: categories.map(({ path }) => path), attributes: attributes.map(({ code }) => code) }
}

/** The categories on which price lists give discounts. */
export async function categoriesOfLists(
  executor: Executor,
  codes: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await sql<{ path: string }>`
    select distinct c.url_path as path from category_discounts d join categories c on c.id = d.category_id
    join price_lists l on l.id = d.price_list_id where l.code = any(${[...codes]}::text[])`.execute(executor)
  return rows.map(({ path }) => path)
}

export async function removeRedirects(trx: Executor, paths: readonly string[]): Promise<void> {
  await sql`delete from redirects where from_path = any(${[...paths]}::text[])`.execute(trx)
}

export async function removeListPrices(trx: Executor, keys: readonly string[]): Promise<void> {
  await sql`
    delete from prices p using price_lists l, products o
    where l.id = p.price_list_id and l.kind <> 'base' and o.id = p.product_id
      and l.code || ' ' || o.sku = any(${[...keys]}::text[])`.execute(trx)
}

export async function removePriceLists(trx: Executor, codes: readonly string[]): Promise<void> {
  await sql`delete from price_lists where code = any(${[...codes]}::text[])`.execute(trx)
}

export async function removeConfigurators(trx: Executor, skus: readonly string[]): Promise<void> {
  await sql`
    delete from configurators where product_id in (select id from products where sku = any(${[...skus]}::text[]))`.execute(
    trx,
  )
}

/** Products that are sold no longer; others still speak of them. */
export async function discontinueProducts(trx: Executor, skus: readonly string[]): Promise<void> {
  await sql`
    update products set status = 'discontinued', updated_at = now() where sku = any(${[...skus]}::text[])`.execute(
    trx,
  )
}

export async function removeProducts(trx: Executor, skus: readonly string[]): Promise<void> {
  await sql`update products set replacement_sku = null where sku = any(${[...skus]}::text[]) and replacement_sku is not null`.execute(
    trx,
  )
  await sql`delete from products where sku = any(${[...skus]}::text[])`.execute(trx)
}

export async function hideCategories(trx: Executor, paths: readonly string[]): Promise<void> {
  await sql`update categories set is_active = false where url_path = any(${[...paths]}::text[])`.execute(trx)
}

export async function removeCategories(trx: Executor, paths: readonly string[]): Promise<void> {
  await sql`update categories set parent_id = null where url_path = any(${[...paths]}::text[])`.execute(trx)
  await sql`delete from categories where url_path = any(${[...paths]}::text[])`.execute(trx)
}

export async function removeAttributes(trx: Executor, codes: readonly string[]): Promise<void> {
  await sql`delete from attributes where code = any(${[...codes]}::text[])`.execute(trx)
}
