import type { Contact } from '#domain/access/actor.ts'
import type { Executor } from '../../db/database.ts'
import { Refusal } from '../../refusal.ts'
import { agreeServices, takeCartOfLine } from './cart-line-store.ts'

export { agreeServices }

/** Takes the customer's active cart for a change of this line, as every change of lines begins; any other line is not there. */
export async function takeLine(trx: Executor, customer: Contact, lineId: string): Promise<void> {
  if (!(await takeCartOfLine(trx, customer, lineId))) throw new Refusal('CartLineNotFound')
}
