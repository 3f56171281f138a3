import { z } from 'zod'
import type { ShopContext } from '../../context.ts'
import { defineTask } from '../../jobs/queue.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { countRecentMails } from '../mail/recent-mails.ts'
import { newToken, tokenHash } from '../session/tokens.ts'
import { NEWSLETTER_CONFIRM, newsletterConfirmMail } from './newsletter-mails.ts'
import { lockPending, replaceNewsletterToken } from './newsletter-store.ts'

const LIFE_DAYS = 7
const HOUR_MS = 60 * 60_000
const MOST_PER_HOUR = 3
/** To all addresses together: more than come by themselves, and less than makes a flood. */
const MOST_IN_ALL_PER_HOUR = 300

/** Asks an address by mail whether it wants the newsletter; not one that has it, and not without end. */
export const mailNewsletterTask = defineTask({
  name: 'mail-newsletter-confirm',
  payload: z.object({ email: z.string() }),
  attempts: 5,
  expireInSeconds: 60,
  async run(shop: ShopContext, { email }) {
    const now = shop.clock()
    await shop.db.transaction().execute(async (trx) => {
      if (!(await lockPending(trx, email))) return
      const since = new Date(now.getTime() - HOUR_MS)
      if ((await countRecentMails(trx, NEWSLETTER_CONFIRM, email, since)) >= MOST_PER_HOUR) return
      if ((await countRecentMails(trx, NEWSLETTER_CONFIRM, null, since)) >= MOST_IN_ALL_PER_HOUR) return
      const token = newToken()
      const expiresAt = new Date(now.getTime() + LIFE_DAYS * 24 * HOUR_MS)
      await replaceNewsletterToken(trx, { hash: tokenHash(token), email, now, expiresAt })
      await queueMail(shop, trx, await newsletterConfirmMail(shop, trx, email, { token, days: LIFE_DAYS }))
    })
  },
})
