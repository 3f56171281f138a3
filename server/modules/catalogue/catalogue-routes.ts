import type { ShopContext } from '../../context.ts'
import { scopeOf } from '../../http/asker.ts'
import type { Mount } from '../../http/mount.ts'
import { calculateProduct } from './calculate-product.ts'
import { getCategory } from './get-category.ts'
import { getProduct } from './get-product.ts'

/** Categories and products with the prices of who asks; answers are kept per price scope. */
export function catalogueRoutes(mount: Mount, shop: ShopContext): void {
  const kept = { cache: shop.replies }
  mount(
    'getCategory',
    ({ params, query, asker, shows }) =>
      getCategory(shop, { id: params.key, query, priceScope: scopeOf(asker) }, shows),
    kept,
  )
  mount('getProduct', ({ params, asker, shows }) => getProduct(shop, params.key, scopeOf(asker), shows), kept)
  mount('calculateProduct', ({ body, asker }) => calculateProduct(shop, body, scopeOf(asker)))
}
