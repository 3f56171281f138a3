import type { FastifyInstance } from 'fastify'
import { may } from '#domain/access/may.ts'
import { ORDER_NEWS_PATH, type OrderNews } from '#contract/order-news.ts'
import type { ShopContext } from '../../context.ts'
import type { ChangedOrders } from '../../db/order-news.ts'
import type { LoggedIn } from '../../http/asker.ts'
import { newsStreams } from '../../http/news-streams.ts'
import { Refusal } from '../../refusal.ts'
import { lastingSessions } from '../session/lasting-sessions.ts'

const MOST_SCREENS_OF_ONE = 6
const MOST_SCREENS = 2_000
/** From when a page is rendered until its screen listens, on a slow line too. */
const OPENS_WITHIN_MS = 60_000

/** Tells the open order pages of customers which orders of their company changed, as long as their session lasts. */
export function orderNewsRoutes(app: FastifyInstance, shop: ShopContext): void {
  const streams = newsStreams<LoggedIn>(app, {
    nameOf: ({ contactId }) => contactId,
    mostOfOne: MOST_SCREENS_OF_ONE,
    mostOfAll: MOST_SCREENS,
    stillThere: (customers) => lastingSessions(shop, customers),
  })
  let lately: readonly { readonly at: number; readonly changed: ChangedOrders }[] = []
  const stopListening = shop.orderNews.listen((changed) => {
    const at = shop.clock().getTime()
    lately = [...lately.filter((told) => at - told.at < OPENS_WITHIN_MS), { at, changed }]
    streams.tell(({ companyId }) => newsOf([changed], companyId))
  })
  /** What changed while the page was on its way to its reader. */
  function newsOfLate({ companyId }: LoggedIn): OrderNews | null {
    const now = shop.clock().getTime()
    const told = lately.filter(({ at }) => now - at < OPENS_WITHIN_MS)
    return newsOf(
      told.map(({ changed }) => changed),
      companyId,
    )
  }
  app.addHook('preClose', async () => {
    stopListening()
  })

  app.get(ORDER_NEWS_PATH, async (request, reply) => {
    const asker = await app.findAsker(request)
    const denial = may(asker, 'useShop')
    if (denial) throw new Refusal(denial)
    if (asker.kind !== 'contact') throw new Refusal('LoginRequired')
    streams.open(reply, asker, newsOfLate(asker))
    return reply
  })
}

/** The orders of a company among what changed; null for none. */
function newsOf(changes: readonly ChangedOrders[], companyId: string): OrderNews | null {
  if (changes.includes(null)) return { changed: null }
  const own = new Set(changes.flatMap((changed) => changed?.get(companyId) ?? []))
  return own.size > 0 ? { changed: [...own] } : null
}
