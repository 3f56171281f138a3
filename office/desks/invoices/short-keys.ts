import { deskInvoiceTexts } from '#texts/nl/office/invoices.ts'
import { reminderTexts } from '#texts/nl/office/reminders.ts'
import { toInvoiceTexts } from '#texts/nl/office/to-invoice.ts'
import type { ShortKeys } from '../../lib/short-keys.ts'

/** The letters of this desk; its pages load no words of others with them. */
export const SHORT_KEYS = {
  invoices: {
    mail: { key: 'm', does: deskInvoiceTexts.bulkMail, may: 'sendMails' },
  },
  invoice: {
    book: { key: 'b', does: deskInvoiceTexts.book, may: 'bookPayments' },
    mail: { key: 'm', does: deskInvoiceTexts.mailAgain, may: 'sendMails' },
    dispute: { key: 'w', does: deskInvoiceTexts.dispute, may: 'bookPayments' },
    credit: { key: 'c', does: deskInvoiceTexts.credit, may: 'makeInvoices' },
    creditPart: { key: 'd', does: deskInvoiceTexts.creditPart, may: 'makeInvoices' },
  },
  toInvoice: {
    run: { key: 'f', does: toInvoiceTexts.run, may: 'makeInvoices' },
  },
  reminders: {
    send: { key: 'v', does: reminderTexts.send, may: 'bookPayments' },
  },
} as const satisfies ShortKeys
