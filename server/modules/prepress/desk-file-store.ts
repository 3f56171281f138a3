import { type RawBuilder, sql } from 'kysely'
import type { FileFilters } from '#contract/office/filters.ts'
import {
  CHECKED_STATES,
  CUSTOMERS_STATES,
  FILE_QUEUES,
  FILE_RANKS,
  type FileQueue,
  type FileSort,
  FIRST_GOOD_RANK,
} from '#domain/orders/file-queues.ts'
import type { LineState } from '#domain/orders/states.ts'
import type { Executor } from '../../db/database.ts'
import { passes } from './file-filter-store.ts'
import { IS_UNMADE } from './judgement-store.ts'

/** Where a page of a queue ends; the next one begins after it. */
export type FilePlace = {
  readonly rank: number
  readonly deliveryDate: string
  /** Since when it lies here: it was ordered or sent, or its proof was answered. As the database writes it: to the microsecond. */
  readonly since: string
  readonly id: string
}

export type QueuedFile = FilePlace & {
  readonly name: string
  readonly side: 'front' | 'back'
  readonly copies: number
  readonly designId: string
  readonly orderId: string
  readonly orderNumber: string
  readonly reference: string | null
  readonly companyId: string
  readonly companyName: string
  readonly lineId: string
  readonly lineTitle: string
  readonly state: LineState
  readonly wantsCheck: boolean
  readonly isExpress: boolean
  readonly isStudio: boolean
  readonly isApproved: boolean
  readonly isAnswer: boolean
  /** What its customer was asked about this very file, and has not answered; null without. */
  readonly question: string | null
  /** How far the last proof of this very file is that was neither taken back nor overtaken; null without. */
  readonly proof: 'open' | 'approved' | 'returned' | null
  /** Its customer returned that, and nobody approved it since. */
  readonly isReturned: boolean
  readonly print: unknown
}

const inStates = (states: readonly LineState[]) =>
  sql`l.state in (${sql.join(states.map((state) => sql.lit(state)))})`

/** What was not judged yet comes last. */
const RANK = sql<number>`coalesce(j.rank, ${sql.lit(FILE_RANKS.length - 1)})`
const IS_APPROVED = sql<boolean>`exists (
  select from file_approvals a where a.order_line_id = l.id and a.side = d.side and a.design_id = d.design_id)`
const IS_ANSWER = sql<boolean>`exists (
  select from file_questions q where q.order_line_id = l.id and q.side = d.side and q.ending = 'replaced'
  union all select from file_proofs p where p.order_line_id = l.id and p.side = d.side
    and coalesce(p.ending, 'replaced') in ('returned', 'replaced') and not exists (select from order_line_designs one
      where one.order_line_id = p.order_line_id and one.side = p.side and one.design_id = p.design_id))`
const PROOF = sql<QueuedFile['proof']>`(
  select coalesce(p.ending, 'open') from file_proofs p where p.order_line_id = l.id and p.side = d.side
    and p.design_id = d.design_id and coalesce(p.ending, 'open') in ('open', 'approved', 'returned') order by p.sent_at desc limit 1)`
const IS_RETURNED = sql<boolean>`(not ${IS_APPROVED} and coalesce(${PROOF} = 'returned', false))`
const QUESTION = sql<
  string | null
>`(select q.text from file_questions q where q.order_line_id = l.id and q.side = d.side
  and q.design_id = d.design_id and q.ended_at is null and l.state = 'awaiting_files')`
const IS_WAITING = inStates(CUSTOMERS_STATES)
/** As `fileTurn` has it. */
const IS_FREE = sql`(${IS_APPROVED}
  or (${RANK} = ${sql.lit(FIRST_GOOD_RANK)} and not ${IS_ANSWER} and not ${IS_RETURNED} and not (l.wants_check and ${inStates(CHECKED_STATES)})))`

const SINCE = sql`greatest(o.placed_at, (select f.uploaded_at from designs f where f.id = d.design_id), (
  select max(p.ended_at) from file_proofs p where p.order_line_id = l.id and p.side = d.side and p.design_id = d.design_id))`

const QUEUES: Readonly<Record<FileQueue, RawBuilder<unknown>>> = {
  review: sql`not ${IS_WAITING} and not ${IS_FREE}`,
  returned: sql`not ${IS_WAITING} and ${IS_RETURNED}`,
  waiting: IS_WAITING,
  approved: sql`not ${IS_WAITING} and ${IS_FREE}`,
  all: sql`true`,
}

const FILES = sql`order_lines l
  join order_line_designs d on d.order_line_id = l.id and d.design_id is not null
  left join file_judgements j on j.line_design_id = d.id`
const COLUMNS = sql`d.id, d.file_name as name, d.side, d.quantity as copies, d.design_id as "designId", o.id as "orderId",
  o.number as "orderNumber", o.reference, o.company_id as "companyId", c.name as "companyName", l.id as "lineId",
  l.title as "lineTitle", l.state, l.wants_check as "wantsCheck", l.is_express as "isExpress", l.print,
  l.delivery_date as "deliveryDate", d.is_studio as "isStudio", ${RANK} as rank, ${IS_APPROVED} as "isApproved", ${IS_ANSWER} as "isAnswer",
  ${QUESTION} as question, ${PROOF} as proof, ${IS_RETURNED} as "isReturned",
  to_char(${SINCE} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as since`

/** Part of a file's or company's name, a number or a reference; what LIKE understands stands for itself. */
function matches(search: string): RawBuilder<unknown> {
  if (search === '') return sql`true`
  const pattern = `%${search.replace(/[\\%_]/g, String.raw`\$&`)}%`
  return sql`(d.file_name ilike ${pattern} or o.number ilike ${pattern} or o.reference ilike ${pattern} or c.name ilike ${pattern})`
}

type Wanted = {
  readonly queue: FileQueue
  readonly search: string
  readonly filters?: FileFilters
  readonly sort: FileSort
  readonly after: FilePlace | null
  readonly limit: number
}

const SORTS: Readonly<
  Record<
    FileSort,
    { readonly by: RawBuilder<unknown>; readonly after: (place: FilePlace) => RawBuilder<unknown> }
  >
> = {
  worst: {
    by: sql`${RANK}, l.delivery_date, d.id`,
    after: ({ rank, deliveryDate, id }) =>
      sql`(${RANK}, l.delivery_date, d.id) > (${rank}::int, ${deliveryDate}::date, ${id}::uuid)`,
  },
  longest: {
    by: sql`${SINCE}, d.id`,
    after: ({ since, id }) => sql`(${SINCE}, d.id) > (${since}::timestamptz, ${id}::uuid)`,
  },
}

/** The files of a queue from a place on: what is worst first, and of that what is to leave first; or what lies here the longest. */
export async function listFileQueue(
  executor: Executor,
  { queue, search, filters = {}, sort, after, limit }: Wanted,
): Promise<QueuedFile[]> {
  const from = after ? SORTS[sort].after(after) : sql`true`
  const { rows } = await sql<QueuedFile>`
    select ${COLUMNS} from ${FILES} join orders o on o.id = l.order_id join companies c on c.id = o.company_id
    where ${IS_UNMADE} and ${QUEUES[queue]} and ${matches(search)} and ${passes(filters)} and ${from}
    order by ${SORTS[sort].by} limit ${limit}`.execute(executor)
  return rows
}

export type ChosenFile = Pick<QueuedFile, 'id' | 'name' | 'side' | 'designId' | 'orderNumber'>

/** Files by their ids, in whatever state their lines are, or those of a queue that a search and filters leave; what is worst first. */
export async function chosenFiles(
  executor: Executor,
  chosen:
    | { readonly ids: readonly string[] }
    | (Pick<Wanted, 'queue' | 'search'> & { readonly filters: FileFilters }),
  limit: number,
): Promise<ChosenFile[]> {
  const which =
    'ids' in chosen
      ? sql`d.id = any(${[...chosen.ids]}::uuid[])`
      : sql`${IS_UNMADE} and ${QUEUES[chosen.queue]} and ${matches(chosen.search)} and ${passes(chosen.filters)}`
  const { rows } = await sql<ChosenFile>`
    select d.id, d.file_name as name, d.side, d.design_id as "designId", o.number as "orderNumber"
    from ${FILES} join orders o on o.id = l.order_id join companies c on c.id = o.company_id
    where ${which} order by ${SORTS.worst.by} limit ${limit}`.execute(executor)
  return rows
}

/** The files of a company that are not printed so far, what came last first. */
export async function lastFilesOf(
  executor: Executor,
  companyId: string,
  limit: number,
): Promise<QueuedFile[]> {
  const { rows } = await sql<QueuedFile>`
    select ${COLUMNS} from ${FILES} join orders o on o.id = l.order_id join companies c on c.id = o.company_id
    where ${IS_UNMADE} and o.company_id = ${companyId} order by ${SINCE} desc, d.id limit ${limit}`.execute(
    executor,
  )
  return rows
}

export type FilesOfCompany = {
  readonly count: number
  readonly reviewCount: number
  readonly waitingCount: number
}

/** How many files of a company are not printed so far, are to be judged, and wait for it. */
export async function countFilesOf(executor: Executor, companyId: string): Promise<FilesOfCompany> {
  const { rows } = await sql<FilesOfCompany>`
    select count(*)::int as count, (count(*) filter (where ${QUEUES.review}))::int as "reviewCount",
      (count(*) filter (where ${QUEUES.waiting}))::int as "waitingCount"
    from ${FILES} join orders o on o.id = l.order_id where ${IS_UNMADE} and o.company_id = ${companyId}`.execute(
    executor,
  )
  return rows[0] ?? { count: 0, reviewCount: 0, waitingCount: 0 }
}

/** How many files a queue holds; who has more than `most` hears that number. */
export async function countFileQueue(executor: Executor, queue: FileQueue, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (
    select from ${FILES} where ${IS_UNMADE} and ${QUEUES[queue]} limit ${most}) found`.execute(executor)
  return rows[0]?.count ?? 0
}

/** How many files each queue holds that pass the filters; who has more than `most` hears that number. */
export async function countFileQueues(
  executor: Executor,
  { filters, most }: { readonly filters: FileFilters; readonly most: number },
): Promise<ReadonlyMap<FileQueue, number>> {
  const counts = FILE_QUEUES.map(
    (queue) => sql`select ${queue}::text as queue, (select count(*)::int from (
      select from ${FILES} where ${IS_UNMADE} and ${QUEUES[queue]} and ${passes(filters)} limit ${most}) found) as count`,
  )
  const { rows } = await sql<{ queue: FileQueue; count: number }>`
    ${sql.join(counts, sql` union all `)}`.execute(executor)
  return new Map(rows.map(({ queue, count }) => [queue, count]))
}

/** One ordered file, in whatever state its line is; null where there is none. */
export async function findDeskFile(executor: Executor, id: string): Promise<QueuedFile | null> {
  const { rows } = await sql<QueuedFile>`
    select ${COLUMNS} from ${FILES} join orders o on o.id = l.order_id join companies c on c.id = o.company_id
    where d.id = ${id}`.execute(executor)
  return rows[0] ?? null
}

export type FileOfLine = {
  readonly id: string
  readonly name: string
  readonly side: 'front' | 'back'
  readonly designId: string
}

/** All files of a line, the front first. */
export async function listFilesOfLine(executor: Executor, lineId: string): Promise<readonly FileOfLine[]> {
  const { rows } = await sql<FileOfLine>`
    select d.id, d.file_name as name, d.side, d.design_id as "designId" from order_line_designs d
    where d.order_line_id = ${lineId} and d.design_id is not null
    order by d.side = 'back', d.position, d.id`.execute(executor)
  return rows
}

/**
 * The file on a line, or another one that belongs to its place: what was there before, or what the shop's own repair makes of it. Null
 * for any other.
 */
export async function findShownDesign(
  executor: Executor,
  id: string,
  designId: string | null,
): Promise<string | null> {
  const { rows } = await sql<{ designId: string }>`
    select coalesce(${designId}::uuid, d.design_id) as "designId" from order_line_designs d
    where d.id = ${id} and (${designId}::uuid is null or d.design_id = ${designId}
      or exists (select from replaced_files r
        where r.order_line_id = d.order_line_id and r.side = d.side and r.design_id = ${designId})
      or exists (select from patchups p where p.order_line_id = d.order_line_id and p.contact_id is null
        and p.result_design_id = ${designId}))`.execute(executor)
  return rows[0]?.designId ?? null
}
