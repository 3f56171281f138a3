import { amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import { nextDeadline } from '#domain/delivery/promise.ts'
import type { ShopContext } from '../../context.ts'
import type { ShownName } from '../../db/catalogue-news.ts'
import { tradeTerms } from './trade-facts.ts'

const MINUTE_MS = 60_000
const TERMS: ReadonlySet<ShownName> = new Set(['terms'])

/**
 * Names the time in which prices and promised dates stay what they are: the day, and the next deadline. Worked out once a
 * minute, since deadlines fall on whole ones.
 */
export function promisePeriod(shop: ShopContext): () => Promise<string> {
  let known = { minute: NaN, moment: 0, period: '' }
  return async () => {
    const now = shop.clock()
    const minute = Math.floor(now.getTime() / MINUTE_MS)
    if (minute === known.minute && !shop.news.hasChanged(TERMS, known.moment)) return known.period
    const moment = shop.news.moment()
    const { cutOff, calendar } = await tradeTerms(shop)
    const local = amsterdamNow(now)
    known = { minute, moment, period: `${local.date} ${nextDeadline(local, cutOff, calendar).date}` }
    return known.period
  }
}
