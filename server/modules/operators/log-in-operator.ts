import type { ShopContext } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import { networkOf } from '../../network.ts'
import { Refusal } from '../../refusal.ts'
import { forgetGuesses, recordWrongPassword, refuseGuessing } from '../session/guesses.ts'
import { oneAtATime } from '../session/one-at-a-time.ts'
import { isPassword } from '../session/passwords.ts'
import { newToken, tokenHash } from '../session/tokens.ts'
import {
  deleteOperatorSession,
  findLoginOperator,
  insertOperatorSession,
  type OperatorRecord,
} from './operator-store.ts'

/** A working day. A session ends so long after logging in, however much it is used. */
export const SESSION_HOURS = 12
const HOUR_MS = 60 * 60_000

type Login = {
  readonly email: string
  readonly password: string
  readonly ip: string
  readonly endsSession: string | null
}

/**
 * A new session for who of the staff knows the password. Failures count per address and per network, apart from those of
 * customers, and attempts wait for each other as theirs do (`session/log-in.ts`). Whoever is blocked is as unknown as
 * anybody: the answer is the same, and takes as long.
 */
export const logInOperator = (shop: ShopContext, login: Login) =>
  oneAtATime(`operators of ${networkOf(login.ip)}`, () =>
    oneAtATime(`operator ${login.email.toLowerCase()}`, () => tryToLogIn(shop, login)),
  )

async function tryToLogIn(
  { db, clock }: ShopContext,
  { email: typed, password, ip, endsSession }: Login,
): Promise<{ readonly token: string; readonly operator: OperatorRecord }> {
  const now = clock()
  const email = typed.toLowerCase()
  const subjects = [`operator:${email}`, `operator-network:${networkOf(ip)}`]
  await refuseGuessing(db, subjects, now)

  const operator = await loginOf(db, email, password)
  if (!operator) {
    await recordWrongPassword(db, subjects, now)
    throw new Refusal('LoginFailed')
  }

  const token = newToken()
  await db.transaction().execute(async (trx) => {
    await forgetGuesses(trx, `operator:${email}`)
    // A new id at each login: a planted one is worth nothing afterwards.
    if (endsSession) await deleteOperatorSession(trx, tokenHash(endsSession))
    const isBegun = await insertOperatorSession(trx, {
      idHash: tokenHash(token),
      operatorId: operator.id,
      now,
      expiresAt: new Date(now.getTime() + SESSION_HOURS * HOUR_MS),
    })
    if (!isBegun) throw new Refusal('LoginFailed')
  })
  return { token, operator }
}

/** Who would be let in with this address and password. */
export async function loginOf(
  executor: Executor,
  email: string,
  password: string,
): Promise<OperatorRecord | null> {
  const operator = await findLoginOperator(executor, email)
  const isRight = await isPassword(password, operator?.passwordHash ?? null)
  return isRight ? operator : null
}
