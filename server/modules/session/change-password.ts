import { isCommonPassword, ownWordsOf } from '#domain/passwords/strength.ts'
import { fieldFaultTexts } from '#texts/nl/field-faults.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import type { Executor } from '../../db/database.ts'
import type { LoggedIn } from '../../http/asker.ts'
import { Refusal } from '../../refusal.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { checkPassword } from './check-password.ts'
import { accountActivatedMail, passwordChangedMail } from './password-mails.ts'
import { setPassword, spendResetToken } from './password-store.ts'
import { hashPassword } from './passwords.ts'
import { tokenHash } from './tokens.ts'

type Reset = { readonly password: string; readonly email: string; readonly token: string }

/**
 * A new password by the link of the mail: once, in time, for that address. Every session of the contact ends. Whose room
 * invitations are notes that one was taken up.
 */
export async function resetPassword(
  shop: ShopContext,
  { password, email, token }: Reset,
  noteActivation: (trx: Executor, contactId: string) => Promise<void>,
): Promise<void> {
  await changeAs(shop.db, { kind: 'visitor' }, async (trx) => {
    const contact = await spendResetToken(trx, tokenHash(token), email, shop.clock())
    if (!contact) throw new Refusal('ResetLinkInvalid')
    // Only now: who has no link cannot make us work.
    await setPassword(trx, contact.id, await hashed(password), null)
    await noteActivation(trx, contact.id)
    const mail = await (contact.isNew ? accountActivatedMail : passwordChangedMail)(shop, trx, contact)
    await queueMail(shop, trx, mail)
  })
}

type Change = { readonly password: string; readonly newPassword: string }

/** A new password for who knows the present one; the other sessions end, this one goes on. */
export async function changePassword(shop: ShopContext, customer: LoggedIn, change: Change): Promise<void> {
  const contact = await checkPassword(shop, customer.contactId, change.password)
  if (isCommonPassword(change.newPassword, ownWordsOf(contact.email))) {
    throw new Refusal('InvalidInput', { field: 'newPassword', message: fieldFaultTexts.PasswordTooCommon })
  }
  const passwordHash = await hashed(change.newPassword)
  await changeAs(shop.db, customer, async (trx) => {
    await setPassword(trx, contact.id, passwordHash, customer.sessionIdHash)
    await queueMail(shop, trx, await passwordChangedMail(shop, trx, contact))
  })
}

async function hashed(password: string): Promise<string> {
  if (password.includes('\0')) throw new Refusal('InvalidInput', { field: 'password' })
  return hashPassword(password)
}
