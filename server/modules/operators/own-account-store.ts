import type { Executor } from '../../db/database.ts'

export async function setName(trx: Executor, operatorId: string, name: string): Promise<void> {
  await trx
    .updateTable('operators')
    .set((eb) => ({ name, version: eb('version', '+', 1) }))
    .where('id', '=', operatorId)
    .execute()
}

/** Sets a password and ends the sessions of the operator but one, and what he had begun of logging in. */
export async function setPassword(
  trx: Executor,
  operatorId: string,
  { passwordHash, sparedSession }: { readonly passwordHash: string; readonly sparedSession: Buffer },
): Promise<void> {
  await trx
    .updateTable('operators')
    .set((eb) => ({ password_hash: passwordHash, version: eb('version', '+', 1) }))
    .where('id', '=', operatorId)
    .execute()
  await trx
    .deleteFrom('operator_sessions')
    .where('operator_id', '=', operatorId)
    .where('id_hash', '<>', sparedSession)
    .execute()
  await trx.deleteFrom('operator_login_steps').where('operator_id', '=', operatorId).execute()
}
