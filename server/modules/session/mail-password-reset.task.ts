import { z } from 'zod'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import { defineTask } from '../../jobs/queue.ts'
import { countRecentMails } from '../mail/recent-mails.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { PASSWORD_RESET, passwordResetMail } from './password-mails.ts'
import { findResetContact, replaceResetToken } from './password-store.ts'
import { newToken, tokenHash } from './tokens.ts'

const LIFE_MINUTES = 30
const MINUTE_MS = 60_000
const MOST_PER_HOUR = 5

/**
 * Mails a link to choose a new password, when the address is a customer's. It is a job, so that the answer to who asked
 * is the same, and takes as long, for every address.
 */
export const mailPasswordResetTask = defineTask({
  name: 'mail-password-reset',
  payload: z.object({ email: z.string() }),
  attempts: 5,
  expireInSeconds: 60,
  async run(shop: ShopContext, { email }) {
    const contact = await findResetContact(shop.db, email)
    if (!contact) return
    const now = shop.clock()
    await changeAs(shop.db, { kind: 'system', task: 'mail-password-reset' }, async (trx) => {
      const since = new Date(now.getTime() - 60 * MINUTE_MS)
      if ((await countRecentMails(trx, PASSWORD_RESET, contact.email, since)) >= MOST_PER_HOUR) return
      const token = newToken()
      const expiresAt = new Date(now.getTime() + LIFE_MINUTES * MINUTE_MS)
      await replaceResetToken(trx, { hash: tokenHash(token), contactId: contact.id, now, expiresAt })
      await queueMail(
        shop,
        trx,
        await passwordResetMail(shop, trx, contact, { token, minutes: LIFE_MINUTES }),
      )
    })
  },
})
