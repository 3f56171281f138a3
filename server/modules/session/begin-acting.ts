import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import type { LoggedInOperator } from '../../http/asker.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { deleteSession, insertActingSession, isContactOf } from './session-store.ts'
import { newToken, tokenHash } from './tokens.ts'

/** Long enough for an order by telephone. It does not go on by being used, and ends with the session of the operator. */
const ACTING_MS = 2 * 60 * 60_000

type Acting = {
  readonly companyId: string
  readonly contactId: string
  /** The session of a contact that the browser had. */
  readonly endsSession: string | null
}

/** Begins a session in which staff act for a contact who may log in; its token, and how long it lasts at most. */
export async function beginActing(
  { db, clock }: Pick<ShopContext, 'db' | 'clock'>,
  operator: LoggedInOperator,
  { companyId, contactId, endsSession }: Acting,
): Promise<{ readonly token: string; readonly lifeSeconds: number }> {
  requireRight(operator, 'actForContact')
  const now = clock()
  const token = newToken()
  const expiresAt = await changeAs(db, operator, async (trx) => {
    if (!(await isContactOf(trx, { companyId, contactId }))) throw new Refusal('ContactNotFound')
    if (endsSession) await deleteSession(trx, tokenHash(endsSession))
    return insertActingSession(trx, {
      idHash: tokenHash(token),
      contactId,
      operatorSession: operator.sessionIdHash,
      now,
      expiresAt: new Date(now.getTime() + ACTING_MS),
    })
  })
  if (!expiresAt) throw new Refusal('ContactKeptOut')
  return { token, lifeSeconds: Math.floor((expiresAt.getTime() - now.getTime()) / 1_000) }
}
