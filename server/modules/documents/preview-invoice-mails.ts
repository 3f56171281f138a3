import { type InvoiceContent, settlementOf } from '#domain/documents/invoice.ts'
import type { ReminderStep } from '#domain/documents/reminder-step.ts'
import type { ShopContext } from '../../context.ts'
import type { NewMail } from '../mail/queue-mail.ts'
import { creditNoteMail, invoiceMail } from './mail-invoice.ts'
import { reminderMail } from './mail-reminder.ts'
import { contentOf } from './make-invoice.ts'
import { findExampleOrdered } from './find-ordered.ts'
import { findInvoiceOfOrder, findNewestInvoice } from './invoice-store.ts'

type Make = typeof invoiceMail

/** What the order with this number, or the newest one, would be invoiced with, to look at; null while there is none. */
async function previewOf(
  shop: ShopContext,
  number: string,
  make: Make,
  more: Partial<InvoiceContent>,
): Promise<NewMail | null> {
  const order = await findExampleOrdered(shop.db, number)
  if (!order) return null
  const parts = await contentOf(shop.db, order, shop.clock())
  return make(shop, shop.db, {
    id: order.id,
    orderId: order.id,
    content: { ...parts, number: 'FAC-2026-00012', ...more },
  })
}

/** The invoice of that order, or the newest one, to look at; where there is none what the order would be invoiced with. */
async function invoicePreview(shop: ShopContext, number: string, make: Make): Promise<NewMail | null> {
  const invoice = number === '' ? await findNewestInvoice(shop.db) : await findInvoiceOfOrder(shop.db, number)
  return invoice ? make(shop, shop.db, invoice) : previewOf(shop, number, make, {})
}

/** A reminder of it; of the second a part was paid. */
const reminderPreview = (shop: ShopContext, number: string, step: ReminderStep) =>
  invoicePreview(shop, number, (context, db, invoice) => {
    const { totalCents } = invoice.content
    const openCents = step === 2 ? totalCents - Math.floor(totalCents / 2) : totalCents
    return reminderMail(context, db, { ...invoice, step, openCents })
  })

export const previewInvoiceMails = {
  invoice: (shop: ShopContext, number = '') => invoicePreview(shop, number, invoiceMail),
  credit_note: (shop: ShopContext, number = '') =>
    previewOf(
      shop,
      number,
      (context, db, invoice) => {
        const moved = { number: 'FAC-2026-00013', cents: Math.floor(invoice.content.totalCents / 3) }
        const paid = { totalCents: invoice.content.totalCents, paidCents: 2 * moved.cents }
        const credits = {
          number: 'FAC-2026-00012',
          issuedOn: '2026-11-18',
          reason: 'verkeerd aantal',
          settled: settlementOf(paid, moved),
        }
        return creditNoteMail(context, db, { ...invoice, content: { ...invoice.content, credits } })
      },
      { kind: 'credit_note', number: 'CRE-2026-00003' },
    ),
  reminder: (shop: ShopContext, number = '') => reminderPreview(shop, number, 1),
  second_reminder: (shop: ShopContext, number = '') => reminderPreview(shop, number, 2),
  last_reminder: (shop: ShopContext, number = '') => reminderPreview(shop, number, 3),
} as const
