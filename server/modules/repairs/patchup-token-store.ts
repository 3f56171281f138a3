import { lineTitle } from '#domain/cart/line-title.ts'
import type { Executor } from '../../db/database.ts'
import { columnsOf, type Decision } from './patchup-store.ts'

export type PatchupToken = {
  readonly hash: Buffer
  readonly batchId: string
  readonly lineId: string
  readonly isOrdered: boolean
  readonly contactId: string
  readonly decision: Decision
  readonly now: Date
  readonly expiresAt: Date
}

export async function insertTokens(executor: Executor, tokens: readonly PatchupToken[]): Promise<void> {
  await executor
    .insertInto('patchup_tokens')
    .values(
      tokens.map(({ hash, batchId, lineId, isOrdered, contactId, decision, now, expiresAt }) => {
        const [cartLineId, orderLineId] = columnsOf({ lineId, isOrdered })
        return {
          token_hash: hash,
          batch_id: batchId,
          line_id: cartLineId,
          order_line_id: orderLineId,
          contact_id: contactId,
          decision,
          created_at: now,
          expires_at: expiresAt,
        }
      }),
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
    .where((eb) => eb.or([eb('line_id', '=', asked.lineId), eb('order_line_id', '=', asked.lineId)]))
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

/** Whom a mail about a repair goes to; undefined for who is no longer there. */
export const findRecipient = (executor: Executor, contactId: string) =>
  executor
    .selectFrom('contacts')
    .where('id', '=', contactId)
    .where('state', '=', 'active')
    .select(['email', 'first_name as firstName'])
    .executeTakeFirst()

/** A line that a mail is about; the order that it belongs to is null for a line of a cart. */
type MailedLine = { readonly title: string; readonly orderId: string | null }

/** A line of a cart, by what it is called. */
export async function findCartLine(executor: Executor, lineId: string): Promise<MailedLine | null> {
  const row = await executor
    .selectFrom('cart_lines')
    .innerJoin('cart_groups', 'cart_groups.id', 'cart_lines.group_id')
    .innerJoin('products', 'products.id', 'cart_lines.product_id')
    .where('cart_lines.id', '=', lineId)
    .select([
      'cart_lines.part',
      'cart_groups.title as groupTitle',
      'products.id as productId',
      'products.title as productTitle',
    ])
    .executeTakeFirst()
  if (!row) return null
  const { part, groupTitle, productId, productTitle } = row
  return {
    title: lineTitle({ part, product: { id: productId, title: productTitle } }, groupTitle),
    orderId: null,
  }
}

/** An ordered line, as long as it waits for its files. */
export async function findWaitingLine(executor: Executor, lineId: string): Promise<MailedLine | null> {
  const row = await executor
    .selectFrom('order_lines')
    .where('id', '=', lineId)
    .where('state', '=', 'awaiting_files')
    .select(['title', 'order_id as orderId'])
    .executeTakeFirst()
  return row ?? null
}
