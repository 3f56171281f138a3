import type { Operator } from '#domain/access/actor.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { placeNote } from '../orders/order-notes.ts'
import { findQuoteOwner } from './desk-quote-store.ts'

type Written = { readonly id: string; readonly quoteId: string; readonly text: string }

/** Writes to colleagues at a quote, as at an order. No customer reads it, and what he saw of the quote stays what it is. */
export async function writeQuoteNote(
  { db, clock }: Pick<ShopContext, 'db' | 'clock'>,
  operator: Operator,
  { id, quoteId, text }: Written,
): Promise<void> {
  requireRight(operator, 'seeQuotes')
  await changeAs(db, operator, async (trx) => {
    if (!(await findQuoteOwner(trx, quoteId))) throw new Refusal('QuoteNotFound')
    await placeNote(trx, operator, { id, at: { cartId: quoteId }, text, now: clock() })
  })
}
