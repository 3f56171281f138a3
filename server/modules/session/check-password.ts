import type { ShopContext } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import { Refusal } from '../../refusal.ts'
import { recordWrongPassword, refuseGuessing } from './guesses.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { findPasswordContact, type ResetContact } from './password-store.ts'
import { isPassword } from './passwords.ts'
import { findLoginContact, forgetFailures } from './session-store.ts'

/** Refuses what a thief of a session could do: only who knows the present password goes on, and nobody can guess it. */
export const checkPassword = (
  { db, clock }: Pick<ShopContext, 'db' | 'clock'>,
  contactId: string,
  password: string,
): Promise<ResetContact> =>
  oneAtATime(contactId, async () => {
    const subject = `password:${contactId}`
    await refuseGuessing(db, [subject], clock())
    const contact = await findPasswordContact(db, contactId)
    if (!contact || !(await isPassword(password, contact.passwordHash))) {
      await recordWrongPassword(db, [subject], clock())
      throw new Refusal('PasswordWrong', { field: 'password' })
    }
    await forgetFailures(db, subject)
    return contact
  })

/** Whether somebody who is known by this address and password would be let in. */
export async function isLogin(db: Executor, email: string, password: string): Promise<boolean> {
  const contact = await findLoginContact(db, email)
  return contact !== null && !contact.isBlocked && (await isPassword(password, contact.passwordHash))
}
