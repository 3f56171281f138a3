import { needsSecondFactor } from '#domain/access/operator-roles.ts'
import type { ShopContext } from '../../context.ts'
import { newToken, tokenHash } from '../session/tokens.ts'
import { insertLoginStep } from './login-step-store.ts'
import type { OperatorRecord } from './operator-store.ts'
import { sealKey } from './sealed-key.ts'
import { findSealedKey } from './second-factor-store.ts'
import { enrolmentOf, newCodeKey } from './time-codes.ts'

/** Long enough to install an app. */
const STEP_MS = 15 * 60_000

/** What comes after a right password: a code, or first the second factor that the role needs and its owner has not yet. */
export type NextStep =
  | { readonly kind: 'code'; readonly token: string }
  | { readonly kind: 'enrol'; readonly token: string; readonly key: string; readonly qr: string }

/** Begins the second step of logging in; null when the password is enough. */
export async function beginLoginStep(
  { db, settings, origin }: Pick<ShopContext, 'db' | 'settings' | 'origin'>,
  { id, email, role }: OperatorRecord,
  now: Date,
): Promise<NextStep | null> {
  if (!settings.officeSecondFactor) return null
  if (await findSealedKey(db, id)) {
    const token = newToken()
    await insertLoginStep(db, { ...stepOf(id, token, now), sealedKey: null })
    return { kind: 'code', token }
  }
  if (!needsSecondFactor(role)) return null
  return { kind: 'enrol', ...(await beginEnrolment({ db, settings, origin }, { id, email }, now)) }
}

/** Shows who gave his password the key of an app for codes; it is kept once a code proves that the app has it. */
export async function beginEnrolment(
  { db, settings, origin }: Pick<ShopContext, 'db' | 'settings' | 'origin'>,
  { id, email }: Pick<OperatorRecord, 'id' | 'email'>,
  now: Date,
): Promise<{ readonly token: string; readonly key: string; readonly qr: string }> {
  const token = newToken()
  const key = newCodeKey()
  await insertLoginStep(db, { ...stepOf(id, token, now), sealedKey: sealKey(settings, id, key) })
  return { token, ...(await enrolmentOf(key, { issuer: new URL(origin()).hostname, label: email })) }
}

const stepOf = (operatorId: string, token: string, now: Date) => ({
  tokenHash: tokenHash(token),
  operatorId,
  expiresAt: new Date(now.getTime() + STEP_MS),
})
