import { pagePaths } from '#contract/page-paths.ts'
import { newsletterMailTexts as texts } from '#texts/nl/mail.ts'
import type { ShopContext } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import type { NewMail } from '../mail/queue-mail.ts'
import { shopMail } from '../mail/shop-mail.ts'
import { tokenHash } from '../session/tokens.ts'
import { oneClickValue } from './one-click-value.ts'

type Mailing = Pick<ShopContext, 'origin' | 'settings'>

export const NEWSLETTER_CONFIRM = 'newsletter_confirm'

/** Where a mail of the newsletter is ended: by hand on a page, and by a mail client with one click. */
const unsubscribe = ({ origin, settings }: Mailing, email: string) => ({
  label: texts.unsubscribe,
  url: `${origin()}${pagePaths.newsletterUnsubscribe}?${new URLSearchParams({ email })}`,
  oneClickUrl: `${origin()}/nieuwsbrief/afmelden/${oneClickValue(settings, email)}`,
})

/** Asks whether it was really this address that wants the newsletter. */
export async function newsletterConfirmMail(
  shop: Mailing,
  trx: Executor,
  email: string,
  { token, days }: { readonly token: string; readonly days: number },
): Promise<NewMail> {
  const url = `${shop.origin()}${pagePaths.newsletterConfirm}?${new URLSearchParams({ token })}`
  return {
    dedupeKey: `${NEWSLETTER_CONFIRM}:${tokenHash(token).toString('hex')}`,
    template: NEWSLETTER_CONFIRM,
    recipient: email,
    message: await shopMail(trx, {
      subject: texts.confirmSubject,
      title: texts.confirmTitle,
      parts: [
        { kind: 'text', text: texts.confirm },
        { kind: 'link', label: texts.confirmButton, url },
        { kind: 'text', text: texts.confirmLife(days) },
        { kind: 'text', text: texts.notAsked },
      ],
      unsubscribe: unsubscribe(shop, email),
    }),
  }
}

export const newsletterBegunMail = (
  shop: Mailing,
  trx: Executor,
  email: string,
  now: Date,
): Promise<NewMail> =>
  noticeMail(
    trx,
    { template: 'newsletter_begun', email, now },
    {
      subject: texts.begunSubject,
      title: texts.begunTitle,
      parts: [{ kind: 'text', text: texts.begun }],
      unsubscribe: unsubscribe(shop, email),
    },
  )

export const newsletterEndedMail = (
  shop: Mailing,
  trx: Executor,
  email: string,
  now: Date,
): Promise<NewMail> =>
  noticeMail(
    trx,
    { template: 'newsletter_ended', email, now },
    {
      subject: texts.endedSubject,
      title: texts.endedTitle,
      parts: [
        { kind: 'text', text: texts.ended },
        { kind: 'link', label: texts.again, url: shop.origin() },
      ],
    },
  )

type Notice = { readonly template: NewMail['template']; readonly email: string; readonly now: Date }

/** Tells what happened at a moment: once, also where it is told anew. */
async function noticeMail(
  trx: Executor,
  { template, email, now }: Notice,
  content: Parameters<typeof shopMail>[1],
): Promise<NewMail> {
  return {
    dedupeKey: `${template}:${email}:${now.toISOString()}`,
    template,
    recipient: email,
    message: await shopMail(trx, content),
  }
}
