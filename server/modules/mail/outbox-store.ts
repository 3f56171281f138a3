import type { Executor } from '../../db/database.ts'

/** A mail as it will be sent: made once, so that it says what held at that moment. */
export type MailMessage = { readonly subject: string; readonly html: string; readonly text: string }

export type OutboxMail = {
  readonly id: string
  readonly recipient: string
  readonly message: MailMessage
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
  },
): Promise<string | null> {
  const row = await executor
    .insertInto('outbox')
    .values({
      dedupe_key: mail.dedupeKey,
      template: mail.template,
      recipient: mail.recipient,
      payload: JSON.stringify(mail.message),
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

export async function findWaitingMail(executor: Executor, id: string): Promise<OutboxMail | null> {
  const row = await executor
    .selectFrom('outbox')
    .select(['id', 'recipient', 'payload', 'created_at'])
    .where('id', '=', id)
    .where('state', '<>', 'sent')
    .executeTakeFirst()
  return row
    ? { id: row.id, recipient: row.recipient, message: row.payload as MailMessage, createdAt: row.created_at }
    : null
}

export async function markSent(executor: Executor, id: string, now: Date): Promise<void> {
  await executor
    .updateTable('outbox')
    .set((eb) => ({ state: 'sent', sent_at: now, attempts: eb('attempts', '+', 1), last_error: null }))
    .where('id', '=', id)
    .execute()
}

export async function markAttempt(
  executor: Executor,
  id: string,
  error: string,
  isLast: boolean,
): Promise<void> {
  await executor
    .updateTable('outbox')
    .set((eb) => ({
      attempts: eb('attempts', '+', 1),
      last_error: error.slice(0, 500),
      ...(isLast && { state: 'failed' as const }),
    }))
    .where('id', '=', id)
    .execute()
}

export async function countMails(
  executor: Executor,
  template: string,
  recipient: string,
  since: Date,
): Promise<number> {
  const { count } = await executor
    .selectFrom('outbox')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('template', '=', template)
    .where('recipient', '=', recipient)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return count
}
