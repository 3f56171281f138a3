import { sql } from 'kysely'
import type { Executor } from '../../../db/database.ts'
import { insertRows } from '../../../db/insert-rows.ts'

export type RedirectRow = {
  readonly from: string
  readonly to: string
  readonly origin: 'hand' | 'move' | 'import' | null
}

type Wanted = { readonly search: string; readonly after: string | null; readonly limit: number }

/** Part of either path; what LIKE understands stands for itself. */
const matches = (search: string) =>
  search === '' ? sql`true` : sql`(from_path ilike ${part(search)} or to_path ilike ${part(search)})`
const part = (search: string) => `%${search.replace(/[\\%_]/g, String.raw`\$&`)}%`

/** The redirects after an old path, in the order of theirs. */
export async function readRedirects(
  executor: Executor,
  { search, after, limit }: Wanted,
): Promise<readonly RedirectRow[]> {
  const from = after === null ? sql`true` : sql`from_path collate "C" > ${after}::text`
  const { rows } = await sql<RedirectRow>`
    select from_path as "from", to_path as "to", origin from redirects
    where ${from} and ${matches(search)} order by from_path collate "C" limit ${limit}::int`.execute(executor)
  return rows
}

/** The redirects from these paths. */
export async function findRedirects(
  executor: Executor,
  paths: readonly string[],
): Promise<readonly RedirectRow[]> {
  const { rows } = await sql<RedirectRow>`
    select from_path as "from", to_path as "to", origin from redirects
    where from_path = any(${[...paths]}::text[])`.execute(executor)
  return rows
}

type Way = { readonly from: string; readonly to: string }

/** What leads to these paths. */
export async function readWaysTo(executor: Executor, paths: readonly string[]): Promise<readonly Way[]> {
  const { rows } = await sql<Way>`
    select from_path as "from", to_path as "to" from redirects
    where to_path = any(${[...paths]}::text[]) order by from_path`.execute(executor)
  return rows
}

/** Where what replaces products lies, by the paths of those that are no longer sold. */
export async function readReplacements(
  executor: Executor,
  paths: readonly string[],
): Promise<readonly Way[]> {
  const { rows } = await sql<Way>`
    select p.url_path as "from", r.url_path as "to"
    from products p join products r on r.sku = p.replacement_sku and r.status = 'active' and r.url_path is not null
    where p.url_path = any(${[...paths]}::text[]) and p.status not in ('draft', 'active')`.execute(executor)
  return rows
}

export type OwnersPath = { readonly path: string; readonly kind: 'page' | 'product' }

/** At which of these paths customers see a page of the owner or a product. */
export async function readOwnersPaths(
  executor: Executor,
  paths: readonly string[],
): Promise<readonly OwnersPath[]> {
  const { rows } = await sql<OwnersPath>`
    select url_path as path, 'product' as kind from products
      where status = 'active' and url_path = any(${[...paths]}::text[])
    union all select url_path, 'page' from pages
      where is_published and url_path = any(${[...paths]}::text[])`.execute(executor)
  return rows
}

export type NamedPath = OwnersPath & { readonly title: string }

/** Pages of the owner and products that customers see with this text in their name, path or SKU: the first so many of each. */
export async function findNamedPaths(
  executor: Executor,
  text: string,
  limit: number,
): Promise<readonly NamedPath[]> {
  const like = part(text)
  const { rows } = await sql<NamedPath>`
    (select url_path as path, title, 'page' as kind from pages
      where is_published and (title ilike ${like} or url_path ilike ${like})
      order by title, url_path limit ${limit}::int)
    union all (select url_path, title, 'product' from products
      where status = 'active' and url_path is not null
        and (title ilike ${like} or url_path ilike ${like} or sku ilike ${like})
      order by lower(sku) = lower(${text}) desc, title, sku limit ${limit}::int)`.execute(executor)
  return rows
}

/** Leads old paths to where staff say. */
export async function writeRedirectsByHand(trx: Executor, ways: readonly Way[]): Promise<void> {
  await insertRows(ways, (some) =>
    sql`
      insert into redirects (from_path, to_path, origin)
      select "from", "to", 'hand' from jsonb_to_recordset(${JSON.stringify(some)}::jsonb) as n ("from" text, "to" text)
      on conflict (from_path) do update set to_path = excluded.to_path, origin = 'hand'`.execute(trx),
  )
}

export async function deleteRedirect(trx: Executor, from: string): Promise<void> {
  await trx.deleteFrom('redirects').where('from_path', '=', from).execute()
}
