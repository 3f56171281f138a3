import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { CatalogueEntries } from '#contract/catalogue-file.ts'
import { pictureEntryKey } from '#domain/catalogue/catalogue-file.ts'
import type { Executor } from '../../../db/database.ts'
import { insertRows } from '../../../db/insert-rows.ts'
import { configuratorDefinition } from '../../../db/documents/goods.ts'
import { deletePrices, insertPrices } from '../product-fields-store.ts'
import { pictureKeySql } from './picture-key-store.ts'

type Of<Section extends keyof CatalogueEntries> = readonly CatalogueEntries[Section][]

/** Attributes by their codes; the places of their values follow once products have them. */
export async function writeAttributes(trx: Executor, attributes: Of<'attributes'>): Promise<void> {
  const given = JSON.stringify(attributes.map(({ values: _values, ...row }) => row))
  await sql`
    insert into attributes (code, label, is_filterable, position, kind, unit)
    select n.code, n.label, n."isFilterable", n.position, coalesce(n.kind, a.kind, 'choices'),
      coalesce(n.unit, case when coalesce(n.kind, a.kind) = 'number' then a.unit end, '')
    from jsonb_to_recordset(${given}::jsonb)
      as n (code text, label text, "isFilterable" boolean, position int, kind text, unit text)
    left join attributes a on a.code = n.code
    on conflict (code) do update set label = excluded.label, is_filterable = excluded.is_filterable,
      position = excluded.position, kind = excluded.kind, unit = excluded.unit`.execute(trx)
  const codes = attributes.map(({ code }) => code)
  await sql`
    delete from attribute_values v using attributes a
    where a.code = v.attribute_code and a.kind not in ('choice', 'choices') and a.code = any(${codes}::text[])`.execute(
    trx,
  )
}

/** Gives the values of attributes the places in filters that a file says; lists have those too that no product has. */
export async function placeValues(trx: Executor, attributes: Of<'attributes'>): Promise<void> {
  const rows = attributes.flatMap(({ code, values }) => values.map((one) => ({ code, ...one })))
  const codes = attributes.map(({ code }) => code)
  await sql`
    insert into attribute_values (attribute_code, value, position)
    select attribute_code, value, min(p.position) from product_attributes p
    join attributes a on a.code = p.attribute_code and a.kind in ('choice', 'choices')
    where attribute_code = any(${codes}::text[]) group by attribute_code, value
    on conflict do nothing`.execute(trx)
  await insertRows(rows, (some) =>
    sql`
      insert into attribute_values (attribute_code, value, position)
      select distinct on (n.code, n.value) n.code, n.value, n.position
      from jsonb_to_recordset(${JSON.stringify(some)}::jsonb) as n (code text, value text, position int)
      join attributes a on a.code = n.code and a.kind in ('choice', 'choices')
      on conflict (attribute_code, value) do update set position = excluded.position
        where attribute_values.position <> excluded.position`.execute(trx),
  )
  await insertRows(rows, (some) =>
    sql`
      update product_attributes a set position = n.position
      from jsonb_to_recordset(${JSON.stringify(some)}::jsonb) as n (code text, value text, position int)
      where a.attribute_code = n.code and a.value = n.value and a.position <> n.position`.execute(trx),
  )
}

/** Takes the values out of lists that a file does not name and no product has. */
export async function dropSpareValues(trx: Executor, attributes: Of<'attributes'>): Promise<void> {
  const given = JSON.stringify(
    attributes.map(({ code, values }) => ({ code, values: values.map(({ value }) => value) })),
  )
  await sql`
    delete from attribute_values v using jsonb_to_recordset(${given}::jsonb) as n (code text, values jsonb)
    where v.attribute_code = n.code and not n.values ? v.value and not exists (
      select from product_attributes p where p.attribute_code = v.attribute_code and p.value = v.value)`.execute(
    trx,
  )
}

/** Categories by their paths, each below the one that it says once all are there. */
export async function writeCategories(trx: Executor, categories: Of<'categories'>): Promise<void> {
  const given = JSON.stringify(categories)
  await sql`
    insert into categories (url_path, title, position, is_active, short_list_item_count, short_description, description,
      seo_title, seo_description, meta_title, meta_description)
    select path, title, position, "isActive", "shortListItemCount", "shortDescription", description, "seoTitle",
      "seoDescription", "metaTitle", "metaDescription"
    from jsonb_to_recordset(${given}::jsonb) as n (path text, title text, position int, "isActive" boolean,
      "shortListItemCount" int, "shortDescription" text, description text, "seoTitle" text, "seoDescription" text,
      "metaTitle" text, "metaDescription" text)
    on conflict (url_path) do update set title = excluded.title, position = excluded.position,
      is_active = excluded.is_active, short_list_item_count = excluded.short_list_item_count,
      short_description = excluded.short_description, description = excluded.description,
      seo_title = excluded.seo_title, seo_description = excluded.seo_description, meta_title = excluded.meta_title,
      meta_description = excluded.meta_description`.execute(trx)
}

/** What could not be said while some categories were not there yet. */
export async function placeCategories(trx: Executor, categories: Of<'categories'>): Promise<void> {
  const given = JSON.stringify(
    categories.map(({ path, parent, picture }) => ({
      path,
      parent,
      image: picture && pictureEntryKey(picture),
    })),
  )
  await sql`
    update categories c set parent_id = (select id from categories p where p.url_path = n.parent),
      image_id = (select id from images where content_hash = left(n.image, 64) and ${pictureKeySql} = n.image order by id limit 1)
    from jsonb_to_recordset(${given}::jsonb) as n (path text, parent text, image text)
    where c.url_path = n.path`.execute(trx)
}

/** Takes paths from products that others are about to have, or that have them no longer. */
export async function freePaths(
  trx: Executor,
  owners: readonly { readonly path: string; readonly sku: string }[],
): Promise<void> {
  await insertRows(owners, (some) =>
    sql`
      update products p set url_path = null
      from jsonb_to_recordset(${JSON.stringify(some)}::jsonb) as n (path text, sku text)
      where p.url_path = n.path and p.sku <> n.sku`.execute(trx),
  )
}

export type NewProduct = Pick<
  CatalogueEntries['products'],
  'sku' | 'type' | 'title' | 'priceType' | 'vatPercent' | 'productionDays' | 'deliveryKinds'
>

/** Products that are not there yet, with as little as there must be: others may name them from now on. */
export async function insertProducts(trx: Executor, products: readonly NewProduct[]): Promise<void> {
  await insertRows(products, (some) =>
    trx
      .insertInto('products')
      .values(
        some.map(({ sku, type, title, priceType, vatPercent, productionDays, deliveryKinds }) => ({
          sku,
          type,
          title,
          status: 'draft' as const,
          price_type: priceType,
          vat_percent: vatPercent,
          production_days: productionDays,
          delivery_kinds: deliveryKinds,
        })),
      )
      .onConflict((conflict) => conflict.column('sku').doNothing())
      .execute(),
  )
}

/** The ids of products by SKU, of categories by path, and of pictures by what names them in a file. */
export async function idsOf(
  executor: Executor,
  products: Of<'products'>,
): Promise<{
  readonly products: ReadonlyMap<string, string>
  readonly categories: ReadonlyMap<string, string>
  readonly pictures: ReadonlyMap<string, string>
}> {
  const skus = products.map(({ sku }) => sku)
  const paths = [...new Set(products.flatMap(({ categories }) => categories))]
  const hashes = [...new Set(products.flatMap(({ pictures }) => pictures.map(({ hash }) => hash)))]
  const found = await executor.selectFrom('products').select(['id', 'sku']).where('sku', 'in', skus).execute()
  const { rows: placed } = await sql<{ id: string; path: string }>`
    select id, url_path as path from categories where url_path = any(${paths}::text[])`.execute(executor)
  const { rows: pictures } = await sql<{ id: string; key: string }>`
    select distinct on (key) id, key from (select id, content_hash, ${pictureKeySql} as key from images) named
    where content_hash = any(${hashes}::text[]) order by key, id`.execute(executor)
  return {
    products: new Map(found.map(({ sku, id }) => [sku, id])),
    categories: new Map(placed.map(({ path, id }) => [path, id])),
    pictures: new Map(pictures.map(({ key, id }) => [key, id])),
  }
}

type Placed = { readonly id: string; readonly product: CatalogueEntries['products'] }

/** What of products staff do not change at their desk. */
export async function writeFurtherColumns(trx: Executor, products: readonly Placed[]): Promise<void> {
  const given = JSON.stringify(products.map(({ id, product: { popularity } }) => ({ id, popularity })))
  await sql`
    update products p set popularity = n.popularity
    from jsonb_to_recordset(${given}::jsonb) as n (id uuid, popularity int)
    where p.id = n.id and p.popularity <> n.popularity`.execute(trx)
}

/** How bundle products are composed. A key may go from one to another, so that all that change go first. */
export async function writeConfigurators(
  trx: Executor,
  configurators: Of<'configurators'>,
): Promise<readonly string[]> {
  const given = JSON.stringify(
    configurators.map(({ sku, key, definition }) => ({
      sku,
      key,
      definition: configuratorDefinition.document(definition),
    })),
  )
  await sql`
    delete from configurators where product_id in (
      select p.id from products p join jsonb_to_recordset(${given}::jsonb) as n (sku text) on n.sku = p.sku)`.execute(
    trx,
  )
  const { rows } = await sql<{ id: string }>`
    insert into configurators (product_id, key, definition)
    select p.id, n.key, n.definition
    from jsonb_to_recordset(${given}::jsonb) as n (sku text, key text, definition jsonb) join products p on p.sku = n.sku
    returning product_id as id`.execute(trx)
  return rows.map(({ id }) => id)
}

export async function writePriceLists(trx: Executor, lists: Of<'priceLists'>): Promise<void> {
  const given = JSON.stringify(lists.map(({ discounts: _discounts, ...row }) => row))
  await sql`
    insert into price_lists (code, kind, title, valid_from, valid_to)
    select code, kind, title, "validFrom", "validTo"
    from jsonb_to_recordset(${given}::jsonb) as n (code text, kind text, title text, "validFrom" date, "validTo" date)
    on conflict (code) do update set title = excluded.title, valid_from = excluded.valid_from,
      valid_to = excluded.valid_to`.execute(trx)
  const codes = lists.map(({ code }) => code)
  await sql`
    delete from category_discounts where price_list_id in (select id from price_lists where code = any(${codes}::text[]))`.execute(
    trx,
  )
  const discounts = lists.flatMap(({ code, discounts: some }) => some.map((one) => ({ code, ...one })))
  await insertRows(discounts, (some) =>
    sql`
      insert into category_discounts (price_list_id, category_id, percent_off)
      select l.id, c.id, n."percentOff"
      from jsonb_to_recordset(${JSON.stringify(some)}::jsonb) as n (code text, category text, "percentOff" int)
      join price_lists l on l.code = n.code join categories c on c.url_path = n.category`.execute(trx),
  )
}

/** What products cost on lists, in place of what they cost there. */
export async function writeListPrices(trx: Executor, listed: Of<'listPrices'>): Promise<void> {
  const given = JSON.stringify(listed.map(({ list, sku }) => ({ list, sku })))
  const { rows } = await sql<{ list: string; sku: string; listId: string; productId: string }>`
    select n.list, n.sku, l.id as "listId", p.id as "productId"
    from jsonb_to_recordset(${given}::jsonb) as n (list text, sku text)
    join price_lists l on l.code = n.list join products p on p.sku = n.sku`.execute(trx)
  const places = new Map(rows.map((row) => [`${row.list} ${row.sku}`, row]))
  await deletePrices(trx, rows)
  await insertPrices(
    trx,
    listed.flatMap(({ list, sku, prices }) => {
      const place = places.get(`${list} ${sku}`)
      if (!place) return []
      const { listId, productId } = place
      return prices.map((dated) => ({ ...dated, id: randomUUID(), listId, productId }))
    }),
  )
}

/** What of price lists an import changes: lists by their codes, what goes of a list by `list sku`, and products that go. */
type ListChanges = {
  readonly codes: readonly string[]
  readonly listPrices: readonly string[]
  readonly skus: readonly string[]
}

/** Tells whoever tried a change of prices that their list is another by now; those that are to go still have their prices. */
export async function raiseListVersions(
  trx: Executor,
  { codes, listPrices, skus }: ListChanges,
): Promise<void> {
  if (codes.length + listPrices.length + skus.length === 0) return
  await sql`
    update price_lists set version = version + 1
    where code = any(${[...codes]}::text[]) or id in (
      select p.price_list_id from prices p join products o on o.id = p.product_id join price_lists l on l.id = p.price_list_id
      where o.sku = any(${[...skus]}::text[]) or l.code || ' ' || o.sku = any(${[...listPrices]}::text[]))`.execute(
    trx,
  )
}

export async function writeRedirects(trx: Executor, redirects: Of<'redirects'>): Promise<void> {
  await insertRows(redirects, (some) =>
    sql`
      insert into redirects (from_path, to_path, origin)
      select "from", "to", 'import' from jsonb_to_recordset(${JSON.stringify(some)}::jsonb) as n ("from" text, "to" text)
      on conflict (from_path) do update set to_path = excluded.to_path, origin = 'import'
        where redirects.to_path <> excluded.to_path`.execute(trx),
  )
}

/** Leads who asks for the path that products had to where they are now. */
export async function movePaths(
  trx: Executor,
  moves: readonly { readonly from: string; readonly to: string }[],
): Promise<void> {
  if (moves.length === 0) return
  const given = JSON.stringify(moves)
  await sql`
    delete from redirects where from_path in (
      select n."to" from jsonb_to_recordset(${given}::jsonb) as n ("to" text))`.execute(trx)
  await sql`
    update redirects r set to_path = n."to" from jsonb_to_recordset(${given}::jsonb) as n ("from" text, "to" text)
    where r.to_path = n."from"`.execute(trx)
  await sql`
    insert into redirects (from_path, to_path, origin)
    select n."from", n."to", 'move' from jsonb_to_recordset(${given}::jsonb) as n ("from" text, "to" text)
    where not exists (select from products where url_path = n."from")
    on conflict (from_path) do nothing`.execute(trx)
}

type Revision = {
  readonly productId: string
  /** As `product_revisions.content` keeps it. */
  readonly content: object
  readonly at: Date
  readonly by: string | null
  readonly note: string
}

/** Keeps states of products as the next of each; with `first` only of those that have none. */
export async function keepRevisions(
  trx: Executor,
  revisions: readonly Revision[],
  which: 'next' | 'first',
): Promise<void> {
  const isFirst = which === 'first'
  await insertRows(revisions, (some) =>
    sql`
      insert into product_revisions (product_id, number, content, published_at, published_by, note)
      select n."productId", coalesce(k.last, 0) + 1, n.content, n.at, n.by, n.note
      from jsonb_to_recordset(${JSON.stringify(some)}::jsonb)
        as n ("productId" uuid, content jsonb, at timestamptz, by uuid, note text)
      left join lateral (select max(number) as last from product_revisions r where r.product_id = n."productId") k on true
      where not ${isFirst}::boolean or k.last is null`.execute(trx),
  )
}

type Kept = { readonly at: Date; readonly by: string | null; readonly note: string }

/**
 * Keeps the configurators that these products have in the shop as the newest in their history, where that is another one; with
 * 'known' only of those that have a history.
 */
export async function keepConfiguratorRevisions(
  trx: Executor,
  skus: readonly string[],
  { at, by, note }: Kept,
  which: 'all' | 'known' = 'all',
): Promise<void> {
  await sql`
    insert into configurator_revisions (product_id, number, key, definition, published_at, published_by, note)
    select c.product_id, coalesce(k.number, 0) + 1, c.key, c.definition, ${at}::timestamptz, ${by}::uuid, ${note}::text
    from configurators c join products p on p.id = c.product_id
    left join lateral (select number, definition from configurator_revisions r where r.product_id = c.product_id
      order by number desc limit 1) k on true
    where p.sku = any(${[...skus]}::text[]) and k.definition is distinct from c.definition
      and (k.number is not null or ${which === 'all'}::boolean)`.execute(trx)
}
