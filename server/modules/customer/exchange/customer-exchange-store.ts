import { sql } from 'kysely'
import type { Executor } from '../../../db/database.ts'
import { insertRows } from '../../../db/insert-rows.ts'
import type { ReadCompany, ReadContact } from './read-customers.ts'

/** So many are looked up by one statement, which others don't wait for. */
const COMPANIES_AT_ONCE = 1000

export type KnownCompany = { readonly id: string; readonly isBlocked: boolean }

/**
 * Which companies of a file the shop has, by their rows: by the KvK number, or where either side has none, by the VAT number (companies
 * of one fiscal unity share it: then the one of this name), or where either side has no number at all, by name, postcode and house number of the invoice address.
 */
export async function findKnownCompanies(
  executor: Executor,
  companies: readonly ReadCompany[],
): Promise<ReadonlyMap<number, KnownCompany>> {
  const known = new Map<number, KnownCompany>()
  for (let from = 0; from < companies.length; from += COMPANIES_AT_ONCE) {
    const found = await findKnown(executor, companies.slice(from, from + COMPANIES_AT_ONCE))
    for (const { row, ...company } of found) known.set(row, company)
  }
  return known
}

async function findKnown(executor: Executor, companies: readonly ReadCompany[]) {
  const wanted = companies.map(({ row, name, kvkNumber, vatId, postcode, houseNumber }) => ({
    row,
    kvk: kvkNumber,
    vat: vatId,
    name: name.trim().toLowerCase(),
    postcode,
    house: houseNumber.trim().toLowerCase(),
  }))
  const { rows } = await sql<KnownCompany & { readonly row: number }>`
    with wanted as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
        as w (row int, kvk text, vat text, name text, postcode text, house text)
    ), found as (
      select w.row, w.name, c.id, 1 as way from wanted w join companies c on c.kvk_number = w.kvk
      union all
      select w.row, w.name, c.id, 2 from wanted w join companies c on c.vat_id = w.vat
        and (w.kvk is null or c.kvk_number is null)
      union all
      select w.row, w.name, c.id, 3 from wanted w join companies c on lower(c.name) = w.name
        and (coalesce(w.kvk, w.vat) is null or coalesce(c.kvk_number, c.vat_id) is null)
      join addresses a on a.company_id = c.id and a.kind = 'invoice' and a.removed_at is null
        and a.postcode = w.postcode and lower(a.house_number) = w.house
    )
    select distinct on (f.row) f.row, c.id, c.is_blocked as "isBlocked"
    from found f join companies c on c.id = f.id
    order by f.row, f.way, lower(c.name) is distinct from f.name, c.created_at, c.id`.execute(executor)
  return rows
}

/** The companies of contacts, by e-mail address. */
export async function findContactCompanies(
  executor: Executor,
  emails: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ email: string; companyId: string }>`
    select email, company_id as "companyId" from contacts where email = any(${emails}::text[])`.execute(
    executor,
  )
  return new Map(rows.map(({ email, companyId }) => [email, companyId]))
}

export type ListedPriceList = {
  readonly id: string
  readonly code: string
  readonly title: string
  readonly kind: 'group' | 'contract'
}

export async function listBuyersLists(executor: Executor): Promise<readonly ListedPriceList[]> {
  const { rows } = await sql<ListedPriceList>`
    select id, code, title, kind from price_lists where kind in ('group', 'contract') order by code`.execute(
    executor,
  )
  return rows
}

type NewCompany = Omit<ReadCompany, 'row' | 'contacts'> & { readonly id: string }
type NewContact = Omit<ReadContact, 'row'> & { readonly companyId: string; readonly isFirst: boolean }

/** Adds companies, each with its address for invoices and as its first one to deliver to. */
export async function insertCompanies(trx: Executor, companies: readonly NewCompany[]): Promise<void> {
  await insertRows(companies, (some) =>
    trx
      .insertInto('companies')
      .values(
        some.map((company) => ({
          id: company.id,
          name: company.name,
          kvk_number: company.kvkNumber,
          vat_id: company.vatId,
          invoice_email: company.invoiceEmail,
          payment_term_days: company.paymentTermDays ?? sql<number>`default`,
          credit_limit_cents: company.creditLimitCents,
          purchase_order_required: company.purchaseOrderRequired,
          group_price_list_id: company.groupPriceListId,
          contract_price_list_id: company.contractPriceListId,
        })),
      )
      .execute(),
  )
  await insertRows(companies, (some) =>
    trx
      .insertInto('addresses')
      .values(
        some.flatMap((company) => {
          const address = {
            company_id: company.id,
            company_name: company.name,
            street: company.street,
            house_number: company.houseNumber,
            addition: company.addition,
            postcode: company.postcode,
            city: company.city,
            country: company.country,
            phone: company.phone,
          }
          return [
            { ...address, kind: 'invoice' as const, is_default: false },
            { ...address, kind: 'delivery' as const, is_default: true },
          ]
        }),
      )
      .execute(),
  )
}

/** Adds contacts who are to be invited; the first of a company that has no main contact becomes that. Answers how many were added. */
export async function insertContacts(trx: Executor, contacts: readonly NewContact[]): Promise<number> {
  let count = 0
  await insertRows(contacts, async (some) => {
    const added = await trx
      .insertInto('contacts')
      .values(
        some.map(({ companyId, email, firstName, lastName, phone }) => ({
          company_id: companyId,
          email,
          first_name: firstName,
          last_name: lastName,
          phone,
          state: 'invited' as const,
        })),
      )
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('email')
      .execute()
    count += added.length
  })
  const first = contacts.filter(({ isFirst }) => isFirst).map(({ email }) => email)
  await sql`
    update companies c set main_contact_id = p.id from contacts p
    where p.email = any(${first}::text[]) and c.id = p.company_id and c.main_contact_id is null`.execute(trx)
  return count
}

export type CustomerRecord = {
  readonly name: string
  readonly kvkNumber: string | null
  readonly vatId: string | null
  readonly street: string | null
  readonly houseNumber: string | null
  readonly addition: string | null
  readonly postcode: string | null
  readonly city: string | null
  readonly country: string | null
  readonly phone: string | null
  readonly invoiceEmail: string | null
  readonly paymentTermDays: number
  readonly creditLimitCents: number | null
  readonly purchaseOrderRequired: boolean
  readonly groupPriceList: string | null
  readonly contractPriceList: string | null
  readonly firstName: string | null
  readonly lastName: string | null
  readonly email: string | null
  readonly contactPhone: string | null
}

/** All companies by name, a row for each contact and one for who has none; the main contact comes first. */
export async function listCustomers(executor: Executor): Promise<readonly CustomerRecord[]> {
  const { rows } = await sql<CustomerRecord>`
    select c.name, c.kvk_number as "kvkNumber", c.vat_id as "vatId", a.street, a.house_number as "houseNumber", a.addition,
      a.postcode, a.city, a.country, a.phone, c.invoice_email as "invoiceEmail", c.payment_term_days as "paymentTermDays",
      c.credit_limit_cents as "creditLimitCents", c.purchase_order_required as "purchaseOrderRequired",
      g.code as "groupPriceList", t.code as "contractPriceList",
      p.first_name as "firstName", p.last_name as "lastName", p.email, p.phone as "contactPhone"
    from companies c
    left join addresses a on a.company_id = c.id and a.kind = 'invoice' and a.removed_at is null
    left join price_lists g on g.id = c.group_price_list_id
    left join price_lists t on t.id = c.contract_price_list_id
    left join contacts p on p.company_id = c.id and p.erased_at is null
    order by lower(c.name), c.id, p.id is distinct from c.main_contact_id, lower(p.last_name), p.id`.execute(
    executor,
  )
  return rows
}
