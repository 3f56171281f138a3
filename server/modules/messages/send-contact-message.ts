import type { z } from 'zod'
import type { ContactMessage } from '#contract/messages.ts'
import { contactMailTexts as texts } from '#texts/nl/mail.ts'
import type { ShopContext } from '../../context.ts'
import { shopTheme } from '../content/shop-config.ts'
import { countRecentMails } from '../mail/recent-mails.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { shopMail } from '../mail/shop-mail.ts'
import { insertContactMessage } from './message-store.ts'

type Form = z.output<typeof ContactMessage>

const COPY = 'contact_copy'
const COPIES_PER_HOUR = 5
const HOUR_MS = 3_600_000

/** Keeps a message of the contact form, mails it to the shop and a copy to who sent it. A robot gets the same answer. */
export async function sendContactMessage(
  shop: ShopContext,
  { website, recaptchaResponse: _answer, ...form }: Form,
): Promise<void> {
  if (website) return
  await shop.db.transaction().execute(async (trx) => {
    const id = await insertContactMessage(trx, form)
    const { company } = await shopTheme({ db: trx })
    const rows = [
      [texts.name, form.name],
      [texts.email, form.email],
      ...(form.phone ? [[texts.phone, form.phone] as const] : []),
    ] as const
    await queueMail(shop, trx, {
      dedupeKey: `contact:${id}`,
      template: 'contact_message',
      recipient: company.email,
      message: await shopMail(trx, {
        subject: () => texts.subject(form.subject),
        title: texts.title,
        parts: [
          { kind: 'amounts', rows },
          { kind: 'heading', text: form.subject },
          { kind: 'text', text: form.message },
        ],
      }),
    })
    // Somebody else's address must not become a way to flood them.
    const since = new Date(shop.clock().getTime() - HOUR_MS)
    if ((await countRecentMails(trx, COPY, form.email, since)) >= COPIES_PER_HOUR) return
    await queueMail(shop, trx, {
      dedupeKey: `${COPY}:${id}`,
      template: COPY,
      recipient: form.email,
      message: await shopMail(trx, {
        subject: texts.copySubject,
        title: texts.copyTitle,
        parts: [
          { kind: 'text', text: texts.greeting(form.name) },
          { kind: 'text', text: texts.copyIntro },
          { kind: 'heading', text: form.subject },
          { kind: 'text', text: form.message },
        ],
      }),
    })
  })
}
