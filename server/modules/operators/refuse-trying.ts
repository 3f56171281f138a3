import { officeLockText } from '#texts/nl/office/second-factor.ts'
import type { Executor } from '../../db/database.ts'
import { Refusal } from '../../refusal.ts'
import { refuseGuessing } from '../session/guesses.ts'

/** As `refuseGuessing`, in words that hold for passwords and for codes: staff are locked out by either. */
export async function refuseTrying(db: Executor, subjects: readonly string[], now: Date): Promise<void> {
  try {
    await refuseGuessing(db, subjects, now)
  } catch (error) {
    if (error instanceof Refusal && error.code === 'TooManyAttempts')
      throw new Refusal('TooManyAttempts', { message: officeLockText })
    throw error
  }
}
