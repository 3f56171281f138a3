import type { ShopContext } from '../../context.ts'
import { Refusal } from '../../refusal.ts'
import { recordWrongPassword, refuseGuessing } from './guesses.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { findPasswordContact, type ResetContact } from './password-store.ts'
import { isPassword } from './passwords.ts'
import { forgetFailures } from './session-store.ts'

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
