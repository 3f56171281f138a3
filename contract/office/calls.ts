/** Every call of the back office as 'METHOD path', apart from those of the shop: no page of the shop carries them. */
export const officeCalls = {
  logInOperator: 'POST /beheer/api/login',
  logInOperatorByCode: 'POST /beheer/api/login/code',
  enrolSecondFactor: 'POST /beheer/api/login/second-factor',
  logOutOperator: 'POST /beheer/api/logout',
  getOperator: 'GET /beheer/api/me',
  listOperatorSessions: 'GET /beheer/api/sessions',
  endOperatorSessions: 'DELETE /beheer/api/sessions',

  listAccountRequests: 'GET /beheer/api/account-requests',
  approveAccountRequest: 'POST /beheer/api/account-requests/:id/approve',
  rejectAccountRequest: 'POST /beheer/api/account-requests/:id/reject',

  listDeskCompanies: 'GET /beheer/api/companies',
  getDeskCompany: 'GET /beheer/api/companies/:id',
  changeCompanyTerms: 'PATCH /beheer/api/companies/:id/terms',
  blockCompany: 'PUT /beheer/api/companies/:id/block',
  changeContactRights: 'PATCH /beheer/api/companies/:id/contacts/:contactId/rights',
  blockContact: 'PUT /beheer/api/companies/:id/contacts/:contactId/block',
  inviteContactAgain: 'POST /beheer/api/companies/:id/contacts/:contactId/invitation',

  listDeskOrders: 'GET /beheer/api/orders',
  countDeskOrders: 'GET /beheer/api/orders/counts',
  getDeskOrder: 'GET /beheer/api/orders/:id',
  moveDeskLines: 'POST /beheer/api/orders/:id/move',
  getScannedLine: 'GET /beheer/api/scan/:code',
  takeScannedStep: 'POST /beheer/api/scan/:code',

  listDeskQuotes: 'GET /beheer/api/quotes',
  countDeskQuotes: 'GET /beheer/api/quotes/counts',
  getDeskQuote: 'GET /beheer/api/quotes/:id',
  answerDeskQuote: 'POST /beheer/api/quotes/:id/answer',
  declineDeskQuote: 'POST /beheer/api/quotes/:id/decline',
  extendDeskQuote: 'POST /beheer/api/quotes/:id/extend',

  listDeskFiles: 'GET /beheer/api/files',
  countDeskFiles: 'GET /beheer/api/files/counts',
  getDeskFile: 'GET /beheer/api/files/:id',
  approveDeskFile: 'POST /beheer/api/files/:id/approve',
  listDeskInvoices: 'GET /beheer/api/invoices',
  countDeskInvoices: 'GET /beheer/api/invoices/counts',
  getDeskInvoice: 'GET /beheer/api/invoices/:id',
  bookPayment: 'POST /beheer/api/invoices/:id/payments',
  reversePayment: 'POST /beheer/api/payments/:id/reverse',
  creditDeskInvoice: 'POST /beheer/api/invoices/:id/credit',
  mailDeskInvoice: 'POST /beheer/api/invoices/:id/mail',

  findAnything: 'GET /beheer/api/find',
  listSavedViews: 'GET /beheer/api/views',
  saveView: 'POST /beheer/api/views',
  changeView: 'PATCH /beheer/api/views/:id',
  removeView: 'DELETE /beheer/api/views/:id',
} as const

export type OfficeCallName = keyof typeof officeCalls
