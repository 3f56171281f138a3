import type { Database } from '#server/db/database.ts'
import { insertCompany, insertInvitedContact } from '#server/modules/customer/new-company.ts'
import { quickHash } from './quick-hash.ts'
import type { TestBrowser, TestShop } from './shop.ts'

const PASSWORD = 'Geheim-voor-test-1'
const PLACES = {
  NL: { postcode: '3439 LD', city: 'Nieuwegein' },
  BE: { postcode: '2000', city: 'Antwerpen' },
} as const

let made = 0

/** How somebody of a new company with an address in a country logs in. */
export async function insertBuyer(db: Database, country: keyof typeof PLACES) {
  made += 1
  const email = `inkoper-${made}@inkoop.example`
  const passwordHash = await quickHash(PASSWORD)
  await db.transaction().execute(async (trx) => {
    const person = { email, phone: null }
    const companyId = await insertCompany(trx, {
      ...person,
      ...PLACES[country],
      companyName: `Inkoop ${made}`,
      street: 'Kerkstraat',
      houseNumber: '1',
      addition: null,
      country,
      invoiceEmail: null,
      kvkNumber: null,
      vatId: null,
    })
    const id = await insertInvitedContact(trx, companyId, { ...person, firstName: 'Ina', lastName: 'Koop' })
    await trx
      .updateTable('contacts')
      .set({ state: 'active', password_hash: passwordHash })
      .where('id', '=', id)
      .execute()
  })
  return { email, password: PASSWORD }
}

/** A browser of such a person. */
export async function newBuyer(shop: TestShop, country: keyof typeof PLACES): Promise<TestBrowser> {
  const { email, password } = await insertBuyer(shop.database.db, country)
  return shop.loggedIn(email, password)
}
