import type { BulkKind } from '#contract/office/bulk.ts'
import { deskFileTexts } from './files.ts'
import { invitationTexts } from './invitations.ts'
import { deskInvoiceTexts } from './invoices.ts'
import { companyTexts } from './companies.ts'
import { deskMailTexts } from './mails.ts'
import { movedDayTexts } from './moved-day.ts'
import { deskOrderTexts } from './orders.ts'
import { productTexts } from './products.ts'
import { deskQuoteTexts } from './quotes.ts'
import { systemTexts } from './system.ts'
import { toInvoiceTexts } from './to-invoice.ts'
import { reminderTexts } from './reminders.ts'

/** What is done with many rows at once, by the name of its button. */
export const bulkTexts = {
  did(kind: BulkKind, state: string | null): string {
    if (kind === 'makeInvoices') return toInvoiceTexts.run
    if (kind === 'mailInvoices') return deskInvoiceTexts.bulkMail
    if (kind === 'sendReminders') return reminderTexts.send
    if (kind === 'inviteContacts') return invitationTexts.invite
    if (kind === 'publishProducts') return productTexts.publish
    const label = NAMED[kind]
    if (label !== undefined) return label
    if (kind === 'movePromises') return movedDayTexts.move
    return state === 'ready' ? deskOrderTexts.markReady : deskOrderTexts.startProduction
  },
} as const

const NAMED: Readonly<Partial<Record<BulkKind, string>>> = {
  holdOrders: deskOrderTexts.hold,
  releaseOrders: deskOrderTexts.release,
  cancelOrders: deskOrderTexts.cancelMany,
  sendMailsAgain: deskMailTexts.again,
  blockCompanies: companyTexts.block,
  unblockCompanies: companyTexts.unblock,
  changePaymentTerms: companyTexts.changeDays,
  changePriceLists: companyTexts.changeLists,
  changeCreditLimits: companyTexts.changeLimits,
  extendQuotes: deskQuoteTexts.extend,
  declineQuotes: deskQuoteTexts.decline,
  retryJobs: systemTexts.retry,
  dropJobs: systemTexts.drop,
  checkFiles: deskFileTexts.checkAgain,
}
