import type { ShopContext } from '../../context.ts'
import { scopeOf } from '../../http/asker.ts'
import type { Mount } from '../../http/mount.ts'
import { searchCatalogue } from './search-catalogue.ts'

export function searchRoutes(mount: Mount, shop: ShopContext): void {
  mount('search', ({ query, asker }) => searchCatalogue(shop, query.query, query.limit, scopeOf(asker)))
}
