import { Link } from 'react-router'
import type { Customer } from '#contract/customer.ts'
import type { OrderRow } from '#contract/orders.ts'
import { paths } from '#app/paths.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { accountTexts as texts, addressesTexts, ordersTexts, personalDataTexts } from '#texts/nl/account.ts'
import { AddressText } from '#app/lib/address-block.tsx'
import styles from './account.module.css'
import { CompanyFacts } from './company-facts.tsx'
import { OrdersTable } from './orders-table.tsx'
import { PageHeading } from './page-heading.tsx'

const LATEST_COUNT = 5

type OverviewPageProps = { readonly customer: Customer; readonly orders: readonly OrderRow[] }

export function OverviewPage({ customer, orders }: OverviewPageProps) {
  const home = customer.addresses.find(({ isDefault }) => isDefault) ?? customer.addresses[0]
  return (
    <>
      <PageHeading title={texts.hello(customer.contact.firstName)} note={customer.company.name} />
      <div className={styles.panels}>
        <Waiting orders={orders} />
        <section className={`panel ${styles.panel}`}>
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
        <div className={`${styles.panels} ${styles.two}`}>
          <section className={`panel ${styles.panel}`}>
            <header>
              <h2>{personalDataTexts.title}</h2>
              <Link to={paths.personalData} className="text-link">
                {texts.allData}
              </Link>
            </header>
            <CompanyFacts company={customer.company} />
          </section>
          <section className={`panel ${styles.panel}`}>
            <header>
              <h2>{addressesTexts.title}</h2>
              <Link to={paths.addresses} className="text-link">
                {addressesTexts.edit}
              </Link>
            </header>
            {home ? <AddressText address={home} /> : <p>{addressesTexts.emptyText}</p>}
          </section>
        </div>
      </div>
    </>
  )
}

/** What only the customer can bring further. */
function Waiting({ orders }: { readonly orders: readonly OrderRow[] }) {
  const waiting = orders.filter(({ state }) => state === 'awaiting_files' || state === 'awaiting_approval')
  if (waiting.length === 0) return null
  return (
    <section className={`panel ${styles.panel}`}>
      <h2>{texts.waiting}</h2>
      <ul className={styles.waiting}>
        {waiting.map(({ id, number, reference, state }) => (
          <li key={id}>
            <div>
              <p className="strong">
                {state === 'awaiting_files' ? texts.waitingFiles(number) : texts.waitingApproval(number)}
              </p>
              {reference && <p className="small muted">{reference}</p>}
            </div>
            <LinkButton to={paths.order(id)} look="secondary" size="small">
              {texts.show}
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
