import type { Contact, Staff } from '#domain/access/actor.ts'
import type { Executor } from '../../db/database.ts'
import { requireRight } from '../../require-right.ts'
import { findTerms } from './session-store.ts'

/** A contact in whose name staff with the right to, or the shop itself, do or work out something without his session. */
export async function actOnBehalfOf(
  executor: Executor,
  { contactId, companyId }: Pick<Contact, 'contactId' | 'companyId'>,
  actedBy: Staff,
): Promise<Contact> {
  requireRight(actedBy, 'actForContact')
  const terms = await findTerms(executor, contactId)
  return { kind: 'contact', contactId, companyId, actedBy, ...terms }
}
