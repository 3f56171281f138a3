import { createHash } from 'node:crypto'
import type { z } from 'zod'
import { Refusal } from '../refusal.ts'
import type { Executor } from './database.ts'
import { storedReply } from './documents/changes.ts'

/** A call that may be sent twice; `content` is all that it asks for, and the key is null where the caller sent none. */
type Sent = {
  readonly contactId: string
  readonly call: string
  readonly key: string | null
  readonly content: unknown
}

/**
 * Answers a call once, within the transaction that answers it: the same call under its key again is answered as it was, and
 * another call under that key is refused. A second request waits here until the first has ended, and is answered after all
 * when that one was refused. `kept` is what is kept of the answer.
 */
export async function answerOnce<Kept extends object>(
  trx: Executor,
  { contactId, call, key, content }: Sent,
  kept: z.ZodType<Kept>,
  answer: () => Promise<Kept>,
): Promise<Kept> {
  if (key === null) return answer()
  const hash = createHash('sha256')
    .update(JSON.stringify(content) ?? '')
    .digest()
  const claimed = await trx
    .insertInto('idempotency_keys')
    .values({ contact_id: contactId, key, call, request_hash: hash })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()
  if (!claimed) return answerBefore(trx, { contactId, call, key, hash }, kept)
  const answered = await answer()
  await keepReply(trx, { contactId, key }, answered)
  return answered
}

async function keepReply(
  trx: Executor,
  { contactId, key }: { readonly contactId: string; readonly key: string },
  reply: object,
): Promise<void> {
  await trx
    .updateTable('idempotency_keys')
    .set({ reply: storedReply.write(reply) })
    .where('contact_id', '=', contactId)
    .where('key', '=', key)
    .execute()
}

async function answerBefore<Kept>(
  trx: Executor,
  {
    contactId,
    call,
    key,
    hash,
  }: Omit<Sent, 'key' | 'content'> & { readonly key: string; readonly hash: Buffer },
  kept: z.ZodType<Kept>,
): Promise<Kept> {
  const before = await trx
    .selectFrom('idempotency_keys')
    .select(['call', 'request_hash', 'reply'])
    .where('contact_id', '=', contactId)
    .where('key', '=', key)
    .executeTakeFirst()
  if (before?.call !== call || !isSameContent(before.request_hash, hash))
    throw new Refusal('IdempotencyKeyReused')
  const reply = kept.safeParse(storedReply.readOrNull(before.reply) ?? {})
  if (!reply.success) throw new Refusal('IdempotencyKeyReused')
  return reply.data
}

/** A key from before content was compared has nothing to compare. */
const isSameContent = (before: Buffer, hash: Buffer) => before.length === 0 || before.equals(hash)
