import { sql } from 'kysely'
import type { Executor } from './database.ts'

const HOUR_MS = 3_600_000

/** Counts a call of a network, over all processes, and tells how often it came in the hour that began with its first one. */
export async function countHourlyCall(
  executor: Executor,
  { call, network, now }: { readonly call: string; readonly network: string; readonly now: Date },
): Promise<number> {
  const hourAgo = new Date(now.getTime() - HOUR_MS)
  const { calls } = await executor
    .insertInto('hourly_calls')
    .values({ call, network, since: now, calls: 1 })
    .onConflict((conflict) =>
      conflict.columns(['call', 'network']).doUpdateSet({
        since: sql`case when hourly_calls.since > ${hourAgo} then hourly_calls.since else excluded.since end`,
        calls: sql`case when hourly_calls.since > ${hourAgo} then hourly_calls.calls + 1 else 1 end`,
      }),
    )
    .returning('calls')
    .executeTakeFirstOrThrow()
  return calls
}
