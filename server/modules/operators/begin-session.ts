import type { Executor } from '../../db/database.ts'
import { Refusal } from '../../refusal.ts'
import { forgetGuesses } from '../session/guesses.ts'
import { newToken, tokenHash } from '../session/tokens.ts'
import {
  deleteOperatorSession,
  insertOperatorSession,
  noteLogin,
  type OperatorRecord,
} from './operator-store.ts'

/** A working day. A session ends so long after logging in, however much it is used. */
export const SESSION_HOURS = 12
const HOUR_MS = 60 * 60_000

type Begin = {
  readonly operator: OperatorRecord
  readonly now: Date
  /** The session that the browser had. */
  readonly endsSession: string | null
  /** What the browser calls itself. */
  readonly browser: string
}

/** Begins a session of who showed all that is asked of him, which makes up for his wrong guesses; its token. */
export async function beginSession(
  trx: Executor,
  { operator, now, endsSession, browser }: Begin,
): Promise<string> {
  const token = newToken()
  await forgetGuesses(trx, `operator:${operator.email}`)
  // A new id at each login: a planted one is worth nothing afterwards.
  if (endsSession) await deleteOperatorSession(trx, tokenHash(endsSession))
  const isBegun = await insertOperatorSession(trx, {
    idHash: tokenHash(token),
    operatorId: operator.id,
    now,
    browser,
    expiresAt: new Date(now.getTime() + SESSION_HOURS * HOUR_MS),
  })
  if (!isBegun) throw new Refusal('LoginFailed')
  await noteLogin(trx, operator.id, now)
  return token
}
