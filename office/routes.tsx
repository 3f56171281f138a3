import { createBrowserRouter } from 'react-router'
import { FilePage } from './desks/files/file-page.tsx'
import { FilesPage } from './desks/files/files-page.tsx'
import { InvoicePage } from './desks/invoices/invoice-page.tsx'
import { InvoicesPage } from './desks/invoices/invoices-page.tsx'
import { OrderPage } from './desks/orders/order-page.tsx'
import { OrdersPage } from './desks/orders/orders-page.tsx'
import { CompaniesPage } from './desks/people/companies-page.tsx'
import { CompanyPage } from './desks/people/company-page.tsx'
import { RequestsPage } from './desks/people/requests-page.tsx'
import { QuotePage } from './desks/quotes/quote-page.tsx'
import { QuotesPage } from './desks/quotes/quotes-page.tsx'
import { ScanPage } from './desks/scan/scan-page.tsx'
import { JobPage } from './desks/studio/job-page.tsx'
import { JobsPage } from './desks/studio/jobs-page.tsx'
import { TodayPage } from './desks/today/today-page.tsx'
import { paths } from './paths.ts'
import { Frame } from './shell/frame.tsx'
import { NoPage } from './shell/no-page.tsx'

export const router = createBrowserRouter(
  [
    {
      element: <Frame />,
      children: [
        { path: paths.today, element: <TodayPage /> },
        { path: paths.orders, element: <OrdersPage /> },
        { path: paths.order(':id'), element: <OrderPage /> },
        { path: paths.files, element: <FilesPage /> },
        { path: paths.file(':id'), element: <FilePage /> },
        { path: paths.quotes, element: <QuotesPage /> },
        { path: paths.quote(':id'), element: <QuotePage /> },
        { path: paths.invoices, element: <InvoicesPage /> },
        { path: paths.invoice(':id'), element: <InvoicePage /> },
        { path: paths.requests, element: <RequestsPage /> },
        { path: paths.companies, element: <CompaniesPage /> },
        { path: paths.company(':id'), element: <CompanyPage /> },
        { path: paths.scan, element: <ScanPage /> },
        { path: paths.scanned(':code'), element: <ScanPage /> },
        { path: paths.studio, element: <JobsPage /> },
        { path: paths.studioJob(':id'), element: <JobPage /> },
        { path: '*', element: <NoPage /> },
      ],
    },
  ],
  { basename: '/beheer' },
)
