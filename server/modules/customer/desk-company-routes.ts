import type { ShopContext } from '../../context.ts'
import type { Mount } from '../../http/mount.ts'
import { knownCountries } from '../content/known-countries.ts'
import { blockCompany, changeFacts, changeTerms, remindCompany } from './change-company.ts'
import {
  addCompanyContact,
  blockContact,
  changeContactPerson,
  changeContactRights,
  chooseMainContact,
  inviteContactAgain,
} from './change-contact.ts'
import { pinCompanyNote, writeCompanyNote } from './company-notes.ts'
import { createCompany } from './create-company.ts'
import { addCompanyAddress, changeCompanyAddress, removeCompanyAddress } from './desk-addresses.ts'
import { listDeskCompanies, listOwnPriceLists, nameCompanies, showDeskCompany } from './desk-companies.ts'
import { listContactsToInvite } from './invitations.ts'

const DONE = { ok: true } as const

/** The companies and their people, for staff. */
export function deskCompanyRoutes(mount: Mount, shop: ShopContext): void {
  mount('listDeskCompanies', async ({ operator, query: { show, search, after = null, ...filters } }) => {
    const { companies, next } = await listDeskCompanies(shop, operator, { show, search, filters, after })
    return {
      companies: companies.map(({ lastOrderAt, ...company }) => ({
        ...company,
        lastOrderAt: lastOrderAt?.toISOString() ?? null,
      })),
      next,
    }
  })

  mount('createDeskCompany', async ({ operator, body }) => {
    await createCompany(shop, operator, body)
    return showDeskCompany(shop, operator, body.id)
  })

  mount('nameCompanies', async ({ operator, query: { search, id = null } }) => ({
    companies: await nameCompanies(shop, operator, { search, id }),
  }))

  mount('listOwnPriceLists', async ({ operator }) => ({ lists: await listOwnPriceLists(shop, operator) }))

  mount('getCompanyChoices', async () => ({ countries: await knownCountries(shop.db) }))

  mount('getDeskCompany', ({ operator, params }) => showDeskCompany(shop, operator, params.id))

  mount('changeCompanyTerms', async ({ operator, params, body }) => {
    await changeTerms(shop, operator, params.id, body)
    return showDeskCompany(shop, operator, params.id)
  })

  mount('blockCompany', async ({ operator, params, body }) => {
    await blockCompany(shop, operator, params.id, body.isBlocked ? body.reason : null)
    return showDeskCompany(shop, operator, params.id)
  })

  mount('changeCompanyFacts', async ({ operator, params, body }) => {
    await changeFacts(shop, operator, params.id, body)
    return showDeskCompany(shop, operator, params.id)
  })

  mount('addCompanyAddress', async ({ operator, params, body }) => {
    await addCompanyAddress(shop, operator, params.id, body)
    return showDeskCompany(shop, operator, params.id)
  })

  mount('changeCompanyAddress', async ({ operator, params: { id, addressId }, body }) => {
    await changeCompanyAddress(shop, operator, { companyId: id, addressId }, body)
    return showDeskCompany(shop, operator, id)
  })

  mount('removeCompanyAddress', async ({ operator, params: { id, addressId }, body }) => {
    await removeCompanyAddress(shop, operator, { companyId: id, addressId }, body.seen)
    return showDeskCompany(shop, operator, id)
  })

  mount('writeCompanyNote', async ({ operator, params, body }) => {
    await writeCompanyNote(shop, operator, { companyId: params.id, ...body })
    return showDeskCompany(shop, operator, params.id)
  })

  mount('pinCompanyNote', async ({ operator, params, body }) => {
    await pinCompanyNote(shop, operator, params.id, body)
    return showDeskCompany(shop, operator, params.id)
  })

  mount('addCompanyContact', async ({ operator, params, body }) => {
    await addCompanyContact(shop, operator, params.id, body)
    return showDeskCompany(shop, operator, params.id)
  })

  mount('chooseMainContact', async ({ operator, params, body }) => {
    await chooseMainContact(shop, operator, { companyId: params.id, ...body })
    return showDeskCompany(shop, operator, params.id)
  })

  mount('remindCompany', async ({ operator, params, body }) => {
    await remindCompany(shop, operator, { companyId: params.id, ...body })
    return DONE
  })

  mount('changeContactPerson', async ({ operator, params: { id, contactId }, body }) => {
    await changeContactPerson(shop, operator, { companyId: id, contactId }, body)
    return showDeskCompany(shop, operator, id)
  })

  mount('changeContactRights', async ({ operator, params: { id, contactId }, body }) => {
    await changeContactRights(shop, operator, { companyId: id, contactId }, body)
    return showDeskCompany(shop, operator, id)
  })

  mount('blockContact', async ({ operator, params: { id, contactId }, body }) => {
    await blockContact(shop, operator, { companyId: id, contactId, ...body })
    return showDeskCompany(shop, operator, id)
  })

  mount('inviteContactAgain', async ({ operator, params: { id, contactId }, body }) => {
    await inviteContactAgain(shop, operator, { companyId: id, contactId, ...body })
    return showDeskCompany(shop, operator, id)
  })
  mount('listContactsToInvite', ({ operator, query: { search, after = null } }) =>
    listContactsToInvite(shop, operator, { search, after }),
  )
}
