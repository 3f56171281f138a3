import type { Order } from '#contract/orders.ts'
import { AddressText } from '#app/lib/addresses/address-block.tsx'
import { api } from '#app/lib/api/api.ts'
import { leaderOf } from '#app/lib/orders/order-progress.ts'
import { totalAmounts } from '#app/lib/lines/total-amounts.ts'
import { useOrderNews } from '#app/lib/orders/use-order-news.ts'
import { useReadAfter } from '#app/lib/delivery/use-read-after.ts'
import { orderAsks } from '#app/lib/orders/order-waits.ts'
import { useShop } from '#app/lib/shop/shop.ts'
import { paths } from '#app/paths.ts'
import { Notice } from '#app/ui/notice.tsx'
import { TotalsList } from '#app/ui/totals-list.tsx'
import { orderTexts as texts, ordersTexts } from '#texts/nl/account.ts'
import { deliveryContactText } from '#texts/nl/line-options.ts'
import { formatMoment } from '#texts/nl/format-date.ts'
import accountStyles from '#app/lib/account/account.module.css'
import { FactList } from '#app/ui/fact-list.tsx'
import { OrderState } from '#app/lib/orders/order-state.tsx'
import { BackLink } from '#app/lib/account/back-link.tsx'
import { PageHeading } from '#app/lib/account/page-heading.tsx'
import { ReOrderButton } from '#app/lib/re-order/re-order-button.tsx'
import { OrderDocuments } from './order-documents.tsx'
import { OrderLineView } from './order-line-view.tsx'
import styles from './order-page.module.css'
import { useCallOrder } from './use-call-order.ts'
import { useChosenFiles } from './use-chosen-files.ts'

export function OrderPage({ order: loaded }: { readonly order: Order }) {
  const { order, change, readAgain } = useCallOrder(loaded)
  useOrderNews(order.id, readAgain)
  useChosenFiles(order, change)
  const lines = order.groups.flatMap((group) => group.lines)
  // What only the customer can bring further takes the place of the state.
  const notice = orderAsks(order)
  const addresses = shippedTo(order)
  useReadAfter(
    lines.map(({ delivery }) => delivery.deadline),
    () => void change(() => api.getOrder({ params: { id: order.id } })),
  )
  return (
    <>
      <BackLink to={paths.orders}>{ordersTexts.title}</BackLink>
      <PageHeading
        title={order.reference ?? texts.titleOf(order.number)}
        // The number is said once.
        note={
          order.reference === null
            ? texts.placed(formatMoment(order.placedAt))
            : texts.placedAs(order.number, formatMoment(order.placedAt))
        }
        action={
          <div className={styles.headActions}>
            {notice === null && <OrderState order={order} />}
            <ReOrderButton order={order} />
          </div>
        }
      />
      {notice !== null && (
        <Notice tone="warning" className={styles.notice ?? ''}>
          {notice}
        </Notice>
      )}
      <div className={styles.order}>
        <section className="panel">
          {order.groups.map((group) =>
            group.lines.map((line) => (
              <OrderLineView
                key={line.id}
                line={line}
                leader={leaderOf(line, group.lines)}
                order={order}
                isParted={addresses.length > 1}
                change={change}
              />
            )),
          )}
        </section>
        <Aside order={order} addresses={addresses} />
      </div>
    </>
  )
}

type AsideProps = { readonly order: Order; readonly addresses: ReturnType<typeof shippedTo> }

function Aside({ order, addresses }: AsideProps) {
  const { theme } = useShop()
  const placedBy = order.placedFor && texts.placedFor(order.placedFor, theme?.shopName ?? null)
  return (
    <div className={accountStyles.panels}>
      <section className={`panel ${accountStyles.panel}`}>
        <h2>{texts.total}</h2>
        <TotalsList {...totalAmounts(order)} />
      </section>
      <OrderDocuments documents={order.documents} seesInvoices={order.seesInvoices} />
      <section className={`panel ${accountStyles.panel}`}>
        <h2>{texts.details}</h2>
        <FactList
          facts={[
            { label: ordersTexts.reference, text: order.reference },
            { label: texts.purchaseOrderNumber, text: order.purchaseOrderNumber },
            { label: texts.remarks, text: order.remarks },
            { label: texts.confirmation, text: order.confirmationEmail },
            { label: texts.placedBy, text: placedBy },
          ]}
        />
      </section>
      {addresses.map((address) => (
        <section key={JSON.stringify(address)} className={`panel ${accountStyles.panel}`}>
          <h2>{texts.deliveryAddress}</h2>
          <AddressText address={address} />
          {order.deliveryContact && (
            <p className="small muted">{deliveryContactText(order.deliveryContact)}</p>
          )}
        </section>
      ))}
      {order.invoiceAddress && (
        <section className={`panel ${accountStyles.panel}`}>
          <h2>{texts.invoiceAddress}</h2>
          <AddressText address={order.invoiceAddress} />
        </section>
      )}
      {order.events.length > 0 && (
        <section className={`panel ${accountStyles.panel}`}>
          <h2>{texts.events}</h2>
          <FactList facts={eventsOf(order)} />
        </section>
      )}
    </div>
  )
}

/** What happened at one moment stands together. */
function eventsOf({ events }: Order) {
  const moments = Map.groupBy(events, ({ at }) => formatMoment(at))
  return [...moments].map(([label, some]) => ({ label, text: some.map((event) => event.label).join('\n') }))
}

/** Every address that something of the order goes to, once. */
function shippedTo(order: Order) {
  const all = order.groups.flatMap(({ lines }) => lines.flatMap(({ delivery }) => delivery.address ?? []))
  return [...new Map(all.map((address) => [JSON.stringify(address), address])).values()]
}
