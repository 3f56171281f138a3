import type { InvoiceContent } from '#domain/documents/invoice.ts'
import type { ShopContext } from '../../context.ts'
import { Refusal } from '../../refusal.ts'
import { makeInvoice } from './make-invoice.ts'
import { lockOrderNamed } from './ordered-store.ts'

/** Invoices an order by its number or id, whatever it waits for: some customers pay before they get it. */
export async function invoiceOrderNamed(
  shop: Pick<ShopContext, 'db' | 'jobs' | 'clock'>,
  name: string,
): Promise<InvoiceContent> {
  return shop.db.transaction().execute(async (trx) => {
    const orderId = await lockOrderNamed(trx, name)
    if (!orderId) throw new Refusal('OrderNotFound')
    return makeInvoice(shop, trx, orderId)
  })
}
