import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import type { OrderFilters } from '#contract/office/filters.ts'
import type { DeskOrderRow } from '#contract/office/orders.ts'
import { type OrderQueue, QUEUE_NAMES, type QueueSort, sortsOf, usualSort } from '#domain/orders/queues.ts'
import { classNames } from '#app/ui/class-names.ts'
import type { Column } from '#app/ui/table.tsx'
import { officeTexts } from '#texts/nl/office/shell.ts'
import { deskOrderTexts as texts } from '#texts/nl/office/orders.ts'
import { formatMoment, formatPromisedDate } from '#texts/nl/format-date.ts'
import { waitText } from '#texts/nl/office/waits.ts'
import { formatNumber, formatPrice } from '#texts/nl/format.ts'
import { paths } from '../../paths.ts'
import { EndlessTable } from '../../ui/endless-table.tsx'
import { ListPage } from '../../ui/list-page.tsx'
import { ListSort, useListSort } from '../../ui/list-sort.tsx'
import { QueueLinks } from '../../ui/queue-links.tsx'
import { type Filtering, useListFilters } from '../../ui/filters/use-list-filters.ts'
import { type ListView, useListView } from '../../ui/use-list-view.ts'
import { TwoLines } from '../../ui/two-lines.tsx'
import { StateLabel } from '../../ui/state-label.tsx'
import { orderCountsOf, orderList } from '../../work/orders.ts'
import { Board } from './board.tsx'
import { BULK_MOVES, LABELS, TICKETS } from './bulk-moves.ts'
import { ORDER_FILTERS } from './order-filters.ts'
import styles from './orders.module.css'

/** The queues of orders; which one, and what is searched for, stand in the address. */
export function OrdersPage() {
  const { view, search } = useListView(QUEUE_NAMES, 'open')
  const [address] = useSearchParams()
  const isBoard = address.get(SHOWN_AS) === BOARD
  const sorts = sortsOf(view.queue)
  const sort = useListSort(sorts, usualSort(view.queue))
  const { asked: filters, filtering } = useListFilters<OrderFilters>(ORDER_FILTERS)
  return (
    <ListPage
      list="orders"
      title={officeTexts.orders}
      searchLabel={texts.search}
      search={view.search}
      onSearch={search}
      filtering={filtering}
      actions={<ShownAs isBoard={isBoard} search={view.search} words={filtering.words} />}
      parts={
        !isBoard && (
          <>
            <ListSort sorts={sorts} names={texts.sorts} chosen={sort} />
            <Queues view={view} filters={filters} words={filtering.words} />
          </>
        )
      }
    >
      {isBoard ? (
        <Board search={view.search} filters={filters} />
      ) : (
        <Orders view={view} filters={filters} sort={sort} filtering={filtering} />
      )}
    </ListPage>
  )
}

const SHOWN_AS = 'als'
const BOARD = 'bord'

type Words = Filtering['words']
type ShownAsProps = { readonly isBoard: boolean; readonly search: string; readonly words: Words }

/** The list, and the same orders as a board; the filters and what is searched for stay. */
function ShownAs({ isBoard, search, words }: ShownAsProps) {
  const sought = { ...(search && { zoek: search }), ...words }
  const ways = [
    { title: texts.asList, isShown: !isBoard, query: { ...sought } },
    { title: texts.asBoard, isShown: isBoard, query: { [SHOWN_AS]: BOARD, ...sought } },
  ]
  return (
    <nav aria-label={texts.shownAs} className={styles.ways}>
      {ways.map(({ title, isShown, query }) => (
        <Link
          key={title}
          to={{ search: String(new URLSearchParams(query)) }}
          aria-current={isShown ? 'page' : undefined}
        >
          {title}
        </Link>
      ))}
    </nav>
  )
}

type QueuesProps = {
  readonly view: ListView<OrderQueue>
  readonly filters: OrderFilters
  readonly words: Words
}

function Queues({ view: { queue, search }, filters, words }: QueuesProps) {
  const { data: counts } = useQuery({ ...orderCountsOf(filters), placeholderData: keepPreviousData })
  return (
    <QueueLinks
      label={texts.queues}
      names={QUEUE_NAMES}
      titles={texts.queue}
      counts={counts && { ...counts, done: undefined }}
      chosen={queue}
      search={search}
      filters={words}
    />
  )
}

type OrdersProps = {
  readonly view: ListView<OrderQueue>
  readonly filters: OrderFilters
  readonly sort: QueueSort
  readonly filtering: Filtering
}

function Orders({ view, filters, sort, filtering }: OrdersProps) {
  return (
    <EndlessTable
      key={`${view.queue} ${sort} ${JSON.stringify(filters)}`}
      list={useInfiniteQuery(orderList({ ...view, filters, sort }))}
      bulk={{
        list: 'orders',
        actions: BULK_MOVES,
        papers: [LABELS, TICKETS],
        nameOf,
        pathOf: paths.order,
        view: { ...view, ...filters },
      }}
      rowsOf={(page) => page.orders}
      columns={COLUMNS}
      texts={texts}
      search={view.search}
      filtering={filtering}
    />
  )
}

const nameOf = ({ number }: { readonly number: string }) => texts.orderTitle(number)

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
    cell: ({ companyName, reference }) => <TwoLines first={companyName} second={reference} />,
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
    cell: ({ deliveryDate, late, isExpress }) => (
      <span className={classNames(late && styles.late)}>
        {deliveryDate === null ? texts.noDay : formatPromisedDate(deliveryDate)}
        {isExpress && <strong>{` ${texts.express}`}</strong>}
        {late && <small>{waitText(late)}</small>}
      </span>
    ),
  },
  {
    id: 'status',
    header: texts.status,
    inBlock: 'lead',
    cell: (order) => (
      <>
        <StateLabel of={order} />
        {order.isHeld && <small className={styles.held}>{texts.held}</small>}
      </>
    ),
  },
  {
    id: 'net',
    header: texts.net,
    figures: true,
    inBlock: 'lead',
    cell: ({ netPrice }) => <strong>{formatPrice(netPrice.excludingTaxInCents)}</strong>,
  },
]
