import { sql } from 'kysely'
import { isIncomplete, LINE_STATES } from '#domain/orders/states.ts'
import type { Executor } from '../../db/database.ts'

/** What was ordered on one day in Amsterdam. */
export type OrderedDay = {
  readonly date: string
  readonly netCents: number
  /** Of it what was ordered no later than the clock of the day now shows. */
  readonly netByNowCents: number
}

type Days = { readonly from: string; readonly until: string; readonly now: Date }

/** What was ordered on each day that had an order, from a day on and before another, without what was cancelled. */
export async function readOrderedDays(executor: Executor, { from, until, now }: Days): Promise<OrderedDay[]> {
  const { rows } = await sql<OrderedDay>`
    select ((placed_at at time zone 'Europe/Amsterdam')::date)::text as date, sum(net_cents)::bigint as "netCents",
      coalesce(sum(net_cents) filter (where (placed_at at time zone 'Europe/Amsterdam')::time
        <= (${now.toISOString()}::timestamptz at time zone 'Europe/Amsterdam')::time), 0)::bigint as "netByNowCents"
    from orders
    where placed_at >= (${from}::date at time zone 'Europe/Amsterdam')
      and placed_at < (${until}::date at time zone 'Europe/Amsterdam') and state <> 'cancelled'
    group by 1`.execute(executor)
  return rows
}

/** How many lines were promised in a week, and how many left on the promised day at the latest. */
export type PromisedWeek = {
  readonly monday: string
  readonly dueCount: number
  readonly onTimeCount: number
}

/** While files or approval are to come the day moves. */
const UNSURE_STATES = LINE_STATES.filter(isIncomplete)

/** By week the lines that were promised from a day on, as far as their day is before today or they have left by now. */
export async function readPromisedWeeks(
  executor: Executor,
  { from, today }: { readonly from: string; readonly today: string },
): Promise<PromisedWeek[]> {
  const { rows } = await sql<PromisedWeek>`
    select (date_trunc('week', l.delivery_date)::date)::text as monday, count(*)::int as "dueCount",
      (count(*) filter (where (gone.at at time zone 'Europe/Amsterdam')::date <= l.delivery_date))::int as "onTimeCount"
    from order_lines l
    cross join lateral (
      select min(e.at) as at from order_events e
      where e.order_id = l.order_id and (e.order_line_id = l.id or e.order_line_id is null)
        and e.state in ('shipped', 'ready_for_pickup', 'delivered')) gone
    where l.delivery_date >= ${from}::date and l.delivery_date <= ${today}::date
      and (l.delivery_date < ${today}::date or gone.at is not null)
      and l.state <> 'cancelled' and l.state <> all(${[...UNSURE_STATES]}::text[])
    group by 1`.execute(executor)
  return rows
}
