import type { ShopContext } from '../../context.ts'
import type { Mount } from '../../http/mount.ts'
import { Refusal } from '../../refusal.ts'
import { preferNewsletter } from '../messages/newsletter.ts'
import { addAddress, changeAddress, removeAddress } from './addresses.ts'
import { findCustomer, findEmail, updatePerson } from './customer-store.ts'

/** Who is logged in, and the delivery addresses of the company. */
export function customerRoutes(mount: Mount, shop: ShopContext): void {
  mount('getCustomer', 'customer', async ({ customer }) => {
    const found = await findCustomer(shop.db, customer)
    if (!found) throw new Refusal('LoginRequired')
    return found
  })
  mount('changePerson', 'customer', async ({ customer, body }) => {
    const contact = await updatePerson(shop.db, customer, { ...body, phone: body.phone || null })
    if (!contact) throw new Refusal('LoginRequired')
    return { contact }
  })
  mount('preferNewsletter', 'customer', async ({ customer, body, ip }) => {
    const email = await findEmail(shop.db, customer.contactId)
    if (email === null) throw new Refusal('LoginRequired')
    await preferNewsletter(shop, email, { wants: body.subscribed, ip })
    return { ok: true }
  })
  mount('addAddress', 'customer', async ({ customer, body }) => ({
    address: await addAddress(shop, customer, body),
  }))
  mount('changeAddress', 'customer', async ({ customer, params, body }) => ({
    address: await changeAddress(shop, customer, params.id, body),
  }))
  mount('removeAddress', 'customer', async ({ customer, params }) => {
    await removeAddress(shop, customer, params.id)
    return { ok: true }
  })
}
