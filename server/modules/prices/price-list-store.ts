import { type RawBuilder, sql } from 'kysely'
import type { ListKind, PriceListFacts, PriceListRow } from '#contract/office/price-lists.ts'
import type { ListDiscount, ListPrice } from '#domain/price-lists/content.ts'
import type { Executor } from '../../db/database.ts'
import { listPriceColumns, type ListPriceRow, readListPrice } from '../catalogue/list-prices.ts'

/** Where a page of the lists ends; the next one begins after it. */
export type ListPlace = { readonly isOwn: boolean; readonly sortTitle: string; readonly id: string }

const likePattern = (search: string) => `%${search.replace(/[\\%_]/g, String.raw`\$&`)}%`

const rowColumns = (today: string) => sql`
  l.id, l.code, l.kind, l.title, l.valid_from as "validFrom", l.valid_to as "validTo",
  (select count(*)::int from prices p where p.price_list_id = l.id) as "priceCount",
  (select count(*)::int from category_discounts d where d.price_list_id = l.id) as "discountCount",
  (select count(*)::int from companies c where c.group_price_list_id = l.id)
    + (select count(*)::int from companies c where c.contract_price_list_id = l.id) as "companyCount",
  (select min(p.valid_from) from prices p where p.price_list_id = l.id and p.valid_from > ${today}::date) as "nextChange"`

type Wanted = {
  readonly kind: ListKind | 'all'
  readonly search: string
  readonly after: ListPlace | null
  readonly limit: number
  readonly today: string
}

/** Price lists from a place on: the base list, then the others by title. */
export async function findPriceLists(
  executor: Executor,
  { kind, search, after, limit, today }: Wanted,
): Promise<readonly PriceListRow[]> {
  const isKind = kind === 'all' ? sql`true` : sql`kind = ${kind}::text`
  const pattern = likePattern(search)
  const isFound = search === '' ? sql`true` : sql`(title ilike ${pattern} or code ilike ${pattern})`
  const from = after
    ? sql`(kind <> 'base', lower(title), id) > (${after.isOwn}::boolean, ${after.sortTitle}::text, ${after.id}::uuid)`
    : sql`true`
  const { rows } = await sql<PriceListRow>`
    select ${rowColumns(today)} from (
      select * from price_lists where ${isKind} and ${isFound} and ${from}
      order by kind <> 'base', lower(title), id limit ${limit}) l
    order by l.kind <> 'base', lower(l.title), l.id`.execute(executor)
  return rows
}

export async function findListPlace(executor: Executor, id: string): Promise<ListPlace | null> {
  const { rows } = await sql<ListPlace>`
    select kind <> 'base' as "isOwn", lower(title) as "sortTitle", id from price_lists where id = ${id}::uuid`.execute(
    executor,
  )
  return rows[0] ?? null
}

export async function findListKind(executor: Executor, id: string): Promise<ListKind | null> {
  const row = await executor.selectFrom('price_lists').select('kind').where('id', '=', id).executeTakeFirst()
  return row?.kind ?? null
}

export type PriceListRecord = PriceListRow & { readonly version: number }

export async function findPriceList(
  executor: Executor,
  id: string,
  today: string,
): Promise<PriceListRecord | null> {
  const { rows } = await sql<PriceListRecord>`
    select ${rowColumns(today)}, l.version from price_lists l where l.id = ${id}::uuid`.execute(executor)
  return rows[0] ?? null
}

/** A list as it is held until the transaction ends. */
export type HeldList = PriceListFacts & {
  readonly id: string
  readonly code: string
  readonly kind: ListKind
  readonly version: number
}

export async function lockPriceList(trx: Executor, id: string): Promise<HeldList | null> {
  const row = await trx
    .selectFrom('price_lists')
    .select(['id', 'code', 'kind', 'title', 'valid_from as validFrom', 'valid_to as validTo', 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

type NamedCompany = { readonly id: string; readonly name: string }

/** Companies that have a list, by name. */
export async function companiesOf(
  executor: Executor,
  listId: string,
  limit: number,
): Promise<readonly NamedCompany[]> {
  const { rows } = await sql<NamedCompany>`
    select id, name from companies where group_price_list_id = ${listId}::uuid or contract_price_list_id = ${listId}::uuid
    order by lower(name), id limit ${limit}`.execute(executor)
  return rows
}

export type TitledDiscount = ListDiscount & { readonly title: string }

/** The discounts of a list by their categories. */
export async function loadDiscounts(executor: Executor, listId: string): Promise<TitledDiscount[]> {
  const { rows } = await sql<TitledDiscount>`
    select c.url_path as "categoryPath", d.percent_off as "percentOff", c.title
    from category_discounts d join categories c on c.id = d.category_id
    where d.price_list_id = ${listId}::uuid order by c.url_path`.execute(executor)
  return rows
}

/** The categories by their paths. */
export async function loadCategories(executor: Executor): Promise<ReadonlyMap<string, string>> {
  const rows = await executor.selectFrom('categories').select(['id', 'url_path as path']).execute()
  return new Map(rows.map(({ path, id }) => [path, id]))
}

/** Where a page of prices ends. */
export type PricePlace = { readonly sku: string; readonly validFrom: string; readonly id: string }

export type ShownPrices = 'all' | 'now' | 'later' | 'over'

const shownOn = (show: ShownPrices, today: string): RawBuilder<unknown> =>
  ({
    all: sql`true`,
    now: sql`p.valid_from <= ${today}::date and (p.valid_to is null or p.valid_to >= ${today}::date)`,
    later: sql`p.valid_from > ${today}::date`,
    over: sql`p.valid_to < ${today}::date`,
  })[show]

type PricesWanted = {
  readonly listId: string
  readonly search: string
  /** Null for those of every product. */
  readonly sku: string | null
  readonly show: ShownPrices
  readonly today: string
  readonly after: PricePlace | null
  readonly limit: number
}

export type PriceAtDesk = ListPrice & { readonly id: string; readonly title: string }

/** The prices of a list from a place on, by SKU and day. */
export async function findPrices(
  executor: Executor,
  { listId, search, sku, show, today, after, limit }: PricesWanted,
): Promise<readonly PriceAtDesk[]> {
  const pattern = likePattern(search)
  const isFound =
    search === '' ? sql`true` : sql`(products.sku ilike ${pattern} or products.title ilike ${pattern})`
  const from = after
    ? sql`(products.sku, p.valid_from, p.id) > (${after.sku}::text, ${after.validFrom}::date, ${after.id}::uuid)`
    : sql`true`
  const { rows } = await sql<ListPriceRow<PriceAtDesk>>`
    select p.id, products.title, ${listPriceColumns} from prices p join products on products.id = p.product_id
    where p.price_list_id = ${listId}::uuid and ${shownOn(show, today)} and ${isFound}
      and (${sku}::text is null or products.sku = ${sku}::text) and ${from}
    order by products.sku, p.valid_from, p.id limit ${limit}`.execute(executor)
  return rows.map((row) => readListPrice(row))
}

export async function findPricePlace(executor: Executor, id: string): Promise<PricePlace | null> {
  const { rows } = await sql<PricePlace>`
    select products.sku, p.valid_from as "validFrom", p.id from prices p join products on products.id = p.product_id
    where p.id = ${id}::uuid`.execute(executor)
  return rows[0] ?? null
}

/** The SKUs of products by title or SKU, those in the shop first. */
export async function findSkus(
  executor: Executor,
  search: string,
  limit: number,
): Promise<readonly string[]> {
  const pattern = likePattern(search)
  const { rows } = await sql<{ sku: string }>`
    select sku from products where sku ilike ${pattern} or title ilike ${pattern}
    order by upper(sku) <> upper(${search}::text), status <> 'active', lower(title), id limit ${limit}`.execute(
    executor,
  )
  return rows.map(({ sku }) => sku)
}
