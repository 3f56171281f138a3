import { bulkTask } from '#server/modules/bulk/bulk.task.ts'
import type { TestShop } from './shop.ts'

/** One turn of work with many rows, as the worker takes it. */
export const oneTurn = (shop: TestShop, runId: string, signal = new AbortController().signal) =>
  bulkTask.run(shop.shop, { runId }, signal)

/** Turn by turn, until it is over. */
export async function workThrough(shop: TestShop, runId: string): Promise<void> {
  for (let turn = 0; turn < 100; turn++) {
    await oneTurn(shop, runId)
    const row = await shop.database.db
      .selectFrom('bulk_runs')
      .select('ended_at')
      .where('id', '=', runId)
      .executeTakeFirstOrThrow()
    if (row.ended_at !== null) return
  }
}
