import { type RawBuilder, sql } from 'kysely'
import { MAIL_QUEUES, type MailQueue, type MailState } from '#domain/mails/mail-states.ts'
import type { Executor } from '../../db/database.ts'
import { sentAnew } from './outbox-store.ts'
import {
  type MailAttachment,
  mailAttachments,
  type MailMessage,
  mailMessage,
} from '../../db/documents/mails.ts'

/** Where a page of a queue ends, to the microsecond; the next one begins after it. */
export type MailPlace = { readonly at: string; readonly id: string }

export type QueuedMail = MailPlace & {
  readonly state: MailState
  readonly template: string
  readonly recipient: string
  readonly subject: string
  readonly createdAt: Date
  readonly attempts: number
  readonly error: string | null
  /** It came back: its address was refused at once, or later. */
  readonly isBounced: boolean
  /** When a mail server reported last that it tries still, of one that was sent and of which no more is known. */
  readonly delayedAt: Date | null
}

type Wanted = {
  readonly queue: MailQueue
  readonly search: string
  /** The kinds of mail that are called so. */
  readonly templates: readonly string[]
  readonly after: MailPlace | null
  readonly limit: number
}

// Written out, so that the index of each queue serves.
const QUEUES: Readonly<Record<MailQueue, RawBuilder<unknown>>> = {
  failed: sql`m.state = 'failed' and m.bounced_at is null`,
  bounced: sql`m.state = 'failed' and m.bounced_at is not null`,
  waiting: sql`m.state = 'waiting'`,
  sent: sql`m.state = 'sent'`,
  all: sql`true`,
}

const IS_BOUNCED = sql<boolean>`m.state = 'failed' and m.bounced_at is not null`

const DELAYED_AT = sql<Date | null>`case when m.state = 'sent' then (
  select max(r.read_at) from mail_reports r where r.mail_id = m.id and r.sent_as = coalesce(m.sent_as, m.id)
  having bool_and(r.action = 'delayed')) end`

/** Part of an address or a subject, or a kind; what LIKE understands stands for itself. */
function matches(search: string, templates: readonly string[]): RawBuilder<unknown> {
  if (search === '') return sql`true`
  const pattern = `%${search.replace(/[\\%_]/g, String.raw`\$&`)}%`
  return sql`(m.recipient ilike ${pattern} or m.payload->>'subject' ilike ${pattern}
    or m.template = any(${[...templates]}::text[]))`
}

/** What somebody is to do something about has waited the longest first. */
const OLDEST_FIRST: ReadonlySet<MailQueue> = new Set(['failed', 'bounced'])

/** The mails of a queue from a place on: the newest first, or the oldest of what somebody is to do something about. */
export async function listMailQueue(
  executor: Executor,
  { queue, search, templates, after, limit }: Wanted,
): Promise<QueuedMail[]> {
  const isRising = OLDEST_FIRST.has(queue)
  const way = isRising ? sql`asc` : sql`desc`
  const from = after
    ? sql`(m.created_at, m.id) ${isRising ? sql`>` : sql`<`} (${after.at}::timestamptz, ${after.id}::uuid)`
    : sql`true`
  const { rows } = await sql<QueuedMail>`
    select m.id, to_char(m.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, m.state, m.template,
      m.recipient, coalesce(m.payload->>'subject', '') as subject, m.created_at as "createdAt", m.attempts,
      m.last_error as error, ${IS_BOUNCED} as "isBounced", ${DELAYED_AT} as "delayedAt"
    from outbox m where ${QUEUES[queue]} and ${matches(search, templates)} and ${from}
    order by m.created_at ${way}, m.id ${way} limit ${limit}`.execute(executor)
  return rows
}

/** How many mails a queue holds; who has more than `most` hears that number. */
export async function countMailQueue(executor: Executor, queue: MailQueue, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (
    select from outbox m where ${QUEUES[queue]} limit ${most}) found`.execute(executor)
  return rows[0]?.count ?? 0
}

/** How many mails each queue holds; who has more than `most` hears that number. */
export async function countMailQueues(
  executor: Executor,
  most: number,
): Promise<ReadonlyMap<MailQueue, number>> {
  const counts = MAIL_QUEUES.map(
    (queue) => sql`select ${queue}::text as queue, (select count(*)::int from (
      select from outbox m where ${QUEUES[queue]} limit ${most}) found) as count`,
  )
  const { rows } = await sql<{ queue: MailQueue; count: number }>`
    ${sql.join(counts, sql` union all `)}`.execute(executor)
  return new Map(rows.map(({ queue, count }) => [queue, count]))
}

export type KeptMail = Omit<QueuedMail, 'at' | 'subject'> & {
  readonly dedupeKey: string
  readonly message: MailMessage
  readonly attachments: readonly MailAttachment[]
  readonly sentAt: Date | null
}

/** One mail; `locks` keeps it as it is for the rest of the transaction. */
export async function findMail(
  executor: Executor,
  id: string,
  { locks = false }: { readonly locks?: boolean } = {},
): Promise<KeptMail | null> {
  const row = await executor
    .selectFrom('outbox as m')
    .select([
      'id',
      'state',
      'template',
      'recipient',
      'dedupe_key as dedupeKey',
      'payload',
      'attachments',
      'attempts',
      'last_error as error',
      'created_at as createdAt',
      'sent_at as sentAt',
      IS_BOUNCED.as('isBounced'),
      DELAYED_AT.as('delayedAt'),
    ])
    .where('id', '=', id)
    .$if(locks, (query) => query.forUpdate())
    .executeTakeFirst()
  if (!row) return null
  const { payload, attachments, ...mail } = row
  return {
    ...mail,
    message: mailMessage.read(payload),
    attachments: mailAttachments.read(attachments),
  }
}

/** Lets a dead letter wait once more, to be sent to this address. */
export async function readdressMail(trx: Executor, id: string, recipient: string): Promise<void> {
  await trx
    .updateTable('outbox')
    .set({
      state: 'waiting',
      recipient,
      attempts: 0,
      last_error: null,
      // A report about the address of before is not about this one.
      sent_as: sql<string>`case when lower(recipient) = lower(${recipient}) then ${sentAnew} else gen_random_uuid() end`,
      sent_at: null,
      bounced_at: null,
    })
    .where('id', '=', id)
    .execute()
}

/** Writes a mail down once more under an id of its own; false when that was done already. */
export async function copyMail(
  trx: Executor,
  mail: KeptMail,
  { id, recipient }: { readonly id: string; readonly recipient: string },
): Promise<boolean> {
  const row = await trx
    .insertInto('outbox')
    .values({
      id,
      copy_of: mail.id,
      dedupe_key: `${mail.dedupeKey}:again:${id}`,
      template: mail.template,
      recipient,
      payload: mailMessage.write(mail.message),
      attachments: mailAttachments.write(mail.attachments),
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** To whom some mails go, the oldest first; what is no more is left out. */
export async function findRecipients(
  executor: Executor,
  ids: readonly string[],
): Promise<{ readonly id: string; readonly number: string }[]> {
  return executor
    .selectFrom('outbox')
    .select(['id', 'recipient as number'])
    .where('id', 'in', [...ids])
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}
