import { attachment } from '../../http/attachment.ts'
import type { ShopContext } from '../../context.ts'
import type { Mount } from '../../http/mount.ts'
import { Refusal } from '../../refusal.ts'
import { eraseAccount } from './erase-account.ts'
import { recordExport } from './privacy-requests.ts'
import { readPersonalData } from './privacy-store.ts'

/** What a person may ask of the shop: all that it keeps about them, and to forget them. */
export function privacyRoutes(mount: Mount, shop: ShopContext): void {
  mount('exportPersonalData', async ({ customer, reply }) => {
    const data = await readPersonalData(shop.db, customer)
    if (!data) throw new Refusal('LoginRequired')
    await recordExport(shop, customer)
    const day = shop.clock().toISOString().slice(0, 10)
    void reply.header('content-disposition', attachment(`mijn-gegevens-${day}.json`))
    return { madeAt: shop.clock().toISOString(), ...data }
  })
  mount('eraseAccount', async ({ customer, body }) => {
    await eraseAccount(shop, customer, body)
    return { ok: true }
  })
}
