import type { OrderRow } from '#contract/orders.ts'
import { paths } from '#app/paths.ts'
import { ordersTexts as texts } from '#texts/nl/account.ts'
import { OrdersTable } from './orders-table.tsx'
import { PageHeading } from './page-heading.tsx'
import { ReferenceList } from './reference-list.tsx'

type OrdersPageProps = {
  readonly orders: readonly OrderRow[]
  readonly currentPage: number
  readonly pageCount: number
  readonly totalCount: number
  readonly reference: string
}

export function OrdersPage({ orders, ...list }: OrdersPageProps) {
  return (
    <>
      <PageHeading title={texts.title} />
      <ReferenceList {...list} texts={texts} path={paths.orders} rowCount={orders.length}>
        <OrdersTable orders={orders} />
      </ReferenceList>
    </>
  )
}
