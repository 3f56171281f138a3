import type { ShopContext } from '../../context.ts'
import type { Mount } from '../../http/mount.ts'
import { Refusal } from '../../refusal.ts'
import { addAddress, changeAddress, removeAddress } from './addresses.ts'
import { findCustomer } from './customer-store.ts'

/** Who is logged in, and the delivery addresses of the company. */
export function customerRoutes(mount: Mount, shop: ShopContext): void {
  mount('getCustomer', 'customer', async ({ customer }) => {
    const found = await findCustomer(shop.db, customer)
    if (!found) throw new Refusal('LoginRequired')
    return found
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
