import { createHash } from 'node:crypto'
import type { Executor } from '../../db/database.ts'
import type { Customer } from '../../http/visitor.ts'
import { Refusal } from '../../refusal.ts'
import { MOST_LINES } from './add-item.ts'
import { addGroup, type NewGroup } from './cart-line-store.ts'

export type { NewGroup }

/**
 * Adds groups in this order to the customer's cart, within the caller's transaction; false when the same request did so
 * before. The cart stays taken until the transaction ends.
 */
export async function addGroups(
  trx: Executor,
  customer: Customer,
  groups: readonly NewGroup[],
  request: { readonly key: string | null; readonly content: unknown },
): Promise<boolean> {
  const requestHash = createHash('sha256').update(JSON.stringify(request.content)).digest()
  for (const [at, group] of groups.entries()) {
    const idempotency = at === 0 && request.key !== null ? { key: request.key, requestHash } : null
    const outcome = await addGroup(trx, customer, group, MOST_LINES, idempotency)
    if (outcome === 'full') throw new Refusal('CartFull')
    if (outcome === 'key_reused') throw new Refusal('IdempotencyKeyReused')
    if (outcome === 'repeated') return false
  }
  return true
}
