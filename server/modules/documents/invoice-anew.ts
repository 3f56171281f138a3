import type { ShopContext } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import { settlementOf } from '#domain/documents/invoice.ts'
import { Refusal } from '../../refusal.ts'
import { creditInvoice, takeBack, writeCreditNote } from './credit-invoice.ts'
import { findOpenNumber } from './invoice-store.ts'
import { makeInvoice } from './make-invoice.ts'

export const openInvoiceOf = findOpenNumber

/** What became of the invoice of an order; `invoice` is the one in its place, where something is left to invoice. */
export type InvoicedAnew = { readonly creditNote: string; readonly invoice: string | null }

/**
 * Takes the invoice of an order back whose lines are others now, and invoices what is left of it, within the caller's
 * transaction, which has taken the order. What was paid counts for the new invoice, up to its total. Null where it has no invoice.
 * Not of an invoice of which a part was credited, while something is left: a new one would ask for that part again.
 */
export async function invoiceAnew(
  shop: Pick<ShopContext, 'jobs' | 'clock'>,
  trx: Executor,
  {
    orderId,
    reason,
    isLeft,
  }: { readonly orderId: string; readonly reason: string; readonly isLeft: boolean },
): Promise<InvoicedAnew | null> {
  const number = await findOpenNumber(trx, orderId)
  if (number === null) return null
  if (!isLeft) {
    const { number: creditNote } = await creditInvoice(shop, trx, { number, reason })
    return { creditNote, invoice: null }
  }
  const credited = await takeBack(trx, number)
  if (credited.creditedCents > 0) throw new Refusal('InvoicePartlyCredited')
  const invoice = await makeInvoice(shop, trx, orderId, credited)
  const moved = { number: invoice.number, cents: invoice.prepaidCents }
  const settled = settlementOf({ ...credited.content, ...credited }, moved)
  const creditNote = await writeCreditNote(shop, trx, {
    credited,
    amounts: credited.content,
    reason,
    settled,
  })
  return { creditNote: creditNote.number, invoice: invoice.number }
}
