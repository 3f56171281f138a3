import type { OperatorAction } from '#domain/access/may.ts'
import { attributeTexts } from '#texts/nl/office/attributes.ts'
import { categoryTexts } from '#texts/nl/office/categories.ts'
import { contentTexts } from '#texts/nl/office/content.ts'
import { priceTexts } from '#texts/nl/office/prices.ts'
import { changeOrderTexts } from '#texts/nl/office/change-order.ts'
import { companyTexts } from '#texts/nl/office/companies.ts'
import { fileChangeTexts } from '#texts/nl/office/file-changes.ts'
import { deskProofTexts } from '#texts/nl/office/file-proofs.ts'
import { fileQuestionTexts } from '#texts/nl/office/file-questions.ts'
import { deskFileTexts } from '#texts/nl/office/files.ts'
import { invitationTexts } from '#texts/nl/office/invitations.ts'
import { deskInvoiceTexts } from '#texts/nl/office/invoices.ts'
import { keyTexts } from '#texts/nl/office/keys.ts'
import { backupTexts } from '#texts/nl/office/backups.ts'
import { mailReportTexts } from '#texts/nl/office/mail-reports.ts'
import { deskMailTexts } from '#texts/nl/office/mails.ts'
import { movedDayTexts } from '#texts/nl/office/moved-day.ts'
import { noteTexts } from '#texts/nl/office/notes.ts'
import { operatorTexts } from '#texts/nl/office/operators.ts'
import { deskOrderTexts } from '#texts/nl/office/orders.ts'
import { requestTexts } from '#texts/nl/office/people.ts'
import { productTexts } from '#texts/nl/office/products.ts'
import { deskQuoteTexts } from '#texts/nl/office/quotes.ts'
import { redirectTexts } from '#texts/nl/office/redirects.ts'
import { reminderTexts } from '#texts/nl/office/reminders.ts'
import { systemTexts } from '#texts/nl/office/system.ts'
import { toInvoiceTexts } from '#texts/nl/office/to-invoice.ts'

/** A letter that does what a button or a link of a page does. */
export type ShortKey = {
  readonly key: string
  /** What it does, in the words of its button. */
  readonly does: string
  readonly may?: OperatorAction
}

/** What has a meaning on every page, in every list, or on the board of orders. */
export const TAKEN_KEYS = ['g', 'j', 'k', 'h', 'l', 'x', '/', '?'] as const

/** The letters of each page: what they do is the same on a list as on what it lists. */
export const SHORT_KEYS = {
  orders: {
    produce: { key: 'p', does: deskOrderTexts.startProduction, may: 'moveOrders' },
    ready: { key: 'i', does: deskOrderTexts.markReady, may: 'moveOrders' },
    day: { key: 'v', does: movedDayTexts.move, may: 'moveOrders' },
    hold: { key: 'b', does: deskOrderTexts.hold, may: 'holdOrders' },
    release: { key: 'd', does: deskOrderTexts.release, may: 'holdOrders' },
    cancel: { key: 'a', does: deskOrderTexts.cancel, may: 'cancelOrders' },
    labels: { key: 'e', does: deskOrderTexts.labels },
    tickets: { key: 'w', does: deskOrderTexts.jobTickets },
  },
  order: {
    move: { key: 's', does: deskOrderTexts.move, may: 'moveOrders' },
    hold: { key: 'b', does: deskOrderTexts.holdOrder, may: 'holdOrders' },
    release: { key: 'd', does: deskOrderTexts.releaseOrder, may: 'holdOrders' },
    day: { key: 'v', does: movedDayTexts.move, may: 'moveOrders' },
    change: { key: 'r', does: changeOrderTexts.change, may: 'changeOrders' },
    cancel: { key: 'a', does: deskOrderTexts.cancelOrder, may: 'cancelOrders' },
    note: { key: 'n', does: noteTexts.begin },
    labels: { key: 'e', does: deskOrderTexts.labels },
    ticket: { key: 'w', does: deskOrderTexts.jobTicket },
    slip: { key: 'p', does: deskOrderTexts.packingSlip },
    files: { key: 'f', does: deskOrderTexts.printFiles },
  },
  file: {
    approve: { key: 'a', does: deskFileTexts.approve, may: 'judgeFiles' },
    ask: { key: 'v', does: fileQuestionTexts.ask, may: 'judgeFiles' },
    check: { key: 'o', does: deskFileTexts.checkAgain, may: 'judgeFiles' },
    proof: { key: 'p', does: deskProofTexts.send, may: 'judgeFiles' },
    repair: { key: 'r', does: fileChangeTexts.repair, may: 'judgeFiles' },
    replace: { key: 'u', does: fileChangeTexts.replace, may: 'judgeFiles' },
  },
  files: {
    check: { key: 'o', does: deskFileTexts.checkAgain, may: 'judgeFiles' },
  },
  quotes: {
    extend: { key: 'v', does: deskQuoteTexts.extend, may: 'answerQuotes' },
    decline: { key: 'w', does: deskQuoteTexts.decline, may: 'answerQuotes' },
  },
  quote: {
    orderFor: { key: 'b', does: keyTexts.orderFor, may: 'actForContact' },
    extend: { key: 'v', does: deskQuoteTexts.extend, may: 'answerQuotes' },
    decline: { key: 'w', does: deskQuoteTexts.decline, may: 'answerQuotes' },
  },
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
  requests: {
    approve: { key: 'a', does: requestTexts.approve, may: 'decideAccounts' },
    ask: { key: 'v', does: requestTexts.ask, may: 'decideAccounts' },
    reject: { key: 'w', does: requestTexts.reject, may: 'decideAccounts' },
  },
  companies: {
    lists: { key: 'p', does: companyTexts.changeLists, may: 'changeCompanies' },
    days: { key: 't', does: companyTexts.changeDays, may: 'changeCompanies' },
    block: { key: 'b', does: companyTexts.block, may: 'changeCompanies' },
    unblock: { key: 'd', does: companyTexts.unblock, may: 'changeCompanies' },
    make: { key: 'c', does: companyTexts.add, may: 'changeCompanies' },
  },
  company: {
    block: { key: 'b', does: keyTexts.blockCompany, may: 'changeCompanies' },
    note: { key: 'n', does: noteTexts.begin },
  },
  invitations: {
    invite: { key: 'u', does: invitationTexts.invite, may: 'changeCompanies' },
  },
  products: {
    make: { key: 'c', does: productTexts.make, may: 'changeCatalogue' },
    publish: { key: 'p', does: productTexts.publish, may: 'changeCatalogue' },
  },
  priceLists: {
    make: { key: 'c', does: priceTexts.make, may: 'changePrices' },
  },
  categories: {
    make: { key: 'c', does: categoryTexts.make, may: 'changeCatalogue' },
  },
  attributes: {
    make: { key: 'c', does: attributeTexts.make, may: 'changeCatalogue' },
  },
  content: {
    make: { key: 'c', does: contentTexts.makePage, may: 'changeCatalogue' },
  },
  redirects: {
    make: { key: 'c', does: redirectTexts.add, may: 'changeCatalogue' },
  },
  operators: {
    invite: { key: 'c', does: operatorTexts.invite, may: 'manageOperators' },
  },
  mails: {
    again: { key: 'v', does: deskMailTexts.again, may: 'sendMails' },
    read: { key: 'b', does: mailReportTexts.read, may: 'sendMails' },
  },
  mail: {
    again: { key: 'v', does: deskMailTexts.again, may: 'sendMails' },
  },
  jobs: {
    retry: { key: 'o', does: systemTexts.retry, may: 'runSystem' },
    drop: { key: 'v', does: systemTexts.drop, may: 'runSystem' },
  },
  backups: {
    make: { key: 'c', does: backupTexts.make, may: 'runSystem' },
  },
} as const satisfies Record<string, Record<string, ShortKey>>

/** A page that has letters of its own. */
export type KeyedPage = keyof typeof SHORT_KEYS

/** The way through what a list holds, from one to the next. */
export const NEIGHBOUR_KEYS = {
  next: { key: 'j', does: keyTexts.next },
  previous: { key: 'k', does: keyTexts.previous },
} as const satisfies Record<string, ShortKey>
