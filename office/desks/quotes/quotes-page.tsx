import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { QuoteFilters } from '#contract/office/filters.ts'
import type { DeskQuoteRow } from '#contract/office/quotes.ts'
import { QUOTE_QUEUES } from '#domain/quotes/desk-queues.ts'
import type { Column } from '#app/ui/table.tsx'
import { deskQuoteTexts as texts } from '#texts/nl/office/quotes.ts'
import { officeTexts } from '#texts/nl/office/shell.ts'
import { formatDate, formatMoment } from '#texts/nl/format-date.ts'
import { formatNumber, formatPrice } from '#texts/nl/format.ts'
import { useMay } from '../../lib/operator.ts'
import { paths } from '../../paths.ts'
import { EndlessTable } from '../../ui/endless-table.tsx'
import { ListPage } from '../../ui/list-page.tsx'
import { QueueLinks } from '../../ui/queue-links.tsx'
import { type Filtering, useListFilters } from '../../ui/filters/use-list-filters.ts'
import { useListView } from '../../ui/use-list-view.ts'
import { TwoLines } from '../../ui/two-lines.tsx'
import { StateLabel } from '../../ui/state-label.tsx'
import { quoteCountsOf, quoteList, type QuoteView } from '../../work/quotes.ts'
import { BULK_ANSWERS } from './bulk-answers.ts'
import { QUOTE_FILTERS } from './quote-filters.ts'

/** The queues of quotes; which one, what is searched for and the filters stand in the address. */
export function QuotesPage() {
  const { view: listed, search } = useListView(QUOTE_QUEUES, 'open')
  const { asked: filters, filtering } = useListFilters<QuoteFilters>(QUOTE_FILTERS)
  const view = { ...listed, filters }
  return (
    <ListPage
      list="quotes"
      title={officeTexts.quotes}
      searchLabel={texts.search}
      search={view.search}
      onSearch={search}
      filtering={filtering}
      parts={<Queues view={view} words={filtering.words} />}
    >
      <Quotes view={view} filtering={filtering} />
    </ListPage>
  )
}

type QueuesProps = { readonly view: QuoteView; readonly words: Filtering['words'] }

function Queues({ view: { queue, search, filters }, words }: QueuesProps) {
  const { data: counts } = useQuery({ ...quoteCountsOf(filters), placeholderData: keepPreviousData })
  return (
    <QueueLinks
      label={texts.queues}
      names={QUOTE_QUEUES}
      titles={texts.queue}
      counts={counts && { ...counts, ordered: undefined, over: undefined }}
      chosen={queue}
      search={search}
      filters={words}
    />
  )
}

type QuotesProps = { readonly view: QuoteView; readonly filtering: Filtering }

function Quotes({ view, filtering }: QuotesProps) {
  const may = useMay()
  return (
    <EndlessTable
      key={`${view.queue} ${JSON.stringify(view.filters)}`}
      list={useInfiniteQuery(quoteList(view))}
      bulk={
        may('answerQuotes')
          ? {
              list: 'quotes',
              actions: BULK_ANSWERS,
              nameOf,
              pathOf: paths.quote,
              view: { queue: view.queue, search: view.search, ...view.filters },
            }
          : null
      }
      rowsOf={(page) => page.quotes}
      columns={COLUMNS}
      texts={texts}
      search={view.search}
      filtering={filtering}
    />
  )
}

const nameOf = ({ number }: { readonly number: string }) => texts.quoteTitle(number)

const COLUMNS: readonly Column<DeskQuoteRow>[] = [
  {
    id: 'quote',
    header: texts.quote,
    inBlock: 'lead',
    cell: ({ id, number }) => (
      <Link to={paths.quote(id)} className="figures">
        {number}
      </Link>
    ),
  },
  {
    id: 'customer',
    header: texts.customer,
    inBlock: 'full',
    cell: ({ companyName, reference }) => <TwoLines first={companyName} second={reference} />,
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
