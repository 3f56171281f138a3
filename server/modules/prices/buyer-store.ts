import { sql } from 'kysely'
import type { Address } from '#contract/customer.ts'
import type { ListKind } from '#contract/office/price-lists.ts'
import type { VatIdStatus } from '#domain/vat/vat-treatment.ts'
import { addressJson } from '../../db/address-json.ts'
import type { Executor } from '../../db/database.ts'

/** A company as its cart asks prices: its lists, where it has goods sent, and what its VAT depends on. */
export type CompanyBuyer = {
  readonly contractId: string | null
  readonly groupId: string | null
  readonly addresses: readonly Address[]
  readonly invoiceAddress: Address | null
  readonly vatId: string | null
  readonly vatIdStatus: VatIdStatus
}

/** Null for a company that is not there; the address that its carts begin with comes first. */
export async function findCompanyBuyer(executor: Executor, companyId: string): Promise<CompanyBuyer | null> {
  const { rows } = await sql<CompanyBuyer>`
    select contract_price_list_id as "contractId", group_price_list_id as "groupId", vat_id as "vatId",
      vat_id_status as "vatIdStatus",
      (select coalesce(json_agg(${addressJson} order by a.is_default desc, a.created_at), '[]') from addresses a
        where a.company_id = companies.id and a.kind = 'delivery' and a.removed_at is null) as addresses,
      (select ${addressJson} from addresses a
        where a.company_id = companies.id and a.kind = 'invoice' and a.removed_at is null) as "invoiceAddress"
    from companies where id = ${companyId}::uuid`.execute(executor)
  return rows[0] ?? null
}

export type NamedList = {
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
