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
  const token = newToken()
  const step = {
    tokenHash: tokenHash(token),
    operatorId: id,
    expiresAt: new Date(now.getTime() + STEP_MS),
  }
  if (await findSealedKey(db, id)) {
    await insertLoginStep(db, { ...step, sealedKey: null })
    return { kind: 'code', token }
  }
  if (!needsSecondFactor(role)) return null
  const key = newCodeKey()
  await insertLoginStep(db, { ...step, sealedKey: sealKey(settings, id, key) })
  return { kind: 'enrol', token, ...enrolmentOf(key, { issuer: new URL(origin()).hostname, label: email }) }
}
