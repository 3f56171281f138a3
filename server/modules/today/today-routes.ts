import type { ShopContext } from '../../context.ts'
import type { Mount } from '../../http/mount.ts'
import { showToday } from './show-today.ts'

/** The page with which staff begin. */
export function todayRoutes(mount: Mount, shop: ShopContext): void {
  mount('showToday', async ({ operator }) => ({ waiting: await showToday(shop, operator) }))
}
