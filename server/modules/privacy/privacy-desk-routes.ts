import type { ShopContext } from '../../context.ts'
import type { Mount } from '../../http/mount.ts'
import { runRetention, showRetention } from './retention-desk.ts'

const DONE = { ok: true } as const

/** What the owner does about terms. */
export function privacyDeskRoutes(mount: Mount, shop: ShopContext): void {
  mount('getRetention', ({ operator }) => showRetention(shop, operator))

  mount('runRetention', async ({ operator }) => {
    await runRetention(shop, operator)
    return DONE
  })
}
