import type { ShopContext } from '../../context.ts'
import type { Mount } from '../../http/mount.ts'
import { showVersions } from './content-versions.ts'

/** How what has no drafts was before, for who changes it. */
export function versionRoutes(mount: Mount, shop: ShopContext): void {
  mount('listContentVersions', ({ operator, params }) => showVersions(shop, operator, params))
  mount('listShopVersions', ({ operator, params }) => showVersions(shop, operator, params))
}
