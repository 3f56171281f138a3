import type { Staff } from '#domain/access/actor.ts'
import type { ShopContext } from '../../context.ts'
import { type FirstOfMany, firstOfMany } from '../../first-of-many.ts'
import { requireRight } from '../../require-right.ts'
import {
  countWaitingDrafts,
  type DraftKind,
  listWaitingDrafts,
  type WaitingDraft,
} from './waiting-draft-store.ts'

const MOST_COUNTED = 1000

/** The first drafts that are not in the shop yet, and how many there are. */
export async function waitingDrafts(
  { db }: Pick<ShopContext, 'db'>,
  staff: Staff,
  kind: DraftKind,
  most: number,
): Promise<FirstOfMany<WaitingDraft>> {
  requireRight(staff, 'changeCatalogue')
  return firstOfMany(
    most,
    (limit) => listWaitingDrafts(db, kind, limit),
    () => countWaitingDrafts(db, kind, MOST_COUNTED),
  )
}
