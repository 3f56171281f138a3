import type { Executor } from '../../db/database.ts'
import { findUnused, forgetOrderedFiles } from './housekeeping-store.ts'
import { DELETED_MS, monthsBefore, ORDERED_MONTHS, since, UNLINKED_MS } from './retention.ts'

/** How many files are past their term. What is counted is forgotten in the transaction, which its caller takes back. */
export async function countPastTerm(
  trx: Executor,
  now: Date,
): Promise<{ readonly unlinked: number; readonly ordered: number }> {
  const before = { deletedBefore: since(now, DELETED_MS), unlinkedBefore: since(now, UNLINKED_MS) }
  const unlinked = await findUnused(trx, before)
  const ordered = await forgetOrderedFiles(trx, monthsBefore(now, ORDERED_MONTHS))
  return { unlinked: unlinked.length, ordered: ordered.length }
}
