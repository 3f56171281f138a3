import { amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import { nextDeadline } from '#domain/delivery/promise.ts'
import type { ShopContext } from '../../context.ts'
import { scopeOf } from '../../http/asker.ts'
import type { Mount } from '../../http/mount.ts'
import { createReplyCache } from '../../http/reply-cache.ts'
import { tradeTerms } from '../catalogue/trade-facts.ts'
import { calculateConfiguration } from './calculate-configuration.ts'
import { loadBundleOption, loadConfigurator } from './load-configurator.ts'

const MOST_CALCULATION_BYTES = 16 * 1024 * 1024

const MINUTE_MS = 60_000

/** The dates that a calculation promises hold until the next deadline; which one that is, is worked out once a minute. */
function deadlineOf(shop: ShopContext): () => Promise<string> {
  let known = { minute: NaN, date: '' }
  return async () => {
    const now = shop.clock()
    const minute = Math.floor(now.getTime() / MINUTE_MS)
    if (minute !== known.minute) {
      const { cutOff, calendar } = await tradeTerms(shop)
      known = { minute, date: nextDeadline(amsterdamNow(now), cutOff, calendar).date }
    }
    return known.date
  }
}

/** Configurators and what they come to, with the prices of who asks; nothing of an open one is kept here. */
export function configuratorRoutes(mount: Mount, shop: ShopContext): void {
  const kept = { cache: shop.replies }
  const deadline = deadlineOf(shop)
  // Apart from the pages, which they must not push out.
  const calculations = createReplyCache({ maxBytes: MOST_CALCULATION_BYTES, packFromBytes: Infinity })
  shop.onCatalogueChange(() => calculations.clear())
  mount('getConfigurator', ({ params, asker }) => loadConfigurator(shop, params.key, scopeOf(asker)), kept)
  mount(
    'getBundleOption',
    ({ params, asker }) => loadBundleOption(shop, params.key, params.option, scopeOf(asker)),
    kept,
  )
  mount('calculateConfiguration', ({ body, asker }) => calculateConfiguration(shop, body, scopeOf(asker)), {
    cache: calculations,
    keyOf: async (body) => `${body} ${await deadline()}`,
  })
}
