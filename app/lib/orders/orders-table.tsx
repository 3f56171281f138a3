import { Link } from 'react-router'
import type { OrderRow } from '#contract/orders.ts'
import { paths } from '#app/paths.ts'
import { Table, type Column } from '#app/ui/table.tsx'
import { wholeDates } from '#app/ui/whole-dates.tsx'
import { formatPrice } from '#texts/nl/format.ts'
import { formatPromisedDate, formatMoment } from '#texts/nl/format-date.ts'
import { ordersTexts as texts } from '#texts/nl/account.ts'
import { reOrderTexts } from '#texts/nl/re-order.ts'
import { ReOrderButton } from '#app/lib/re-order/re-order-button.tsx'
import { LeadingDocument } from './leading-document.tsx'
import { OrderState } from './order-state.tsx'
import styles from './orders-table.module.css'

const COLUMNS: readonly Column<OrderRow>[] = [
  {
    id: 'order',
    header: texts.order,
    inBlock: 'lead',
    cell: (order) => (
      <div className={styles.order}>
        <p>
          <Link to={paths.order(order.id)}>{order.number}</Link>
          <small>{wholeDates(formatMoment(order.placedAt))}</small>
        </p>
        {order.reference !== null && <small>{order.reference}</small>}
      </div>
    ),
  },
  {
    id: 'total',
    header: texts.total,
    figures: true,
    inBlock: 'lead',
    cell: ({ totalPrice }) => <strong>{formatPrice(totalPrice.excludingTaxInCents)}</strong>,
  },
  {
    id: 'status',
    header: texts.status,
    inBlock: 'lead',
    cell: (order) => <OrderState order={order} />,
  },
  { id: 'delivery', header: texts.delivery, inBlock: 'lead', cell: (order) => <Delivery order={order} /> },
  {
    id: 'pictures',
    header: texts.picture,
    hideHeader: true,
    inBlock: 'lead',
    cell: ({ imageUrls }) => (
      <span className={styles.pictures}>
        {imageUrls.map((url) => (
          <img key={url} src={url} alt="" width={48} height={36} loading="lazy" />
        ))}
      </span>
    ),
  },
  {
    id: 'document',
    header: texts.document,
    dispensable: true,
    inBlock: 'hidden',
    cell: ({ number, documents }) => <LeadingDocument documents={documents} number={number} />,
  },
  {
    id: 're-order',
    header: reOrderTexts.open,
    hideHeader: true,
    inBlock: 'lead',
    cell: (order) => <ReOrderButton order={order} isRow />,
  },
]

const DAY_FOLLOWS: Readonly<Record<string, string>> = texts.dayFollows

/** The day on which it comes or what it depends on, and how to follow what is under way. */
function Delivery({ order }: { readonly order: OrderRow }) {
  const { number, state, deliveryDate, trackingUrl, awaitsBriefing } = order
  const waitsFor = state === 'in_studio' && awaitsBriefing ? 'awaiting_briefing' : state
  return (
    <span className={styles.delivery}>
      {deliveryDate !== null && wholeDates(formatPromisedDate(deliveryDate))}
      {deliveryDate === null && state !== 'cancelled' && (DAY_FOLLOWS[waitsFor] ?? texts.dayFollows.other)}
      {trackingUrl !== null && (
        <a href={trackingUrl} rel="noopener noreferrer" target="_blank" aria-label={texts.trackingOf(number)}>
          {texts.tracking}
        </a>
      )}
    </span>
  )
}

/** A list that does not fit a screen scrolls under its header. */
const LONG_FROM = 10

export function OrdersTable({ orders }: { readonly orders: readonly OrderRow[] }) {
  return (
    <div className={styles.orders}>
      <Table
        caption={texts.title}
        columns={COLUMNS}
        rows={orders}
        rowKey={({ id }) => id}
        scrolls={orders.length >= LONG_FROM}
      />
    </div>
  )
}
