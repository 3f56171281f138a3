import type { CompanyNumbers } from '#domain/companies/company-numbers.ts'
import type { Executor } from '../../db/database.ts'

type NewContact = {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly phone: string | null
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

export async function insertInvitedContact(
  trx: Executor,
  companyId: string,
  { email, firstName, lastName, phone }: NewContact,
): Promise<string> {
  const { id } = await trx
    .insertInto('contacts')
    .values({
      company_id: companyId,
      email,
      first_name: firstName,
      last_name: lastName,
      phone,
      state: 'invited',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
