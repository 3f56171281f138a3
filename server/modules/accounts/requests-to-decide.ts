import type { Staff } from '#domain/access/actor.ts'
import type { ShopContext } from '../../context.ts'
import { type FirstOfMany, firstOfMany } from '../../first-of-many.ts'
import { requireRight } from '../../require-right.ts'
import { type AccountRequestRecord, countToDecide, listToDecide } from './request-store.ts'

const MOST_COUNTED = 1000

/** The first requests for an account that the shop is to decide about, the oldest first, and how many they are. */
export async function requestsToDecide(
  { db }: Pick<ShopContext, 'db'>,
  staff: Staff,
  most: number,
): Promise<FirstOfMany<AccountRequestRecord>> {
  requireRight(staff, 'decideAccounts')
  return firstOfMany(
    most,
    (limit) => listToDecide(db, limit),
    () => countToDecide(db, MOST_COUNTED),
  )
}
