import type { ShopContext } from '../../context.ts'
import { Refusal } from '../../refusal.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { findPasswordContact, type ResetContact } from './password-store.ts'
import { isPassword } from './passwords.ts'

/** Refuses what a thief of a session could do: only who knows the present password goes on. */
export const checkPassword = (
  { db }: Pick<ShopContext, 'db'>,
  contactId: string,
  password: string,
): Promise<ResetContact> =>
  oneAtATime(contactId, async () => {
    const contact = await findPasswordContact(db, contactId)
    if (!contact || !(await isPassword(password, contact.passwordHash))) {
      throw new Refusal('PasswordWrong', { field: 'password' })
    }
    return contact
  })
