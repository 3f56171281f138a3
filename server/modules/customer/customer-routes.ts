import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import type { Mount } from '../../http/mount.ts'
import { Refusal } from '../../refusal.ts'
import { preferNewsletter } from '../messages/newsletter.ts'
import { addAddress, changeAddress, removeAddress } from './addresses.ts'
import { findCustomer, findEmail, updatePerson } from './customer-store.ts'

/** Who is logged in, and the delivery addresses of the company. */
export function customerRoutes(mount: Mount, shop: ShopContext): void {
  mount('getCustomer', async ({ customer }) => {
    const found = await findCustomer(shop.db, customer)
    if (!found) throw new Refusal('LoginRequired')
    return customer.actedBy ? { ...found, isActedFor: true } : found
  })
  mount('changePerson', async ({ customer, body }) => {
    const person = { ...body, phone: body.phone || null }
    const contact = await changeAs(shop.db, customer, (trx) => updatePerson(trx, customer, person))
    if (!contact) throw new Refusal('LoginRequired')
    return { contact }
  })
  mount('preferNewsletter', async ({ customer, body, ip }) => {
    const email = await findEmail(shop.db, customer.contactId)
    if (email === null) throw new Refusal('LoginRequired')
    await preferNewsletter(shop, email, { wants: body.subscribed, ip })
    return { ok: true }
  })
  mount('addAddress', async ({ customer, body }) => ({
    address: await addAddress(shop, customer, body),
  }))
  mount('changeAddress', async ({ customer, params, body }) => ({
    address: await changeAddress(shop, customer, params.id, body),
  }))
  mount('removeAddress', async ({ customer, params }) => {
    await removeAddress(shop, customer, params.id)
    return { ok: true }
  })
}
