import { CompiledQuery } from 'kysely'
import type { Executor } from '../db/database.ts'

/** How much of one kind of work there is, by how far it is. */
export type TaskState = {
  readonly task: string
  readonly waiting: number
  readonly running: number
  readonly failed: number
  /** Since when the first of what could be done now waits. */
  readonly oldestDueAt: Date | null
  readonly lastDoneAt: Date | null
  readonly cron: string | null
}

/** Work that failed after its last attempt. */
export type FailedWork = {
  readonly id: string
  readonly task: string
  readonly data: Readonly<Record<string, unknown>>
  readonly attempts: number
  readonly failedAt: Date
  readonly error: string
}

const DEAD_LETTERS = 'dead-letters'

// The tables of pg-boss, which has no call that counts by state now.
const STATES = `
  select q.name as task,
    count(*) filter (where j.state in ('created', 'retry'))::int as waiting,
    count(*) filter (where j.state = 'active')::int as running,
    count(*) filter (where j.state = 'failed')::int as failed,
    min(greatest(j.start_after, j.created_on))
      filter (where j.state in ('created', 'retry') and j.start_after <= now()) as "oldestDueAt",
    max(j.completed_on) filter (where j.state = 'completed') as "lastDoneAt",
    (select s.cron from pgboss.schedule s where s.name = q.name limit 1) as cron
  from pgboss.queue q left join pgboss.job j on j.name = q.name
  where q.name <> $1 and q.name not like '\\_\\_pgboss%'
  group by q.name order by q.name`

const FAILED = `
  select j.id, j.name as task, coalesce(j.data, '{}') as data, j.retry_count + 1 as attempts,
    coalesce(j.completed_on, j.created_on) as "failedAt",
    coalesce(j.output->>'message', j.output->'value'->>'message', j.output->>'value', '') as error
  from pgboss.job j where j.state = 'failed' and j.name <> $1`

const run = async <Row>(
  executor: Executor,
  text: string,
  values: readonly unknown[],
): Promise<readonly Row[]> => (await executor.executeQuery<Row>(CompiledQuery.raw(text, [...values]))).rows

/** Every kind of work that this shop knows. */
export const taskStates = (executor: Executor): Promise<readonly TaskState[]> =>
  run<TaskState>(executor, STATES, [DEAD_LETTERS])

/** What failed for good and has these ids, or all of it, the oldest first. */
export const chosenFailedWork = (
  executor: Executor,
  ids: readonly string[] | null,
  most: number,
): Promise<readonly FailedWork[]> =>
  run<FailedWork>(
    executor,
    `${FAILED} and ($3::uuid[] is null or j.id = any($3)) order by "failedAt", j.id limit $2`,
    [DEAD_LETTERS, most, ids],
  )

/** How much failed for good; of more than `most` that number. */
export async function countFailedWork(executor: Executor, most: number): Promise<number> {
  const rows = await run<{ count: number }>(
    executor,
    `select count(*)::int as count from (${FAILED} limit $2) found`,
    [DEAD_LETTERS, most],
  )
  return rows[0]?.count ?? 0
}

/** One piece of work that failed for good, taken for the rest of the transaction; null when it did not (any more). */
export async function lockFailedWork(
  trx: Executor,
  { id, task }: { readonly id: string; readonly task: string },
): Promise<FailedWork | null> {
  const rows = await run<FailedWork>(trx, `${FAILED} and j.id = $2::uuid and j.name = $3 for update`, [
    DEAD_LETTERS,
    id,
    task,
  ])
  return rows[0] ?? null
}
