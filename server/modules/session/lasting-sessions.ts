import type { ShopContext } from '../../context.ts'
import type { LoggedIn } from '../../http/asker.ts'
import { findLastingSessions } from './session-store.ts'

/** Of these customers those whose session is still there, for who would otherwise go on telling them something. */
export async function lastingSessions(
  { db, clock }: ShopContext,
  customers: readonly LoggedIn[],
): Promise<ReadonlySet<LoggedIn>> {
  const hashes = await findLastingSessions(
    db,
    customers.map(({ sessionIdHash }) => sessionIdHash),
    clock(),
  )
  const lasting = new Set(hashes.map((hash) => hash.toString('hex')))
  return new Set(customers.filter(({ sessionIdHash }) => lasting.has(sessionIdHash.toString('hex'))))
}
