import { type RawBuilder, sql } from 'kysely'
import type { OrderFilters } from '#contract/office/filters.ts'
import {
  LATE_STATES,
  ORDER_QUEUES,
  type OrderQueue,
  type QueueSort,
  PRODUCTION_QUEUES,
  QUEUE_NAMES,
} from '#domain/orders/queues.ts'
import { isIncomplete, LINE_STATES, type OrderState, OVER_STATES } from '#domain/orders/states.ts'
import type { Executor } from '../../db/database.ts'
import { passes } from './order-filter-store.ts'
import { awaitsBriefing } from './waiting-order-store.ts'

/** Where a page of a queue ends; the next one begins after it. */
export type QueuePlace = {
  readonly placedAt: Date
  readonly id: string
  /** The day by which an urgent order goes before others: of what is late or must leave where the queue is of that. */
  readonly dueDate: string | null
  /** Since when it waits: it was placed, or held where the queue is of that. */
  readonly waitsSince: Date
}

export type QueuedOrder = QueuePlace & {
  /** The first day that was promised of what is to leave still. */
  readonly deliveryDate: string | null
  /** The first promised day that has passed of what is to leave still. */
  readonly lateSince: string | null
  readonly number: string
  readonly reference: string | null
  readonly companyName: string
  readonly state: OrderState
  readonly awaitsBriefing: boolean
  readonly itemCount: number
  readonly isExpress: boolean
  readonly isHeld: boolean
  /** Why it is held, or a line of it, since the longest; null while nothing is. */
  readonly holdReason: string | null
  readonly stoppedBy: readonly StoppedBy[]
  readonly netCents: number
}

/** A hold of an order of which nothing moves. */
type StoppedBy = {
  readonly id: string
  readonly at: string
  readonly reason: string
  readonly isForCredit: boolean
  readonly by: string | null
  readonly title: string | null
}

type Queued = {
  readonly queue: OrderQueue
  readonly days: ShopDays
  /** Whether a queue of production holds what is held whole too. */
  readonly showsStopped?: boolean
  /** Of what is held, only what staff hold themselves, and not what is held for credit. */
  readonly isByStaff?: boolean
}

type Wanted = Queued & {
  readonly search: string
  readonly filters?: OrderFilters
  readonly sort: QueueSort
  readonly after: QueuePlace | null
  readonly limit: number
}

/** The day in Amsterdam, and the next one on which parcels come. */
export type ShopDays = { readonly today: string; readonly nextWorkingDay: string }

/** While files or approval are to come the day moves. */
const UNSURE_STATES = LINE_STATES.filter(isIncomplete)

const inStates = (states: readonly string[]) => sql<boolean>`o.state = any(${[...states]}::text[])`

// Written out, so that the index of what can be late serves.
const CAN_BE_LATE = sql`l.state in (${sql.join(LATE_STATES.map((state) => sql.lit(state)))})`

const isLateLine = (today: string): RawBuilder<boolean> =>
  sql`${CAN_BE_LATE} and l.delivery_date < ${today}::date`

const isHold = (isByStaff: boolean): RawBuilder<boolean> =>
  isByStaff ? sql`h.released_at is null and not h.is_for_credit` : sql`h.released_at is null`

const isHeld = sql<boolean>`exists (select from order_holds h where h.order_id = o.id and h.released_at is null)`

/** Whether nothing holds a line, or its order: told by the line alone, so that lines are found before their orders. */
const isFree = sql<boolean>`not exists (select from order_holds h where h.order_id = l.order_id and h.released_at is null
  and (h.order_line_id is null or h.order_line_id = l.id))`

/** Something of it is still to be made or sent, and nothing holds that. */
const hasWork = sql<boolean>`exists (
  select from order_lines l where l.order_id = o.id and l.state <> all(${[...OVER_STATES]}::text[]) and ${isFree})`

/** What is fetched today, and what is only there tomorrow when it leaves today; what is held stays where it is. */
const mustLeaveLine = ({ today, nextWorkingDay }: ShopDays): RawBuilder<boolean> => sql`
  ${CAN_BE_LATE} and l.delivery_date >= ${today}::date and l.delivery_date <= ${nextWorkingDay}::date
    and (l.delivery_kind <> 'pickup' or l.delivery_date = ${today}::date) and ${isFree}`

const leftToday = (today: string): RawBuilder<boolean> => sql`o.id in (
  select order_id from dispatches d where sent_at >= ${today}::date::timestamp at time zone 'Europe/Amsterdam'
    and exists (select from dispatch_lines s where s.dispatch_id = d.id))`

const holdReason = (isByStaff = false) => sql`(select h.reason from order_holds h
  where h.order_id = o.id and ${isHold(isByStaff)} order by h.held_at, h.id limit 1)`

/** What stops an order of which nothing moves, the order itself before its lines. */
const stoppedBy = sql`case when ${hasWork} then '[]'::json else (
  select coalesce(json_agg(json_build_object('id', h.id, 'at', h.held_at, 'reason', h.reason, 'isForCredit', h.is_for_credit,
    'by', holder.name, 'title', line.title) order by line.position nulls first, h.id), '[]'::json)
  from order_holds h left join operators holder on holder.id = h.held_by left join order_lines line on line.id = h.order_line_id
  where h.order_id = o.id and h.released_at is null) end`

/** The queues of which what is held whole is left out: nobody finds work in it there. */
const WITHOUT_STOPPED: ReadonlySet<OrderQueue> = new Set(['check', ...PRODUCTION_QUEUES])

const hasLine = (line: RawBuilder<boolean>): RawBuilder<boolean> =>
  sql`o.id in (select l.order_id from order_lines l where ${line})`

function inQueue({ queue, days, showsStopped = false, isByStaff = false }: Queued): RawBuilder<boolean> {
  const states = inStates(ORDER_QUEUES[queue])
  if (queue === 'late') return sql`${states} and ${hasLine(isLateLine(days.today))}`
  if (queue === 'today') return sql`${states} and ${hasLine(mustLeaveLine(days))}`
  if (queue === 'sent_today') return sql`${states} and ${leftToday(days.today)}`
  if (queue === 'held')
    return sql`${states} and o.id in (select h.order_id from order_holds h where ${isHold(isByStaff)})`
  return WITHOUT_STOPPED.has(queue) && !showsStopped ? sql`${states} and ${hasWork}` : states
}

/** Part of a reference, number or company's name; what LIKE understands stands for itself. */
function matches(search: string): RawBuilder<boolean> {
  if (search === '') return sql`true`
  const pattern = `%${search.replace(/[\\%_]/g, String.raw`\$&`)}%`
  return sql`o.id in (
    select id from orders where reference ilike ${pattern}
    union all select id from orders where number like ${pattern}
    union all select id from orders where company_id in (select id from companies where name ilike ${pattern}))`
}

/** The first day that was promised of what is to leave still; null while it moves, or nothing is to leave. */
const firstDay = sql`(
  select case when bool_or(l.state = any(${[...UNSURE_STATES]}::text[])) then null
    else min(l.delivery_date) filter (where l.state <> all(${[...OVER_STATES]}::text[])) end
  from order_lines l where l.order_id = o.id)`

const firstDayOf = (line: RawBuilder<boolean>) =>
  sql`(select min(l.delivery_date) from order_lines l where l.order_id = o.id and ${line})`

/** The day by which an urgent order of a queue goes before others. */
function dueDay(queue: OrderQueue, days: ShopDays): RawBuilder<unknown> {
  if (queue === 'late') return firstDayOf(isLateLine(days.today))
  return queue === 'today' ? firstDayOf(mustLeaveLine(days)) : firstDay
}

/** Since when an order of a queue waits. */
const waitsSince = ({ queue, isByStaff = false }: Queued): RawBuilder<unknown> =>
  queue === 'held'
    ? sql`(select min(h.held_at) from order_holds h where h.order_id = o.id and ${isHold(isByStaff)})`
    : sql`o.placed_at`

/** What has no day comes after all that has one. */
const urgency = ({ queue, days }: Queued) => sql`coalesce(${dueDay(queue, days)}, 'infinity'::date)`

/** What the orders of a queue go by. */
function orderOf(queued: Queued, sort: QueueSort): RawBuilder<unknown> {
  switch (sort) {
    case 'newest':
      return sql`o.placed_at desc, o.id desc`
    case 'urgent':
      return sql`${urgency(queued)}, o.placed_at, o.id`
    case 'longest':
      return sql`${waitsSince(queued)}, o.placed_at, o.id`
  }
}

/** What of a queue comes after a place. */
function comesAfter(
  queued: Queued,
  sort: QueueSort,
  { placedAt, id, dueDate, waitsSince: since }: QueuePlace,
): RawBuilder<unknown> {
  const placed = sql`${placedAt.toISOString()}::timestamptz, ${id}::uuid`
  switch (sort) {
    case 'newest':
      return sql`(o.placed_at, o.id) < (${placed})`
    case 'urgent':
      return sql`(${urgency(queued)}, o.placed_at, o.id) > (${dueDate ?? 'infinity'}::date, ${placed})`
    case 'longest':
      return sql`(${waitsSince(queued)}, o.placed_at, o.id) > (${since.toISOString()}::timestamptz, ${placed})`
  }
}

/** The orders of a queue from a place on. */
export async function listQueue(
  executor: Executor,
  { search, filters = {}, sort, after, limit, ...queued }: Wanted,
): Promise<QueuedOrder[]> {
  const by = orderOf(queued, sort)
  const from = after ? comesAfter(queued, sort, after) : sql`true`
  const { rows } = await sql<QueuedOrder>`
    with page as (
      select o.id from orders o where ${inQueue(queued)} and ${matches(search)} and ${passes(filters)} and ${from}
      order by ${by} limit ${limit})
    select o.id, o.number, o.reference, c.name as "companyName", o.state, o.placed_at as "placedAt", o.net_cents as "netCents",
      ${firstDayOf(isLateLine(queued.days.today))} as "lateSince", lines.count as "itemCount", ${firstDay} as "deliveryDate",
      ${dueDay(queued.queue, queued.days)} as "dueDate", ${waitsSince(queued)} as "waitsSince", lines.express as "isExpress",
      ${isHeld} as "isHeld", ${holdReason(queued.isByStaff)} as "holdReason", ${stoppedBy} as "stoppedBy",
      (select ${awaitsBriefing} from orders where orders.id = o.id) as "awaitsBriefing"
    from page
    join orders o on o.id = page.id
    join companies c on c.id = o.company_id
    cross join lateral (
      select count(*)::int as count, coalesce(bool_or(l.is_express), false) as express
      from order_lines l where l.order_id = o.id) lines
    order by ${by}`.execute(executor)
  return rows
}

/** The orders that are meant: those of a list of ids, or a whole queue, the newest first. */
export async function chosenOrders(
  executor: Executor,
  chosen:
    | { readonly ids: readonly string[] }
    | {
        readonly queue: OrderQueue
        readonly search: string
        readonly filters: OrderFilters
        readonly days: ShopDays
      },
  limit: number,
): Promise<{ readonly id: string; readonly number: string }[]> {
  const which =
    'ids' in chosen
      ? sql`o.id = any(${[...chosen.ids]}::uuid[])`
      : sql`${inQueue(chosen)} and ${matches(chosen.search)} and ${passes(chosen.filters)}`
  const { rows } = await sql<{ id: string; number: string }>`
    select o.id, o.number from orders o where ${which} order by o.placed_at desc, o.id desc limit ${limit}`.execute(
    executor,
  )
  return rows
}

/** How many orders a queue holds; who has more than `most` hears that number. */
export async function countQueue(executor: Executor, queued: Queued, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select from orders o where ${inQueue(queued)} limit ${most}) found`.execute(
    executor,
  )
  return rows[0]?.count ?? 0
}

/** How many orders each queue holds that pass the filters; who has more than `most` hears that number. */
export async function countQueues(
  executor: Executor,
  {
    days,
    filters = {},
    most,
  }: { readonly days: ShopDays; readonly filters?: OrderFilters; readonly most: number },
): Promise<ReadonlyMap<OrderQueue, number>> {
  const counts = QUEUE_NAMES.map(
    (queue) => sql`select ${queue}::text as queue,
      (select count(*)::int from (select from orders o where ${inQueue({ queue, days })} and ${passes(filters)} limit ${most}) found) as count`,
  )
  const { rows } = await sql<{ queue: OrderQueue; count: number }>`
    ${sql.join(counts, sql` union all `)}`.execute(executor)
  return new Map(rows.map(({ queue, count }) => [queue, count]))
}

/** How many open orders are held for credit; who has more than `most` hears that number. */
export async function countHeldForCredit(executor: Executor, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select from orders o where ${inStates(ORDER_QUEUES.held)} and o.id in (
      select h.order_id from order_holds h where h.released_at is null and h.is_for_credit) limit ${most}) found`.execute(
    executor,
  )
  return rows[0]?.count ?? 0
}

/** How many orders that pass the filters each queue of production would hold that are held whole; who has more than `most` hears that. */
export async function countStopped(
  executor: Executor,
  { filters, most }: { readonly filters: OrderFilters; readonly most: number },
): Promise<Record<(typeof PRODUCTION_QUEUES)[number], number>> {
  const count = (queue: (typeof PRODUCTION_QUEUES)[number]) => sql`(
    select count(*)::int from (
      select from orders o where ${inStates(ORDER_QUEUES[queue])} and ${isHeld} and not ${hasWork}
        and ${passes(filters)} limit ${most}) found)`
  const { rows } = await sql<Record<(typeof PRODUCTION_QUEUES)[number], number>>`
    select ${count('released')} as released, ${count('production')} as production, ${count('ready')} as ready`.execute(
    executor,
  )
  return rows[0] ?? { released: 0, production: 0, ready: 0 }
}

/** The order of a number; null where there is none. */
export async function findOrderIdByNumber(executor: Executor, number: string): Promise<string | null> {
  const row = await executor.selectFrom('orders').select('id').where('number', '=', number).executeTakeFirst()
  return row?.id ?? null
}

export type OrderedBy = {
  readonly number: string
  readonly lineIds: readonly string[]
  readonly companyId: string
  readonly companyName: string
  readonly contactName: string
  readonly contactEmail: string
  readonly contactPhone: string | null
  /** Of the terms that held when it was placed; null where there were none. */
  readonly termsVersion: number | null
  readonly termsAcceptedAt: Date | null
}

/** Whose an order is, and what it is called; null where there is none. */
export async function findOrderedBy(executor: Executor, orderId: string): Promise<OrderedBy | null> {
  const { rows } = await sql<OrderedBy>`
    select o.number, array(select id::text from order_lines where order_id = o.id) as "lineIds", o.company_id as "companyId", c.name as "companyName", p.email as "contactEmail", p.phone as "contactPhone",
      concat_ws(' ', p.first_name, p.last_name) as "contactName", o.terms_version as "termsVersion",
      o.terms_accepted_at as "termsAcceptedAt"
    from orders o join companies c on c.id = o.company_id join contacts p on p.id = o.contact_id
    where o.id = ${orderId}`.execute(executor)
  return rows[0] ?? null
}
