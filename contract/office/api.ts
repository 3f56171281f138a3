import * as account from './account.ts'
import * as accountRequests from './account-requests.ts'
import * as ageing from './ageing.ts'
import * as attributes from './attributes.ts'
import * as audit from './audit.ts'
import * as backups from './backups.ts'
import * as bank from './bank.ts'
import * as bulk from './bulk.ts'
import * as books from './books.ts'
import * as categories from './categories.ts'
import * as configurators from './configurators.ts'
import * as content from './content.ts'
import * as contentVersions from './content-versions.ts'
import * as catalogueImports from './catalogue-imports.ts'
import * as companies from './companies.ts'
import * as companyChanges from './company-changes.ts'
import * as companyPapers from './company-papers.ts'
import type { OfficeCallName } from './calls.ts'
import type { OfficeEndpoint } from './endpoint.ts'
import * as figures from './figures.ts'
import * as today from './today.ts'
import * as delivery from './delivery.ts'
import * as files from './files.ts'
import * as filters from './filters.ts'
import * as finding from './finding.ts'
import * as invitations from './invitations.ts'
import * as invoices from './invoices.ts'
import * as mailWords from './mail-words.ts'
import * as mails from './mails.ts'
import * as messages from './messages.ts'
import * as newsletter from './newsletter.ts'
import * as newCompany from './new-company.ts'
import * as operators from './operators.ts'
import * as openDesks from './open-desks.ts'
import * as orderChange from './order-change.ts'
import * as orderNotes from './order-notes.ts'
import * as orders from './orders.ts'
import * as priceLists from './price-lists.ts'
import * as priceTrials from './price-trials.ts'
import * as productColumn from './product-column.ts'
import * as productUse from './product-use.ts'
import * as products from './products.ts'
import * as privacy from './privacy.ts'
import * as quotes from './quotes.ts'
import * as reminders from './reminders.ts'
import * as scan from './scan.ts'
import * as session from './session.ts'
import * as setup from './setup.ts'
import * as headHtml from './head-html.ts'
import * as shopSettings from './shop-settings.ts'
import * as studio from './studio.ts'
import * as system from './system.ts'
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
  endOperatorSession: account.endOperatorSession,
  getOwnAccount: account.getOwnAccount,
  renameOperator: account.renameOperator,
  changeOperatorPassword: account.changeOperatorPassword,
  beginSecondFactor: account.beginSecondFactor,
  renewRecoveryCodes: account.renewRecoveryCodes,
  showInvitation: operators.showInvitation,
  acceptInvitation: operators.acceptInvitation,
  listOperators: operators.listOperators,
  inviteOperator: operators.inviteOperator,
  inviteOperatorAgain: operators.inviteOperatorAgain,
  withdrawInvitation: operators.withdrawInvitation,
  changeOperatorRole: operators.changeOperatorRole,
  blockOperator: operators.blockOperator,
  resetSecondFactor: operators.resetSecondFactor,
  listAccountRequests: accountRequests.listAccountRequests,
  approveAccountRequest: accountRequests.approveAccountRequest,
  askAboutAccountRequest: accountRequests.askAboutAccountRequest,
  rejectAccountRequest: accountRequests.rejectAccountRequest,
  getShopSettings: shopSettings.getShopSettings,
  editShopSettings: shopSettings.editShopSettings,
  judgeHeadHtml: headHtml.judgeHeadHtml,
  getShopLook: shopSettings.getShopLook,
  getDelivery: delivery.getDelivery,
  startDelivery: delivery.startDelivery,
  setDeliveryCountries: delivery.setDeliveryCountries,
  saveShippingClass: delivery.saveShippingClass,
  removeShippingClass: delivery.removeShippingClass,
  listDeskContent: content.listDeskContent,
  createDeskPage: content.createDeskPage,
  getDeskPage: content.getDeskPage,
  editDeskPage: content.editDeskPage,
  deleteDeskPage: content.deleteDeskPage,
  listPageVersions: content.listPageVersions,
  editDeskBlock: content.editDeskBlock,
  editDeskMenu: content.editDeskMenu,
  listContentVersions: contentVersions.listContentVersions,
  listDeskCategories: categories.listDeskCategories,
  createDeskCategory: categories.createDeskCategory,
  getDeskCategory: categories.getDeskCategory,
  editDeskCategory: categories.editDeskCategory,
  moveDeskCategory: categories.moveDeskCategory,
  deleteDeskCategory: categories.deleteDeskCategory,
  listDeskAttributes: attributes.listDeskAttributes,
  createDeskAttribute: attributes.createDeskAttribute,
  getDeskAttribute: attributes.getDeskAttribute,
  editDeskAttribute: attributes.editDeskAttribute,
  moveDeskAttribute: attributes.moveDeskAttribute,
  deleteDeskAttribute: attributes.deleteDeskAttribute,
  changeAttributeValues: attributes.changeAttributeValues,
  getSetup: setup.getSetup,
  finishSetup: setup.finishSetup,
  sendTrialMail: setup.sendTrialMail,
  fillAssortment: setup.fillAssortment,
  clearAssortment: setup.clearAssortment,
  clearDemo: setup.clearDemo,
  createFirstOwner: setup.createFirstOwner,
  listDeskProducts: products.listDeskProducts,
  countDeskProducts: products.countDeskProducts,
  createDeskProduct: products.createDeskProduct,
  listProductColumn: productColumn.listProductColumn,
  getProductColumnRows: productColumn.getProductColumnRows,
  editProductColumn: productColumn.editProductColumn,
  getDeskProduct: products.getDeskProduct,
  editDeskProduct: products.editDeskProduct,
  discardDeskDraft: products.discardDeskDraft,
  publishDeskProduct: products.publishDeskProduct,
  scheduleDeskProduct: products.scheduleDeskProduct,
  getDeskProductUse: productUse.getDeskProductUse,
  deleteDeskProduct: productUse.deleteDeskProduct,
  renameDeskProduct: productUse.renameDeskProduct,
  listProductRevisions: products.listProductRevisions,
  getProductRevision: products.getProductRevision,
  restoreProductRevision: products.restoreProductRevision,
  sayPictureOtherwise: products.sayPictureOtherwise,
  cutPicture: products.cutPicture,
  getCatalogueChoices: products.getCatalogueChoices,
  listPriceLists: priceLists.listPriceLists,
  createPriceList: priceLists.createPriceList,
  getPriceList: priceLists.getPriceList,
  changePriceList: priceLists.changePriceList,
  deletePriceList: priceLists.deletePriceList,
  listPrices: priceLists.listPrices,
  editPrices: priceLists.editPrices,
  tryPrices: priceLists.tryPrices,
  findListedProducts: priceLists.findListedProducts,
  getTrialProduct: priceTrials.getTrialProduct,
  findBuyers: priceTrials.findBuyers,
  tryPrice: priceTrials.tryPrice,
  getDeskConfigurator: configurators.getDeskConfigurator,
  startDeskConfigurator: configurators.startDeskConfigurator,
  editDeskConfigurator: configurators.editDeskConfigurator,
  discardDeskConfigurator: configurators.discardDeskConfigurator,
  publishDeskConfigurator: configurators.publishDeskConfigurator,
  scheduleDeskConfigurator: configurators.scheduleDeskConfigurator,
  tryDeskConfigurator: configurators.tryDeskConfigurator,
  listConfiguratorRevisions: configurators.listConfiguratorRevisions,
  getConfiguratorRevision: configurators.getConfiguratorRevision,
  restoreConfiguratorRevision: configurators.restoreConfiguratorRevision,
  keepConfiguratorTest: configurators.keepConfiguratorTest,
  deleteConfiguratorTest: configurators.deleteConfiguratorTest,
  findOfferedProducts: configurators.findOfferedProducts,
  listCatalogueImports: catalogueImports.listCatalogueImports,
  getCatalogueImport: catalogueImports.getCatalogueImport,
  applyCatalogueImport: catalogueImports.applyCatalogueImport,
  dropCatalogueImport: catalogueImports.dropCatalogueImport,
  listDeskCompanies: companies.listDeskCompanies,
  createDeskCompany: newCompany.createDeskCompany,
  nameCompanies: filters.nameCompanies,
  getCompanyChoices: newCompany.getCompanyChoices,
  getDeskCompany: companies.getDeskCompany,
  getCompanyPapers: companyPapers.getCompanyPapers,
  changeCompanyTerms: companies.changeCompanyTerms,
  changeCompanyFacts: companyChanges.changeCompanyFacts,
  blockCompany: companies.blockCompany,
  addCompanyAddress: companyChanges.addCompanyAddress,
  changeCompanyAddress: companyChanges.changeCompanyAddress,
  removeCompanyAddress: companyChanges.removeCompanyAddress,
  writeCompanyNote: companyChanges.writeCompanyNote,
  pinCompanyNote: companyChanges.pinCompanyNote,
  addCompanyContact: companyChanges.addCompanyContact,
  chooseMainContact: companyChanges.chooseMainContact,
  changeContactPerson: companyChanges.changeContactPerson,
  changeContactRights: companies.changeContactRights,
  blockContact: companies.blockContact,
  actForContact: companyChanges.actForContact,
  inviteContactAgain: companies.inviteContactAgain,
  listContactsToInvite: invitations.listContactsToInvite,
  showToday: today.showToday,
  listDeskOrders: orders.listDeskOrders,
  countDeskOrders: orders.countDeskOrders,
  getDeskFigures: figures.getDeskFigures,
  getDeskOrder: orders.getDeskOrder,
  moveDeskLines: orders.moveDeskLines,
  holdDeskOrder: orders.holdDeskOrder,
  movePromisedDay: orders.movePromisedDay,
  releaseDeskOrder: orders.releaseDeskOrder,
  writeOrderNote: orderNotes.writeOrderNote,
  listMentions: orderNotes.listMentions,
  readMention: orderNotes.readMention,
  previewOrderChange: orderChange.previewOrderChange,
  changeDeskOrder: orderChange.changeDeskOrder,
  cancelDeskLines: orders.cancelDeskLines,
  getScannedLine: scan.getScannedLine,
  takeScannedStep: scan.takeScannedStep,
  listDeskQuotes: quotes.listDeskQuotes,
  countDeskQuotes: quotes.countDeskQuotes,
  getDeskQuote: quotes.getDeskQuote,
  answerDeskQuote: quotes.answerDeskQuote,
  declineDeskQuote: quotes.declineDeskQuote,
  extendDeskQuote: quotes.extendDeskQuote,
  calculateDeskQuote: quotes.calculateDeskQuote,
  listDeskQuoteVersions: quotes.listDeskQuoteVersions,
  listDeskFiles: files.listDeskFiles,
  countDeskFiles: files.countDeskFiles,
  getDeskFile: files.getDeskFile,
  approveDeskFile: files.approveDeskFile,
  checkFileAgain: files.checkFileAgain,
  sendFileProof: files.sendFileProof,
  withdrawFileProof: files.withdrawFileProof,
  askCustomer: files.askCustomer,
  repairDeskFile: files.repairDeskFile,
  answerDeskRepair: files.answerDeskRepair,
  putFileBack: files.putFileBack,
  withdrawQuestion: files.withdrawQuestion,
  listStudioJobs: studio.listStudioJobs,
  countStudioJobs: studio.countStudioJobs,
  getStudioJob: studio.getStudioJob,
  takeStudioJob: studio.takeStudioJob,
  askStudioQuestion: studio.askStudioQuestion,
  withdrawStudioQuestion: studio.withdrawStudioQuestion,
  writeStudioNote: studio.writeStudioNote,
  listDeskInvoices: invoices.listDeskInvoices,
  countDeskInvoices: invoices.countDeskInvoices,
  getDeskInvoice: invoices.getDeskInvoice,
  bookPayment: invoices.bookPayment,
  reversePayment: invoices.reversePayment,
  creditDeskInvoice: invoices.creditDeskInvoice,
  mailDeskInvoice: invoices.mailDeskInvoice,
  listDeskMails: mails.listDeskMails,
  countDeskMails: mails.countDeskMails,
  getDeskMail: mails.getDeskMail,
  sendDeskMailAgain: mails.sendDeskMailAgain,
  listMailWords: mailWords.listMailWords,
  editMailWords: mailWords.editMailWords,
  previewMailWords: mailWords.previewMailWords,
  listMailWordsVersions: contentVersions.listMailWordsVersions,
  listDeskMessages: messages.listDeskMessages,
  countDeskMessages: messages.countDeskMessages,
  markDeskMessage: messages.markDeskMessage,
  listSubscriptions: newsletter.listSubscriptions,
  countSubscriptions: newsletter.countSubscriptions,
  getAgeing: ageing.getAgeing,
  listDueReminders: reminders.listDueReminders,
  sendReminder: reminders.sendReminder,
  listOrdersToInvoice: invoices.listOrdersToInvoice,
  invoiceOrder: invoices.invoiceOrder,
  setReminderWay: reminders.setReminderWay,
  disputeInvoice: reminders.disputeInvoice,
  creditInvoicePart: invoices.creditInvoicePart,
  getBooks: books.getBooks,
  changeLedgers: books.changeLedgers,
  remindCompany: reminders.remindCompany,
  readBankFile: bank.readBankFile,
  listBankEntries: bank.listBankEntries,
  countBankEntries: bank.countBankEntries,
  bookBankEntries: bank.bookBankEntries,
  decideBankEntry: bank.decideBankEntry,
  findAnything: finding.findAnything,
  startBulk: bulk.startBulk,
  listBulkRuns: bulk.listBulkRuns,
  stopBulk: bulk.stopBulk,
  closeBulk: bulk.closeBulk,
  listSavedViews: views.listSavedViews,
  saveView: views.saveView,
  changeView: views.changeView,
  removeView: views.removeView,
  keepOpen: openDesks.keepOpen,
  leaveOpen: openDesks.leaveOpen,
  listAuditLog: audit.listAuditLog,
  getAuditChange: audit.getAuditChange,
  getSystemHealth: system.getSystemHealth,
  listJobs: system.listJobs,
  decideJob: system.decideJob,
  listSettings: system.listSettings,
  listBackups: backups.listBackups,
  makeBackup: backups.makeBackup,
  tryBackup: backups.tryBackup,
  askForBackup: backups.askForBackup,
  deleteBackup: backups.deleteBackup,
  getRetention: system.getRetention,
  runRetention: system.runRetention,
  listPrivacyRequests: privacy.listPrivacyRequests,
  recordPrivacyRequest: privacy.recordPrivacyRequest,
  closePrivacyRequest: privacy.closePrivacyRequest,
  erasePerson: privacy.erasePerson,
  exportPerson: privacy.exportPerson,
} as const satisfies { readonly [Name in OfficeCallName]: OfficeEndpoint & { readonly name: Name } }

/** Every endpoint of the back office, by its name. */
export type OfficeContract = typeof officeContract
