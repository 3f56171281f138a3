import type { FastifyInstance } from 'fastify'
import { may } from '#domain/access/may.ts'
import { ORDER_NEWS_PATH, type OrderNews } from '#contract/order-news.ts'
import type { ShopContext } from '../../context.ts'
import type { LoggedIn } from '../../http/asker.ts'
import { newsStreams } from '../../http/news-streams.ts'
import { Refusal } from '../../refusal.ts'
import { lastingSessions } from '../session/lasting-sessions.ts'

const MOST_SCREENS_OF_ONE = 6
const MOST_SCREENS = 2_000

/** Tells the open order pages of customers which orders of their company changed, as long as their session lasts. */
export function orderNewsRoutes(app: FastifyInstance, shop: ShopContext): void {
  const streams = newsStreams<LoggedIn>(app, {
    nameOf: ({ contactId }) => contactId,
    mostOfOne: MOST_SCREENS_OF_ONE,
    mostOfAll: MOST_SCREENS,
    stillThere: (customers) => lastingSessions(shop, customers),
  })
  const stopListening = shop.orderNews.listen((changed) =>
    streams.tell(({ companyId }) => {
      if (changed === null) return { changed } satisfies OrderNews
      const own = changed.get(companyId)
      return own ? ({ changed: own } satisfies OrderNews) : null
    }),
  )
  app.addHook('preClose', async () => {
    stopListening()
  })

  app.get(ORDER_NEWS_PATH, async (request, reply) => {
    const asker = await app.findAsker(request)
    const denial = may(asker, 'useShop')
    if (denial) throw new Refusal(denial)
    if (asker.kind !== 'contact') throw new Refusal('LoginRequired')
    streams.open(reply, asker)
    return reply
  })
}
