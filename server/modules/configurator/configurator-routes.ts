import type { ShopContext } from '../../context.ts'
import type { Mount } from '../../http/mount.ts'
import type { Visitor } from '../../http/visitor.ts'
import { calculateConfiguration } from './calculate-configuration.ts'
import { loadConfigurator, loadOption } from './load-configurator.ts'

const CALCULATIONS_PER_SECOND = 20

const scopeOf = (visitor: Visitor) => (visitor.kind === 'customer' ? visitor.priceScope : '')

/** Configurators and what they come to, with the prices of who asks; nothing of an open one is kept here. */
export function configuratorRoutes(mount: Mount, shop: ShopContext): void {
  const kept = { cache: shop.replies }
  mount(
    'getConfigurator',
    'known',
    ({ params, visitor }) => loadConfigurator(shop, params.key, scopeOf(visitor)),
    kept,
  )
  mount(
    'getBundleOption',
    'known',
    ({ params, visitor }) => loadOption(shop, params.key, params.option, scopeOf(visitor)),
    kept,
  )
  mount(
    'calculateConfiguration',
    'known',
    ({ body, visitor }) => calculateConfiguration(shop, body, scopeOf(visitor)),
    { limitPerSecond: CALCULATIONS_PER_SECOND },
  )
}
