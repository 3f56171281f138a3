import { type RawBuilder, sql } from 'kysely'
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
import { awaitsBriefing } from './waiting-order-store.ts'

/** Where a page of a queue ends; the next one begins after it. */
export type QueuePlace = {
  readonly placedAt: Date
  readonly id: string
  /** The first day that was promised of what is to leave still. */
  readonly deliveryDate: string | null
}

export type QueuedOrder = QueuePlace & {
  readonly number: string
  readonly reference: string | null
  readonly companyName: string
  readonly state: OrderState
  readonly awaitsBriefing: boolean
  readonly itemCount: number
  readonly isLate: boolean
  readonly isExpress: boolean
  readonly isHeld: boolean
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

type Wanted = {
  /** Whether a queue of production holds what is held whole too. */
  readonly showsStopped: boolean
  readonly queue: OrderQueue
  readonly search: string
  readonly sort: QueueSort
  readonly after: QueuePlace | null
  readonly limit: number
  readonly days: ShopDays
}

/** The day in Amsterdam, and the next one on which parcels come. */
export type ShopDays = { readonly today: string; readonly nextWorkingDay: string }

/** While files or approval are to come the day moves. */
const UNSURE_STATES = LINE_STATES.filter(isIncomplete)

const inStates = (states: readonly string[]) => sql<boolean>`o.state = any(${[...states]}::text[])`

const isLate = (today: string): RawBuilder<boolean> => sql`exists (
  select from order_lines l where l.order_id = o.id and l.state = any(${[...LATE_STATES]}::text[]) and l.delivery_date < ${today})`

const isHeld = sql<boolean>`exists (select from order_holds h where h.order_id = o.id and h.released_at is null)`

/** Whether nothing holds a line, or its order. */
const isFree = sql<boolean>`not exists (select from order_holds h where h.order_id = o.id and h.released_at is null
  and (h.order_line_id is null or h.order_line_id = l.id))`

/** Something of it is still to be made or sent, and nothing holds that. */
const hasWork = sql<boolean>`exists (
  select from order_lines l where l.order_id = o.id and l.state <> all(${[...OVER_STATES]}::text[]) and ${isFree})`

/** What is fetched today, and what is only there tomorrow when it leaves today; what is held stays where it is. */
const mustLeave = ({ today, nextWorkingDay }: ShopDays): RawBuilder<boolean> => sql`exists (
  select from order_lines l where l.order_id = o.id and l.state = any(${[...LATE_STATES]}::text[]) and l.delivery_date >= ${today}
    and l.delivery_date <= case l.delivery_kind when 'pickup' then ${today}::date else ${nextWorkingDay}::date end and ${isFree})`

const leftToday = (today: string): RawBuilder<boolean> => sql`o.id in (
  select order_id from dispatches where sent_at >= ${today}::date::timestamp at time zone 'Europe/Amsterdam')`

/** What stops an order of which nothing moves, the order itself before its lines. */
const stoppedBy = sql`case when ${hasWork} then '[]'::json else (
  select coalesce(json_agg(json_build_object('id', h.id, 'at', h.held_at, 'reason', h.reason, 'isForCredit', h.is_for_credit,
    'by', holder.name, 'title', line.title) order by line.position nulls first, h.id), '[]'::json)
  from order_holds h left join operators holder on holder.id = h.held_by left join order_lines line on line.id = h.order_line_id
  where h.order_id = o.id and h.released_at is null) end`

const OF_PRODUCTION: ReadonlySet<OrderQueue> = new Set(PRODUCTION_QUEUES)

function inQueue(queue: OrderQueue, days: ShopDays, showsStopped = false): RawBuilder<boolean> {
  const states = inStates(ORDER_QUEUES[queue])
  if (queue === 'late') return sql`${states} and ${isLate(days.today)}`
  if (queue === 'today') return sql`${states} and ${mustLeave(days)}`
  if (queue === 'sent_today') return sql`${states} and ${leftToday(days.today)}`
  if (queue === 'held') return sql`${states} and ${isHeld}`
  return OF_PRODUCTION.has(queue) && !showsStopped ? sql`${states} and ${hasWork}` : states
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

/** What has no day comes after all that has one. */
const urgency = sql`coalesce(${firstDay}, 'infinity'::date)`

/** How each order of a queue goes on after a place, and what it goes by. */
const SORTS: Readonly<
  Record<
    QueueSort,
    { readonly after: (place: QueuePlace) => RawBuilder<unknown>; readonly by: RawBuilder<unknown> }
  >
> = {
  newest: {
    after: ({ placedAt, id }) =>
      sql`(o.placed_at, o.id) < (${placedAt.toISOString()}::timestamptz, ${id}::uuid)`,
    by: sql`o.placed_at desc, o.id desc`,
  },
  urgent: {
    after: ({ deliveryDate, placedAt, id }) => sql`(${urgency}, o.placed_at, o.id) >
      (${deliveryDate ?? 'infinity'}::date, ${placedAt.toISOString()}::timestamptz, ${id}::uuid)`,
    by: sql`${urgency}, o.placed_at, o.id`,
  },
}

/** The orders of a queue from a place on. */
export async function listQueue(
  executor: Executor,
  { queue, search, sort, showsStopped, after, limit, days }: Wanted,
): Promise<QueuedOrder[]> {
  const by = SORTS[sort].by
  const from = after ? SORTS[sort].after(after) : sql`true`
  const { rows } = await sql<QueuedOrder>`
    with page as (
      select o.id from orders o where ${inQueue(queue, days, showsStopped)} and ${matches(search)} and ${from}
      order by ${by} limit ${limit})
    select o.id, o.number, o.reference, c.name as "companyName", o.state, o.placed_at as "placedAt", o.net_cents as "netCents",
      ${isLate(days.today)} as "isLate", lines.count as "itemCount", ${firstDay} as "deliveryDate", lines.express as "isExpress",
      ${isHeld} as "isHeld", ${stoppedBy} as "stoppedBy",
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
    | { readonly queue: OrderQueue; readonly search: string; readonly days: ShopDays },
  limit: number,
): Promise<{ readonly id: string; readonly number: string }[]> {
  const which =
    'ids' in chosen
      ? sql`o.id = any(${[...chosen.ids]}::uuid[])`
      : sql`${inQueue(chosen.queue, chosen.days)} and ${matches(chosen.search)}`
  const { rows } = await sql<{ id: string; number: string }>`
    select o.id, o.number from orders o where ${which} order by o.placed_at desc, o.id desc limit ${limit}`.execute(
    executor,
  )
  return rows
}

/** How many orders each queue holds; who has more than `most` hears that number. */
export async function countQueues(
  executor: Executor,
  { days, most }: { readonly days: ShopDays; readonly most: number },
): Promise<ReadonlyMap<OrderQueue, number>> {
  const counts = QUEUE_NAMES.map(
    (queue) => sql`select ${queue}::text as queue,
      (select count(*)::int from (select from orders o where ${inQueue(queue, days)} limit ${most}) found) as count`,
  )
  const { rows } = await sql<{ queue: OrderQueue; count: number }>`
    ${sql.join(counts, sql` union all `)}`.execute(executor)
  return new Map(rows.map(({ queue, count }) => [queue, count]))
}

/** How many orders each queue of production would hold that are held whole; who has more than `most` hears that number. */
export async function countStopped(
  executor: Executor,
  most: number,
): Promise<Record<(typeof PRODUCTION_QUEUES)[number], number>> {
  const count = (queue: (typeof PRODUCTION_QUEUES)[number]) => sql`(
    select count(*)::int from (
      select from orders o where ${inStates(ORDER_QUEUES[queue])} and ${isHeld} and not ${hasWork} limit ${most}) found)`
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
