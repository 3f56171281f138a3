import type { OperatorRole } from '#domain/access/operator-roles.ts'
import type { Executor } from '../../db/database.ts'

/** Makes a login without name and password; its id, or null when somebody has the address. */
export async function insertInvited(
  trx: Executor,
  { email, role }: { readonly email: string; readonly role: OperatorRole },
): Promise<string | null> {
  const row = await trx
    .insertInto('operators')
    .values({ email, name: '', role })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

type NewInvitation = {
  readonly operatorId: string
  readonly tokenHash: Buffer
  readonly now: Date
  readonly expiresAt: Date
}

/** The newest invitation of an operator is the only one. */
export async function replaceInvitation(trx: Executor, invitation: NewInvitation): Promise<void> {
  const values = {
    token_hash: invitation.tokenHash,
    created_at: invitation.now,
    expires_at: invitation.expiresAt,
  }
  await trx
    .insertInto('operator_invitations')
    .values({ operator_id: invitation.operatorId, ...values })
    .onConflict((conflict) => conflict.column('operator_id').doUpdateSet(values))
    .execute()
}

/** Removes a login that nobody ever used; false when it has a password. */
export async function deleteInvited(trx: Executor, operatorId: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('operators')
    .where('id', '=', operatorId)
    .where('password_hash', 'is', null)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

export type Invited = { readonly id: string; readonly email: string; readonly role: OperatorRole }

/** Who may take up an invitation by this token. */
export async function findInvited(executor: Executor, tokenHash: Buffer, now: Date): Promise<Invited | null> {
  const row = await executor
    .selectFrom('operator_invitations as i')
    .innerJoin('operators as o', 'o.id', 'i.operator_id')
    .select(['o.id', 'o.email', 'o.role'])
    .where('i.token_hash', '=', tokenHash)
    .where('i.expires_at', '>', now)
    .where('o.blocked_at', 'is', null)
    .where('o.password_hash', 'is', null)
    .executeTakeFirst()
  return row ?? null
}

/** Uses an invitation up: of two at once one gets it. */
export async function takeInvitation(trx: Executor, tokenHash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('operator_invitations')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

export async function nameInvited(
  trx: Executor,
  operatorId: string,
  { name, passwordHash }: { readonly name: string; readonly passwordHash: string },
): Promise<void> {
  await trx
    .updateTable('operators')
    .set((eb) => ({ name, password_hash: passwordHash, version: eb('version', '+', 1) }))
    .where('id', '=', operatorId)
    .execute()
}
