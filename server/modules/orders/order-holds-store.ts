import { sql } from 'kysely'
import type { Executor } from '../../db/database.ts'

/** A hold that stands, or that was let go. */
export type OrderHold = {
  readonly id: string
  /** Null holds the whole order. */
  readonly lineId: string | null
  /** That of its line. */
  readonly title: string | null
  readonly reason: string
  /** Its company is over its credit limit: finance lets it go. */
  readonly isForCredit: boolean
  readonly heldAt: Date
  readonly heldBy: string | null
  readonly releasedAt: Date | null
  readonly releasedBy: string | null
}

/** Every hold of an order, the oldest first, with the names of who held and released. */
export async function listHolds(executor: Executor, orderId: string): Promise<readonly OrderHold[]> {
  return executor
    .selectFrom('order_holds as h')
    .leftJoin('order_lines', 'order_lines.id', 'h.order_line_id')
    .leftJoin('operators as holder', 'holder.id', 'h.held_by')
    .leftJoin('operators as releaser', 'releaser.id', 'h.released_by')
    .select([
      'h.id',
      'h.order_line_id as lineId',
      'order_lines.title',
      'h.reason',
      'h.is_for_credit as isForCredit',
      'h.held_at as heldAt',
      'holder.name as heldBy',
      'h.released_at as releasedAt',
      'releaser.name as releasedBy',
    ])
    .where('h.order_id', '=', orderId)
    .orderBy('h.held_at')
    .orderBy('h.id')
    .execute()
}

type NewHold = {
  readonly orderId: string
  readonly lineId: string | null
  readonly reason: string
  readonly isForCredit?: boolean
  readonly operatorId: string | null
  readonly now: Date
}

/** Holds an order or a line of it; false where it is held already. */
export async function insertHold(trx: Executor, hold: NewHold): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into order_holds (order_id, order_line_id, reason, is_for_credit, held_at, held_by)
    values (${hold.orderId}, ${hold.lineId}, ${hold.reason}, ${hold.isForCredit ?? false}, ${hold.now}, ${hold.operatorId})
    on conflict (order_id, order_line_id) where released_at is null do nothing`.execute(trx)
  return (numAffectedRows ?? 0n) > 0n
}

/** Whether a hold of an order is for credit; null where it does not stand. */
export async function isHeldForCredit(
  trx: Executor,
  { id, orderId }: { readonly id: string; readonly orderId: string },
): Promise<boolean | null> {
  const row = await trx
    .selectFrom('order_holds')
    .select('is_for_credit')
    .where('id', '=', id)
    .where('order_id', '=', orderId)
    .where('released_at', 'is', null)
    .executeTakeFirst()
  return row?.is_for_credit ?? null
}

type Release = { readonly orderId: string; readonly operatorId: string | null; readonly now: Date }

/** Lets one hold of an order go; false where it does not stand. */
export async function releaseHold(
  trx: Executor,
  { id, orderId, operatorId, now }: Release & { readonly id: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('order_holds')
    .set({ released_at: now, released_by: operatorId })
    .where('id', '=', id)
    .where('order_id', '=', orderId)
    .where('released_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Lets the holds of lines go, and with all of them that of their order: there is nothing left to hold. */
export async function releaseCancelled(
  trx: Executor,
  {
    lineIds,
    isLeft,
    orderId,
    operatorId,
    now,
  }: Release & {
    readonly lineIds: readonly string[]
    readonly isLeft: boolean
  },
): Promise<void> {
  await trx
    .updateTable('order_holds')
    .set({ released_at: now, released_by: operatorId })
    .where('order_id', '=', orderId)
    .where('released_at', 'is', null)
    .$if(isLeft, (query) => query.where('order_line_id', 'in', [...lineIds]))
    .execute()
}

type Held = { readonly lineId: string | null }

/** What is held of an order at this moment. */
export const standingHolds = (executor: Executor, orderId: string): Promise<readonly Held[]> =>
  executor
    .selectFrom('order_holds')
    .select('order_line_id as lineId')
    .where('order_id', '=', orderId)
    .where('released_at', 'is', null)
    .execute()
