import type { ContactPerson } from '#contract/office/company-changes.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Address } from '#contract/customer.ts'
import type { CompanyTerms, DeskContact } from '#contract/office/companies.ts'
import type { CompanyFilters, NamedCompany } from '#contract/office/filters.ts'
import type { CompanyFacts, SeenAddress } from '#contract/office/company-changes.ts'
import type { OrderState } from '#domain/orders/states.ts'
import { addressJson } from '../../db/address-json.ts'
import type { Executor } from '../../db/database.ts'
import { invoicedCents, orderedCents } from '../../db/open-amounts.ts'
import { passes } from './company-filter-store.ts'

/** Where a page of the list ends; the next one begins after it. */
export type CompanyPlace = { readonly sortName: string; readonly id: string }

export type ListedCompany = {
  readonly id: string
  readonly name: string
  readonly kvkNumber: string | null
  readonly city: string | null
  readonly paymentTermDays: number
  readonly lastOrderAt: Date | null
  readonly isBlocked: boolean
}

type Wanted = {
  readonly isBlocked: boolean
  readonly search: string
  readonly filters: CompanyFilters
  readonly after: CompanyPlace | null
  readonly limit: number
}

/** The index finds three letters in a row; fewer are taken for the beginning of a name. */
const SHORTEST_PART = 3

/** What LIKE understands stands for itself. */
export const literal = (text: string) => text.replace(/[\\%_]/g, String.raw`\$&`)

/**
 * The first of those that are found in one way; of all ways together the first of the list are among them. Each goes along the
 * names until it has enough, or by its own index when it finds little.
 */
function foundBy(
  way: RawBuilder<unknown>,
  { isBlocked, filters, after, limit }: Wanted,
): RawBuilder<unknown> {
  const from = after ? sql`(lower(c.name), c.id) > (${after.sortName}::text, ${after.id}::uuid)` : sql`true`
  const shown = isBlocked ? sql`c.is_blocked` : sql`not c.is_blocked`
  return sql`(select c.id, lower(c.name) as sort_name from companies c where ${shown} and ${passes(filters)} and ${from} and ${way}
    order by lower(c.name), c.id limit ${limit})`
}

const isNamed = (search: string): RawBuilder<unknown> =>
  search.length < SHORTEST_PART
    ? sql`lower(c.name) like lower(${`${literal(search)}%`}::text)`
    : sql`c.name ilike ${`%${literal(search)}%`}`

function waysToFind(search: string): readonly RawBuilder<unknown>[] {
  if (search === '') return [sql`true`]
  const digits = search.replace(/[ .]/g, '')
  const byNumber = /^\d{1,8}$/.test(digits) ? [sql`c.kvk_number like ${`${digits}%`}`] : []
  if (search.length < SHORTEST_PART) return [isNamed(search), ...byNumber]
  return [
    isNamed(search),
    sql`c.id in (select company_id from contacts where email like ${`%${literal(search).toLowerCase()}%`} and erased_at is null)`,
    ...byNumber,
  ]
}

/** The companies from a place on, by name; of a search those that are found in any way. */
export async function listCompanies(executor: Executor, wanted: Wanted): Promise<ListedCompany[]> {
  const found = sql.join(
    waysToFind(wanted.search).map((way) => foundBy(way, wanted)),
    sql` union `,
  )
  const { rows } = await sql<ListedCompany>`
    with page as (select id, sort_name from (${found}) found order by sort_name, id limit ${wanted.limit})
    select c.id, c.name, c.kvk_number as "kvkNumber", c.payment_term_days as "paymentTermDays", c.is_blocked as "isBlocked",
      (select a.city from addresses a where a.company_id = c.id and a.kind = 'invoice' and a.removed_at is null) as city,
      l.placed_at as "lastOrderAt"
    from page join companies c on c.id = page.id left join last_orders l on l.company_id = c.id
    order by page.sort_name, c.id`.execute(executor)
  return rows
}

/** The first companies of which the name holds a text, or the one of an id. */
export async function listCompanyNames(
  executor: Executor,
  { search, id, limit }: { readonly search: string; readonly id: string | null; readonly limit: number },
): Promise<NamedCompany[]> {
  const which = id === null ? isNamed(search) : sql`c.id = ${id}::uuid`
  const { rows } = await sql<NamedCompany>`
    select c.id, c.name,
      (select a.city from addresses a where a.company_id = c.id and a.kind = 'invoice' and a.removed_at is null) as city
    from companies c where ${which} order by lower(c.name), c.id limit ${limit}`.execute(executor)
  return rows
}

/** What some companies are called, by name; what is no more is left out. */
export async function findCompanyNames(
  executor: Executor,
  ids: readonly string[],
): Promise<{ readonly id: string; readonly number: string }[]> {
  return executor
    .selectFrom('companies')
    .select(['id', 'name as number'])
    .where('id', 'in', [...ids])
    .orderBy('name')
    .orderBy('id')
    .execute()
}

export async function findCompanyPlace(executor: Executor, id: string): Promise<CompanyPlace | null> {
  const { rows } = await sql<CompanyPlace>`
    select lower(name) as "sortName", id from companies where id = ${id}`.execute(executor)
  return rows[0] ?? null
}

const termsJson = sql`json_build_object('paymentTermDays', c.payment_term_days, 'creditLimitInCents', c.credit_limit_cents,
  'overLimit', c.over_limit, 'invoiceEmail', c.invoice_email, 'purchaseOrderRequired', c.purchase_order_required,
  'groupPriceListId', c.group_price_list_id, 'contractPriceListId', c.contract_price_list_id)`

const rightsJson = sql`json_build_object('roles', p.roles, 'orderLimitInCents', p.order_limit_cents)`

export type CompanyRecord = {
  readonly id: string
  readonly name: string
  readonly kvkNumber: string | null
  readonly vatId: string | null
  readonly vatIdStatus: 'valid' | 'invalid' | 'unavailable' | 'unchecked'
  readonly isBlocked: boolean
  readonly blockReason: string | null
  readonly mainContactId: string | null
  readonly createdAt: Date
  readonly terms: CompanyTerms
  readonly invoicedCents: number
  readonly orderedCents: number
  readonly invoiceAddress: Address | null
  readonly addresses: readonly Address[]
}

/** A company with its terms, its addresses and what it has to pay still. */
export async function findCompany(executor: Executor, id: string): Promise<CompanyRecord | null> {
  const { rows } = await sql<CompanyRecord>`
    select c.id, c.name, c.kvk_number as "kvkNumber", c.vat_id as "vatId", c.vat_id_status as "vatIdStatus",
      c.is_blocked as "isBlocked", c.block_reason as "blockReason", c.created_at as "createdAt", ${termsJson} as terms,
      (select p.id from contacts p where p.id = c.main_contact_id and p.erased_at is null) as "mainContactId",
      ${invoicedCents(sql`c.id`)} as "invoicedCents", ${orderedCents(sql`c.id`)} as "orderedCents",
      (select ${addressJson} from addresses a
        where a.company_id = c.id and a.kind = 'invoice' and a.removed_at is null) as "invoiceAddress",
      (select coalesce(json_agg(${addressJson} order by a.is_default desc, a.created_at, a.id), '[]') from addresses a
        where a.company_id = c.id and a.kind = 'delivery' and a.removed_at is null) as addresses
    from companies c where c.id = ${id}`.execute(executor)
  return rows[0] ?? null
}

type ContactRecord = Omit<DeskContact, 'lastLoginAt' | 'invitedUntil' | 'bounce'> & {
  readonly lastLoginAt: Date | null
  readonly invitedUntil: Date | null
  readonly bounce: { readonly mailId: string; readonly at: string; readonly said: string } | null
}

/** Of a contact `p` who is to choose a password. */
const INVITED_UNTIL = sql`case when p.state = 'invited' then p.invited_until end`

/** The people of a company but who had himself forgotten, by name. */
export async function listContacts(executor: Executor, companyId: string): Promise<readonly ContactRecord[]> {
  const { rows } = await sql<ContactRecord>`
    select p.id, p.email, p.first_name as "firstName", p.last_name as "lastName", p.phone, p.state,
      p.last_login_at as "lastLoginAt", ${INVITED_UNTIL} as "invitedUntil", ${rightsJson} as rights,
      (select json_build_object('mailId', m.id, 'at', m.bounced_at, 'said', coalesce(m.last_error, '')) from outbox m
        where m.state = 'failed' and m.bounced_at is not null and lower(m.recipient) = lower(p.email) order by m.bounced_at desc limit 1) as bounce
    from contacts p where p.company_id = ${companyId} and p.erased_at is null
    order by lower(p.last_name), lower(p.first_name), p.id`.execute(executor)
  return rows
}

type LastOrder = {
  readonly id: string
  readonly number: string
  readonly reference: string | null
  readonly placedAt: Date
  readonly state: OrderState
  readonly netCents: number
}

export async function lastOrders(
  executor: Executor,
  companyId: string,
  limit: number,
): Promise<readonly LastOrder[]> {
  const { rows } = await sql<LastOrder>`
    select id, number, reference, placed_at as "placedAt", state, net_cents as "netCents"
    from orders where company_id = ${companyId} order by placed_at desc, id limit ${limit}`.execute(executor)
  return rows
}

type OwnList = { readonly id: string; readonly title: string; readonly kind: 'group' | 'contract' }

/** The price lists that are of no company by itself: of a group, or by contract. */
export async function listOwnLists(executor: Executor): Promise<readonly OwnList[]> {
  const { rows } = await sql<OwnList>`
    select id, title, kind from price_lists where kind in ('group', 'contract') order by lower(title), id`.execute(
    executor,
  )
  return rows
}

/** Those of these lists that companies can have. */
export async function findOwnLists(executor: Executor, ids: readonly string[]): Promise<readonly OwnList[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<OwnList>`
    select id, title, kind from price_lists
    where kind in ('group', 'contract') and id = any(${[...ids]}::uuid[])`.execute(executor)
  return rows
}

/** On what terms these companies buy. */
export async function listTerms(
  executor: Executor,
  ids: readonly string[],
): Promise<{ readonly id: string; readonly terms: CompanyTerms }[]> {
  const { rows } = await sql<{ id: string; terms: CompanyTerms }>`
    select c.id, ${termsJson} as terms from companies c where c.id = any(${[...ids]}::uuid[])`.execute(
    executor,
  )
  return rows
}

/** The terms of a company, held until the transaction ends. */
export async function lockTerms(trx: Executor, id: string): Promise<CompanyTerms | null> {
  const { rows } = await sql<{ terms: CompanyTerms }>`
    select ${termsJson} as terms from companies c where c.id = ${id} for update`.execute(trx)
  return rows[0]?.terms ?? null
}

export async function updateTerms(trx: Executor, id: string, terms: CompanyTerms): Promise<void> {
  await trx
    .updateTable('companies')
    .set({
      payment_term_days: terms.paymentTermDays,
      credit_limit_cents: terms.creditLimitInCents,
      over_limit: terms.overLimit,
      invoice_email: terms.invoiceEmail,
      purchase_order_required: terms.purchaseOrderRequired,
      group_price_list_id: terms.groupPriceListId,
      contract_price_list_id: terms.contractPriceListId,
    })
    .where('id', '=', id)
    .execute()
}

type HeldFacts = {
  readonly facts: CompanyFacts
  /** Where it is: by its invoice address, and without one in the Netherlands. */
  readonly country: string
  readonly postcode: string
}

/** Who a company is, held until the transaction ends. */
export async function lockFacts(trx: Executor, id: string): Promise<HeldFacts | null> {
  const { rows } = await sql<HeldFacts>`
    select json_build_object('name', c.name, 'kvkNumber', c.kvk_number, 'vatId', c.vat_id) as facts,
      coalesce(a.country, 'NL') as country, coalesce(a.postcode, '') as postcode
    from companies c
    left join addresses a on a.company_id = c.id and a.kind = 'invoice' and a.removed_at is null
    where c.id = ${id} for update of c`.execute(trx)
  return rows[0] ?? null
}

export async function updateFacts(
  trx: Executor,
  id: string,
  { name, kvkNumber, vatId }: CompanyFacts,
): Promise<void> {
  await trx
    .updateTable('companies')
    .set({ name, kvk_number: kvkNumber, vat_id: vatId })
    .where('id', '=', id)
    .execute()
}

/** Whether a company is kept out and who is called there first, held until the transaction ends. */
export async function lockStanding(
  trx: Executor,
  id: string,
): Promise<{ readonly isBlocked: boolean; readonly mainContactId: string | null } | null> {
  const row = await trx
    .selectFrom('companies')
    .select(['is_blocked as isBlocked', 'main_contact_id as mainContactId'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

export async function updateCompanyBlock(
  trx: Executor,
  id: string,
  { isBlocked, reason }: { readonly isBlocked: boolean; readonly reason: string | null },
): Promise<void> {
  await trx
    .updateTable('companies')
    .set({ is_blocked: isBlocked, block_reason: reason })
    .where('id', '=', id)
    .execute()
}

export async function updateMainContact(trx: Executor, id: string, contactId: string): Promise<void> {
  await trx.updateTable('companies').set({ main_contact_id: contactId }).where('id', '=', id).execute()
}

/** Whether there is such a company. */
export async function updateCompanyReminded(
  trx: Executor,
  id: string,
  isReminded: boolean,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('companies')
    .set({ is_reminded: isReminded })
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export type HeldContact = {
  readonly id: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly phone: string | null
  readonly companyName: string
  readonly isCompanyBlocked: boolean
  readonly state: DeskContact['state']
  readonly invitedUntil: Date | null
  readonly hasPassword: boolean
  readonly rights: DeskContact['rights']
}

/** A contact, of one company or of any, held until the transaction ends; not one who had himself forgotten. */
export async function lockContact(
  trx: Executor,
  { companyId, contactId }: { readonly companyId?: string; readonly contactId: string },
): Promise<HeldContact | null> {
  const { rows } = await sql<HeldContact>`
    select p.id, p.email, p.first_name as "firstName", p.last_name as "lastName", p.phone, c.name as "companyName",
      c.is_blocked as "isCompanyBlocked", p.state,
      ${INVITED_UNTIL} as "invitedUntil", p.password_hash is not null as "hasPassword", ${rightsJson} as rights
    from contacts p join companies c on c.id = p.company_id
    where p.id = ${contactId} and p.company_id = coalesce(${companyId ?? null}::uuid, p.company_id)
      and p.erased_at is null for update of p`.execute(trx)
  return rows[0] ?? null
}

/** Writes down who a contact is; fails on an address that somebody else has. */
export async function updatePerson(
  trx: Executor,
  contactId: string,
  { email, firstName, lastName, phone }: ContactPerson,
): Promise<void> {
  await trx
    .updateTable('contacts')
    .set({ email, first_name: firstName, last_name: lastName, phone })
    .where('id', '=', contactId)
    .execute()
}

export async function updateRights(
  trx: Executor,
  contactId: string,
  { roles, orderLimitInCents }: DeskContact['rights'],
): Promise<void> {
  await trx
    .updateTable('contacts')
    .set({ roles, order_limit_cents: orderLimitInCents })
    .where('id', '=', contactId)
    .execute()
}

/** Writes down until when the invitation of a contact holds. */
export async function updateInvitedUntil(trx: Executor, contactId: string, until: Date): Promise<void> {
  await trx.updateTable('contacts').set({ invited_until: until }).where('id', '=', contactId).execute()
}

/** Ends an invitation that holds still. */
export async function endInvitation(trx: Executor, contactId: string, now: Date): Promise<void> {
  await trx
    .updateTable('contacts')
    .set({ invited_until: now })
    .where('id', '=', contactId)
    .where('invited_until', '>', now)
    .execute()
}

export async function updateContactState(
  trx: Executor,
  contactId: string,
  state: DeskContact['state'],
): Promise<void> {
  await trx.updateTable('contacts').set({ state }).where('id', '=', contactId).execute()
}

export async function contactIdsOf(trx: Executor, companyId: string): Promise<readonly string[]> {
  const rows = await trx.selectFrom('contacts').select('id').where('company_id', '=', companyId).execute()
  return rows.map(({ id }) => id)
}

export type HeldAddress = SeenAddress & { readonly kind: 'delivery' | 'invoice' }

/** An address of a company as staff see it; the caller holds those of the company. */
export async function findAddress(
  trx: Executor,
  { companyId, id }: { readonly companyId: string; readonly id: string },
): Promise<HeldAddress | null> {
  const { rows } = await sql<{ address: Address; kind: HeldAddress['kind'] }>`
    select ${addressJson} as address, a.kind from addresses a
    where a.id = ${id} and a.company_id = ${companyId} and a.removed_at is null`.execute(trx)
  const row = rows[0]
  if (!row) return null
  const { id: _id, ...address } = row.address
  return { ...address, kind: row.kind }
}

export async function findInvoiceAddressId(trx: Executor, companyId: string): Promise<string | null> {
  const row = await trx
    .selectFrom('addresses')
    .select('id')
    .where('company_id', '=', companyId)
    .where('kind', '=', 'invoice')
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return row?.id ?? null
}
