import type { FastifyInstance } from 'fastify'
import { DESK_NEWS_PATH, type DeskNews } from '#contract/office/news.ts'
import type { ShopContext } from '../../context.ts'
import type { LoggedInOperator } from '../../http/asker.ts'
import { newsStreams } from '../../http/news-streams.ts'
import { Refusal } from '../../refusal.ts'
import { findSessionOperator } from './operator-store.ts'

const MOST_SCREENS_OF_ONE = 6
const MOST_SCREENS = 500

/** Tells the open screens of staff what is out of date, as long as their session lasts. */
export function newsRoutes(app: FastifyInstance, shop: ShopContext): void {
  const streams = newsStreams<LoggedInOperator>(app, {
    nameOf: ({ operatorId }) => operatorId,
    mostOfOne: MOST_SCREENS_OF_ONE,
    mostOfAll: MOST_SCREENS,
    async stillThere(operators) {
      const there = new Set<LoggedInOperator>()
      for (const operator of operators)
        if (await findSessionOperator(shop.db, operator.sessionIdHash, shop.clock())) there.add(operator)
      return there
    },
  })
  const stopListening = shop.deskNews.listen((stale) =>
    streams.tell(() => ({ stale: [...stale] }) satisfies DeskNews),
  )
  app.addHook('preClose', async () => {
    stopListening()
  })

  app.get(DESK_NEWS_PATH, async (request, reply) => {
    const operator = await app.findOperator(request)
    // To whoever is no operator the back office does not exist.
    if (!operator) throw new Refusal('NotFound')
    streams.open(reply, operator)
    return reply
  })
}
