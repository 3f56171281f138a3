import { Link } from 'react-router'
import type { Order } from '#contract/orders.ts'
import { OrderTimeline } from '#app/lib/orders/order-timeline.tsx'
import { totalAmounts } from '#app/lib/lines/total-amounts.ts'
import { lineAwaitsBriefing, orderAsks } from '#app/lib/orders/order-waits.ts'
import { paths } from '#app/paths.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { RegistrationMark } from '#app/ui/registration-mark.tsx'
import { TotalsList } from '#app/ui/totals-list.tsx'
import { deliveryTexts } from '#texts/nl/cart.ts'
import { orderDetailsTexts, orderPlacedTexts as texts } from '#texts/nl/checkout.ts'
import { wholeDates } from '#app/ui/whole-dates.tsx'
import { formatPromisedDate } from '#texts/nl/format-date.ts'
import { CheckoutSteps } from './checkout-steps.tsx'
import styles from './checkout.module.css'
import { deliveriesOf, type DeliveryGroup } from './deliveries.ts'

type OrderLine = Order['groups'][number]['lines'][number]

/** /bestelling-geplaatst: the number, what happens next and the way on. */
export function OrderPlacedPage({ order }: { readonly order: Order }) {
  const deliveries = deliveriesOf(order.groups.flatMap((group) => group.lines))
  const asked = orderAsks(order)
  return (
    <div className="wrap">
      <CheckoutSteps current={2} />
      <div className={styles.checkout}>
        <div>
          <section className={`panel ${styles.placed}`}>
            <RegistrationMark sizePx={84} inRegister />
            <div>
              <h1 tabIndex={-1}>{texts.title}</h1>
              <p>{texts.thanks(order.confirmationEmail)}</p>
              <p className={styles.number}>{order.number}</p>
              <div className={styles.links}>
                <LinkButton to={paths.order(order.id)}>{texts.follow}</LinkButton>
                <LinkButton to={paths.home} look="secondary">
                  {texts.continueShopping}
                </LinkButton>
              </div>
            </div>
          </section>
          {asked !== null && (
            <Notice tone="warning" className={styles.notice ?? ''}>
              {asked}{' '}
              <Link to={paths.order(order.id)} className="text-link">
                {texts.toOrder}
              </Link>
            </Notice>
          )}
          <section className={`panel ${styles.panel}`}>
            <h2>{texts.whatNext}</h2>
            <div className={styles.timelines}>
              {deliveries.map((delivery, index) => (
                <DeliveryTimeline
                  key={`${delivery.date} ${delivery.kind}`}
                  delivery={delivery}
                  number={deliveries.length === 1 ? null : index + 1}
                  placedAt={order.placedAt}
                />
              ))}
            </div>
          </section>
        </div>
        <Summary order={order} />
      </div>
    </div>
  )
}

type DeliveryTimelineProps = {
  readonly delivery: DeliveryGroup<OrderLine>
  readonly number: number | null
  readonly placedAt: string
}

function DeliveryTimeline({ delivery: { kind, date, lines }, number, placedAt }: DeliveryTimelineProps) {
  const [first] = lines
  const named = kind === 'ship' ? texts.delivery : texts.pickup
  const only = kind === 'ship' ? texts.onlyDelivery : texts.onlyPickup
  const headingOf = (day: string) =>
    number === null ? only(formatPromisedDate(day)) : named(number, formatPromisedDate(day))
  return (
    <div>
      <h3>{date === null ? deliveryTexts.dayAfterProof : wholeDates(headingOf(date))}</h3>
      {first && (
        <OrderTimeline
          state={first.state}
          {...{ kind, date, placedAt }}
          awaitsBriefing={lineAwaitsBriefing(first)}
        />
      )}
    </div>
  )
}

function Summary({ order }: { readonly order: Order }) {
  const facts = [
    { label: orderDetailsTexts.reference, text: order.reference },
    { label: orderDetailsTexts.purchaseOrderNumber, text: order.purchaseOrderNumber },
  ].filter(({ text }) => text)
  return (
    <section className={styles.aside}>
      <h2>{texts.summary}</h2>
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      <TotalsList {...totalAmounts(order)} />
    </section>
  )
}
