import { Link } from 'react-router'
import type { Reply } from '#contract/client.ts'
import { paths } from '#app/paths.ts'
import { Table, type Column } from '#app/ui/table.tsx'
import { formatPrice } from '#texts/nl/format.ts'
import { formatDate } from '#texts/nl/format-date.ts'
import { quoteTexts as texts } from '#texts/nl/quotes.ts'
import { PageHeading } from '#app/lib/account/page-heading.tsx'
import { ReferenceList } from '#app/lib/account/reference-list.tsx'
import styles from './quote-page.module.css'
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
export function QuotesPage({ parkedCarts, ...list }: QuotesPageProps) {
  return (
    <>
      <PageHeading title={texts.title} />
      <ReferenceList {...list} texts={texts} path={paths.quotes} rowCount={parkedCarts.length}>
        <Table caption={texts.title} columns={COLUMNS} rows={parkedCarts} rowKey={({ id }) => id} />
      </ReferenceList>
    </>
  )
}
