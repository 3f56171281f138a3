import { isCommonPassword, ownWordsOf } from '#domain/passwords/strength.ts'
import { fieldFaultTexts } from '#texts/nl/field-faults.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import type { LoggedInOperator } from '../../http/asker.ts'
import { Refusal } from '../../refusal.ts'
import { forgetGuesses, recordWrongPassword } from '../session/guesses.ts'
import { oneAtATime } from '../session/one-at-a-time.ts'
import { hashPassword } from '../session/passwords.ts'
import { loginOf } from './log-in-operator.ts'
import { beginEnrolment } from './login-step.ts'
import { setName, setPassword } from './own-account-store.ts'
import { newRecoveryCodes, recoveryHash } from './recovery-codes.ts'
import { refuseTrying } from './refuse-trying.ts'
import { openKey } from './sealed-key.ts'
import { countRecoveryCodes, findSealedKey, replaceRecoveryCodes, spendStep } from './second-factor-store.ts'
import { plainCode, stepOfCode } from './time-codes.ts'

type Shop = Pick<ShopContext, 'db' | 'clock' | 'settings' | 'origin'>

/** The own login: second factor and how many recovery codes are left. */
export async function showOwnAccount(
  { db, settings }: Shop,
  { operatorId, email }: LoggedInOperator,
  name: string,
) {
  const [key, codesLeft] = await Promise.all([
    findSealedKey(db, operatorId),
    countRecoveryCodes(db, operatorId),
  ])
  return {
    name,
    email,
    hasSecondFactor: key !== null,
    codesLeft: key === null ? 0 : codesLeft,
    asksForCodes: settings.officeSecondFactor,
  }
}

export async function renameOperator(shop: Shop, operator: LoggedInOperator, name: string) {
  await changeAs(shop.db, operator, (trx) => setName(trx, operator.operatorId, name))
  return showOwnAccount(shop, operator, name)
}

/** A new password for who knows the present one; the other sessions end, this one goes on. */
export async function changeOwnPassword(
  shop: Shop,
  operator: LoggedInOperator,
  { password, newPassword }: { readonly password: string; readonly newPassword: string },
): Promise<void> {
  await checkOwnPassword(shop, operator, password)
  if (newPassword.includes('\0')) throw new Refusal('InvalidInput', { field: 'newPassword' })
  if (isCommonPassword(newPassword, ownWordsOf(operator.email)))
    throw new Refusal('InvalidInput', { field: 'newPassword', message: fieldFaultTexts.PasswordTooCommon })
  const passwordHash = await hashPassword(newPassword)
  await changeAs(shop.db, operator, (trx) =>
    setPassword(trx, operator.operatorId, { passwordHash, sparedSession: operator.sessionIdHash }),
  )
}

/** The key of an app for codes, for who gives his password: a thief of a session must not lock its owner out by one. */
export async function beginSecondFactor(shop: Shop, operator: LoggedInOperator, password: string) {
  await checkOwnPassword(shop, operator, password)
  if (await findSealedKey(shop.db, operator.operatorId)) throw new Refusal('SecondFactorKnown')
  return beginEnrolment(shop, { id: operator.operatorId, email: operator.email }, shop.clock())
}

/** New recovery codes for who shows a code of his app; those of before open nothing any more. */
export async function renewRecoveryCodes(
  shop: Shop,
  operator: LoggedInOperator,
  code: string,
): Promise<readonly string[]> {
  const { operatorId } = operator
  return guarded(shop, operator, async () => {
    const sealed = await findSealedKey(shop.db, operatorId)
    const key = sealed && openKey(shop.settings, operatorId, sealed)
    const step = key ? stepOfCode(key, plainCode(code), shop.clock()) : null
    if (step === null) return new Refusal('CodeWrong', { field: 'code' })
    const codes = newRecoveryCodes()
    const isNew = await changeAs(shop.db, operator, async (trx) => {
      if (!(await spendStep(trx, operatorId, step))) return false
      await replaceRecoveryCodes(trx, operatorId, codes.map(recoveryHash))
      return true
    })
    return isNew ? codes : new Refusal('CodeWrong', { field: 'code' })
  })
}

/** Refuses what a thief of a session could do: only who knows the present password goes on, and nobody can guess it. */
export const checkOwnPassword = ({ db, clock }: Shop, operator: LoggedInOperator, password: string) =>
  guarded({ db, clock }, operator, async () =>
    (await loginOf(db, operator.email, password))
      ? true
      : new Refusal('PasswordWrong', { field: 'password' }),
  )

/** Does what takes a secret, one at a time for one operator; wrong ones count together, and lock after ten. */
async function guarded<Result>(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  { operatorId }: LoggedInOperator,
  work: () => Promise<Result | Refusal>,
): Promise<Result> {
  const subject = `operator-account:${operatorId}`
  return oneAtATime(subject, async () => {
    await refuseTrying(db, [subject], clock())
    const result = await work()
    if (result instanceof Refusal) {
      await recordWrongPassword(db, [subject], clock())
      throw result
    }
    await forgetGuesses(db, subject)
    return result
  })
}
