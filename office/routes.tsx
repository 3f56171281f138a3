import type { ComponentType } from 'react'
import { createBrowserRouter, type RouteObject } from 'react-router'
import { paths } from './paths.ts'
import { BrokenPage } from './shell/broken-page.tsx'
import { Frame } from './shell/frame.tsx'
import { NoPage } from './shell/no-page.tsx'
import { Loading } from './ui/loading.tsx'

/** A screen, whose code comes when it is opened first. */
const screen = (path: string, load: () => Promise<ComponentType>): RouteObject => ({
  path,
  lazy: { Component: load },
})

/** What stands in the frame; a screen that breaks leaves the frame as it is. */
const SCREENS: RouteObject[] = [
  screen(paths.today, async () => (await import('./desks/today/today-page.tsx')).TodayPage),
  screen(paths.orders, async () => (await import('./desks/orders/orders-page.tsx')).OrdersPage),
  screen(paths.order(':id'), async () => (await import('./desks/orders/order-page.tsx')).OrderPage),
  screen(paths.files, async () => (await import('./desks/files/files-page.tsx')).FilesPage),
  screen(paths.file(':id'), async () => (await import('./desks/files/file-page.tsx')).FilePage),
  screen(paths.quotes, async () => (await import('./desks/quotes/quotes-page.tsx')).QuotesPage),
  screen(paths.quote(':id'), async () => (await import('./desks/quotes/quote-page.tsx')).QuotePage),
  screen(paths.invoices, async () => (await import('./desks/invoices/invoices-page.tsx')).InvoicesPage),
  screen(paths.invoice(':id'), async () => (await import('./desks/invoices/invoice-page.tsx')).InvoicePage),
  screen(paths.ageing, async () => (await import('./desks/invoices/ageing-page.tsx')).AgeingPage),
  screen(paths.bank, async () => (await import('./desks/invoices/bank-page.tsx')).BankPage),
  screen(paths.books, async () => (await import('./desks/invoices/books-page.tsx')).BooksPage),
  screen(paths.toInvoice, async () => (await import('./desks/invoices/to-invoice-page.tsx')).ToInvoicePage),
  screen(paths.reminders, async () => (await import('./desks/invoices/reminders-page.tsx')).RemindersPage),
  screen(paths.requests, async () => (await import('./desks/people/requests-page.tsx')).RequestsPage),
  screen(paths.companies, async () => (await import('./desks/people/companies-page.tsx')).CompaniesPage),
  screen(
    paths.customerImport,
    async () => (await import('./desks/people/customer-import-page.tsx')).CustomerImportPage,
  ),
  screen(paths.company(':id'), async () => (await import('./desks/people/company-page.tsx')).CompanyPage),
  screen(paths.toInvite, async () => (await import('./desks/people/invitations-page.tsx')).InvitationsPage),
  screen(paths.scan, async () => (await import('./desks/scan/scan-page.tsx')).ScanPage),
  screen(paths.scanned(':code'), async () => (await import('./desks/scan/scan-page.tsx')).ScanPage),
  screen(paths.messages, async () => (await import('./desks/messages/messages-page.tsx')).MessagesPage),
  screen(paths.newsletter, async () => (await import('./desks/messages/newsletter-page.tsx')).NewsletterPage),
  screen(paths.shop, async () => (await import('./desks/shop/shop-page.tsx')).ShopPage),
  screen(paths.setup, async () => (await import('./desks/shop/setup-page.tsx')).SetupPage),
  screen(paths.delivery, async () => (await import('./desks/shop/delivery-page.tsx')).DeliveryPage),
  screen(paths.content, async () => (await import('./desks/content/content-page.tsx')).ContentPage),
  screen(paths.redirects, async () => (await import('./desks/content/redirects-page.tsx')).RedirectsPage),
  screen(
    paths.manyRedirects,
    async () => (await import('./desks/content/many-redirects-page.tsx')).ManyRedirectsPage,
  ),
  screen(paths.contentPage(':id'), async () => (await import('./desks/content/page-page.tsx')).PagePage),
  screen(
    paths.categories,
    async () => (await import('./desks/categories/categories-page.tsx')).CategoriesPage,
  ),
  screen(
    paths.attributes,
    async () => (await import('./desks/attributes/attributes-page.tsx')).AttributesPage,
  ),
  screen(
    paths.attribute(':code'),
    async () => (await import('./desks/attributes/attribute-page.tsx')).AttributePage,
  ),
  screen(paths.products, async () => (await import('./desks/products/products-page.tsx')).ProductsPage),
  screen(paths.product(':id'), async () => (await import('./desks/products/product-page.tsx')).ProductPage),
  screen(
    paths.productHistory(':id'),
    async () => (await import('./desks/products/history-page.tsx')).HistoryPage,
  ),
  screen(
    paths.configurator(':id'),
    async () => (await import('./desks/configurator/configurator-page.tsx')).ConfiguratorPage,
  ),
  screen(
    paths.configuratorHistory(':id'),
    async () => (await import('./desks/configurator/history-page.tsx')).HistoryPage,
  ),
  screen(paths.priceLists, async () => (await import('./desks/prices/price-lists-page.tsx')).PriceListsPage),
  screen(paths.priceTrial, async () => (await import('./desks/prices/trial-page.tsx')).TrialPage),
  screen(
    paths.priceList(':id'),
    async () => (await import('./desks/prices/price-list-page.tsx')).PriceListPage,
  ),
  screen(paths.priceImport(':id'), async () => (await import('./desks/prices/import-page.tsx')).ImportPage),
  screen(paths.catalogue, async () => (await import('./desks/catalogue/catalogue-page.tsx')).CataloguePage),
  screen(
    paths.catalogueImport(':id'),
    async () => (await import('./desks/catalogue/import-page.tsx')).ImportPage,
  ),
  screen(paths.account, async () => (await import('./desks/account/account-page.tsx')).AccountPage),
  screen(paths.operators, async () => (await import('./desks/operators/operators-page.tsx')).OperatorsPage),
  screen(paths.mails, async () => (await import('./desks/mails/mails-page.tsx')).MailsPage),
  screen(paths.allMailWords, async () => (await import('./desks/mails/all-words-page.tsx')).AllWordsPage),
  screen(paths.mailWords(':mail'), async () => (await import('./desks/mails/words-page.tsx')).WordsPage),
  screen(paths.mail(':id'), async () => (await import('./desks/mails/mail-page.tsx')).MailPage),
  screen(paths.studio, async () => (await import('./desks/studio/jobs-page.tsx')).JobsPage),
  screen(paths.studioJob(':id'), async () => (await import('./desks/studio/job-page.tsx')).JobPage),
  screen(paths.audit, async () => (await import('./desks/audit/audit-page.tsx')).AuditPage),
  screen(paths.auditChange(':id'), async () => (await import('./desks/audit/change-page.tsx')).ChangePage),
  screen(paths.system, async () => (await import('./desks/system/health-page.tsx')).HealthPage),
  screen(paths.systemJobs, async () => (await import('./desks/system/jobs-page.tsx')).JobsPage),
  screen(
    paths.systemRetention,
    async () => (await import('./desks/system/retention-page.tsx')).RetentionPage,
  ),
  screen(paths.systemPrivacy, async () => (await import('./desks/system/privacy-page.tsx')).PrivacyPage),
  screen(paths.systemBackups, async () => (await import('./desks/system/backups-page.tsx')).BackupsPage),
  screen(paths.systemSettings, async () => (await import('./desks/system/settings-page.tsx')).SettingsPage),
  { path: '*', element: <NoPage /> },
]

export const router = createBrowserRouter(
  [
    {
      errorElement: <BrokenPage />,
      hydrateFallbackElement: <Loading />,
      children: [
        screen(paths.begin, async () => (await import('./shell/begin-page.tsx')).BeginPage),
        screen(paths.invitation, async () => (await import('./shell/invitation-page.tsx')).InvitationPage),
      ],
    },
    {
      element: <Frame />,
      errorElement: <BrokenPage />,
      hydrateFallbackElement: <Loading />,
      children: [{ errorElement: <BrokenPage />, children: SCREENS }],
    },
  ],
  { basename: '/beheer' },
)
