import type { Staff } from '#domain/access/actor.ts'
import { takeCatalogue } from '../../db/catalogue-changes.ts'
import { changeAs } from '../../db/change-as.ts'
import type { Database, Executor } from '../../db/database.ts'
import { anewAfterDeadlock, isDeadlock } from '../../db/deadlock.ts'
import { Refusal } from '../../refusal.ts'
import { lockPaths } from './desk-category-store.ts'

/**
 * A change of what is in the shop, during which nobody else changes that: what is judged at its beginning is so at its end. Somebody
 * may have what it needs and need what it has, as an import that writes its product; then it begins anew.
 */
export async function publishAs<Result>(
  db: Database,
  staff: Staff,
  work: (trx: Executor) => Promise<Result>,
): Promise<Result> {
  const change = () =>
    changeAs(db, staff, async (trx) => {
      // In this order, as whoever moves a category or a page.
      await lockPaths(trx)
      await takeCatalogue(trx)
      return work(trx)
    })
  try {
    return await anewAfterDeadlock(change)
  } catch (error) {
    throw isDeadlock(error) ? new Refusal('CatalogueBusy') : error
  }
}
