import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { InvoiceFilters } from '#contract/office/filters.ts'
import type { DeskInvoiceRow } from '#contract/office/invoices.ts'
import { INVOICE_QUEUES, type InvoiceQueue } from '#domain/documents/invoice-balance.ts'
import { LinkButton } from '#app/ui/button.tsx'
import type { Column } from '#app/ui/table.tsx'
import { ageingTexts } from '#texts/nl/office/ageing.ts'
import { booksTexts } from '#texts/nl/office/books.ts'
import { bankTexts } from '#texts/nl/office/bank.ts'
import { deskInvoiceTexts as texts } from '#texts/nl/office/invoices.ts'
import { reminderTexts } from '#texts/nl/office/reminders.ts'
import { toInvoiceTexts } from '#texts/nl/office/to-invoice.ts'
import { officeTexts } from '#texts/nl/office/shell.ts'
import { formatDate } from '#texts/nl/format-date.ts'
import { formatPrice } from '#texts/nl/format.ts'
import { useMay } from '../../lib/operator.ts'
import { paths } from '../../paths.ts'
import { EndlessTable } from '../../ui/endless-table.tsx'
import { ListPage } from '../../ui/list-page.tsx'
import { QueueLinks } from '../../ui/queue-links.tsx'
import type { BulkAction } from '../../ui/bulk.ts'
import { type Filtering, useListFilters } from '../../ui/filters/use-list-filters.ts'
import { useListView } from '../../ui/use-list-view.ts'
import { TwoLines } from '../../ui/two-lines.tsx'
import { StateLabel } from '../../ui/state-label.tsx'
import { invoiceCountsOf, invoiceList, type InvoiceView } from '../../work/invoices.ts'
import { INVOICE_FILTERS } from './invoice-filters.ts'
import { SHORT_KEYS } from './short-keys.ts'

/** The queues of invoices with what is open in all; which one, what is searched for and the filters stand in the address. */
export function InvoicesPage() {
  const { view: listed, search } = useListView(INVOICE_QUEUES, 'open')
  const { asked: filters, filtering } = useListFilters<InvoiceFilters>(INVOICE_FILTERS)
  const view = { ...listed, filters }
  const { data: sums } = useQuery({ ...invoiceCountsOf(filters), placeholderData: keepPreviousData })
  const may = useMay()
  return (
    <ListPage
      list="invoices"
      title={officeTexts.invoices}
      note={sums && texts.sums(formatPrice(sums.openInCents), formatPrice(sums.overdueInCents))}
      searchLabel={texts.search}
      search={view.search}
      onSearch={search}
      filtering={filtering}
      parts={<Queues view={view} counts={sums?.counts} words={filtering.words} />}
      actions={
        <>
          {may('makeInvoices') && (
            <LinkButton look="secondary" size="small" to={paths.toInvoice}>
              {toInvoiceTexts.title}
            </LinkButton>
          )}
          <LinkButton look="secondary" size="small" to={paths.ageing}>
            {ageingTexts.title}
          </LinkButton>
          {may('bookPayments') && (
            <>
              <LinkButton look="secondary" size="small" to={paths.reminders}>
                {reminderTexts.title}
              </LinkButton>
              <LinkButton look="secondary" size="small" to={paths.bank}>
                {bankTexts.title}
              </LinkButton>
            </>
          )}
          {may('exportBooks') && (
            <LinkButton look="secondary" size="small" to={paths.books}>
              {booksTexts.title}
            </LinkButton>
          )}
        </>
      }
    >
      <Invoices view={view} filtering={filtering} />
    </ListPage>
  )
}

type QueuesProps = {
  readonly view: InvoiceView
  readonly counts: Readonly<Record<InvoiceQueue, number>> | undefined
  readonly words: Filtering['words']
}

function Queues({ view: { queue, search }, counts, words }: QueuesProps) {
  return (
    <QueueLinks
      label={texts.queues}
      names={INVOICE_QUEUES}
      titles={texts.queue}
      counts={counts}
      chosen={queue}
      search={search}
      filters={words}
    />
  )
}

type InvoicesProps = { readonly view: InvoiceView; readonly filtering: Filtering }

function Invoices({ view, filtering }: InvoicesProps) {
  const may = useMay()
  const { filters, ...listed } = view
  return (
    <EndlessTable
      key={`${view.queue} ${JSON.stringify(filters)}`}
      list={useInfiniteQuery(invoiceList(view))}
      bulk={
        may('sendMails')
          ? {
              list: 'invoices',
              actions: [MAIL_AGAIN],
              nameOf: ({ number }) => number,
              pathOf: paths.invoice,
              view: { ...listed, ...filters },
            }
          : null
      }
      rowsOf={(page) => page.invoices}
      columns={COLUMNS}
      texts={texts}
      search={view.search}
      filtering={filtering}
    />
  )
}

/** Each press is a mail of its own. */
const MAIL_AGAIN: BulkAction = {
  id: 'mail',
  of: SHORT_KEYS.invoices.mail,
  intro: texts.bulkMailIntro,
  order: { kind: 'mailInvoices' },
}

const COLUMNS: readonly Column<DeskInvoiceRow>[] = [
  {
    id: 'invoice',
    header: texts.invoice,
    inBlock: 'lead',
    cell: ({ id, number }) => (
      <Link to={paths.invoice(id)} className="figures">
        {number}
      </Link>
    ),
  },
  {
    id: 'customer',
    header: texts.customer,
    inBlock: 'full',
    cell: ({ companyName, orderNumber }) => (
      <TwoLines first={companyName} second={texts.order(orderNumber)} />
    ),
  },
  { id: 'issued', header: texts.issued, dispensable: true, cell: ({ issuedOn }) => formatDate(issuedOn) },
  {
    id: 'due',
    header: texts.due,
    cell: ({ dueOn }) => (dueOn === null ? texts.noDue : formatDate(dueOn)),
  },
  { id: 'status', header: texts.status, inBlock: 'lead', cell: (invoice) => <StateLabel of={invoice} /> },
  {
    id: 'total',
    header: texts.total,
    figures: true,
    cell: ({ totalInCents }) => formatPrice(totalInCents),
  },
  {
    id: 'open',
    header: texts.open,
    figures: true,
    inBlock: 'lead',
    cell: ({ openInCents }) => <strong>{formatPrice(openInCents)}</strong>,
  },
]
