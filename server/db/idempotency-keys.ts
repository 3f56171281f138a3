import { sql } from 'kysely'
import type { Executor } from './database.ts'
import { storedReply } from './documents/changes.ts'

type Claim = { readonly contactId: string; readonly call: string; readonly key: string }

/**
 * Claims a key of a call within the transaction that answers it: null when it is new, else what it answered before. A second
 * request with the key waits here until the first has ended, and claims it after all when that one was refused.
 */
export async function claimKey(
  trx: Executor,
  { contactId, call, key }: Claim,
): Promise<{ readonly reply: unknown } | null> {
  const claimed = await trx
    .insertInto('idempotency_keys')
    .values({ contact_id: contactId, key, call, request_hash: Buffer.alloc(0) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()
  if (claimed) return null
  const { rows } = await sql<{ reply: unknown }>`
    select reply from idempotency_keys where contact_id = ${contactId} and key = ${key} and call = ${call}`.execute(
    trx,
  )
  return { reply: storedReply.readOrNull(rows[0]?.reply ?? null) }
}

export async function rememberKey(trx: Executor, { contactId, key }: Claim, reply: object): Promise<void> {
  await trx
    .updateTable('idempotency_keys')
    .set({ reply: storedReply.write(reply) })
    .where('contact_id', '=', contactId)
    .where('key', '=', key)
    .execute()
}
