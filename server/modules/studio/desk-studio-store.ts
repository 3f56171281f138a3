import { type RawBuilder, sql } from 'kysely'
import { QUEUE_OF_STUDIO_STATE, STUDIO_QUEUES, type StudioQueue } from '#domain/designs/studio-queues.ts'
import { STUDIO_STATES, type StudioState } from '#domain/designs/studio.ts'
import type { LineState } from '#domain/orders/states.ts'
import type { Executor } from '../../db/database.ts'

/** Where a page of a queue ends; the moment is as the database writes it: to the microsecond. */
export type JobPlace = { readonly moment: string; readonly id: string }

export type QueuedJob = JobPlace & {
  readonly state: StudioState
  readonly changedAt: Date
  readonly brief: string
  readonly orderId: string
  readonly orderNumber: string
  readonly companyId: string
  readonly companyName: string
  readonly contactName: string
  readonly lineTitle: string
  readonly side: 'front' | 'back'
  readonly copies: number
  readonly versions: number
  readonly print: unknown
  readonly lineState: LineState
  readonly taker: { readonly id: string; readonly name: string } | null
  readonly takenAt: Date | null
  readonly isAsked: boolean
}

const inQueue = (queue: StudioQueue): RawBuilder<unknown> => {
  if (queue === 'all') return sql`true`
  const states = STUDIO_STATES.filter((state) => QUEUE_OF_STUDIO_STATE[state] === queue)
  return sql`j.state in (${sql.join(states.map((state) => sql.lit(state)))})`
}

/** What is open has waited the longest first; what is over comes the other way round. */
const isOldestFirst = (queue: StudioQueue) => queue !== 'over' && queue !== 'all'

const COLUMNS = sql`j.id, j.updated_at::text as moment, j.state, j.updated_at as "changedAt", j.brief, o.id as "orderId",
  o.number as "orderNumber", o.company_id as "companyId", c.name as "companyName",
  coalesce((select p.first_name || ' ' || p.last_name from contacts p where p.id = o.contact_id), '') as "contactName",
  l.title as "lineTitle", d.side, d.quantity as copies, l.print, l.state as "lineState", j.taken_at as "takenAt",
  (select json_build_object('id', s.id, 'name', s.name) from operators s where s.id = j.taken_by) as taker,
  exists (select from studio_questions q where q.job_id = j.id and q.ended_at is null) as "isAsked",
  (select count(*)::int from proofs where proofs.job_id = j.id) as versions`
const JOBS = sql`studio_jobs j join order_line_designs d on d.id = j.line_design_id
  join order_lines l on l.id = d.order_line_id join orders o on o.id = l.order_id join companies c on c.id = o.company_id`

/** Part of a number or name; what LIKE understands stands for itself. */
function matches(search: string): RawBuilder<unknown> {
  if (search === '') return sql`true`
  const pattern = `%${search.replace(/[\\%_]/g, String.raw`\$&`)}%`
  return sql`(o.number ilike ${pattern} or c.name ilike ${pattern} or l.title ilike ${pattern})`
}

type Wanted = {
  readonly queue: StudioQueue
  readonly search: string
  readonly after: JobPlace | null
  readonly limit: number
}

/** The jobs of a queue from a place on. */
export async function listJobQueue(
  executor: Executor,
  { queue, search, after, limit }: Wanted,
): Promise<QueuedJob[]> {
  const isOldest = isOldestFirst(queue)
  const goesOn = isOldest ? sql`>` : sql`<`
  const order = isOldest ? sql`j.updated_at, j.id` : sql`j.updated_at desc, j.id desc`
  const from = after
    ? sql`(j.updated_at, j.id) ${goesOn} (${after.moment}::timestamptz, ${after.id}::uuid)`
    : sql`true`
  const { rows } = await sql<QueuedJob>`
    select ${COLUMNS} from ${JOBS} where ${inQueue(queue)} and ${matches(search)} and ${from}
    order by ${order} limit ${limit}`.execute(executor)
  return rows
}

/** How many jobs a queue holds; who has more than `most` hears that number. */
export async function countJobQueue(executor: Executor, queue: StudioQueue, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (
    select from studio_jobs j where ${inQueue(queue)} limit ${most}) found`.execute(executor)
  return rows[0]?.count ?? 0
}

/** How many jobs each queue holds; who has more than `most` hears that number. */
export async function countJobQueues(
  executor: Executor,
  most: number,
): Promise<ReadonlyMap<StudioQueue, number>> {
  const counts = STUDIO_QUEUES.map(
    (queue) => sql`select ${queue}::text as queue, (select count(*)::int from (
      select from studio_jobs j where ${inQueue(queue)} limit ${most}) found) as count`,
  )
  const { rows } = await sql<{ queue: StudioQueue; count: number }>`
    ${sql.join(counts, sql` union all `)}`.execute(executor)
  return new Map(rows.map(({ queue, count }) => [queue, count]))
}

/** One job; null where there is none. */
export async function findJob(executor: Executor, id: string): Promise<QueuedJob | null> {
  const { rows } = await sql<QueuedJob>`select ${COLUMNS} from ${JOBS} where j.id = ${id}`.execute(executor)
  return rows[0] ?? null
}

export type ShownProof = {
  readonly id: string
  readonly designId: string
  readonly sentAt: Date
  readonly decision: 'approved' | 'returned' | null
  readonly decidedAt: Date | null
  readonly decidedBy: string | null
  readonly isByLink: boolean
  readonly notedBy: string | null
  readonly remarks: string
}

/** What was shown for a job, in the order in which it was sent. */
export async function listProofs(executor: Executor, jobId: string): Promise<readonly ShownProof[]> {
  const { rows } = await sql<ShownProof>`
    select p.id, p.design_id as "designId", p.sent_at as "sentAt", p.decision, p.decided_at as "decidedAt",
      (select c.first_name || ' ' || c.last_name from contacts c where c.id = p.decided_by) as "decidedBy", p.remarks,
      p.is_by_link as "isByLink", (select s.name from operators s where s.id = p.noted_by) as "notedBy"
    from proofs p where p.job_id = ${jobId} order by p.sent_at, p.id`.execute(executor)
  return rows
}
