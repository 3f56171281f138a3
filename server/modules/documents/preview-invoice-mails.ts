import { type InvoiceContent, settlementOf } from '#domain/documents/invoice.ts'
import type { ReminderStep } from '#domain/documents/reminder-step.ts'
import type { ShopContext } from '../../context.ts'
import type { NewMail } from '../mail/queue-mail.ts'
import { creditNoteMail, invoiceMail } from './mail-invoice.ts'
import { reminderMail } from './mail-reminder.ts'
import { contentOf } from './make-invoice.ts'
import { findNewestOrdered } from './find-ordered.ts'
import { findNewestInvoice } from './invoice-store.ts'

type Make = typeof invoiceMail

/** What the newest order would be invoiced with, to look at; null while there is none. */
async function previewOf(
  shop: ShopContext,
  make: Make,
  more: Partial<InvoiceContent>,
): Promise<NewMail | null> {
  const order = await findNewestOrdered(shop.db)
  if (!order) return null
  const parts = await contentOf(shop.db, order, shop.clock())
  return make(shop, shop.db, {
    id: order.id,
    orderId: order.id,
    content: { ...parts, number: 'FAC-2026-00012', ...more },
  })
}

/** The newest invoice, to look at; of a shop that made none what the newest order would be invoiced with. */
async function invoicePreview(shop: ShopContext, make: Make): Promise<NewMail | null> {
  const newest = await findNewestInvoice(shop.db)
  return newest ? make(shop, shop.db, newest) : previewOf(shop, make, {})
}

/** A reminder of it; of the second a part was paid. */
const reminderPreview = (shop: ShopContext, step: ReminderStep) =>
  invoicePreview(shop, (context, db, invoice) => {
    const { totalCents } = invoice.content
    const openCents = step === 2 ? totalCents - Math.floor(totalCents / 2) : totalCents
    return reminderMail(context, db, { ...invoice, step, openCents })
  })

export const previewInvoiceMails = {
  invoice: (shop: ShopContext) => invoicePreview(shop, invoiceMail),
  credit_note: (shop: ShopContext) =>
    previewOf(
      shop,
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
  reminder: (shop: ShopContext) => reminderPreview(shop, 1),
  second_reminder: (shop: ShopContext) => reminderPreview(shop, 2),
  last_reminder: (shop: ShopContext) => reminderPreview(shop, 3),
} as const
