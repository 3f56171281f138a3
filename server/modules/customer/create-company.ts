import type { NewCompany } from '#contract/office/new-company.ts'
import type { Staff } from '#domain/access/actor.ts'
import { normalisedPostcode } from '#domain/addresses/postcode.ts'
import { readCompanyNumbers } from '#domain/companies/company-numbers.ts'
import { companyTexts } from '#texts/nl/office/companies.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import type { Executor } from '../../db/database.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { queueLookUp } from '../vat/queue-look-up.ts'
import { knowsCountry } from './addresses.ts'
import { inviteContact } from './invite-contact.ts'
import {
  findCompanyByNumbers,
  holdNewCompanies,
  insertCompany,
  insertInvitedContact,
  isCompany,
} from './new-company-store.ts'

type Adding = Pick<ShopContext, 'db' | 'jobs' | 'clock' | 'origin' | 'settings'>

/**
 * Adds a company with its address, and its contact if one is given, who is mailed an invitation when that is asked. One with the
 * numbers of another is refused unless it is meant to stand beside that.
 */
export async function createCompany(shop: Adding, staff: Staff, form: NewCompany): Promise<void> {
  requireRight(staff, 'changeCompanies')
  const { id, name, isSeparate, contact } = form
  await changeAs(shop.db, staff, async (trx) => {
    await holdNewCompanies(trx)
    if (await isCompany(trx, id)) return
    const company = await readCompany(trx, form)
    const known = isSeparate ? null : await findCompanyByNumbers(trx, company)
    if (known) throw new Refusal('CompanyKnown', { message: companyTexts.knownAs(known.name) })
    await insertCompany(trx, company)
    await queueLookUp(shop, trx, company.vatId)
    if (contact === null) return
    const phone = contact.phone || null
    const contactId = await insertInvitedContact(trx, id, { ...contact, phone })
    if (contactId === null) throw new Refusal('ContactKnown', { field: 'contact.email' })
    if (contact.isInvited)
      await inviteContact(shop, trx, { ...contact, id: contactId, companyName: name, hasAsked: false })
  })
}

/** A company as it is kept. */
async function readCompany(trx: Executor, { id, name, address, contact, ...form }: NewCompany) {
  const { country } = address
  if (!(await knowsCountry(trx, country))) throw new Refusal('InvalidInput', { field: 'address.country' })
  const postcode = normalisedPostcode(address.postcode, country)
  if (postcode === null) throw new Refusal('PostcodeInvalid', { field: 'address.postcode' })
  const { numbers } = readCompanyNumbers({ ...form, country, postcode })
  if (numbers === null) throw new Refusal('InvalidInput', { field: 'kvkNumber' })
  return {
    ...address,
    ...numbers,
    id,
    companyName: name,
    postcode,
    addition: address.addition || null,
    phone: address.phone || null,
    invoiceEmail: form.invoiceEmail?.toLowerCase() ?? contact?.email.toLowerCase() ?? null,
  }
}
