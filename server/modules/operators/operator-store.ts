import type { OperatorRole } from '#domain/access/operator-roles.ts'
import type { Executor } from '../../db/database.ts'

type NewOperator = {
  readonly email: string
  readonly name: string
  readonly role: OperatorRole
  readonly passwordHash: string
}

/** Whether the operator was added: nobody else has the address. */
export async function insertOperator(trx: Executor, operator: NewOperator): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('operators')
    .values({
      email: operator.email,
      name: operator.name,
      role: operator.role,
      password_hash: operator.passwordHash,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}
