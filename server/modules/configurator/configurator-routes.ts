import type { ShopContext } from '../../context.ts'
import { scopeOf } from '../../http/asker.ts'
import type { Mount } from '../../http/mount.ts'
import { createReplyCache } from '../../http/reply-cache.ts'
import { promisePeriod } from '../catalogue/promise-period.ts'
import { calculateConfiguration } from './calculate-configuration.ts'
import { loadBundleOption, loadConfigurator } from './load-configurator.ts'

const MOST_CALCULATION_BYTES = 16 * 1024 * 1024

/** Configurators and what they come to, with the prices of who asks; nothing of an open one is kept here. */
export function configuratorRoutes(mount: Mount, shop: ShopContext): void {
  const kept = { cache: shop.replies }
  const period = promisePeriod(shop)
  // Apart from the pages, which they must not push out.
  const calculations = createReplyCache({
    news: shop.news,
    maxBytes: MOST_CALCULATION_BYTES,
    packFromBytes: Infinity,
  })
  mount(
    'getConfigurator',
    ({ params, asker, shows }) => loadConfigurator(shop, params.key, scopeOf(asker), shows),
    kept,
  )
  mount(
    'getBundleOption',
    ({ params, asker, shows }) =>
      loadBundleOption(shop, { key: params.key, id: params.option }, scopeOf(asker), shows),
    kept,
  )
  mount(
    'calculateConfiguration',
    ({ body, asker, shows }) => calculateConfiguration(shop, body, scopeOf(asker), shows),
    {
      cache: calculations,
      keyOf: async (body) => `${body} ${await period()}`,
    },
  )
}
