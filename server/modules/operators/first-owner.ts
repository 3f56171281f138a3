import { hkdfSync, timingSafeEqual } from 'node:crypto'
import { isCommonPassword, ownWordsOf } from '#domain/passwords/strength.ts'
import { fieldFaultTexts } from '#texts/nl/field-faults.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import type { Executor } from '../../db/database.ts'
import { Refusal } from '../../refusal.ts'
import type { LoggedInOperator } from '../../http/asker.ts'
import type { Settings } from '../../settings.ts'
import { hashPassword } from '../session/passwords.ts'
import {
  findOperatorAt,
  hasOperators,
  insertOperator,
  lockFirstOperator,
  replaceLogin,
} from './operator-store.ts'
import { setPassword } from './own-account-store.ts'
import { changeStaff } from './staff-store.ts'

const CODE_BYTES = 20

/** What the shop's own machine shows at its start, and nobody else can work out; worth nothing once there is an operator. */
const firstOwnerCode = ({ secret }: Pick<Settings, 'secret'>): string =>
  Buffer.from(hkdfSync('sha256', secret, '', 'first owner', CODE_BYTES)).toString('base64url')

/** The code with which somebody becomes the owner; null in a shop that has staff. */
export async function offeredOwnerCode({
  db,
  settings,
}: Pick<ShopContext, 'db' | 'settings'>): Promise<string | null> {
  return (await hasOperators(db)) ? null : firstOwnerCode(settings)
}

/** Somebody who becomes an owner, with the password of his choice. */
export type NewOwner = { readonly name: string; readonly email: string; readonly password: string }

/** Makes the first login of the staff, for who has the code of the shop's own machine. */
export async function createFirstOwner(
  { db, settings }: Pick<ShopContext, 'db' | 'settings'>,
  { code, ...owner }: NewOwner & { readonly code: string },
): Promise<{ readonly email: string }> {
  if (await hasOperators(db)) throw new Refusal('SetupOver')
  if (!isSame(code, firstOwnerCode(settings))) throw new Refusal('OwnerCodeWrong')
  const login = await loginOfOwner(owner)
  await changeAs(db, { kind: 'system', task: 'first-owner' }, async (trx) => {
    await lockFirstOperator(trx)
    if ((await hasOperators(trx)) || !(await insertOperator(trx, { ...login, role: 'owner' })))
      throw new Refusal('SetupOver')
  })
  return { email: login.email }
}

/** What is kept of somebody who becomes an owner. */
export async function loginOfOwner({ name, email: typed, password }: NewOwner) {
  const email = typed.toLowerCase()
  if (isCommonPassword(password, ownWordsOf(email)))
    throw new Refusal('InvalidInput', { field: 'password', message: fieldFaultTexts.PasswordTooCommon })
  if (password.includes('\0')) throw new Refusal('InvalidInput', { field: 'password' })
  return { name, email, passwordHash: await hashPassword(password) }
}

/** The id of who logs in with this address; null for nobody. */
export const findLogin = (executor: Executor, email: string): Promise<string | null> =>
  findOperatorAt(executor, email)

/** Lets the login of an operator be somebody else's from now on, in this session only; false where another operator has the address. */
export async function takeOverLogin(
  trx: Executor,
  operator: LoggedInOperator,
  { passwordHash, ...login }: Awaited<ReturnType<typeof loginOfOwner>>,
): Promise<boolean> {
  const { operatorId, sessionIdHash } = operator
  if (!(await replaceLogin(trx, operatorId, login))) return false
  await setPassword(trx, operatorId, { passwordHash, sparedSession: sessionIdHash })
  return true
}

/** Lets an operator log in no more. */
export const blockLogin = (trx: Executor, id: string, now: Date): Promise<void> =>
  changeStaff(trx, id, { blocked_at: now })

function isSame(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)]
  return one.length === other.length && timingSafeEqual(one, other)
}
