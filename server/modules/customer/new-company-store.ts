import { sql } from 'kysely'
import type { DeskContactRights } from '#contract/office/companies.ts'
import type { CompanyNumbers } from '#domain/companies/company-numbers.ts'
import type { Executor } from '../../db/database.ts'
import type { KnownCompany } from '../../db/documents/people.ts'

type NewContact = {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly phone: string | null
  /** What was agreed about him; else he may everything. */
  readonly rights?: DeskContactRights
}

type NewCompany = CompanyNumbers & {
  /** Chosen beforehand, where it is added once whatever happens. */
  readonly id?: string
  readonly companyName: string
  readonly street: string
  readonly houseNumber: string
  readonly addition: string | null
  readonly postcode: string
  readonly city: string
  readonly country: string
  readonly invoiceEmail: string | null
  readonly phone: string | null
}

/** A company with its address, for invoices and as its first delivery address. */
export async function insertCompany(trx: Executor, form: NewCompany): Promise<string> {
  const { id } = await trx
    .insertInto('companies')
    .values({
      name: form.companyName,
      kvk_number: form.kvkNumber,
      vat_id: form.vatId,
      invoice_email: form.invoiceEmail,
      ...(form.id !== undefined && { id: form.id }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const address = {
    company_id: id,
    company_name: form.companyName,
    street: form.street,
    house_number: form.houseNumber,
    addition: form.addition,
    postcode: form.postcode,
    city: form.city,
    country: form.country,
    phone: form.phone,
  }
  await trx
    .insertInto('addresses')
    .values([
      { ...address, kind: 'invoice', is_default: false },
      { ...address, kind: 'delivery', is_default: true },
    ])
    .execute()
  return id
}

/** A contact who is to choose a password; the first one of a company is its main contact. Null when the address has an account. */
export async function insertInvitedContact(
  trx: Executor,
  companyId: string,
  { email, firstName, lastName, phone, rights }: NewContact,
): Promise<string | null> {
  const inserted = await trx
    .insertInto('contacts')
    .values({
      company_id: companyId,
      email: email.toLowerCase(),
      first_name: firstName,
      last_name: lastName,
      phone,
      state: 'invited',
      ...(rights && { roles: [...rights.roles], order_limit_cents: rights.orderLimitInCents }),
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserted) return null
  await trx
    .updateTable('companies')
    .set({ main_contact_id: inserted.id })
    .where('id', '=', companyId)
    .where('main_contact_id', 'is', null)
    .execute()
  return inserted.id
}

/** The company that has one of these numbers; of several the first one. */
export async function findCompanyByNumbers(
  executor: Executor,
  { kvkNumber, vatId }: CompanyNumbers,
): Promise<KnownCompany | null> {
  const row = await executor
    .selectFrom('companies')
    .select(['id', 'name'])
    .where((eb) =>
      eb.or([
        eb.and([eb('kvk_number', 'is not', null), eb('kvk_number', '=', kvkNumber)]),
        eb.and([eb('vat_id', 'is not', null), eb('vat_id', '=', vatId)]),
      ]),
    )
    .orderBy('created_at')
    .executeTakeFirst()
  return row ?? null
}

/** Has others who add companies wait until the transaction ends, so that none is added twice. */
export async function holdNewCompanies(trx: Executor): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('new companies'))`.execute(trx)
}

export async function isCompany(trx: Executor, id: string): Promise<boolean> {
  const row = await trx.selectFrom('companies').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}
