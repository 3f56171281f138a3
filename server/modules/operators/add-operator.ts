import type { Staff } from '#domain/access/actor.ts'
import type { OperatorRole } from '#domain/access/operator-roles.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { hashPassword } from '../session/passwords.ts'
import { insertOperator } from './operator-store.ts'
import { readableSecret } from './readable-secret.ts'

/** A password of 123 bits. */
const newPassword = () => readableSecret(5, 5)

type NewOperator = { readonly email: string; readonly name: string; readonly role: OperatorRole }

/** Makes a login for somebody of the staff. The password is told here, once: the shop keeps its hash. */
export async function addOperator(
  { db }: Pick<ShopContext, 'db'>,
  staff: Staff,
  { email, name, role }: NewOperator,
): Promise<{ readonly password: string }> {
  requireRight(staff, 'manageOperators')
  const password = newPassword()
  const passwordHash = await hashPassword(password)
  return changeAs(db, staff, async (trx) => {
    const isAdded = await insertOperator(trx, { email: email.toLowerCase(), name, role, passwordHash })
    if (!isAdded) throw new Refusal('OperatorKnown')
    return { password }
  })
}
