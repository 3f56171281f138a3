import { may } from '#domain/access/may.ts'
import type { Executor } from '../../db/database.ts'
import { Refusal } from '../../refusal.ts'
import { type ActiveContact, activeContactsOfOrder } from './approver-store.ts'

export type Approver = ActiveContact

/** Who of the company of an order may answer its proofs: who placed it first, then by name. */
async function approversOf(executor: Executor, orderId: string): Promise<readonly Approver[]> {
  const contacts = await activeContactsOfOrder(executor, orderId)
  return contacts.filter(
    ({ id: contactId, rights }) =>
      may(
        { kind: 'contact', contactId, companyId: '', priceScope: '', rights, actedBy: null },
        'answerProof',
      ) === null,
  )
}

/** The same as staff choose among them. */
export const shownApprovers = async (executor: Executor, orderId: string) =>
  (await approversOf(executor, orderId)).map(({ id, name }) => ({ id, name }))

/** The one of them who said something of a proof; refused where he is none of them. */
export async function requireApprover(
  executor: Executor,
  orderId: string,
  contactId: string,
): Promise<Approver> {
  const approver = (await approversOf(executor, orderId)).find(({ id }) => id === contactId)
  if (!approver) throw new Refusal('ContactMayNotApprove')
  return approver
}
