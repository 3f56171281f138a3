import { storeIcon } from '#app/ui/icons/store.ts'
import { truckIcon } from '#app/ui/icons/truck.ts'
import { Link } from 'react-router'
import type { Cart, CartItem, DeliveryContact } from '#contract/cart.ts'
import type { Address, Customer } from '#contract/customer.ts'
import { AddressText } from '#app/lib/addresses/address-block.tsx'
import { LineChoices } from '#app/lib/lines/line-choices.tsx'
import { LineDesigns } from '#app/lib/lines/line-designs.tsx'
import { shownDesignStatus } from '#app/lib/lines/line-files.ts'
import { useOrderDraft, type OrderDraft } from '#app/lib/cart/order-draft.ts'
import { useRootData } from '#app/lib/shop/root-data.ts'
import { totalAmounts } from '#app/lib/lines/total-amounts.ts'
import { orderDenial } from '#app/lib/cart/order-denied.tsx'
import { useCallCart } from '#app/lib/cart/use-call-cart.ts'
import { paths } from '#app/paths.ts'
import { Icon } from '#app/ui/icon.tsx'
import { StatusLabel } from '#app/ui/status-label.tsx'
import { TotalsList } from '#app/ui/totals-list.tsx'
import { deliveryTexts, lineDesignTexts } from '#texts/nl/cart.ts'
import { orderConfirmTexts as texts, orderDetailsTexts } from '#texts/nl/checkout.ts'
import { formatPrice } from '#texts/nl/format.ts'
import { wholeDates } from '#app/ui/whole-dates.tsx'
import { formatPromisedDate } from '#texts/nl/format-date.ts'
import { CartBlocked } from './cart-blocked.tsx'
import { factsOf } from './cart-facts.ts'
import { CheckoutSteps } from './checkout-steps.tsx'
import styles from './checkout.module.css'
import { isDelivered, orderedContact } from './delivery-contact.ts'
import { deliveriesOf } from './deliveries.ts'
import { MiniLine } from './mini-line.tsx'
import { PlaceOrderForm } from './place-order-form.tsx'

type OrderConfirmPageProps = { readonly cart: Cart; readonly customer: Customer }

/** /bestelling-bevestigen: everything once more, and the order. */
export function OrderConfirmPage({ cart: loaded, customer }: OrderConfirmPageProps) {
  const { cart } = useCallCart(loaded)
  const [draft] = useOrderDraft(cart.id, cart.reference)
  const contact = isDelivered(cart) ? orderedContact(draft, customer) : null
  const { theme } = useRootData()
  return (
    <div className="wrap">
      <CheckoutSteps current={1} />
      <div className={styles.checkout}>
        <div>
          <h1 tabIndex={-1}>{texts.title}</h1>
          <CartBlocked cart={cart} orderers={customer.orderers} />
          <Details {...{ cart, customer, draft, contact }} />
          <Deliveries cart={cart} />
        </div>
        <section className={styles.aside}>
          <h2>{texts.total}</h2>
          <TotalsList {...totalAmounts(cart)} />
          {!orderDenial(cart) && (
            <PlaceOrderForm
              {...{ cart, draft, contact }}
              email={customer.contact.email}
              termsPath={theme?.termsPath ?? paths.home}
            />
          )}
        </section>
      </div>
    </div>
  )
}

type DetailsProps = OrderConfirmPageProps & {
  readonly draft: OrderDraft
  readonly contact: DeliveryContact | null
}

function Details({ cart, customer, draft, contact }: DetailsProps) {
  const facts = [
    { label: orderDetailsTexts.reference, text: draft.reference },
    { label: orderDetailsTexts.purchaseOrderNumber, text: draft.purchaseOrderNumber },
    { label: orderDetailsTexts.remarks, text: draft.remarks },
    {
      label: texts.deliveryContact,
      text: contact ? [contact.name, contact.phone].filter(Boolean).join(', ') : '',
    },
    { label: texts.payment, text: texts.onAccount(customer.company.paymentTermDays) },
  ]
  return (
    <section className={`panel ${styles.panel}`}>
      <header>
        <h2>{texts.details}</h2>
        <Link to={paths.orderDetails} className="text-link" aria-label={texts.changeDetails}>
          {texts.change}
        </Link>
      </header>
      <div className={styles.addresses}>
        {deliveryAddresses(cart, customer.addresses).map((address) => (
          <div key={address.id}>
            <h3>{texts.deliveryAddress}</h3>
            <AddressText address={address} />
          </div>
        ))}
        {(cart.invoiceAddress ?? customer.invoiceAddress) && (
          <div>
            <h3>{texts.invoiceAddress}</h3>
            <AddressText address={cart.invoiceAddress ?? customer.invoiceAddress} />
            <p>{customer.company.invoiceEmail}</p>
          </div>
        )}
      </div>
      <dl className={styles.facts}>
        {facts
          .filter(({ text }) => text.trim() !== '')
          .map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
      </dl>
    </section>
  )
}

function deliveryAddresses(cart: Cart, addresses: readonly Address[]): readonly Address[] {
  const lines = cart.orderLineGroups.flatMap((group) => group.lines)
  const used = new Set(
    lines.flatMap(({ delivery }) => (delivery.kind === 'ship' ? [delivery.addressId] : [])),
  )
  return addresses.filter(({ id }) => used.has(id))
}

const choicesOf = ({ orderLineGroups }: Cart, { id }: CartItem) =>
  orderLineGroups.find(({ lines }) => lines.some((line) => line.id === id))?.choices ?? []

function FilesState({ item }: { readonly item: CartItem }) {
  const status = shownDesignStatus(item)
  if (status === null) return null
  const { label, tone } = lineDesignTexts[status]
  return <StatusLabel tone={tone}>{label}</StatusLabel>
}

function Deliveries({ cart }: { readonly cart: Cart }) {
  return (
    <section className={`panel ${styles.panel}`}>
      <header>
        <h2>{texts.deliveries}</h2>
        <Link to={paths.cart} className="text-link" aria-label={texts.changeDeliveries}>
          {texts.change}
        </Link>
      </header>
      {deliveriesOf(cart.orderLineGroups.flatMap((group) => group.lines)).map(
        ({ kind, date, express, lines }) => (
          <section key={`${date} ${kind}`} className={styles.delivery}>
            <header>
              <h3>
                <Icon of={kind === 'ship' ? truckIcon : storeIcon} />
                {date === null ? deliveryTexts.dayAfterProof : wholeDates(formatPromisedDate(date))}
              </h3>
              <p>{express ? texts.withExpress(texts[kind]) : texts[kind]}</p>
            </header>
            <ul>
              {lines.map((item) => (
                <MiniLine
                  key={item.id}
                  size="large"
                  line={item}
                  facts={factsOf(item)}
                  price={formatPrice(item.price && item.price.excludingTaxInCents)}
                >
                  {(item.part === null || item.part === 'main') && (
                    <LineChoices choices={choicesOf(cart, item)} />
                  )}
                  <FilesState item={item} />
                  <LineDesigns item={item} />
                </MiniLine>
              ))}
            </ul>
          </section>
        ),
      )}
    </section>
  )
}
