import type { z } from 'zod'
import type { StaffMember } from '#contract/office/operators.ts'
import type { Staff } from '#domain/access/actor.ts'
import type { OperatorRole } from '#domain/access/operator-roles.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import type { Executor } from '../../db/database.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { deleteOperatorSessions } from './operator-store.ts'
import {
  changeStaff,
  countOtherOwners,
  deleteSecondFactor,
  findStaff,
  listStaff,
  lockStaff,
  type StaffRecord,
} from './staff-store.ts'

type Shop = Pick<ShopContext, 'db' | 'clock'>
export type Shown = z.input<typeof StaffMember>
/** Whom it is about, and what was seen of him. */
type Seen = { readonly id: string; readonly version: number }

export const shownStaff = ({
  hasPassword,
  isBlocked,
  lastLoginAt,
  invitedUntil,
  ...operator
}: StaffRecord): Shown => ({
  ...operator,
  state: isBlocked ? 'blocked' : hasPassword ? 'active' : 'invited',
  lastLoginAt: lastLoginAt?.toISOString() ?? null,
  invitedUntil: hasPassword ? null : (invitedUntil?.toISOString() ?? null),
})

/** All operators. */
export async function listOperators({ db }: Pick<Shop, 'db'>, staff: Staff): Promise<Shown[]> {
  requireRight(staff, 'manageOperators')
  return (await listStaff(db)).map(shownStaff)
}

/** Gives an operator another role; one owner who can log in always stays. */
export const changeRole = (shop: Shop, staff: Staff, seen: Seen & { readonly role: OperatorRole }) =>
  changeOperator(shop, staff, seen, async (trx, operator) => {
    if (seen.role === operator.role) return
    if (seen.role !== 'owner') await refuseLastOwner(trx, operator)
    await changeStaff(trx, operator.id, { role: seen.role })
  })

/** Blocks an operator, which ends his sessions (`0042-second-factor.ts`), or lets him log in again. */
export const blockOperator = (shop: Shop, staff: Staff, seen: Seen & { readonly isBlocked: boolean }) =>
  changeOperator(shop, staff, seen, async (trx, operator) => {
    if (seen.isBlocked === operator.isBlocked) return
    if (seen.isBlocked) await refuseLastOwner(trx, operator)
    await changeStaff(trx, operator.id, { blocked_at: seen.isBlocked ? shop.clock() : null })
  })

/** Forgets the second factor of who lost it. What he was logged in with holds no longer. */
export const resetSecondFactor = (shop: Shop, staff: Staff, seen: Seen) =>
  changeOperator(shop, staff, seen, async (trx, operator) => {
    await deleteSecondFactor(trx, operator.id)
    await deleteOperatorSessions(trx, operator.id)
    await changeStaff(trx, operator.id, null)
  })

async function changeOperator(
  { db }: Shop,
  staff: Staff,
  { id, version }: Seen,
  change: (trx: Executor, operator: StaffRecord) => Promise<void>,
): Promise<Shown> {
  requireRight(staff, 'manageOperators')
  return changeAs(db, staff, async (trx) => {
    await lockStaff(trx, id)
    const operator = await findStaff(trx, id)
    if (!operator) throw new Refusal('OperatorNotFound')
    if (operator.version !== version) throw new Refusal('OperatorChanged')
    await change(trx, operator)
    return shownStaff((await findStaff(trx, id)) ?? operator)
  })
}

/** Refuses to take the rights of the only owner who can log in. */
async function refuseLastOwner(trx: Executor, { id, role, isBlocked, hasPassword }: StaffRecord) {
  const counts = role === 'owner' && !isBlocked && hasPassword
  if (counts && (await countOtherOwners(trx, id)) === 0) throw new Refusal('LastOwner')
}
