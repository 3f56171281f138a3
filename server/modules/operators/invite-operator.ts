import type { Staff } from '#domain/access/actor.ts'
import type { OperatorRole } from '#domain/access/operator-roles.ts'
import { isCommonPassword, ownWordsOf } from '#domain/passwords/strength.ts'
import { fieldFaultTexts } from '#texts/nl/field-faults.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import type { Executor } from '../../db/database.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { hashPassword } from '../session/passwords.ts'
import { newToken, tokenHash } from '../session/tokens.ts'
import { operatorInvitationMail } from './invitation-mail.ts'
import {
  deleteInvited,
  findInvited,
  insertInvited,
  type Invited,
  nameInvited,
  replaceInvitation,
  takeInvitation,
} from './invitation-store.ts'
import { type Shown, shownStaff } from './manage-operators.ts'
import { findStaff, lockStaff, type StaffRecord } from './staff-store.ts'

const LIFE_DAYS = 7
const DAY_MS = 24 * 60 * 60_000

type Shop = Pick<ShopContext, 'db' | 'jobs' | 'clock' | 'origin'>

/** Makes a login for somebody, who chooses name and password by a link in a mail. */
export async function inviteOperator(
  shop: Shop,
  staff: Staff,
  { email: typed, role }: { readonly email: string; readonly role: OperatorRole },
): Promise<Shown> {
  requireRight(staff, 'manageOperators')
  const email = typed.toLowerCase()
  return changeAs(shop.db, staff, async (trx) => {
    const id = await insertInvited(trx, { email, role })
    if (id === null) throw new Refusal('OperatorKnown', { field: 'email' })
    return mailInvitation(shop, trx, { id, email, role })
  })
}

/**
 * Mails a new link to who has not taken up the invitation; the old one opens nothing any more. Where that was done since the invitation
 * was seen, as by the first of two presses, nothing more is mailed.
 */
export async function inviteAgain(
  shop: Shop,
  staff: Staff,
  { id, invitedUntil }: { readonly id: string; readonly invitedUntil: string | null },
): Promise<Shown> {
  requireRight(staff, 'manageOperators')
  return changeAs(shop.db, staff, async (trx) => {
    const operator = await lockInvited(trx, id)
    const isSeen = (operator.invitedUntil?.toISOString() ?? null) === invitedUntil
    return isSeen ? mailInvitation(shop, trx, operator) : shownStaff(operator)
  })
}

/** Takes back an invitation that was not taken up, with the login. */
export async function withdrawInvitation({ db }: Pick<Shop, 'db'>, staff: Staff, id: string): Promise<void> {
  requireRight(staff, 'manageOperators')
  await changeAs(db, staff, async (trx) => {
    await lockInvited(trx, id)
    if (!(await deleteInvited(trx, id))) throw new Refusal('OperatorNotInvited')
  })
}

async function lockInvited(trx: Executor, id: string): Promise<StaffRecord> {
  await lockStaff(trx, id)
  const operator = await findStaff(trx, id)
  if (!operator) throw new Refusal('OperatorNotFound')
  if (operator.hasPassword) throw new Refusal('OperatorNotInvited')
  return operator
}

async function mailInvitation(shop: Shop, trx: Executor, invited: Invited): Promise<Shown> {
  const token = newToken()
  const now = shop.clock()
  await replaceInvitation(trx, {
    operatorId: invited.id,
    tokenHash: tokenHash(token),
    now,
    expiresAt: new Date(now.getTime() + LIFE_DAYS * DAY_MS),
  })
  await queueMail(shop, trx, await operatorInvitationMail(shop, trx, invited, { token, days: LIFE_DAYS }))
  const operator = await findStaff(trx, invited.id)
  if (!operator) throw new Refusal('OperatorNotFound')
  return shownStaff(operator)
}

/** Who is invited by a link. */
export async function showInvitation(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  token: string,
): Promise<Pick<Invited, 'email' | 'role'>> {
  const invited = await findInvited(db, tokenHash(token), clock())
  if (!invited) throw new Refusal('InvitationOver')
  return { email: invited.email, role: invited.role }
}

type Acceptance = { readonly token: string; readonly name: string; readonly password: string }

/** The name and password of who was invited; once, in time. */
export async function acceptInvitation(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  { token, name, password }: Acceptance,
): Promise<{ readonly email: string }> {
  const hash = tokenHash(token)
  // Only then: who has no link cannot make us work.
  const invited = await findInvited(db, hash, clock())
  if (!invited) throw new Refusal('InvitationOver')
  if (isCommonPassword(password, ownWordsOf(invited.email)))
    throw new Refusal('InvalidInput', { field: 'password', message: fieldFaultTexts.PasswordTooCommon })
  if (password.includes('\0')) throw new Refusal('InvalidInput', { field: 'password' })
  const passwordHash = await hashPassword(password)
  const actor = { kind: 'operator', operatorId: invited.id, role: invited.role } as const
  await changeAs(db, actor, async (trx) => {
    await lockStaff(trx, invited.id)
    const isStill = await findInvited(trx, hash, clock())
    if (!isStill || !(await takeInvitation(trx, hash))) throw new Refusal('InvitationOver')
    await nameInvited(trx, invited.id, { name, passwordHash })
  })
  return { email: invited.email }
}
