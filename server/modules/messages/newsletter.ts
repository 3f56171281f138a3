import { newsletterConsentTexts as consentTexts } from '#texts/nl/newsletter.ts'
import type { ShopContext } from '../../context.ts'
import { Refusal } from '../../refusal.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { tokenHash } from '../session/tokens.ts'
import { mailNewsletterTask } from './mail-newsletter.task.ts'
import { newsletterBegunMail, newsletterEndedMail } from './newsletter-mails.ts'
import {
  askForNewsletter,
  confirmSubscription,
  endNewsletter,
  spendNewsletterToken,
} from './newsletter-store.ts'

type From = { readonly ip: string; readonly source: 'website' | 'account_request' | 'account' | 'mail' }

/**
 * Notes that an address asked for the newsletter, with the proof of it; it gets none before it has confirmed. The mail for
 * that is a job, so that the answer is the same for an address that has the newsletter already.
 */
export async function subscribe(shop: ShopContext, typed: string, { ip, source }: From): Promise<void> {
  const email = typed.toLowerCase()
  const at = shop.clock().toISOString()
  await shop.db.transaction().execute(async (trx) => {
    await askForNewsletter(trx, email, { at, ip, source, text: consentTexts[source] })
    await shop.jobs.send(trx, mailNewsletterTask, { email })
  })
}

/** The second step: who can read the mail has confirmed. */
export async function confirmNewsletter(
  shop: ShopContext,
  token: string,
  ip: string,
): Promise<{ readonly email: string }> {
  const now = shop.clock()
  return shop.db.transaction().execute(async (trx) => {
    const email = await spendNewsletterToken(trx, tokenHash(token), now)
    if (email === null) throw new Refusal('NewsletterLinkInvalid')
    await confirmSubscription(trx, email, {
      at: now.toISOString(),
      ip,
      source: 'mail',
      text: consentTexts.mail,
    })
    await queueMail(shop, trx, await newsletterBegunMail(shop, trx, email, now))
    return { email }
  })
}

/** What a customer chooses in the account, for the address by which they log in, needs no second step. */
export async function preferNewsletter(
  shop: ShopContext,
  email: string,
  { wants, ip }: { readonly wants: boolean; readonly ip: string },
): Promise<void> {
  if (!wants) return unsubscribe(shop, email, { ip, source: 'account' })
  const at = shop.clock().toISOString()
  await confirmSubscription(shop.db, email, {
    at,
    ip,
    source: 'account',
    text: consentTexts.account,
  })
}

/** Works at once, answers the same for every address, and tells the address by mail (decisions: Captcha). */
export async function unsubscribe(shop: ShopContext, typed: string, { ip, source }: From): Promise<void> {
  const email = typed.toLowerCase()
  const now = shop.clock()
  await shop.db.transaction().execute(async (trx) => {
    if (!(await endNewsletter(trx, email, { at: now.toISOString(), ip, source }))) return
    await queueMail(shop, trx, await newsletterEndedMail(shop, trx, email, now))
  })
}
