import * as accountRequests from './account-requests.ts'
import * as companies from './companies.ts'
import type { OfficeCallName } from './calls.ts'
import type { OfficeEndpoint } from './endpoint.ts'
import * as files from './files.ts'
import * as finding from './finding.ts'
import * as invoices from './invoices.ts'
import * as orders from './orders.ts'
import * as quotes from './quotes.ts'
import * as scan from './scan.ts'
import * as session from './session.ts'
import * as views from './views.ts'

/** Every endpoint of the back office by its call's name. */
export const officeContract = {
  logInOperator: session.logInOperator,
  logInOperatorByCode: session.logInOperatorByCode,
  enrolSecondFactor: session.enrolSecondFactor,
  logOutOperator: session.logOutOperator,
  getOperator: session.getOperator,
  listOperatorSessions: session.listOperatorSessions,
  endOperatorSessions: session.endOperatorSessions,
  listAccountRequests: accountRequests.listAccountRequests,
  approveAccountRequest: accountRequests.approveAccountRequest,
  rejectAccountRequest: accountRequests.rejectAccountRequest,
  listDeskCompanies: companies.listDeskCompanies,
  getDeskCompany: companies.getDeskCompany,
  changeCompanyTerms: companies.changeCompanyTerms,
  blockCompany: companies.blockCompany,
  changeContactRights: companies.changeContactRights,
  blockContact: companies.blockContact,
  inviteContactAgain: companies.inviteContactAgain,
  listDeskOrders: orders.listDeskOrders,
  countDeskOrders: orders.countDeskOrders,
  getDeskOrder: orders.getDeskOrder,
  moveDeskLines: orders.moveDeskLines,
  getScannedLine: scan.getScannedLine,
  takeScannedStep: scan.takeScannedStep,
  listDeskQuotes: quotes.listDeskQuotes,
  countDeskQuotes: quotes.countDeskQuotes,
  getDeskQuote: quotes.getDeskQuote,
  answerDeskQuote: quotes.answerDeskQuote,
  declineDeskQuote: quotes.declineDeskQuote,
  extendDeskQuote: quotes.extendDeskQuote,
  listDeskFiles: files.listDeskFiles,
  countDeskFiles: files.countDeskFiles,
  getDeskFile: files.getDeskFile,
  approveDeskFile: files.approveDeskFile,
  listDeskInvoices: invoices.listDeskInvoices,
  countDeskInvoices: invoices.countDeskInvoices,
  getDeskInvoice: invoices.getDeskInvoice,
  bookPayment: invoices.bookPayment,
  reversePayment: invoices.reversePayment,
  creditDeskInvoice: invoices.creditDeskInvoice,
  mailDeskInvoice: invoices.mailDeskInvoice,
  findAnything: finding.findAnything,
  listSavedViews: views.listSavedViews,
  saveView: views.saveView,
  changeView: views.changeView,
  removeView: views.removeView,
} as const satisfies { readonly [Name in OfficeCallName]: OfficeEndpoint & { readonly name: Name } }

/** Every endpoint of the back office, by its name. */
export type OfficeContract = typeof officeContract
