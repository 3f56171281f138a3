import type { z } from 'zod'
import type { listOrdersToInvoice as contract } from '#contract/office/invoices.ts'
import type { Staff } from '#domain/access/actor.ts'
import type { InvoiceContent } from '#domain/documents/invoice.ts'
import type { RefusalCode } from '#domain/refusals.ts'
import { toInvoiceTexts } from '#texts/nl/office/to-invoice.ts'
import { refusalTexts } from '#texts/nl/refusals.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { makeInvoice } from './make-invoice.ts'
import { chosenToInvoice, keepFault, listOrdersToInvoice, lockOrderNamed } from './ordered-store.ts'

type Invoicing = Pick<ShopContext, 'db' | 'jobs' | 'clock'>

const PAGE_SIZE = 100

/** A page of the orders that the next run invoices, with what stood in the way when that was tried; `next` is the last of it. */
export async function listToInvoice(
  { db }: Pick<ShopContext, 'db'>,
  staff: Staff,
  after: string | null,
): Promise<z.input<typeof contract.reply>> {
  requireRight(staff, 'makeInvoices')
  const found = await listOrdersToInvoice(db, { after, limit: PAGE_SIZE + 1 })
  const orders = found.slice(0, PAGE_SIZE)
  return {
    orders: orders.map(
      ({ id, number, companyId, companyName, placedAt, totalCents, triedAt, faultCode }) => ({
        id,
        number,
        company: { id: companyId, name: companyName },
        placedAt: placedAt.toISOString(),
        totalInCents: totalCents,
        fault: triedAt && { at: triedAt.toISOString(), message: faultText(faultCode) },
      }),
    ),
    next: found.length > PAGE_SIZE ? (orders.at(-1)?.id ?? null) : null,
  }
}

/** Which of the orders that the next run invoices are meant, all of them where `ids` is null. */
export const chooseToInvoice = (
  { db }: Pick<ShopContext, 'db'>,
  ids: readonly string[] | null,
  limit: number,
): Promise<{ readonly id: string; readonly number: string }[]> => chosenToInvoice(db, ids, limit)

const faultText = (code: string | null): string =>
  Object.entries(refusalTexts).find(([known]) => known === code)?.[1] ?? toInvoiceTexts.unforeseen

/** Invoices an order in a transaction of its own; what stands in the way is kept for who looks after it. */
export async function invoiceOrderOf(
  shop: Invoicing,
  staff: Staff,
  orderId: string,
): Promise<InvoiceContent> {
  requireRight(staff, 'makeInvoices')
  try {
    return await changeAs(shop.db, staff, (trx) => makeInvoice(shop, trx, orderId))
  } catch (error) {
    const code = error instanceof Refusal ? error.code : null
    if (code === null || isKept(code)) await keepFault(shop.db, { orderId, code, now: shop.clock() })
    throw error
  }
}

/** An order that is gone, or was invoiced by somebody else meanwhile, waits no more. */
const isKept = (code: RefusalCode) => code !== 'OrderNotFound' && code !== 'OrderInvoiced'

/** Invoices an order by its number or id, whatever it waits for: some customers pay before they get it. */
export async function invoiceOrderNamed(
  shop: Invoicing,
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
