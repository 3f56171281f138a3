import type { z } from 'zod'
import type { ContactMessage } from '#contract/messages.ts'
import type { ShopContext } from '../../context.ts'
import { Refusal } from '../../refusal.ts'
import { countRecentMails } from '../mail/recent-mails.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { CONTACT_COPY, CONTACT_NOTICE, contactCopyMail, contactNoticeMail } from './contact-mails.ts'
import { insertContactMessage } from './message-store.ts'

type Form = z.output<typeof ContactMessage>

const COPIES_PER_HOUR = 5
/** Of everybody together: more than people write, and less than a mailbox drowns in. */
const MESSAGES_PER_HOUR = 300
/** To all addresses together. */
const ALL_COPIES_PER_HOUR = 60
const HOUR_MS = 3_600_000

/** Keeps a message of the contact form, mails it to the shop and tells its sender so. A robot gets the same answer. */
export async function sendContactMessage(
  shop: ShopContext,
  { website, recaptchaResponse: _answer, ...form }: Form,
): Promise<void> {
  if (website) return
  const since = new Date(shop.clock().getTime() - HOUR_MS)
  await shop.db.transaction().execute(async (trx) => {
    if ((await countRecentMails(trx, CONTACT_NOTICE, null, since)) >= MESSAGES_PER_HOUR)
      throw new Refusal('TooManyMessages')
    const id = await insertContactMessage(trx, form)
    await queueMail(shop, trx, await contactNoticeMail(trx, id, form))
    // Somebody else's address must not become a way to flood them.
    if ((await countRecentMails(trx, CONTACT_COPY, form.email, since)) >= COPIES_PER_HOUR) return
    if ((await countRecentMails(trx, CONTACT_COPY, null, since)) >= ALL_COPIES_PER_HOUR) return
    await queueMail(shop, trx, await contactCopyMail(trx, id, form.email))
  })
}
