import type { ShopContext } from '../../context.ts'
import type { Mount } from '../../http/mount.ts'
import type { Visitor } from '../../http/visitor.ts'
import { calculateProduct } from './calculate-product.ts'
import { getCategory } from './get-category.ts'
import { getProduct } from './get-product.ts'

const CALCULATIONS_PER_SECOND = 20

const scopeOf = (visitor: Visitor) => (visitor.kind === 'customer' ? visitor.priceScope : '')

/** Categories and products with the prices of who asks; answers are kept per price scope. */
export function catalogueRoutes(mount: Mount, shop: ShopContext): void {
  const kept = { cache: shop.replies }
  mount(
    'getCategory',
    'known',
    ({ params, query, visitor }) => getCategory(shop, params.key, query, scopeOf(visitor)),
    kept,
  )
  mount('getProduct', 'known', ({ params, visitor }) => getProduct(shop, params.key, scopeOf(visitor)), kept)
  mount('calculateProduct', 'known', ({ body, visitor }) => calculateProduct(shop, body, scopeOf(visitor)), {
    limitPerSecond: CALCULATIONS_PER_SECOND,
  })
}
