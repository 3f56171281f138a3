import { type RawBuilder, sql } from 'kysely'
import type { MessageQueue } from '#domain/messages/message-queues.ts'
import type { Executor } from '../../db/database.ts'

/** Where a page ends, to the microsecond; the next one begins after it. */
export type MessagePlace = { readonly at: string; readonly id: string }

export type KeptMessage = MessagePlace & {
  readonly receivedAt: Date
  readonly name: string
  readonly email: string
  readonly phone: string | null
  readonly subject: string
  readonly message: string
  readonly handledAt: Date | null
  readonly handledBy: string | null
}

const selectMessages = sql`
  select m.id, to_char(m.received_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at,
    m.received_at as "receivedAt", coalesce(m.form->>'name', '') as name, coalesce(m.form->>'email', '') as email,
    nullif(m.form->>'phone', '') as phone, coalesce(m.form->>'subject', '') as subject,
    coalesce(m.form->>'message', '') as message, m.handled_at as "handledAt", o.name as "handledBy"
  from contact_messages m left join operators o on o.id = m.handled_by`

// Written out, so that the index of what is open serves.
const QUEUES: Readonly<Record<MessageQueue, RawBuilder<unknown>>> = {
  open: sql`m.handled_at is null`,
  done: sql`m.handled_at is not null`,
}

/** Part of a name, an address or a subject; what LIKE understands stands for itself. */
function matches(search: string): RawBuilder<unknown> {
  if (search === '') return sql`true`
  const pattern = `%${search.replace(/[\\%_]/g, String.raw`\$&`)}%`
  return sql`(m.form->>'name' ilike ${pattern} or m.form->>'email' ilike ${pattern} or m.form->>'subject' ilike ${pattern})`
}

type Wanted = {
  readonly queue: MessageQueue
  readonly search: string
  readonly after: MessagePlace | null
  readonly limit: number
}

/** The messages of a queue from a place on: what is to be done the oldest first, what is done the newest first. */
export async function listMessages(
  executor: Executor,
  { queue, search, after, limit }: Wanted,
): Promise<KeptMessage[]> {
  const isRising = queue === 'open'
  const way = isRising ? sql`asc` : sql`desc`
  const from = after
    ? sql`(m.received_at, m.id) ${isRising ? sql`>` : sql`<`} (${after.at}::timestamptz, ${after.id}::uuid)`
    : sql`true`
  const { rows } = await sql<KeptMessage>`${selectMessages}
    where ${QUEUES[queue]} and ${matches(search)} and ${from}
    order by m.received_at ${way}, m.id ${way} limit ${limit}`.execute(executor)
  return rows
}

export async function findMessage(executor: Executor, id: string): Promise<KeptMessage | null> {
  const { rows } = await sql<KeptMessage>`${selectMessages} where m.id = ${id}`.execute(executor)
  return rows[0] ?? null
}

/** How many messages are to be done; who has more than `most` hears that number. */
export async function countOpenMessages(executor: Executor, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from contact_messages m where ${QUEUES.open} limit ${most}) found`.execute(executor)
  return rows[0]?.count ?? 0
}

/** Says that a message is done, or is not; one that is so already stays as it is. */
export async function markMessage(
  trx: Executor,
  id: string,
  done: { readonly at: Date; readonly by: string | null } | null,
): Promise<void> {
  await trx
    .updateTable('contact_messages')
    .set({ handled_at: done?.at ?? null, handled_by: done?.by ?? null })
    .where('id', '=', id)
    .where('handled_at', done ? 'is' : 'is not', null)
    .execute()
}
