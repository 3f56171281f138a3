import { type RawBuilder, sql } from 'kysely'
import type { QuoteFilters } from '#contract/office/filters.ts'
import { addDays, type PlainDate } from '#domain/delivery/plain-date.ts'
import {
  EXPIRES_WITHIN_DAYS,
  QUOTE_QUEUES,
  type QuoteQueue,
  TALK_OVER,
  TO_ANSWER,
} from '#domain/quotes/desk-queues.ts'
import type { PriceRequestState } from '#domain/quotes/price-request.ts'
import type { Executor } from '../../db/database.ts'
import { passes } from './quote-filter-store.ts'
import type { QuoteMessage } from './quote-store.ts'

/** Where a page of a queue ends; the next one begins after it. */
export type QuotePlace = { readonly at: Date; readonly id: string }

export type QueuedQuote = QuotePlace & {
  readonly number: string
  readonly reference: string | null
  readonly companyName: string
  readonly isOrdered: boolean
  readonly requestState: PriceRequestState | null
  readonly parkedAt: Date
  readonly askedAt: Date | null
  readonly validUntil: PlainDate
  readonly itemCount: number
  readonly netCents: number
}

type Wanted = {
  readonly queue: QuoteQueue
  readonly search: string
  readonly filters?: QuoteFilters
  readonly after: QuotePlace | null
  readonly limit: number
  readonly today: PlainDate
}

// Written out, so that the indexes of these states serve.
const inStates = (states: readonly PriceRequestState[]) =>
  sql`r.state in (${sql.join(states.map((state) => sql.lit(state)))})`
const IS_ASKED = sql`coalesce(${inStates(TO_ANSWER)}, false)`
const IS_OVER = sql`coalesce(${inStates(TALK_OVER)}, false)`
const IS_PARKED = sql`q.quote_number is not null and q.state = 'parked'`

const QUEUES: Readonly<Record<QuoteQueue, (today: PlainDate) => RawBuilder<unknown>>> = {
  open: (today) => sql`${IS_PARKED} and (${IS_ASKED} or (q.valid_until >= ${today} and not ${IS_OVER}))`,
  answer: () => sql`${IS_PARKED} and ${inStates(TO_ANSWER)}`,
  offered: (today) => sql`${IS_PARKED} and r.state = 'offered' and q.valid_until >= ${today}`,
  expiring: (today) => sql`${IS_PARKED} and not ${IS_OVER}
    and q.valid_until between ${today} and ${addDays(today, EXPIRES_WITHIN_DAYS)}`,
  ordered: () => sql`q.quote_number is not null and q.state = 'ordered'`,
  over: (today) => sql`${IS_PARKED} and not ${IS_ASKED} and (q.valid_until < ${today} or ${IS_OVER})`,
}

const BY_MOMENT = { at: sql`q.parked_at`, isRising: false }
const ORDER: Readonly<Record<QuoteQueue, { readonly at: RawBuilder<unknown>; readonly isRising: boolean }>> =
  {
    open: BY_MOMENT,
    answer: { at: sql`r.changed_at`, isRising: true },
    offered: BY_MOMENT,
    expiring: { at: sql`q.valid_until::timestamp at time zone 'UTC'`, isRising: true },
    ordered: BY_MOMENT,
    over: BY_MOMENT,
  }

/** Part of a reference, number or company's name; what LIKE understands stands for itself. */
function matches(search: string): RawBuilder<unknown> {
  if (search === '') return sql`true`
  const pattern = `%${search.replace(/[\\%_]/g, String.raw`\$&`)}%`
  return sql`q.id in (
    select id from carts where quote_number is not null and reference ilike ${pattern}
    union all select id from carts where quote_number is not null and quote_number ilike ${pattern}
    union all select id from carts where quote_number is not null
      and company_id in (select id from companies where name ilike ${pattern}))`
}

const LISTED = sql`q.quote_number as number, q.reference, c.name as "companyName", q.state = 'ordered' as "isOrdered",
  r.state as "requestState", q.parked_at as "parkedAt", r.changed_at as "askedAt", q.valid_until as "validUntil",
  q.quoted_item_count as "itemCount", q.quoted_net_cents as "netCents"`

/** The quotes of a queue from a place on. */
export async function listQuoteQueue(
  executor: Executor,
  { queue, search, filters = {}, after, limit, today }: Wanted,
): Promise<QueuedQuote[]> {
  const { at, isRising } = ORDER[queue]
  const way = isRising ? sql`asc` : sql`desc`
  const from = after
    ? sql`(${at}, q.id) ${isRising ? sql`>` : sql`<`} (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`
    : sql`true`
  const { rows } = await sql<QueuedQuote>`
    with page as (
      select q.id from carts q left join price_requests r on r.cart_id = q.id
      where ${QUEUES[queue](today)} and ${matches(search)} and ${passes(filters)} and ${from}
      order by ${at} ${way}, q.id ${way} limit ${limit})
    select q.id, (${at})::timestamptz as at, ${LISTED}
    from page join carts q on q.id = page.id join companies c on c.id = q.company_id left join price_requests r on r.cart_id = q.id
    where q.quote_number is not null order by ${at} ${way}, q.id ${way}`.execute(executor)
  return rows
}

/** The quotes with these ids, or all that a queue holds of what is searched for. */
export async function chosenQuotes(
  executor: Executor,
  chosen:
    | { readonly ids: readonly string[] }
    | Required<Pick<Wanted, 'queue' | 'search' | 'filters' | 'today'>>,
  limit: number,
): Promise<{ readonly id: string; readonly number: string }[]> {
  const which =
    'ids' in chosen
      ? sql`q.id = any(${[...chosen.ids]}::uuid[])`
      : sql`${QUEUES[chosen.queue](chosen.today)} and ${matches(chosen.search)} and ${passes(chosen.filters)}`
  const { rows } = await sql<{ id: string; number: string }>`
    select q.id, q.quote_number as number from carts q left join price_requests r on r.cart_id = q.id
    where q.quote_number is not null and q.state in ('parked', 'ordered') and ${which}
    order by q.parked_at desc, q.id desc limit ${limit}`.execute(executor)
  return rows
}

/** The quotes of a company that were put aside last; what was ordered stands with its orders. */
export async function lastQuotesOf(
  executor: Executor,
  companyId: string,
  limit: number,
): Promise<QueuedQuote[]> {
  const { rows } = await sql<QueuedQuote>`
    select q.id, q.parked_at as at, ${LISTED}
    from carts q join companies c on c.id = q.company_id left join price_requests r on r.cart_id = q.id
    where ${IS_PARKED} and q.company_id = ${companyId} order by q.parked_at desc, q.id desc limit ${limit}`.execute(
    executor,
  )
  return rows
}

export type QuotesOfCompany = {
  readonly count: number
  readonly openCount: number
  readonly answerCount: number
}

/** How many quotes of a company are put aside, hold still, and wait for an answer. */
export async function countQuotesOf(
  executor: Executor,
  companyId: string,
  today: PlainDate,
): Promise<QuotesOfCompany> {
  const { rows } = await sql<QuotesOfCompany>`
    select count(*)::int as count, (count(*) filter (where ${QUEUES.open(today)}))::int as "openCount",
      (count(*) filter (where ${QUEUES.answer(today)}))::int as "answerCount"
    from carts q left join price_requests r on r.cart_id = q.id
    where ${IS_PARKED} and q.company_id = ${companyId}`.execute(executor)
  return rows[0] ?? { count: 0, openCount: 0, answerCount: 0 }
}

/** How many quotes a queue holds; who has more than `most` hears that number. */
export async function countQuoteQueue(
  executor: Executor,
  { queue, today, most }: { readonly queue: QuoteQueue; readonly today: PlainDate; readonly most: number },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (
    select from carts q left join price_requests r on r.cart_id = q.id where ${QUEUES[queue](today)} limit ${most}) found`.execute(
    executor,
  )
  return rows[0]?.count ?? 0
}

/** How many quotes each queue holds that pass the filters; who has more than `most` hears that number. */
export async function countQuoteQueues(
  executor: Executor,
  {
    today,
    filters,
    most,
  }: { readonly today: PlainDate; readonly filters: QuoteFilters; readonly most: number },
): Promise<ReadonlyMap<QuoteQueue, number>> {
  const counts = QUOTE_QUEUES.map(
    (queue) => sql`select ${queue}::text as queue, (select count(*)::int from (
      select from carts q left join price_requests r on r.cart_id = q.id where ${QUEUES[queue](today)}
        and ${passes(filters)} limit ${most}) found) as count`,
  )
  const { rows } = await sql<{ queue: QuoteQueue; count: number }>`
    ${sql.join(counts, sql` union all `)}`.execute(executor)
  return new Map(rows.map(({ queue, count }) => [queue, count]))
}

/** Whose a quote is; null where there is none. */
export async function findQuoteOwner(
  executor: Executor,
  id: string,
): Promise<{ readonly companyId: string } | null> {
  const row = await executor
    .selectFrom('carts')
    .select('company_id as companyId')
    .where('id', '=', id)
    .where('quote_number', 'is not', null)
    .executeTakeFirst()
  return row ?? null
}

export type DeskQuoteRecord = Omit<QueuedQuote, 'at'> & {
  readonly version: number
  readonly companyId: string
  readonly contactId: string
  readonly contactName: string
  readonly contactEmail: string
  readonly contactPhone: string | null
  readonly totalCents: number
  readonly order: { readonly id: string; readonly number: string } | null
  readonly messages: readonly QuoteMessage[]
}

/** A quote of any company, put aside or ordered, with what was said of its price. */
export async function findDeskQuote(executor: Executor, id: string): Promise<DeskQuoteRecord | null> {
  const { rows } = await sql<DeskQuoteRecord>`
    select q.id, q.version, q.quote_number as number, q.reference, q.state = 'ordered' as "isOrdered", r.state as "requestState",
      q.parked_at as "parkedAt", r.changed_at as "askedAt", q.valid_until as "validUntil", q.quoted_item_count as "itemCount",
      q.quoted_net_cents as "netCents", q.quoted_total_cents as "totalCents", c.id as "companyId", c.name as "companyName",
      p.id as "contactId", concat_ws(' ', p.first_name, p.last_name) as "contactName", p.email as "contactEmail",
      p.phone as "contactPhone",
      (select json_build_object('id', o.id, 'number', o.number) from orders o where o.cart_id = q.id limit 1) as order,
      (select coalesce(json_agg(json_build_object('id', m.id::text, 'author', m.author, 'body', m.body, 'sentAt', m.sent_at,
          'name', (select concat_ws(' ', w.first_name, w.last_name) from contacts w where w.id = m.contact_id)) order by m.id), '[]')
        from price_request_messages m where m.cart_id = q.id) as messages
    from carts q join companies c on c.id = q.company_id join contacts p on p.id = q.contact_id
    left join price_requests r on r.cart_id = q.id
    where q.id = ${id} and q.quote_number is not null and q.state in ('parked', 'ordered')`.execute(executor)
  return rows[0] ?? null
}
