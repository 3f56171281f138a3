import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import type { DeskOrderRow } from '#contract/office/orders.ts'
import { QUEUE_NAMES, type QueueSort, sortsOf, usualSort } from '#domain/orders/queues.ts'
import { classNames } from '#app/ui/class-names.ts'
import type { Column } from '#app/ui/table.tsx'
import { officeTexts } from '#texts/nl/office/shell.ts'
import { deskOrderTexts as texts } from '#texts/nl/office/orders.ts'
import { formatMoment, formatPromisedDate } from '#texts/nl/format-date.ts'
import { waitText } from '#texts/nl/office/waits.ts'
import { formatNumber, formatPrice } from '#texts/nl/format.ts'
import { useMay } from '../../lib/operator.ts'
import { paths } from '../../paths.ts'
import { EndlessTable } from '../../ui/endless-table.tsx'
import { ListPage } from '../../ui/list-page.tsx'
import { ListSort, useListSort } from '../../ui/list-sort.tsx'
import { QueueLinks } from '../../ui/queue-links.tsx'
import { useListView } from '../../ui/use-list-view.ts'
import { TwoLines } from '../../ui/two-lines.tsx'
import { StateLabel } from '../../ui/state-label.tsx'
import { type OrderView, orderCounts, orderList } from '../../work/orders.ts'
import { Board } from './board.tsx'
import { BULK_MOVES, LABELS } from './bulk-moves.ts'
import styles from './orders.module.css'

/** The queues of orders; which one, and what is searched for, stand in the address. */
export function OrdersPage() {
  const { view, search } = useListView(QUEUE_NAMES, 'open')
  const [address] = useSearchParams()
  const isBoard = address.get(SHOWN_AS) === BOARD
  const sorts = sortsOf(view.queue)
  const sort = useListSort(sorts, usualSort(view.queue))
  return (
    <ListPage
      list="orders"
      title={officeTexts.orders}
      searchLabel={texts.search}
      search={view.search}
      onSearch={search}
      actions={<ShownAs isBoard={isBoard} search={view.search} />}
      parts={
        !isBoard && (
          <>
            <ListSort sorts={sorts} names={texts.sorts} chosen={sort} />
            <Queues view={view} />
          </>
        )
      }
    >
      {isBoard ? <Board search={view.search} /> : <Orders view={view} sort={sort} />}
    </ListPage>
  )
}

const SHOWN_AS = 'als'
const BOARD = 'bord'

type ShownAsProps = { readonly isBoard: boolean; readonly search: string }

/** The list, and the same orders as a board; what is searched for stays. */
function ShownAs({ isBoard, search }: ShownAsProps) {
  const sought = search && { zoek: search }
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

function Queues({ view: { queue, search } }: { readonly view: OrderView }) {
  const { data: counts } = useQuery(orderCounts)
  return (
    <QueueLinks
      label={texts.queues}
      names={QUEUE_NAMES}
      titles={texts.queue}
      counts={counts && { ...counts, done: undefined }}
      chosen={queue}
      search={search}
    />
  )
}

function Orders({ view, sort }: { readonly view: OrderView; readonly sort: QueueSort }) {
  const may = useMay()
  return (
    <EndlessTable
      key={`${view.queue} ${sort}`}
      list={useInfiniteQuery(orderList({ ...view, sort }))}
      bulk={{ list: 'orders', actions: may('moveOrders') ? BULK_MOVES : [], papers: [LABELS], nameOf, view }}
      rowsOf={(page) => page.orders}
      columns={COLUMNS}
      texts={texts}
      search={view.search}
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
