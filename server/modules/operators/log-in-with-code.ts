import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import type { Executor } from '../../db/database.ts'
import { networkOf } from '../../network.ts'
import { Refusal } from '../../refusal.ts'
import { recordWrongPassword } from '../session/guesses.ts'
import { oneAtATime } from '../session/one-at-a-time.ts'
import { tokenHash } from '../session/tokens.ts'
import { beginSession } from './begin-session.ts'
import { findLoginStep, type LoginStep, takeLoginStep } from './login-step-store.ts'
import { deleteOperatorSessions, type OperatorRecord } from './operator-store.ts'
import { newRecoveryCodes, recoveryHash } from './recovery-codes.ts'
import { refuseTrying } from './refuse-trying.ts'
import { openKey } from './sealed-key.ts'
import { findSealedKey, insertSecondFactor, spendRecoveryCode, spendStep } from './second-factor-store.ts'
import { plainCode, stepOfCode } from './time-codes.ts'

type CodeLogin = {
  /** The token of the step that the password began. */
  readonly step: string
  readonly code: string
  readonly ip: string
  readonly endsSession: string | null
  readonly browser: string
}
type LoggedIn = { readonly token: string; readonly operator: OperatorRecord }

/** A session for who gave his password, by a code of his app or one of his recovery codes; each works once. */
export const logInWithCode = (shop: ShopContext, login: CodeLogin): Promise<LoggedIn> =>
  withStep(shop, login, async (trx, step, now) => {
    const isRight = await spendCode(trx, shop, step, login.code, now)
    return isRight
      ? { token: await beginSession(trx, { operator: step, now, ...login }), operator: step }
      : null
  })

/**
 * Keeps the key that was shown after the password once a code proves that the app has it, and begins the session. The
 * recovery codes are told here, once.
 */
export const enrolSecondFactor = (
  shop: ShopContext,
  login: CodeLogin,
): Promise<LoggedIn & { readonly recoveryCodes: readonly string[] }> =>
  withStep(shop, login, async (trx, step, now) => {
    const { sealedKey } = step
    const key = sealedKey && openKey(shop.settings, step.id, sealedKey)
    const at = key ? stepOfCode(key, plainCode(login.code), now) : null
    if (sealedKey === null || at === null) return null
    const recoveryCodes = newRecoveryCodes()
    const isKept = await insertSecondFactor(trx, {
      operatorId: step.id,
      sealedKey,
      step: at,
      recoveryHashes: recoveryCodes.map(recoveryHash),
      now,
    })
    if (!isKept) throw new Refusal('LoginStepOver')
    // What was begun with the password alone holds no longer.
    await deleteOperatorSessions(trx, step.id)
    const token = await beginSession(trx, { operator: step, now, ...login })
    return { token, operator: step, recoveryCodes }
  })

/**
 * Does `work` for who is half logged in. A wrong code (null) counts as a wrong password does, and no right password makes
 * up for it: only who is wholly logged in starts counting anew. The step is taken once, whoever holds its token.
 */
async function withStep<Result>(
  { db, clock }: ShopContext,
  { step: token, ip }: CodeLogin,
  work: (trx: Executor, step: LoginStep, now: Date) => Promise<Result | null>,
): Promise<Result> {
  const now = clock()
  const hash = tokenHash(token)
  const found = await findLoginStep(db, hash, now)
  if (!found) throw new Refusal('LoginStepOver')
  const subjects = [`operator:${found.email}`, `operator-network:${networkOf(ip)}`]
  return oneAtATime(`operators of ${networkOf(ip)}`, () =>
    oneAtATime(`operator ${found.email}`, async () => {
      await refuseTrying(db, subjects, now)
      const actor = { kind: 'operator', operatorId: found.id, role: found.role } as const
      const result = await changeAs(db, actor, async (trx) => {
        const done = await work(trx, found, now)
        if (done !== null && !(await takeLoginStep(trx, hash))) throw new Refusal('LoginStepOver')
        return done
      })
      if (result !== null) return result
      await recordWrongPassword(db, subjects, now)
      throw new Refusal('CodeWrong', { field: 'code' })
    }),
  )
}

async function spendCode(
  trx: Executor,
  { settings }: ShopContext,
  { id, sealedKey: enrols }: LoginStep,
  code: string,
  now: Date,
): Promise<boolean> {
  const sealed = enrols === null ? await findSealedKey(trx, id) : null
  if (sealed === null) return false
  // With another SECRET no code is right any more; recovery codes are.
  const key = openKey(settings, id, sealed)
  const step = key === null ? null : stepOfCode(key, plainCode(code), now)
  if (step !== null) return spendStep(trx, id, step)
  return spendRecoveryCode(trx, id, recoveryHash(code), now)
}
