import type { Staff } from '#domain/access/actor.ts'
import type { InvoiceContent } from '#domain/documents/invoice.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { makeInvoice } from './make-invoice.ts'
import { lockOrderNamed } from './ordered-store.ts'

/** Invoices an order by its number or id, whatever it waits for: some customers pay before they get it. */
export async function invoiceOrderNamed(
  shop: Pick<ShopContext, 'db' | 'jobs' | 'clock'>,
  staff: Staff,
  name: string,
): Promise<InvoiceContent> {
  requireRight(staff, 'makeInvoices')
  return changeAs(shop.db, staff, async (trx) => {
    const orderId = await lockOrderNamed(trx, name)
    if (!orderId) throw new Refusal('OrderNotFound')
    return makeInvoice(shop, trx, orderId)
  })
}
