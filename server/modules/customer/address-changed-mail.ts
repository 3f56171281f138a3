import { randomUUID } from 'node:crypto'
import { pagePaths } from '#contract/page-paths.ts'
import { accountMailTexts } from '#texts/nl/account-mails.ts'
import type { ShopContext } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import type { NewMail } from '../mail/queue-mail.ts'
import { shopMail } from '../mail/shop-mail.ts'

type Moved = { readonly email: string; readonly firstName: string }

/** Tells somebody that he logs in with another address. The address of before does not hear which: it may be somebody else's. */
export async function addressChangedMail(
  { origin }: Pick<ShopContext, 'origin'>,
  trx: Executor,
  { email, firstName }: Moved,
  recipient: string,
): Promise<NewMail> {
  const { addressChanged: texts, greeting } = accountMailTexts
  const isNew = recipient === email
  return {
    dedupeKey: `address_changed:${randomUUID()}`,
    template: 'address_changed',
    recipient,
    message: await shopMail(trx, {
      subject: texts.subject,
      title: texts.title,
      parts: [
        { kind: 'text', text: greeting(firstName) },
        { kind: 'text', text: isNew ? texts.toNew(email) : texts.toOld },
        { kind: 'text', text: texts.notRight },
        ...(isNew
          ? [{ kind: 'link' as const, label: texts.logIn, url: `${origin()}${pagePaths.loggedOut()}` }]
          : []),
      ],
    }),
  }
}
