import { Link } from 'react-router'
import type { OrderRow } from '#contract/orders.ts'
import { paths } from '#app/paths.ts'
import { Table, type Column } from '#app/ui/table.tsx'
import { formatPrice } from '#texts/nl/format.ts'
import { formatDate } from '#texts/nl/format-date.ts'
import { ordersTexts as texts } from '#texts/nl/account.ts'
import { reOrderTexts } from '#texts/nl/re-order.ts'
import { LeadingDocument } from './leading-document.tsx'
import { OrderState } from './order-state.tsx'
import { ReOrderButton } from './re-order-button.tsx'

const COLUMNS: readonly Column<OrderRow>[] = [
  {
    id: 'number',
    header: texts.order,
    inBlock: 'lead',
    cell: ({ id, number }) => <Link to={paths.order(id)}>{number}</Link>,
  },
  {
    id: 'reference',
    header: texts.reference,
    inBlock: 'full',
    cell: ({ reference }) => reference ?? texts.noReference,
  },
  { id: 'placedAt', header: texts.placedAt, cell: ({ placedAt }) => formatDate(placedAt) },
  { id: 'items', header: texts.items, dispensable: true, cell: ({ itemCount }) => itemCount },
  {
    id: 'status',
    header: texts.status,
    inBlock: 'full',
    cell: ({ stateLabel, stateTone }) => <OrderState label={stateLabel} tone={stateTone} />,
  },
  {
    id: 'document',
    header: texts.document,
    dispensable: true,
    cell: ({ number, documents }) => <LeadingDocument documents={documents} number={number} />,
  },
  {
    id: 'total',
    header: texts.total,
    figures: true,
    inBlock: 'lead',
    cell: ({ totalPrice }) => <strong>{formatPrice(totalPrice.excludingTaxInCents)}</strong>,
  },
  {
    id: 're-order',
    header: reOrderTexts.open,
    hideHeader: true,
    inBlock: 'full',
    cell: (order) => <ReOrderButton order={order} isRow />,
  },
]

/** A list that does not fit a screen scrolls under its header. */
const LONG_FROM = 10

export function OrdersTable({ orders }: { readonly orders: readonly OrderRow[] }) {
  return (
    <Table
      caption={texts.title}
      columns={COLUMNS}
      rows={orders}
      rowKey={({ id }) => id}
      scrolls={orders.length >= LONG_FROM}
    />
  )
}
