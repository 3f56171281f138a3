import { searchIcon } from '#app/ui/icons/search.ts'
import { Form } from 'react-router'
import type { OrderRow } from '#contract/orders.ts'
import { paths } from '#app/paths.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { ordersTexts as texts } from '#texts/nl/account.ts'
import styles from './account.module.css'
import { OrdersTable } from './orders-table.tsx'
import { PageHeading } from './page-heading.tsx'

type OrdersPageProps = {
  readonly orders: readonly OrderRow[]
  readonly currentPage: number
  readonly pageCount: number
  readonly totalCount: number
  readonly reference: string
}

export function OrdersPage({ orders, currentPage, pageCount, totalCount, reference }: OrdersPageProps) {
  const toPage = (page: number) => {
    const search = new URLSearchParams(reference ? { reference } : {})
    if (page > 1) search.set('currentPage', String(page))
    return { search: String(search) }
  }
  // All pages but the last are full, so that the last row's place tells the first one's.
  const last = currentPage === pageCount ? totalCount : currentPage * orders.length
  const hasNone = totalCount === 0 && reference === ''
  return (
    <>
      <PageHeading title={texts.title} />
      <section className="panel">
        {!hasNone && (
          <search>
            <Form method="get" className={styles.search} key={reference}>
              <TextField
                label={texts.search}
                name="reference"
                type="search"
                required={false}
                compact
                maxLength={60}
                defaultValue={reference}
              />
              <Button type="submit" look="secondary" icon={searchIcon}>
                {texts.find}
              </Button>
            </Form>
          </search>
        )}
        {orders.length > 0 ? (
          <>
            <OrdersTable orders={orders} />
            <p className={`small muted ${styles.range}`}>
              {texts.range(last - orders.length + 1, last, totalCount)}
            </p>
            <Pagination
              page={currentPage}
              pageCount={pageCount}
              toPage={toPage}
              label={texts.pages}
              previousLabel={texts.previous}
              nextLabel={texts.next}
              pageLabel={texts.page}
            />
          </>
        ) : (
          <NoOrders reference={reference} />
        )}
      </section>
    </>
  )
}

function NoOrders({ reference }: { readonly reference: string }) {
  if (reference === '')
    return (
      <EmptyState
        title={texts.emptyTitle}
        text={texts.emptyText}
        action={<LinkButton to={paths.home}>{texts.toProducts}</LinkButton>}
      />
    )
  return (
    <EmptyState
      title={texts.notFoundTitle}
      text={texts.notFoundText(reference)}
      action={
        <LinkButton to={paths.orders} look="secondary">
          {texts.clear}
        </LinkButton>
      }
    />
  )
}
