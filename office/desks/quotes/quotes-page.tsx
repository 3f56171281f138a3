import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import type { DeskQuoteRow } from '#contract/office/quotes.ts'
import { QUOTE_QUEUES, type QuoteQueue } from '#domain/quotes/desk-queues.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { type Column, Table } from '#app/ui/table.tsx'
import { deskOrderTexts } from '#texts/nl/office/orders.ts'
import { deskQuoteTexts as texts } from '#texts/nl/office/quotes.ts'
import { officeTexts } from '#texts/nl/office/shell.ts'
import { formatDate, formatMoment } from '#texts/nl/format-date.ts'
import { formatNumber, formatPrice } from '#texts/nl/format.ts'
import { paths } from '../../paths.ts'
import { Loading, LoadFault } from '../../ui/loading.tsx'
import { Page } from '../../ui/page.tsx'
import { QueueLinks } from '../../ui/queue-links.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { StateLabel } from '../../ui/state-label.tsx'
import { quoteCounts, quoteList, type QuoteView } from '../../work/quotes.ts'
import styles from './quotes.module.css'

const isQueue = (name: string | null): name is QuoteQueue => QUOTE_QUEUES.some((one) => one === name)

/** The queues of quotes; which one, and what is searched for, stand in the address. */
export function QuotesPage() {
  const [address, setAddress] = useSearchParams()
  const named = address.get('wachtrij')
  const view: QuoteView = { queue: isQueue(named) ? named : 'open', search: address.get('zoek') ?? '' }

  function search(text: string) {
    const next = new URLSearchParams(address)
    if (text === '') next.delete('zoek')
    else next.set('zoek', text)
    setAddress(next, { replace: true })
  }

  return (
    <Page title={officeTexts.quotes}>
      <section className="panel">
        <div className={styles.tools}>
          <SearchField label={texts.search} text={view.search} onSearch={search} />
          <Queues view={view} />
        </div>
        <Quotes view={view} />
      </section>
    </Page>
  )
}

const UNCOUNTED: ReadonlySet<QuoteQueue> = new Set(['ordered', 'over'])

function Queues({ view: { queue, search } }: { readonly view: QuoteView }) {
  const { data: counts } = useQuery(quoteCounts)
  const queues = QUOTE_QUEUES.map((name) => ({
    name,
    title: texts.queue[name],
    count: counts && !UNCOUNTED.has(name) ? deskOrderTexts.count(counts[name]) : null,
  }))
  return <QueueLinks label={texts.queues} queues={queues} chosen={queue} search={search} />
}

function Quotes({ view }: { readonly view: QuoteView }) {
  const list = useInfiniteQuery(quoteList(view))
  if (list.error && !list.data) return <LoadFault error={list.error} onAgain={() => void list.refetch()} />
  if (!list.data) return <Loading />
  const quotes = list.data.pages.flatMap((page) => page.quotes)
  if (quotes.length === 0)
    return (
      <EmptyState
        title={view.search === '' ? texts.none : texts.noneFound(view.search)}
        text={texts.noneText}
      />
    )
  return (
    <>
      <div className={styles.list}>
        <Table caption={texts.table} columns={COLUMNS} rows={quotes} rowKey={({ id }) => id} />
      </div>
      {list.hasNextPage && (
        <Button look="secondary" pending={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {texts.more}
        </Button>
      )}
    </>
  )
}

const COLUMNS: readonly Column<DeskQuoteRow>[] = [
  {
    id: 'quote',
    header: texts.quote,
    inBlock: 'lead',
    cell: ({ id, number }) => <Link to={paths.quote(id)}>{number}</Link>,
  },
  {
    id: 'customer',
    header: texts.customer,
    inBlock: 'full',
    cell: ({ companyName, reference }) => (
      <p className={styles.customer}>
        <strong>{companyName}</strong>
        {reference !== null && <small>{reference}</small>}
      </p>
    ),
  },
  { id: 'saved', header: texts.saved, dispensable: true, cell: ({ parkedAt }) => formatMoment(parkedAt) },
  {
    id: 'asked',
    header: texts.asked,
    dispensable: true,
    cell: ({ askedAt }) => (askedAt === null ? texts.notAsked : formatMoment(askedAt)),
  },
  {
    id: 'lines',
    header: texts.linesCount,
    figures: true,
    dispensable: true,
    cell: ({ itemCount }) => formatNumber(itemCount),
  },
  { id: 'valid', header: texts.validUntil, cell: ({ validUntil }) => formatDate(validUntil) },
  { id: 'status', header: texts.status, inBlock: 'lead', cell: (quote) => <StateLabel of={quote} /> },
  {
    id: 'net',
    header: texts.net,
    figures: true,
    inBlock: 'lead',
    cell: ({ netPrice }) => <strong>{formatPrice(netPrice.excludingTaxInCents)}</strong>,
  },
]
