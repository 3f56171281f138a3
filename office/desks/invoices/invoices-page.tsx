import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import type { DeskInvoiceRow } from '#contract/office/invoices.ts'
import { INVOICE_QUEUES, type InvoiceQueue } from '#domain/documents/invoice-balance.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { type Column, Table } from '#app/ui/table.tsx'
import { deskInvoiceTexts as texts } from '#texts/nl/office/invoices.ts'
import { deskOrderTexts } from '#texts/nl/office/orders.ts'
import { officeTexts } from '#texts/nl/office/shell.ts'
import { formatDate } from '#texts/nl/format-date.ts'
import { formatPrice } from '#texts/nl/format.ts'
import { paths } from '../../paths.ts'
import { Loading, LoadFault } from '../../ui/loading.tsx'
import { Page } from '../../ui/page.tsx'
import { QueueLinks } from '../../ui/queue-links.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { StateLabel } from '../../ui/state-label.tsx'
import { invoiceCounts, invoiceList, type InvoiceView } from '../../work/invoices.ts'
import styles from './invoices.module.css'

const isQueue = (name: string | null): name is InvoiceQueue => INVOICE_QUEUES.some((one) => one === name)

/** The queues of invoices with what is open in all; which one, and what is searched for, stand in the address. */
export function InvoicesPage() {
  const [address, setAddress] = useSearchParams()
  const { data: sums } = useQuery(invoiceCounts)
  const named = address.get('wachtrij')
  const view: InvoiceView = { queue: isQueue(named) ? named : 'open', search: address.get('zoek') ?? '' }

  function search(text: string) {
    const next = new URLSearchParams(address)
    if (text === '') next.delete('zoek')
    else next.set('zoek', text)
    setAddress(next, { replace: true })
  }

  return (
    <Page
      title={officeTexts.invoices}
      note={sums && texts.sums(formatPrice(sums.openInCents), formatPrice(sums.overdueInCents))}
    >
      <section className="panel">
        <div className={styles.tools}>
          <SearchField label={texts.search} text={view.search} onSearch={search} />
          <Queues view={view} />
        </div>
        <Invoices view={view} />
      </section>
    </Page>
  )
}

function Queues({ view: { queue, search } }: { readonly view: InvoiceView }) {
  const { data } = useQuery(invoiceCounts)
  const queues = INVOICE_QUEUES.map((name) => ({
    name,
    title: texts.queue[name],
    count: data ? deskOrderTexts.count(data.counts[name]) : null,
  }))
  return <QueueLinks label={texts.queues} queues={queues} chosen={queue} search={search} />
}

function Invoices({ view }: { readonly view: InvoiceView }) {
  const list = useInfiniteQuery(invoiceList(view))
  if (list.error && !list.data) return <LoadFault error={list.error} onAgain={() => void list.refetch()} />
  if (!list.data) return <Loading />
  const invoices = list.data.pages.flatMap((page) => page.invoices)
  if (invoices.length === 0)
    return (
      <EmptyState
        title={view.search === '' ? texts.none : texts.noneFound(view.search)}
        text={texts.noneText}
      />
    )
  return (
    <>
      <div className={styles.list}>
        <Table caption={texts.table} columns={COLUMNS} rows={invoices} rowKey={({ id }) => id} />
      </div>
      {list.hasNextPage && (
        <Button look="secondary" pending={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {texts.more}
        </Button>
      )}
    </>
  )
}

const COLUMNS: readonly Column<DeskInvoiceRow>[] = [
  {
    id: 'invoice',
    header: texts.invoice,
    inBlock: 'lead',
    cell: ({ id, number }) => <Link to={paths.invoice(id)}>{number}</Link>,
  },
  {
    id: 'customer',
    header: texts.customer,
    inBlock: 'full',
    cell: ({ companyName, orderNumber }) => (
      <p className={styles.customer}>
        <strong>{companyName}</strong>
        <small>{texts.order(orderNumber)}</small>
      </p>
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
