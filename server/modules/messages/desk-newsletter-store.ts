import { type RawBuilder, sql } from 'kysely'
import {
  NEWSLETTER_QUEUES,
  type NewsletterQueue,
  type NewsletterState,
  STATES_OF_QUEUE,
} from '#domain/messages/newsletter-queues.ts'
import type { Executor } from '../../db/database.ts'

/** Where a page ends, to the microsecond; the next one begins after it. */
export type SubscriptionPlace = { readonly at: string; readonly email: string }

export type KeptSubscription = SubscriptionPlace & {
  readonly state: NewsletterState
  readonly changedAt: Date
  readonly proof: unknown
}

const inQueue = (queue: NewsletterQueue): RawBuilder<unknown> =>
  sql`s.state in (${sql.join(STATES_OF_QUEUE[queue].map((state) => sql.lit(state)))})`

/** Part of an address; what LIKE understands stands for itself. */
const matches = (search: string): RawBuilder<unknown> =>
  search === ''
    ? sql`true`
    : sql`s.email like ${`%${search.toLowerCase().replace(/[\\%_]/g, String.raw`\$&`)}%`}`

type Wanted = {
  readonly queue: NewsletterQueue
  readonly search: string
  readonly after: SubscriptionPlace | null
  readonly limit: number
}

/** The addresses of a queue from a place on, the latest changed first. */
export async function readSubscriptions(
  executor: Executor,
  { queue, search, after, limit }: Wanted,
): Promise<KeptSubscription[]> {
  const from = after
    ? sql`(s.changed_at, s.email) < (${after.at}::timestamptz, ${after.email}::text)`
    : sql`true`
  const { rows } = await sql<KeptSubscription>`
    select s.email, s.state, s.changed_at as "changedAt", s.proof,
      to_char(s.changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at
    from newsletter_subscriptions s where ${inQueue(queue)} and ${matches(search)} and ${from}
    order by s.changed_at desc, s.email desc limit ${limit}`.execute(executor)
  return rows
}

/** How many addresses are in each queue. */
export async function countNewsletterQueues(
  executor: Executor,
): Promise<ReadonlyMap<NewsletterQueue, number>> {
  const { rows } = await sql<{ state: NewsletterState; count: number }>`
    select state, count(*)::int as count from newsletter_subscriptions group by state`.execute(executor)
  return new Map(
    NEWSLETTER_QUEUES.map((queue) => {
      const states: readonly NewsletterState[] = STATES_OF_QUEUE[queue]
      return [
        queue,
        rows.filter(({ state }) => states.includes(state)).reduce((sum, { count }) => sum + count, 0),
      ]
    }),
  )
}

export async function insertExport(
  trx: Executor,
  made: {
    readonly at: Date
    readonly by: string | null
    readonly queue: NewsletterQueue
    readonly rowCount: number
  },
): Promise<void> {
  await trx
    .insertInto('newsletter_exports')
    .values({ exported_at: made.at, exported_by: made.by, queue: made.queue, row_count: made.rowCount })
    .execute()
}
