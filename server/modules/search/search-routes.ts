import type { ShopContext } from '../../context.ts'
import type { Mount } from '../../http/mount.ts'
import { searchCatalogue } from './search-catalogue.ts'

export function searchRoutes(mount: Mount, shop: ShopContext): void {
  mount('search', 'known', ({ query, visitor }) =>
    searchCatalogue(shop, query.query, query.limit, visitor.kind === 'customer' ? visitor.priceScope : ''),
  )
}
