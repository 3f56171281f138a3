import { Link } from 'react-router'
import type { Reply } from '#contract/client.ts'
import type { Customer } from '#contract/customer.ts'
import type { DownloadSection } from '#contract/documents.ts'
import type { OrderRow } from '#contract/orders.ts'
import { paths } from '#app/paths.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { accountTexts as texts, ordersTexts, personalDataTexts } from '#texts/nl/account.ts'
import { downloadsTexts } from '#texts/nl/downloads.ts'
import { formatDate } from '#texts/nl/format-date.ts'
import { formatPrice } from '#texts/nl/format.ts'
import styles from './account.module.css'
import { CompanyFacts } from './company-facts.tsx'
import { FileLinks } from './file-links.tsx'
import { OrdersTable } from './orders-table.tsx'
import { PageHeading } from './page-heading.tsx'

const LATEST_COUNT = 5
const DOWNLOAD_COUNT = 3
/** From when on a quote that ends is pointed out. */
const ENDS_SOON_DAYS = 6

type Quote = Reply<'listParkedCarts'>['parkedCarts'][number]

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
      <div className={styles.panels}>
        <Waiting orders={orders} quotes={quotes} />
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

type Task = { readonly title: string; readonly note: string | null; readonly to: string }

/** What only the customer can bring further. */
function Waiting({ orders, quotes }: Pick<OverviewPageProps, 'orders' | 'quotes'>) {
  const tasks = [...orders.flatMap(taskOfOrder), ...quotes.flatMap(taskOfQuote)]
  if (tasks.length === 0) return null
  return (
    <section className={`panel ${styles.panel}`}>
      <h2>{texts.waiting}</h2>
      <ul className={styles.waiting}>
        {tasks.map(({ title, note, to }) => (
          <li key={to}>
            <div>
              <p className="strong">{title}</p>
              {note && <p className="small muted">{note}</p>}
            </div>
            <LinkButton to={to} look="secondary" size="small" aria-label={texts.showOf(title)}>
              {texts.show}
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  )
}

function taskOfOrder({ id, number, reference, state }: OrderRow): Task[] {
  const to = paths.order(id)
  if (state === 'awaiting_files') return [{ title: texts.waitingFiles(number), note: reference, to }]
  if (state === 'awaiting_approval') return [{ title: texts.waitingApproval(number), note: reference, to }]
  return []
}

/** An offer that was made, and a quote that soon ends. */
function taskOfQuote({
  id,
  reference,
  isExpired,
  daysLeft,
  validUntil,
  totalPrice,
  ...quote
}: Quote): Task[] {
  if (isExpired) return []
  const to = paths.quote(id)
  if (quote.priceRequestState === 'offered')
    return [{ title: texts.waitingOffer(reference), note: quote.number, to }]
  if (daysLeft > ENDS_SOON_DAYS) return []
  const price = formatPrice(totalPrice.excludingTaxInCents)
  return [{ title: texts.quoteEnds(reference), note: texts.quoteHolds(formatDate(validUntil), price), to }]
}
