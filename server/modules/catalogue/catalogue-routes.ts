import type { ShopContext } from '../../context.ts'
import { scopeOf } from '../../http/asker.ts'
import type { Mount } from '../../http/mount.ts'
import { createReplyCache } from '../../http/reply-cache.ts'
import { calculateProduct } from './calculate-product.ts'
import { getCategory } from './get-category.ts'
import { getProduct } from './get-product.ts'
import { promisePeriod } from './promise-period.ts'

const MOST_CALCULATION_BYTES = 8 * 1024 * 1024

/** Categories and products with the prices of who asks; answers are kept per price scope. */
export function catalogueRoutes(mount: Mount, shop: ShopContext): void {
  const cached = { cache: shop.replies }
  mount(
    'getCategory',
    ({ params, query, asker, shows }) =>
      getCategory(shop, { id: params.key, query, priceScope: scopeOf(asker) }, shows),
    cached,
  )
  mount(
    'getProduct',
    ({ params, asker, shows }) => getProduct(shop, params.key, scopeOf(asker), shows),
    cached,
  )
  const period = promisePeriod(shop)
  // Apart from the pages, which they must not push out.
  const calculations = createReplyCache({
    news: shop.news,
    maxBytes: MOST_CALCULATION_BYTES,
    packFromBytes: Infinity,
  })
  mount('calculateProduct', ({ body, asker, shows }) => calculateProduct(shop, body, scopeOf(asker), shows), {
    cache: calculations,
    keyOf: async (body) => `${body} ${await period()}`,
  })
}
