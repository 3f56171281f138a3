import { sql } from 'kysely'
import { type Changer, doerOf } from '#domain/access/actor.ts'
import type { Database, Executor } from './database.ts'
import { doer } from './documents/changes.ts'

/**
 * One transaction in the name of who acts: the triggers that write changes down (`audit_events`, `order_events`) name him.
 * A transaction that is opened otherwise changes nothing of which that is kept.
 */
export async function changeAs<Result>(
  db: Database,
  actor: Changer,
  work: (trx: Executor) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (trx) => {
    await sql`select set_config('shop.actor', ${doer.write(doerOf(actor))}, true)`.execute(trx)
    return work(trx)
  })
}
