import { createBrowserRouter, type RouteObject } from 'react-router'
import { AccountPage } from './desks/account/account-page.tsx'
import { AuditPage } from './desks/audit/audit-page.tsx'
import { ChangePage } from './desks/audit/change-page.tsx'
import { FilePage } from './desks/files/file-page.tsx'
import { FilesPage } from './desks/files/files-page.tsx'
import { AgeingPage } from './desks/invoices/ageing-page.tsx'
import { BankPage } from './desks/invoices/bank-page.tsx'
import { BooksPage } from './desks/invoices/books-page.tsx'
import { InvoicePage } from './desks/invoices/invoice-page.tsx'
import { InvoicesPage } from './desks/invoices/invoices-page.tsx'
import { RemindersPage } from './desks/invoices/reminders-page.tsx'
import { ToInvoicePage } from './desks/invoices/to-invoice-page.tsx'
import { CataloguePage } from './desks/catalogue/catalogue-page.tsx'
import { ImportPage } from './desks/catalogue/import-page.tsx'
import { MailPage } from './desks/mails/mail-page.tsx'
import { MailsPage } from './desks/mails/mails-page.tsx'
import { MessagesPage } from './desks/messages/messages-page.tsx'
import { OperatorsPage } from './desks/operators/operators-page.tsx'
import { OrderPage } from './desks/orders/order-page.tsx'
import { OrdersPage } from './desks/orders/orders-page.tsx'
import { CompaniesPage } from './desks/people/companies-page.tsx'
import { CompanyPage } from './desks/people/company-page.tsx'
import { RequestsPage } from './desks/people/requests-page.tsx'
import { ConfiguratorPage } from './desks/configurator/configurator-page.tsx'
import { HistoryPage as ConfiguratorHistoryPage } from './desks/configurator/history-page.tsx'
import { ContentPage } from './desks/content/content-page.tsx'
import { PagePage } from './desks/content/page-page.tsx'
import { CategoriesPage } from './desks/categories/categories-page.tsx'
import { ImportPage as PriceImportPage } from './desks/prices/import-page.tsx'
import { PriceListPage } from './desks/prices/price-list-page.tsx'
import { PriceListsPage } from './desks/prices/price-lists-page.tsx'
import { TrialPage } from './desks/prices/trial-page.tsx'
import { HistoryPage } from './desks/products/history-page.tsx'
import { ProductPage } from './desks/products/product-page.tsx'
import { ProductsPage } from './desks/products/products-page.tsx'
import { QuotePage } from './desks/quotes/quote-page.tsx'
import { QuotesPage } from './desks/quotes/quotes-page.tsx'
import { ScanPage } from './desks/scan/scan-page.tsx'
import { SetupPage } from './desks/shop/setup-page.tsx'
import { DeliveryPage } from './desks/shop/delivery-page.tsx'
import { ShopPage } from './desks/shop/shop-page.tsx'
import { JobPage } from './desks/studio/job-page.tsx'
import { JobsPage } from './desks/studio/jobs-page.tsx'
import { BackupsPage } from './desks/system/backups-page.tsx'
import { HealthPage } from './desks/system/health-page.tsx'
import { JobsPage as SystemJobsPage } from './desks/system/jobs-page.tsx'
import { PrivacyPage } from './desks/system/privacy-page.tsx'
import { RetentionPage } from './desks/system/retention-page.tsx'
import { SettingsPage } from './desks/system/settings-page.tsx'
import { TodayPage } from './desks/today/today-page.tsx'
import { paths } from './paths.ts'
import { BeginPage } from './shell/begin-page.tsx'
import { BrokenPage } from './shell/broken-page.tsx'
import { Frame } from './shell/frame.tsx'
import { InvitationPage } from './shell/invitation-page.tsx'
import { NoPage } from './shell/no-page.tsx'

/** What stands in the frame; a screen that breaks leaves the frame as it is. */
const SCREENS: RouteObject[] = [
  { path: paths.today, element: <TodayPage /> },
  { path: paths.orders, element: <OrdersPage /> },
  { path: paths.order(':id'), element: <OrderPage /> },
  { path: paths.files, element: <FilesPage /> },
  { path: paths.file(':id'), element: <FilePage /> },
  { path: paths.quotes, element: <QuotesPage /> },
  { path: paths.quote(':id'), element: <QuotePage /> },
  { path: paths.invoices, element: <InvoicesPage /> },
  { path: paths.invoice(':id'), element: <InvoicePage /> },
  { path: paths.ageing, element: <AgeingPage /> },
  { path: paths.bank, element: <BankPage /> },
  { path: paths.books, element: <BooksPage /> },
  { path: paths.toInvoice, element: <ToInvoicePage /> },
  { path: paths.reminders, element: <RemindersPage /> },
  { path: paths.requests, element: <RequestsPage /> },
  { path: paths.companies, element: <CompaniesPage /> },
  { path: paths.company(':id'), element: <CompanyPage /> },
  { path: paths.scan, element: <ScanPage /> },
  { path: paths.scanned(':code'), element: <ScanPage /> },
  { path: paths.messages, element: <MessagesPage /> },
  { path: paths.shop, element: <ShopPage /> },
  { path: paths.setup, element: <SetupPage /> },
  { path: paths.delivery, element: <DeliveryPage /> },
  { path: paths.content, element: <ContentPage /> },
  { path: paths.contentPage(':id'), element: <PagePage /> },
  { path: paths.categories, element: <CategoriesPage /> },
  { path: paths.products, element: <ProductsPage /> },
  { path: paths.product(':id'), element: <ProductPage /> },
  { path: paths.productHistory(':id'), element: <HistoryPage /> },
  { path: paths.configurator(':id'), element: <ConfiguratorPage /> },
  { path: paths.configuratorHistory(':id'), element: <ConfiguratorHistoryPage /> },
  { path: paths.priceLists, element: <PriceListsPage /> },
  { path: paths.priceTrial, element: <TrialPage /> },
  { path: paths.priceList(':id'), element: <PriceListPage /> },
  { path: paths.priceImport(':id'), element: <PriceImportPage /> },
  { path: paths.catalogue, element: <CataloguePage /> },
  { path: paths.catalogueImport(':id'), element: <ImportPage /> },
  { path: paths.account, element: <AccountPage /> },
  { path: paths.operators, element: <OperatorsPage /> },
  { path: paths.mails, element: <MailsPage /> },
  { path: paths.mail(':id'), element: <MailPage /> },
  { path: paths.studio, element: <JobsPage /> },
  { path: paths.studioJob(':id'), element: <JobPage /> },
  { path: paths.audit, element: <AuditPage /> },
  { path: paths.auditChange(':id'), element: <ChangePage /> },
  { path: paths.system, element: <HealthPage /> },
  { path: paths.systemJobs, element: <SystemJobsPage /> },
  { path: paths.systemRetention, element: <RetentionPage /> },
  { path: paths.systemPrivacy, element: <PrivacyPage /> },
  { path: paths.systemBackups, element: <BackupsPage /> },
  { path: paths.systemSettings, element: <SettingsPage /> },
  { path: '*', element: <NoPage /> },
]

export const router = createBrowserRouter(
  [
    { path: paths.begin, element: <BeginPage />, errorElement: <BrokenPage /> },
    { path: paths.invitation, element: <InvitationPage />, errorElement: <BrokenPage /> },
    {
      element: <Frame />,
      errorElement: <BrokenPage />,
      children: [{ errorElement: <BrokenPage />, children: SCREENS }],
    },
  ],
  { basename: '/beheer' },
)
