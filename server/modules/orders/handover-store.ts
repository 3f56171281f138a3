import type { Executor } from '../../db/database.ts'

type NewHandover = {
  readonly orderId: string
  readonly lineIds: readonly string[]
  readonly collectedBy: string
  readonly signature: string | null
  readonly now: Date
}

/** Writes down who fetched these lines. */
export async function insertHandover(trx: Executor, handover: NewHandover): Promise<void> {
  const { id } = await trx
    .insertInto('handovers')
    .values({
      order_id: handover.orderId,
      collected_by: handover.collectedBy,
      signature: handover.signature,
      collected_at: handover.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx
    .updateTable('order_lines')
    .set({ handover_id: id })
    .where('id', 'in', [...handover.lineIds])
    .execute()
}

export type Handover = {
  readonly id: string
  readonly by: string
  readonly at: Date
  readonly signature: string | null
}

/** Who fetched what of an order, the oldest first. */
export const listHandovers = (executor: Executor, orderId: string): Promise<readonly Handover[]> =>
  executor
    .selectFrom('handovers')
    .select(['id', 'collected_by as by', 'collected_at as at', 'signature'])
    .where('order_id', '=', orderId)
    .orderBy('collected_at')
    .orderBy('id')
    .execute()
