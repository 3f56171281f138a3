import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import type { DeskOrderRow } from '#contract/office/orders.ts'
import { type OrderQueue, QUEUE_NAMES } from '#domain/orders/queues.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { type Column, Table } from '#app/ui/table.tsx'
import { officeTexts } from '#texts/nl/office/shell.ts'
import { deskOrderTexts as texts } from '#texts/nl/office/orders.ts'
import { formatMoment, formatPromisedDate } from '#texts/nl/format-date.ts'
import { formatNumber, formatPrice } from '#texts/nl/format.ts'
import { paths } from '../../paths.ts'
import { Loading, LoadFault } from '../../ui/loading.tsx'
import { Page } from '../../ui/page.tsx'
import { QueueLinks } from '../../ui/queue-links.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { StateLabel } from '../../ui/state-label.tsx'
import { type OrderView, orderCounts, orderList } from '../../work/orders.ts'
import styles from './orders.module.css'

const isQueue = (name: string | null): name is OrderQueue => QUEUE_NAMES.some((one) => one === name)

/** The queues of orders; which one, and what is searched for, stand in the address. */
export function OrdersPage() {
  const [address, setAddress] = useSearchParams()
  const named = address.get('wachtrij')
  const view: OrderView = { queue: isQueue(named) ? named : 'open', search: address.get('zoek') ?? '' }

  function search(text: string) {
    const next = new URLSearchParams(address)
    if (text === '') next.delete('zoek')
    else next.set('zoek', text)
    setAddress(next, { replace: true })
  }

  return (
    <Page title={officeTexts.orders}>
      <section className="panel">
        <div className={styles.tools}>
          <SearchField label={texts.search} text={view.search} onSearch={search} />
          <Queues view={view} />
        </div>
        <Orders view={view} />
      </section>
    </Page>
  )
}

function Queues({ view: { queue, search } }: { readonly view: OrderView }) {
  const { data: counts } = useQuery(orderCounts)
  const queues = QUEUE_NAMES.map((name) => ({
    name,
    title: texts.queue[name],
    count: counts && name !== 'done' ? texts.count(counts[name]) : null,
  }))
  return <QueueLinks label={texts.queues} queues={queues} chosen={queue} search={search} />
}

function Orders({ view }: { readonly view: OrderView }) {
  const list = useInfiniteQuery(orderList(view))
  if (list.error && !list.data) return <LoadFault error={list.error} onAgain={() => void list.refetch()} />
  if (!list.data) return <Loading />
  const orders = list.data.pages.flatMap((page) => page.orders)
  if (orders.length === 0)
    return (
      <EmptyState
        title={view.search === '' ? texts.none : texts.noneFound(view.search)}
        text={texts.noneText}
      />
    )
  return (
    <>
      <div className={styles.list}>
        <Table caption={texts.table} columns={COLUMNS} rows={orders} rowKey={({ id }) => id} />
      </div>
      {list.hasNextPage && (
        <Button look="secondary" pending={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {texts.more}
        </Button>
      )}
    </>
  )
}

const COLUMNS: readonly Column<DeskOrderRow>[] = [
  {
    id: 'order',
    header: texts.order,
    inBlock: 'lead',
    cell: ({ id, number }) => <Link to={paths.order(id)}>{number}</Link>,
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
  { id: 'placed', header: texts.placed, dispensable: true, cell: ({ placedAt }) => formatMoment(placedAt) },
  {
    id: 'lines',
    header: texts.lines,
    figures: true,
    dispensable: true,
    cell: ({ itemCount }) => formatNumber(itemCount),
  },
  {
    id: 'delivery',
    header: texts.delivery,
    inBlock: 'lead',
    cell: ({ deliveryDate, isLate, isExpress }) => (
      <span className={classNames(isLate && styles.late)}>
        {deliveryDate === null ? texts.noDay : formatPromisedDate(deliveryDate)}
        {isExpress && <strong>{` ${texts.express}`}</strong>}
        {isLate && <small>{texts.late}</small>}
      </span>
    ),
  },
  { id: 'status', header: texts.status, inBlock: 'lead', cell: (order) => <StateLabel of={order} /> },
  {
    id: 'net',
    header: texts.net,
    figures: true,
    inBlock: 'lead',
    cell: ({ netPrice }) => <strong>{formatPrice(netPrice.excludingTaxInCents)}</strong>,
  },
]
