import { sql } from 'kysely'
import type { OperatorRole } from '#domain/access/operator-roles.ts'
import type { Executor } from '../../db/database.ts'

/** Somebody of the staff with what the owner decides on. */
export type StaffRecord = {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly role: OperatorRole
  readonly hasPassword: boolean
  readonly isBlocked: boolean
  readonly hasSecondFactor: boolean
  readonly lastLoginAt: Date | null
  readonly invitedUntil: Date | null
  readonly version: number
}

const selectStaff = sql`
  select o.id, o.email, o.name, o.role, o.password_hash is not null as "hasPassword",
    o.blocked_at is not null as "isBlocked",
    exists (select from operator_second_factors f where f.operator_id = o.id) as "hasSecondFactor",
    o.last_login_at as "lastLoginAt",
    (select i.expires_at from operator_invitations i where i.operator_id = o.id) as "invitedUntil", o.version
  from operators o`

/** All operators, by name. */
export async function listStaff(executor: Executor): Promise<StaffRecord[]> {
  const { rows } = await sql<StaffRecord>`${selectStaff} order by lower(o.name), o.email`.execute(executor)
  return rows
}

export async function findStaff(executor: Executor, id: string): Promise<StaffRecord | null> {
  const { rows } = await sql<StaffRecord>`${selectStaff} where o.id = ${id}`.execute(executor)
  return rows[0] ?? null
}

/**
 * Keeps one operator and all owners as they are for the rest of the transaction: two who take the rights of each other, or give
 * up their own, come one after the other. Always in the same order, so that they never wait for each other.
 */
export async function lockStaff(trx: Executor, id: string): Promise<void> {
  await sql`select from operators where id = ${id} or role = 'owner' order by id for update`.execute(trx)
}

/** How many owners can log in beside this operator. */
export async function countOtherOwners(trx: Executor, id: string): Promise<number> {
  const { count } = await trx
    .selectFrom('operators')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('role', '=', 'owner')
    .where('blocked_at', 'is', null)
    .where('password_hash', 'is not', null)
    .where('id', '<>', id)
    .executeTakeFirstOrThrow()
  return count
}

type Change = { readonly role: OperatorRole } | { readonly blocked_at: Date | null }

/** Changes an operator, so that who saw him before has an older version. */
export async function changeStaff(trx: Executor, id: string, change: Change | null): Promise<void> {
  await trx
    .updateTable('operators')
    .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

export async function deleteSecondFactor(trx: Executor, operatorId: string): Promise<void> {
  await trx.deleteFrom('operator_second_factors').where('operator_id', '=', operatorId).execute()
  await trx.deleteFrom('operator_recovery_codes').where('operator_id', '=', operatorId).execute()
  await trx.deleteFrom('operator_login_steps').where('operator_id', '=', operatorId).execute()
}
