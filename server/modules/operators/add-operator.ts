import { randomInt } from 'node:crypto'
import type { Staff } from '#domain/access/actor.ts'
import type { OperatorRole } from '#domain/access/operator-roles.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { hashPassword } from '../session/passwords.ts'
import { insertOperator } from './operator-store.ts'

/** Without letters and digits that look like one another: the password is read from a screen. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const GROUPS = 5
const GROUP_LENGTH = 5

const letter = () => LETTERS[randomInt(LETTERS.length)]
const letters = () => Array.from({ length: GROUP_LENGTH }, letter).join('')

/** A password of 123 bits, in groups that can be read aloud. */
const newPassword = () => Array.from({ length: GROUPS }, letters).join('-')

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
