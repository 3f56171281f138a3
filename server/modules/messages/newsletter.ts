import { newsletterMailTexts as texts } from '#texts/nl/mail.ts'
import type { ShopContext } from '../../context.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { shopMail } from '../mail/shop-mail.ts'
import { askForNewsletter, endNewsletter } from './message-store.ts'

/** Notes that an address asked for the newsletter, with the proof of it; it gets none before it has confirmed. */
export async function subscribe({ db, clock }: ShopContext, email: string, ip: string): Promise<void> {
  await askForNewsletter(db, email, { at: clock().toISOString(), ip, source: 'website' })
}

/** Works at once, answers the same for every address, and tells the address by mail (decisions: Captcha). */
export async function unsubscribe(shop: ShopContext, email: string, ip: string): Promise<void> {
  await shop.db.transaction().execute(async (trx) => {
    const at = shop.clock().toISOString()
    if (!(await endNewsletter(trx, email, { at, ip, source: 'website' }))) return
    await queueMail(shop, trx, {
      dedupeKey: `newsletter_ended:${email.toLowerCase()}:${at}`,
      template: 'newsletter_ended',
      recipient: email,
      message: await shopMail(trx, {
        subject: texts.endedSubject,
        title: texts.endedTitle,
        parts: [
          { kind: 'text', text: texts.ended },
          { kind: 'link', label: texts.again, url: shop.origin() },
        ],
      }),
    })
  })
}
