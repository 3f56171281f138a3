import { officePaths } from '#contract/office/paths.ts'
import { operatorInvitationTexts as texts } from '#texts/nl/operator-mails.ts'
import { officeTexts } from '#texts/nl/office/shell.ts'
import type { ShopContext } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import type { NewMail } from '../mail/queue-mail.ts'
import { shopMail } from '../mail/shop-mail.ts'
import { tokenHash } from '../session/tokens.ts'
import type { Invited } from './invitation-store.ts'

/** The link by which somebody becomes one of the staff. */
export async function operatorInvitationMail(
  { origin }: Pick<ShopContext, 'origin'>,
  trx: Executor,
  { email, role }: Invited,
  { token, days }: { readonly token: string; readonly days: number },
): Promise<NewMail> {
  return {
    dedupeKey: `operator_invitation:${tokenHash(token).toString('hex')}`,
    template: 'operator_invitation',
    recipient: email,
    message: await shopMail(trx, {
      subject: texts.subject,
      title: texts.title,
      parts: [
        { kind: 'text', text: texts.intro(officeTexts.roles[role]) },
        { kind: 'link', label: texts.choose, url: `${origin()}${officePaths.invitation(token)}` },
        { kind: 'text', text: texts.life(days) },
        { kind: 'text', text: texts.notAsked },
      ],
    }),
  }
}
