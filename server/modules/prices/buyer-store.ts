import { sql } from 'kysely'
import type { ListKind } from '#contract/office/price-lists.ts'
import type { Executor } from '../../db/database.ts'

/** The lists of a company, as prices are asked by them; null for a company that is not there. */
export async function findCompanyLists(
  executor: Executor,
  companyId: string,
): Promise<{ readonly contractId: string | null; readonly groupId: string | null } | null> {
  const { rows } = await sql<{ contractId: string | null; groupId: string | null }>`
    select contract_price_list_id as "contractId", group_price_list_id as "groupId"
    from companies where id = ${companyId}::uuid`.execute(executor)
  return rows[0] ?? null
}

type NamedList = {
  readonly id: string
  readonly code: string
  readonly title: string
  readonly kind: ListKind
}

/** Lists by their codes; the base list is always among them. */
export async function findListsByCode(
  executor: Executor,
  codes: readonly string[],
): Promise<readonly NamedList[]> {
  const { rows } = await sql<NamedList>`
    select id, code, title, kind from price_lists where kind = 'base' or code = any(${[...codes]}::text[])`.execute(
    executor,
  )
  return rows
}

/** Companies, and lists of their own, of which the name begins with or has this in it. */
export async function findBuyerNames(
  executor: Executor,
  search: string,
  limit: number,
): Promise<{
  readonly companies: readonly { readonly id: string; readonly name: string }[]
  readonly lists: readonly { readonly id: string; readonly title: string }[]
}> {
  const pattern = `%${search.replace(/[\\%_]/g, String.raw`\$&`)}%`
  const companies = await sql<{ id: string; name: string }>`
    select id, name from companies where not is_blocked and name ilike ${pattern} order by lower(name), id limit ${limit}`.execute(
    executor,
  )
  const lists = await sql<{ id: string; title: string }>`
    select id, title from price_lists where kind <> 'base' and title ilike ${pattern} order by lower(title), id limit ${limit}`.execute(
    executor,
  )
  return { companies: companies.rows, lists: lists.rows }
}
