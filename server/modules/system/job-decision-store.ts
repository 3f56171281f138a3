import { sql } from 'kysely'
import type { Executor } from '../../db/database.ts'

export type JobDecision = {
  readonly id: string
  readonly task: string
  readonly error: string
  readonly decision: 'retried' | 'dropped'
  readonly at: Date
  readonly by: string | null
}

/** What was decided last about work that failed for good. */
export async function lastDecisions(executor: Executor, most: number): Promise<JobDecision[]> {
  const { rows } = await sql<JobDecision>`
    select d.id, d.task, d.error, d.decision, d.decided_at as at, coalesce(nullif(o.name, ''), o.email) as by
    from job_decisions d left join operators o on o.id = d.decided_by
    order by d.decided_at desc, d.id limit ${most}`.execute(executor)
  return rows
}

export async function recordDecision(
  trx: Executor,
  decision: {
    readonly jobId: string
    readonly task: string
    readonly error: string
    readonly decision: 'retried' | 'dropped'
    readonly at: Date
    readonly by: string | null
  },
): Promise<void> {
  const { jobId, at, by, ...rest } = decision
  await trx
    .insertInto('job_decisions')
    .values({ ...rest, job_id: jobId, decided_at: at, decided_by: by })
    .execute()
}

/** Whether that is the last that was decided about a piece of work. */
export async function isJobDecided(
  executor: Executor,
  jobId: string,
  decision: JobDecision['decision'],
): Promise<boolean> {
  const row = await executor
    .selectFrom('job_decisions')
    .select('decision')
    .where('job_id', '=', jobId)
    .orderBy('decided_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.decision === decision
}
