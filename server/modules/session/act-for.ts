import type { Executor } from '../../db/database.ts'
import type { Customer } from '../../http/visitor.ts'
import { findPriceScope } from './session-store.ts'

/** A contact as a customer for whom something is worked out while there is no session: a mail, or an answer of staff. */
export async function actFor(
  executor: Executor,
  { contactId, companyId }: Pick<Customer, 'contactId' | 'companyId'>,
): Promise<Customer> {
  const priceScope = await findPriceScope(executor, companyId)
  return { kind: 'customer', contactId, companyId, sessionIdHash: Buffer.alloc(0), priceScope }
}
