import { sql } from 'kysely'
import type { Address, Customer } from '#contract/customer.ts'
import type { Contact } from '#domain/access/actor.ts'
import { addressJson } from '../../db/address-json.ts'
import type { Executor } from '../../db/database.ts'

type FoundCustomer = Omit<Customer, 'isActedFor'>

/** The contact, the company and its addresses, in one query. */
export async function findCustomer(executor: Executor, customer: Contact): Promise<FoundCustomer | null> {
  const { rows } = await sql<FoundCustomer>`/* prepared */
    with own as (
      select id, company_id, json_build_object('id', id, 'email', email, 'firstName', first_name, 'lastName', last_name,
        'phone', phone) as json, email, first_name, last_name,
        'orders' = any(roles) and order_limit_cents is null and id <> ${customer.contactId} as is_orderer
      from contacts where company_id = ${customer.companyId} and state <> 'blocked'
    )
    select (select json from own where id = ${customer.contactId}) as contact,
      (select json_agg(json order by last_name, first_name) from own) as contacts,
      json_build_object('id', c.id, 'name', c.name, 'kvkNumber', c.kvk_number, 'vatId', c.vat_id, 'invoiceEmail', c.invoice_email,
        'paymentTermDays', c.payment_term_days, 'purchaseOrderRequired', c.purchase_order_required) as company,
      (select coalesce(json_agg(${addressJson} order by a.is_default desc, a.created_at), '[]') from addresses a
        where a.company_id = c.id and a.kind = 'delivery' and a.removed_at is null) as addresses,
      (select ${addressJson} from addresses a
        where a.company_id = c.id and a.kind = 'invoice' and a.removed_at is null) as "invoiceAddress",
      exists (select from newsletter_subscriptions n join own on own.email = n.email
        where own.id = ${customer.contactId} and n.state = 'confirmed') as "subscribedToNewsletter",
      (select coalesce(json_agg(concat_ws(' ', first_name, last_name) order by last_name, first_name), '[]') from own
        where is_orderer) as orderers
    from companies c where c.id = ${customer.companyId}`.execute(executor)
  return rows[0] ?? null
}

type Person = { readonly firstName: string; readonly lastName: string; readonly phone: string | null }
type ToldContact = Customer['contact']

export async function updatePerson(
  executor: Executor,
  { contactId, companyId }: Contact,
  { firstName, lastName, phone }: Person,
): Promise<ToldContact | null> {
  const row = await executor
    .updateTable('contacts')
    .set({ first_name: firstName, last_name: lastName, phone })
    .where('id', '=', contactId)
    .where('company_id', '=', companyId)
    .returning(['id', 'email', 'first_name as firstName', 'last_name as lastName', 'phone'])
    .executeTakeFirst()
  return row ?? null
}

export async function findEmail(executor: Executor, contactId: string): Promise<string | null> {
  const row = await executor
    .selectFrom('contacts')
    .select('email')
    .where('id', '=', contactId)
    .executeTakeFirst()
  return row?.email ?? null
}

export type AddressFields = Omit<Address, 'id'>

const columns = (fields: AddressFields) => ({
  label: fields.label,
  company_name: fields.companyName,
  attention: fields.attention,
  street: fields.street,
  house_number: fields.houseNumber,
  addition: fields.addition,
  postcode: fields.postcode,
  city: fields.city,
  country: fields.country,
  phone: fields.phone,
  delivery_notes: fields.deliveryNotes,
  is_default: fields.isDefault,
})

/** A company has one default: the next one, which is told unless it is new, takes its place. */
export async function clearDefault(trx: Executor, companyId: string, nextId: string | null): Promise<void> {
  await trx
    .updateTable('addresses')
    .set({ is_default: false })
    .where('company_id', '=', companyId)
    .where('kind', '=', 'delivery')
    .where('is_default', '=', true)
    .$if(nextId !== null, (query) => query.where('id', '<>', nextId))
    .execute()
}

/** Holds other changes of this company's addresses until the transaction ends, and tells how many there are. */
export async function lockAddresses(trx: Executor, companyId: string): Promise<number> {
  await trx.selectFrom('companies').select('id').where('id', '=', companyId).forUpdate().execute()
  const { count } = await trx
    .selectFrom('addresses')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .where('kind', '=', 'delivery')
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

export async function insertAddress(
  trx: Executor,
  companyId: string,
  fields: AddressFields,
  kind: 'delivery' | 'invoice' = 'delivery',
): Promise<string> {
  const { id } = await trx
    .insertInto('addresses')
    .values({ company_id: companyId, kind, ...columns(fields) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateAddress(
  trx: Executor,
  {
    companyId,
    id,
    kind,
  }: { readonly companyId: string; readonly id: string; readonly kind: 'delivery' | 'invoice' },
  fields: AddressFields,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('addresses')
    .set(columns(fields))
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .where('kind', '=', kind)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function isDefaultAddress(trx: Executor, companyId: string, id: string): Promise<boolean> {
  const row = await trx
    .selectFrom('addresses')
    .select('is_default')
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .executeTakeFirst()
  return row?.is_default ?? false
}

/** Orders keep a snapshot, so a removed address only leaves the lists; the oldest that is left becomes the default. */
export async function removeAddress(
  trx: Executor,
  companyId: string,
  id: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('addresses')
    .set({ removed_at: now, is_default: false })
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .where('kind', '=', 'delivery')
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await sql`update addresses set is_default = true where id = (
    select id from addresses where company_id = ${companyId} and kind = 'delivery' and removed_at is null
    order by is_default desc, created_at limit 1)`.execute(trx)
  return true
}

/** Whether something that was ordered to this address has not been delivered. */
export async function isAddressInUse(trx: Executor, companyId: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from addresses a
    join orders o on o.company_id = a.company_id
    join order_lines l on l.order_id = o.id and l.state not in ('delivered', 'closed', 'cancelled')
    where a.id = ${id} and a.company_id = ${companyId} and l.delivery_kind = 'ship'
      and l.address->>'street' = a.street and l.address->>'houseNumber' = a.house_number
      and coalesce(l.address->>'addition', '') = coalesce(a.addition, '') and l.address->>'postcode' = a.postcode
      and l.address->>'companyName' = a.company_name
    limit 1`.execute(trx)
  return rows.length > 0
}

/** Whether the shop knows a country. */
export async function isCountry(executor: Executor, code: string): Promise<boolean> {
  const row = await executor
    .selectFrom('countries')
    .select('code')
    .where('code', '=', code)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether the shop knows a country, which it then does until the end of the transaction. */
export async function holdCountry(trx: Executor, code: string): Promise<boolean> {
  const row = await trx
    .selectFrom('countries')
    .select('code')
    .where('code', '=', code)
    .forKeyShare()
    .executeTakeFirst()
  return row !== undefined
}
