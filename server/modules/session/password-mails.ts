import { pagePaths } from '#contract/page-paths.ts'
import { randomUUID } from 'node:crypto'
import { accountMailTexts } from '#texts/nl/account-mails.ts'
import { passwordChangedMailTexts, passwordResetMailTexts } from '#texts/nl/mail.ts'
import type { ShopContext } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import type { NewMail } from '../mail/queue-mail.ts'
import { shopMail } from '../mail/shop-mail.ts'
import type { ResetContact } from './password-store.ts'
import { tokenHash } from './tokens.ts'

type Origin = Pick<ShopContext, 'origin'>
type Recipient = Pick<ResetContact, 'email' | 'firstName'>

export const PASSWORD_RESET = 'password_reset'

/** The link by which somebody chooses a new password. */
export async function passwordResetMail(
  shop: Origin,
  trx: Executor,
  { email, firstName }: Recipient,
  { token, minutes }: { readonly token: string; readonly minutes: number },
): Promise<NewMail> {
  const texts = passwordResetMailTexts
  const query = new URLSearchParams({ token, email })
  return {
    dedupeKey: `${PASSWORD_RESET}:${tokenHash(token).toString('hex')}`,
    template: PASSWORD_RESET,
    recipient: email,
    message: await shopMail(trx, {
      subject: texts.subject,
      title: texts.title,
      parts: [
        { kind: 'text', text: texts.greeting(firstName) },
        { kind: 'text', text: texts.intro },
        { kind: 'link', label: texts.choose, url: `${shop.origin()}${pagePaths.passwordReset}?${query}` },
        { kind: 'text', text: texts.life(minutes) },
        { kind: 'text', text: texts.notAsked },
      ],
    }),
  }
}

/** The notice that a password is another one. */
export async function passwordChangedMail(
  shop: Origin,
  trx: Executor,
  { email, firstName }: Recipient,
): Promise<NewMail> {
  const texts = passwordChangedMailTexts
  return {
    dedupeKey: `password_changed:${randomUUID()}`,
    template: 'password_changed',
    recipient: email,
    message: await shopMail(trx, {
      subject: texts.subject,
      title: texts.title,
      parts: [
        { kind: 'text', text: texts.greeting(firstName) },
        { kind: 'text', text: texts.intro },
        { kind: 'text', text: texts.notYou },
        { kind: 'link', label: texts.reset, url: `${shop.origin()}${pagePaths.loggedOut()}` },
      ],
    }),
  }
}

/** The first password of who was invited. */
export async function accountActivatedMail(
  shop: Origin,
  trx: Executor,
  { email, firstName }: Recipient,
): Promise<NewMail> {
  const { activated, greeting } = accountMailTexts
  return {
    dedupeKey: `account_activated:${randomUUID()}`,
    template: 'account_activated',
    recipient: email,
    message: await shopMail(trx, {
      subject: activated.subject,
      title: activated.title,
      parts: [
        { kind: 'text', text: greeting(firstName) },
        { kind: 'text', text: activated.intro },
        { kind: 'link', label: activated.logIn, url: `${shop.origin()}${pagePaths.loggedOut()}` },
      ],
    }),
  }
}
