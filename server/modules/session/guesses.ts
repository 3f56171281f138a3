import type { Executor } from '../../db/database.ts'
import { Refusal } from '../../refusal.ts'
import { countFailures, forgetFailures, recordFailure } from './session-store.ts'

const FAILURES_ALLOWED = 10
/** A quarter of an hour; the refusal says so, in its words and in Retry-After. */
const FAILURE_WINDOW_MS = 15 * 60_000

const windowStart = (now: Date) => new Date(now.getTime() - FAILURE_WINDOW_MS)

/** Refuses to look at another password where ten were wrong within a quarter of an hour, for any of these subjects. */
export async function refuseGuessing(db: Executor, subjects: readonly string[], now: Date): Promise<void> {
  const failures = await countFailures(db, subjects, windowStart(now))
  if (failures >= FAILURES_ALLOWED) throw new Refusal('TooManyAttempts')
}

export const recordWrongPassword = (db: Executor, subjects: readonly string[], now: Date): Promise<void> =>
  recordFailure(db, subjects, now, windowStart(now))

/** A right password makes up for the wrong ones of this subject. */
export const forgetGuesses = (db: Executor, subject: string): Promise<void> => forgetFailures(db, subject)
