import { sql } from 'kysely'
import type { Executor } from '../../db/database.ts'
import {
  type MailAttachment,
  mailAttachments,
  type MailMessage,
  mailMessage,
} from '../../db/documents/mails.ts'

export type OutboxMail = {
  readonly id: string
  /** What its message id says: reports of mail servers name it by that. */
  readonly sentAs: string
  readonly recipient: string
  readonly message: MailMessage
  readonly attachments: readonly MailAttachment[]
  readonly createdAt: Date
}

/** Writes a mail down; the same dedupe key twice is one mail. The id is null when it was there already. */
export async function insertMail(
  executor: Executor,
  mail: {
    readonly dedupeKey: string
    readonly template: string
    readonly recipient: string
    readonly message: MailMessage
    readonly attachments?: readonly MailAttachment[]
  },
): Promise<string | null> {
  const row = await executor
    .insertInto('outbox')
    .values({
      dedupe_key: mail.dedupeKey,
      template: mail.template,
      recipient: mail.recipient,
      payload: mailMessage.write(mail.message),
      attachments: mailAttachments.write(mail.attachments ?? []),
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

export async function isMailThere(executor: Executor, dedupeKey: string): Promise<boolean> {
  const row = await executor
    .selectFrom('outbox')
    .select('id')
    .where('dedupe_key', '=', dedupeKey)
    .executeTakeFirst()
  return row !== undefined
}

export async function findWaitingMail(executor: Executor, id: string): Promise<OutboxMail | null> {
  const row = await executor
    .selectFrom('outbox')
    .select(['id', 'sent_as', 'recipient', 'payload', 'attachments', 'created_at'])
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  return row
    ? {
        id: row.id,
        sentAs: row.sent_as ?? row.id,
        recipient: row.recipient,
        message: mailMessage.read(row.payload),
        attachments: mailAttachments.read(row.attachments),
        createdAt: row.created_at,
      }
    : null
}

export async function markSent(executor: Executor, id: string, now: Date): Promise<void> {
  await executor
    .updateTable('outbox')
    .set((eb) => ({ state: 'sent', sent_at: now, attempts: eb('attempts', '+', 1), last_error: null }))
    .where('id', '=', id)
    .execute()
}

/** An attempt that came to nothing; after the last one the mail is a dead letter, which came back where its address was refused. */
export async function markAttempt(
  executor: Executor,
  id: string,
  error: string,
  { isLast, bouncedAt = null }: { readonly isLast: boolean; readonly bouncedAt?: Date | null },
): Promise<void> {
  await executor
    .updateTable('outbox')
    .set((eb) => ({
      attempts: eb('attempts', '+', 1),
      last_error: error.slice(0, 500),
      ...(isLast && { state: 'failed' as const, bounced_at: bouncedAt }),
    }))
    .where('id', '=', id)
    .execute()
}

export async function countMails(
  executor: Executor,
  template: string,
  recipient: string | null,
  since: Date,
): Promise<number> {
  const { count } = await executor
    .selectFrom('outbox')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('template', '=', template)
    .$if(recipient !== null, (query) => query.where('recipient', '=', recipient))
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return count
}

export type FailedMail = {
  readonly id: string
  readonly template: string
  readonly recipient: string
  readonly error: string
  readonly createdAt: Date
}

/** Dead letters, the oldest first. */
export async function listFailed(executor: Executor): Promise<FailedMail[]> {
  const rows = await executor
    .selectFrom('outbox')
    .select(['id', 'template', 'recipient', 'last_error as error', 'created_at as createdAt'])
    .where('state', '=', 'failed')
    .orderBy('created_at')
    .execute()
  return rows.map((row) => ({ ...row, error: row.error ?? '' }))
}

/**
 * What came back gets a message id of its own when it is sent again, by which its reports are told from earlier ones. What merely failed
 * keeps its own: it may have arrived all the same, and a mailbox drops the double.
 */
export const sentAnew = sql<
  string | null
>`case when bounced_at is null then sent_as else gen_random_uuid() end`

/** Lets a dead letter wait once more; false when it is none. */
export async function reviveMail(trx: Executor, id: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('outbox')
    .set({ state: 'waiting', sent_as: sentAnew, sent_at: null, bounced_at: null })
    .where('id', '=', id)
    .where('state', '=', 'failed')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
