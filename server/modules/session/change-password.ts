import { randomUUID } from 'node:crypto'
import { passwordChangedMailTexts as texts } from '#texts/nl/mail.ts'
import type { ShopContext } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import type { Customer } from '../../http/visitor.ts'
import { Refusal } from '../../refusal.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { shopMail } from '../mail/shop-mail.ts'
import { findPasswordContact, type ResetContact, setPassword, spendResetToken } from './password-store.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { tokenHash } from './tokens.ts'

type Reset = { readonly password: string; readonly email: string; readonly token: string }

/** A new password by the link of the mail: once, in time, for that address. Every session of the contact ends. */
export async function resetPassword(shop: ShopContext, { password, email, token }: Reset): Promise<void> {
  await shop.db.transaction().execute(async (trx) => {
    const contact = await spendResetToken(trx, tokenHash(token), email, shop.clock())
    if (!contact) throw new Refusal('ResetLinkInvalid')
    // Only now: who has no link cannot make us work.
    await setPassword(trx, contact.id, await hashed(password), null)
    await mailNotice(shop, trx, contact)
  })
}

type Change = { readonly password: string; readonly newPassword: string }

/** A new password for who knows the present one; the other sessions end, this one goes on. */
export async function changePassword(shop: ShopContext, customer: Customer, change: Change): Promise<void> {
  await oneAtATime(customer.contactId, async () => {
    const contact = await findPasswordContact(shop.db, customer.contactId)
    if (!contact || !(await isPassword(change.password, contact.passwordHash))) {
      throw new Refusal('PasswordWrong', { field: 'password' })
    }
    const passwordHash = await hashed(change.newPassword)
    await shop.db.transaction().execute(async (trx) => {
      await setPassword(trx, contact.id, passwordHash, customer.sessionIdHash)
      await mailNotice(shop, trx, contact)
    })
  })
}

async function hashed(password: string): Promise<string> {
  if (password.includes('\0')) throw new Refusal('InvalidInput', { field: 'password' })
  return hashPassword(password)
}

async function mailNotice(shop: ShopContext, trx: Executor, contact: ResetContact): Promise<void> {
  await queueMail(shop, trx, {
    dedupeKey: `password_changed:${randomUUID()}`,
    template: 'password_changed',
    recipient: contact.email,
    message: await shopMail(trx, {
      subject: texts.subject,
      title: texts.title,
      parts: [
        { kind: 'text', text: texts.greeting(contact.firstName) },
        { kind: 'text', text: texts.intro },
        { kind: 'text', text: texts.notYou },
        { kind: 'link', label: texts.reset, url: `${shop.origin()}/uitgelogd` },
      ],
    }),
  })
}
