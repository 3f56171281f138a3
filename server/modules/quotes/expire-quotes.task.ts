import { z } from 'zod'
import { amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import { addDays } from '#domain/delivery/plain-date.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import { defineTask } from '../../jobs/queue.ts'
import { deleteRemoved } from '../cart/parked-carts.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { mailedQuote } from './mailed-quote.ts'
import { expiringQuotes } from './mailed-quote-store.ts'
import { expireOffers } from './price-request-store.ts'
import { expiringQuoteMail } from './quote-mail.ts'

const DAY_MS = 24 * 60 * 60_000
/** So many days before its last one the customer hears of it: long enough for a weekend. */
const TOLD_DAYS_BEFORE = 3

type Keeping = Pick<ShopContext, 'db' | 'jobs' | 'clock' | 'origin'>

/** Tells of quotes that are about to expire, ends the offers that did, and clears away what was deleted. */
export const expireQuotesTask = defineTask({
  name: 'expire-quotes',
  payload: z.object({}),
  attempts: 3,
  expireInSeconds: 3_600,
  cron: '7 * * * *',
  async run(shop: Keeping) {
    const now = shop.clock()
    const today = amsterdamNow(now).date
    await changeAs(shop.db, { kind: 'system', task: 'expire-quotes' }, (trx) => expireOffers(trx, today, now))
    await deleteRemoved(shop.db, new Date(now.getTime() - DAY_MS))
    const soon = { from: today, to: addDays(today, TOLD_DAYS_BEFORE) }
    for (const cartId of await expiringQuotes(shop.db, soon)) {
      await shop.db.transaction().execute(async (trx) => {
        await queueMail(shop, trx, await expiringQuoteMail(shop, trx, await mailedQuote(shop, trx, cartId)))
      })
    }
  },
})
