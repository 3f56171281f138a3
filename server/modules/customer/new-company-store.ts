import type { DeskContactRights } from '#contract/office/companies.ts'
import type { CompanyNumbers } from '#domain/companies/company-numbers.ts'
import type { Executor } from '../../db/database.ts'

type NewContact = {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly phone: string | null
  /** What was agreed about him; else he may everything. */
  readonly rights?: DeskContactRights
}

type NewCompany = CompanyNumbers & {
  readonly companyName: string
  readonly street: string
  readonly houseNumber: string
  readonly addition: string | null
  readonly postcode: string
  readonly city: string
  readonly country: string
  readonly invoiceEmail: string | null
  readonly email: string
  readonly phone: string | null
}

/** A company with the address of its request, for invoices and as its first delivery address. */
export async function insertCompany(trx: Executor, form: NewCompany): Promise<string> {
  const { id } = await trx
    .insertInto('companies')
    .values({
      name: form.companyName,
      kvk_number: form.kvkNumber,
      vat_id: form.vatId,
      invoice_email: form.invoiceEmail ?? form.email,
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
