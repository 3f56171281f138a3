import type { ShopContext } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import { networkOf } from '../../network.ts'
import { Refusal } from '../../refusal.ts'
import { recordWrongPassword } from '../session/guesses.ts'
import { oneAtATime } from '../session/one-at-a-time.ts'
import { isPassword } from '../session/passwords.ts'
import { beginSession } from './begin-session.ts'
import { beginLoginStep, type NextStep } from './login-step.ts'
import { findLoginOperator, type OperatorRecord } from './operator-store.ts'
import { refuseTrying } from './refuse-trying.ts'

type Login = {
  readonly email: string
  readonly password: string
  readonly ip: string
  readonly endsSession: string | null
  readonly browser: string
}

type Entered = { readonly token: string; readonly operator: OperatorRecord }

/**
 * A new session for who of the staff knows the password, or the step that comes after it. Failures count per address and per network, apart from those of
 * customers, and attempts wait for each other as theirs do (`session/log-in.ts`). Whoever is blocked is as unknown as
 * anybody: the answer is the same, and takes as long.
 */
export const logInOperator = (shop: ShopContext, login: Login) =>
  oneAtATime(`operators of ${networkOf(login.ip)}`, () =>
    oneAtATime(`operator ${login.email.toLowerCase()}`, () => tryToLogIn(shop, login)),
  )

async function tryToLogIn(
  shop: ShopContext,
  { email: typed, password, ip, ...browser }: Login,
): Promise<Entered | { readonly step: NextStep }> {
  const { db, clock } = shop
  const now = clock()
  const email = typed.toLowerCase()
  const subjects = [`operator:${email}`, `operator-network:${networkOf(ip)}`]
  await refuseTrying(db, subjects, now)

  const operator = await loginOf(db, email, password)
  if (!operator) {
    await recordWrongPassword(db, subjects, now)
    throw new Refusal('LoginFailed')
  }

  const step = await beginLoginStep(shop, operator, now)
  if (step) return { step }
  const token = await db.transaction().execute((trx) => beginSession(trx, { operator, now, ...browser }))
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
