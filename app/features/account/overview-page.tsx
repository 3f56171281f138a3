import { Link } from 'react-router'
import type { Customer } from '#contract/customer.ts'
import type { DownloadSection } from '#contract/documents.ts'
import type { OrderRow } from '#contract/orders.ts'
import { paths } from '#app/paths.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { accountTexts as texts, ordersTexts, personalDataTexts } from '#texts/nl/account.ts'
import { downloadsTexts } from '#texts/nl/downloads.ts'
import accountStyles from '#app/lib/account/account.module.css'
import { CompanyFacts } from '#app/lib/account/company-facts.tsx'
import { FileLinks } from '#app/lib/account/file-links.tsx'
import { OrdersTable } from '#app/lib/orders/orders-table.tsx'
import { PageHeading } from '#app/lib/account/page-heading.tsx'
import styles from './tasks.module.css'
import { type Quote, WaitingTasks } from './waiting-tasks.tsx'

const LATEST_COUNT = 5
const DOWNLOAD_COUNT = 3

type OverviewPageProps = {
  readonly customer: Customer
  readonly orders: readonly OrderRow[]
  readonly quotes: readonly Quote[]
  readonly downloads: readonly DownloadSection[]
}

export function OverviewPage({ customer, orders, quotes, downloads }: OverviewPageProps) {
  const newest = downloads.flatMap(({ rows }) => rows).slice(0, DOWNLOAD_COUNT)
  return (
    <>
      <PageHeading title={texts.hello(customer.contact.firstName)} note={customer.company.name} />
      <div className={accountStyles.panels}>
        <WaitingTasks orders={orders} quotes={quotes} />
        <section className={`panel ${accountStyles.panel}`}>
          <header>
            <h2>{texts.latestOrders}</h2>
            <Link to={paths.orders} className="text-link">
              {texts.allOrders}
            </Link>
          </header>
          {orders.length > 0 ? (
            <OrdersTable orders={orders.slice(0, LATEST_COUNT)} />
          ) : (
            <EmptyState
              headingLevel={3}
              title={ordersTexts.emptyTitle}
              text={ordersTexts.emptyText}
              action={<LinkButton to={paths.home}>{ordersTexts.toProducts}</LinkButton>}
            />
          )}
        </section>
        <div className={`${accountStyles.panels} ${accountStyles.two}`}>
          <section className={`panel ${accountStyles.panel}`}>
            <header>
              <h2>{personalDataTexts.title}</h2>
              <Link to={paths.personalData} className="text-link">
                {texts.allData}
              </Link>
            </header>
            <CompanyFacts company={customer.company} />
          </section>
          <section className={`panel ${accountStyles.panel}`}>
            <header>
              <h2>{downloadsTexts.title}</h2>
              <Link to={paths.downloads} className="text-link">
                {downloadsTexts.allDownloads}
              </Link>
            </header>
            {newest.length === 0 && <p>{downloadsTexts.emptyText}</p>}
            <ul className={styles.papers}>
              {newest.map(({ id, title, files }) => (
                <li key={id}>
                  <p className="strong">{title}</p>
                  <FileLinks files={files} about={title} />
                </li>
              ))}
            </ul>
          </section>
        </div>
      </div>
    </>
  )
}
