import type { ShopContext } from '../../context.ts'
import type { Mount } from '../../http/mount.ts'
import { findAnything } from './find-anything.ts'

/** Finding anything from any screen of the back office. */
export function findingRoutes(mount: Mount, shop: ShopContext): void {
  mount('findAnything', async ({ operator, query }) => ({
    found: await findAnything(shop, operator, query.query),
  }))
}
