import { Link } from 'react-router'
import type { Args } from '#contract/client.ts'
import type { OrderRow } from '#contract/orders.ts'
import { paths } from '#app/paths.ts'
import { ordersTexts as texts } from '#texts/nl/account.ts'
import { OrdersTable } from '#app/lib/orders/orders-table.tsx'
import { PageHeading } from '#app/lib/account/page-heading.tsx'
import { ReferenceList } from '#app/lib/account/reference-list.tsx'
import styles from './orders-page.module.css'

export type OrderShow = NonNullable<Args<'listOrders'>['query']['show']>

type OrdersPageProps = {
  readonly orders: readonly OrderRow[]
  readonly currentPage: number
  readonly pageCount: number
  readonly totalCount: number
  readonly reference: string
  readonly show: OrderShow | null
}

const SHOWN = [null, 'running', 'waiting', 'done'] as const

/** Lists of orders: all, those that are not over, those that wait for the customer, and those that are over. */
function ShownOrders({ show, reference }: Pick<OrdersPageProps, 'show' | 'reference'>) {
  return (
    <nav aria-label={texts.show} className={styles.chips}>
      {SHOWN.map((one) => (
        <Link
          key={one}
          to={{
            search: String(
              new URLSearchParams({ ...(one && { show: one }), ...(reference && { reference }) }),
            ),
          }}
          aria-current={one === show ? 'page' : undefined}
        >
          {texts.shown[one ?? 'all']}
        </Link>
      ))}
    </nav>
  )
}

export function OrdersPage({ orders, show, ...list }: OrdersPageProps) {
  return (
    <>
      <PageHeading title={texts.title} />
      <ShownOrders show={show} reference={list.reference} />
      <ReferenceList
        {...list}
        kept={show ? { show } : {}}
        texts={texts}
        path={paths.orders}
        rowCount={orders.length}
      >
        <OrdersTable orders={orders} />
      </ReferenceList>
    </>
  )
}
