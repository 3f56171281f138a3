import { pagePaths } from '#contract/page-paths.ts'
import { accountMailTexts as texts } from '#texts/nl/account-mails.ts'
import type { ShopContext } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import { type NewMail, queueMail } from '../mail/queue-mail.ts'
import { prose, shopMail } from '../mail/shop-mail.ts'
import { invitationToken } from '../session/invitation-token.ts'
import { updateInvitedUntil } from './desk-company-store.ts'

/** Somebody who is to choose the first password. */
type Invited = {
  readonly id: string
  readonly email: string
  readonly firstName: string
  readonly companyName: string
  /** By a request that was approved; else staff made his account. */
  readonly hasAsked: boolean
}

/** Mails a contact the link by which to choose a password; the link of an invitation before is worth nothing from now on. */
export async function inviteContact(
  shop: Pick<ShopContext, 'jobs' | 'clock' | 'origin'>,
  trx: Executor,
  contact: Invited,
  /** Names the mail, which goes once by it; without one each is a mail of its own. */
  mailId?: string,
): Promise<void> {
  const { token, key, days, expiresAt } = await invitationToken(trx, contact.id, shop.clock())
  await updateInvitedUntil(trx, contact.id, expiresAt)
  const url = `${shop.origin()}${pagePaths.passwordReset}?${new URLSearchParams({ token, email: contact.email })}`
  await queueMail(shop, trx, await invitationMail(trx, contact, { url, days, key: mailId ?? key }))
}

/** By what an invitation of a contact is known among the mails. */
export const invitationKey = (contactId: string, key: string) => `account_invitation:${contactId}:${key}`

export async function invitationMail(
  trx: Executor,
  { id, email, firstName, companyName, hasAsked }: Invited,
  link: { readonly url: string; readonly days: number; readonly key: string },
): Promise<NewMail> {
  return {
    dedupeKey: invitationKey(id, link.key),
    template: 'account_invitation',
    recipient: email,
    message: await shopMail(trx, {
      subject: texts.invitation.subject,
      title: texts.invitation.title,
      worded: { mail: 'account_invitation', values: { company: companyName, firstName } },
      parts: [
        prose(texts.greeting(firstName)),
        prose(texts.invitation[hasAsked ? 'approved' : 'made'](companyName)),
        { kind: 'link', label: texts.invitation.choose, url: link.url },
        { kind: 'text', text: texts.invitation.life(link.days) },
      ],
    }),
  }
}
