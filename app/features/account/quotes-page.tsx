import { Form, Link } from 'react-router'
import type { Reply } from '#contract/client.ts'
import { paths } from '#app/paths.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { searchIcon } from '#app/ui/icons/search.ts'
import { Pagination } from '#app/ui/pagination.tsx'
import { Table, type Column } from '#app/ui/table.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { ordersTexts } from '#texts/nl/account.ts'
import { formatPrice } from '#texts/nl/format.ts'
import { formatDate } from '#texts/nl/format-date.ts'
import { quoteTexts as texts } from '#texts/nl/quotes.ts'
import styles from './account.module.css'
import { PageHeading } from './page-heading.tsx'
import { QuoteState } from './quote-state.tsx'

type Quotes = Reply<'listParkedCarts'>
type Quote = Quotes['parkedCarts'][number]

const COLUMNS: readonly Column<Quote>[] = [
  {
    id: 'number',
    header: texts.number,
    inBlock: 'lead',
    cell: ({ id, number }) => (
      <Link to={paths.quote(id)} className={styles.number}>
        {number}
      </Link>
    ),
  },
  { id: 'reference', header: texts.reference, inBlock: 'full', cell: ({ reference }) => reference },
  { id: 'parkedAt', header: texts.parkedAt, dispensable: true, cell: ({ parkedAt }) => formatDate(parkedAt) },
  { id: 'validUntil', header: texts.validUntil, cell: ({ validUntil }) => formatDate(validUntil) },
  { id: 'items', header: texts.items, dispensable: true, figures: true, cell: ({ itemCount }) => itemCount },
  { id: 'status', header: texts.status, inBlock: 'full', cell: (quote) => <QuoteState {...quote} /> },
  {
    id: 'total',
    header: texts.total,
    figures: true,
    inBlock: 'lead',
    cell: ({ totalPrice }) => <strong>{formatPrice(totalPrice.excludingTaxInCents)}</strong>,
  },
]

type QuotesPageProps = Quotes & { readonly reference: string }

/** The company's quotes: carts that were parked with their prices. */
export function QuotesPage({ parkedCarts, currentPage, pageCount, totalCount, reference }: QuotesPageProps) {
  const toPage = (page: number) => {
    const search = new URLSearchParams(reference ? { reference } : {})
    if (page > 1) search.set('currentPage', String(page))
    return { search: String(search) }
  }
  const last = currentPage === pageCount ? totalCount : currentPage * parkedCarts.length
  return (
    <>
      <PageHeading title={texts.title} />
      <section className="panel">
        {(totalCount > 0 || reference !== '') && (
          <search>
            <Form method="get" className={styles.search} key={reference}>
              <TextField
                label={texts.search}
                name="reference"
                type="search"
                required={false}
                compact
                maxLength={60}
                defaultValue={reference}
              />
              <Button type="submit" look="secondary" icon={searchIcon}>
                {ordersTexts.find}
              </Button>
            </Form>
          </search>
        )}
        {parkedCarts.length > 0 ? (
          <>
            <Table caption={texts.title} columns={COLUMNS} rows={parkedCarts} rowKey={({ id }) => id} />
            <p className={`small muted ${styles.range}`}>
              {texts.range(last - parkedCarts.length + 1, last, totalCount)}
            </p>
            <Pagination
              page={currentPage}
              pageCount={pageCount}
              toPage={toPage}
              label={texts.pages}
              previousLabel={ordersTexts.previous}
              nextLabel={ordersTexts.next}
              pageLabel={ordersTexts.page}
            />
          </>
        ) : (
          <NoQuotes reference={reference} />
        )}
      </section>
    </>
  )
}

function NoQuotes({ reference }: { readonly reference: string }) {
  if (reference === '')
    return (
      <EmptyState
        title={texts.emptyTitle}
        text={texts.emptyText}
        action={<LinkButton to={paths.home}>{ordersTexts.toProducts}</LinkButton>}
      />
    )
  return (
    <EmptyState
      title={texts.notFoundTitle}
      text={texts.notFoundText(reference)}
      action={
        <LinkButton to={paths.quotes} look="secondary">
          {ordersTexts.clear}
        </LinkButton>
      }
    />
  )
}
