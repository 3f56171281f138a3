import { lineTitle } from '#domain/cart/line-title.ts'
import type { Executor } from '../../db/database.ts'
import type { Decision } from './patchup-store.ts'

export type PatchupToken = {
  readonly hash: Buffer
  readonly batchId: string
  readonly lineId: string
  readonly contactId: string
  readonly decision: Decision
  readonly now: Date
  readonly expiresAt: Date
}

export async function insertTokens(executor: Executor, tokens: readonly PatchupToken[]): Promise<void> {
  await executor
    .insertInto('patchup_tokens')
    .values(
      tokens.map(({ hash, batchId, lineId, contactId, decision, now, expiresAt }) => ({
        token_hash: hash,
        batch_id: batchId,
        line_id: lineId,
        contact_id: contactId,
        decision,
        created_at: now,
        expires_at: expiresAt,
      })),
    )
    .execute()
}

/** Whether the mail about these repairs was made already. */
export async function hasTokens(executor: Executor, batchId: string): Promise<boolean> {
  const row = await executor
    .selectFrom('patchup_tokens')
    .select('batch_id')
    .where('batch_id', '=', batchId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Uses a link up, and the other one of its mail with it; null when it is unknown, another's, used or expired. */
export async function useToken(
  executor: Executor,
  asked: { readonly hash: Buffer; readonly lineId: string; readonly contactId: string; readonly now: Date },
): Promise<{ readonly batchId: string; readonly decision: Decision } | null> {
  const token = await executor
    .updateTable('patchup_tokens')
    .set({ used_at: asked.now })
    .where('token_hash', '=', asked.hash)
    .where('line_id', '=', asked.lineId)
    .where('contact_id', '=', asked.contactId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', asked.now)
    .returning(['batch_id as batchId', 'decision'])
    .executeTakeFirst()
  if (!token) return null
  await executor
    .updateTable('patchup_tokens')
    .set({ used_at: asked.now })
    .where('batch_id', '=', token.batchId)
    .where('used_at', 'is', null)
    .execute()
  return token
}

/** Whom a mail about a repair goes to, and what it is about. */
export async function findRecipient(executor: Executor, contactId: string, lineId: string) {
  const row = await executor
    .selectFrom('contacts')
    .innerJoin('cart_lines', (join) => join.on('cart_lines.id', '=', lineId))
    .innerJoin('cart_groups', 'cart_groups.id', 'cart_lines.group_id')
    .innerJoin('products', 'products.id', 'cart_lines.product_id')
    .where('contacts.id', '=', contactId)
    .where('contacts.state', '=', 'active')
    .select([
      'contacts.email',
      'contacts.first_name as firstName',
      'cart_lines.part',
      'cart_groups.title as groupTitle',
      'products.title as productTitle',
      (eb) =>
        eb
          .selectFrom('cart_lines as all_lines')
          .whereRef('all_lines.group_id', '=', 'cart_groups.id')
          .select((of) => of.fn.countAll<number>().as('count'))
          .as('lineCount'),
    ])
    .executeTakeFirst()
  if (!row) return undefined
  const { email, firstName, part, groupTitle, productTitle, lineCount } = row
  const line = { part, product: { title: productTitle } }
  return {
    email,
    firstName,
    title: lineTitle(line, { title: groupTitle, lines: { length: lineCount ?? 1 } }),
  }
}
