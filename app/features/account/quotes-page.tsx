import { Link } from 'react-router'
import type { Reply } from '#contract/client.ts'
import type { OrUnavailable } from '#app/lib/or-unavailable.ts'
import { paths } from '#app/paths.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { StatusLabel } from '#app/ui/status-label.tsx'
import { Table, type Column } from '#app/ui/table.tsx'
import { ordersTexts, quotesTexts as texts } from '#texts/nl/account.ts'
import { formatPrice } from '#texts/nl/format.ts'
import { formatDate } from '#texts/nl/format-date.ts'
import styles from './account.module.css'
import { PageHeading } from './page-heading.tsx'
import { UnavailableNotice } from './unavailable-notice.tsx'

type Quotes = Reply<'listParkedCarts'>
type Quote = Quotes['parkedCarts'][number]

const COLUMNS: readonly Column<Quote>[] = [
  {
    id: 'reference',
    header: texts.reference,
    inBlock: 'lead',
    cell: ({ id, reference }) => <Link to={paths.quote(id)}>{reference}</Link>,
  },
  { id: 'parkedAt', header: texts.parkedAt, cell: ({ parkedAt }) => formatDate(parkedAt) },
  { id: 'validUntil', header: texts.validUntil, cell: ({ validUntil }) => formatDate(validUntil) },
  { id: 'items', header: texts.items, dispensable: true, figures: true, cell: ({ itemCount }) => itemCount },
  {
    id: 'status',
    header: texts.status,
    inBlock: 'full',
    cell: ({ isExpired }) => <Validity isExpired={isExpired} />,
  },
  {
    id: 'total',
    header: texts.total,
    figures: true,
    inBlock: 'lead',
    cell: ({ totalPrice }) => <strong>{formatPrice(totalPrice.excludingTaxInCents)}</strong>,
  },
]

export function Validity({ isExpired }: Pick<Quote, 'isExpired'>) {
  return (
    <StatusLabel tone={isExpired ? 'quiet' : 'good'}>{isExpired ? texts.expired : texts.valid}</StatusLabel>
  )
}

/** The customer's quotes: carts that were parked with their prices. */
export function QuotesPage({ answer, unavailable }: OrUnavailable<Quotes>) {
  return (
    <>
      <PageHeading title={texts.title} />
      {unavailable === null ? <QuoteList quotes={answer} /> : <UnavailableNotice message={unavailable} />}
    </>
  )
}

function QuoteList({ quotes }: { readonly quotes: Quotes }) {
  if (quotes.parkedCarts.length === 0)
    return (
      <div className="panel">
        <EmptyState
          title={texts.emptyTitle}
          text={texts.emptyText}
          action={<LinkButton to={paths.home}>{ordersTexts.toProducts}</LinkButton>}
        />
      </div>
    )
  return (
    <section className={`panel ${styles.panel}`}>
      <Table caption={texts.title} columns={COLUMNS} rows={quotes.parkedCarts} rowKey={({ id }) => id} />
      <Pagination
        page={quotes.currentPage}
        pageCount={quotes.pageCount}
        toPage={(page) => ({ search: page > 1 ? `currentPage=${page}` : '' })}
        label={texts.pages}
        previousLabel={ordersTexts.previous}
        nextLabel={ordersTexts.next}
        pageLabel={ordersTexts.page}
      />
    </section>
  )
}
