import { arrowLeftIcon } from '#app/ui/icons/arrow-left.ts'
import { useNavigate } from 'react-router'
import type { Cart } from '#contract/cart.ts'
import type { Customer } from '#contract/customer.ts'
import { isPhoneNumber } from '#domain/addresses/phone.ts'
import { allOf, type FieldRule, required } from '#app/lib/forms/field-rules.ts'
import { orderDenial } from '#app/lib/cart/order-denied.tsx'
import { useOrderDraft } from '#app/lib/cart/order-draft.ts'
import { useCallCart } from '#app/lib/cart/use-call-cart.ts'
import { useCallForm } from '#app/lib/forms/use-call-form.ts'
import { paths } from '#app/paths.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { TextAreaField, TextField } from '#app/ui/text-field.tsx'
import { orderDetailsTexts as texts } from '#texts/nl/checkout.ts'
import { fieldFaultTexts } from '#texts/nl/field-faults.ts'
import { formTexts } from '#texts/nl/forms.ts'
import { CART_BLOCKED_ID, CartBlocked } from './cart-blocked.tsx'
import { CONTACT_NAME_MAX, contactOf, isDelivered } from './delivery-contact.ts'
import { CheckoutSteps } from './checkout-steps.tsx'
import styles from './checkout.module.css'
import { AddressChoice, DateChoices } from './delivery-choices.tsx'
import { OrderSummary } from './order-summary.tsx'

const LINE_MAX = 60
const REMARKS_MAX = 2_000

const atMost =
  (max: number, text: string): FieldRule =>
  (value) =>
    value.trim().length > max ? text : null

const phoneOrNone: FieldRule = (value) =>
  value.trim() === '' || isPhoneNumber(value, null) ? null : fieldFaultTexts.PhoneInvalid

type OrderDetailsPageProps = { readonly cart: Cart; readonly customer: Customer }

/** /bestelling-details: the customer's own references, where it goes and when. */
export function OrderDetailsPage({ cart: loaded, customer }: OrderDetailsPageProps) {
  const { cart, change, isChanging } = useCallCart(loaded)
  const [draft, changeDraft] = useOrderDraft(cart.id, cart.reference)
  const navigate = useNavigate()
  const hasDelivery = isDelivered(cart)
  const contact = contactOf(draft, customer)
  const needsPurchaseOrder = customer.company.purchaseOrderRequired
  const short = atMost(LINE_MAX, texts.tooLong)
  const form = useCallForm({
    rules: {
      reference: short,
      purchaseOrderNumber: needsPurchaseOrder ? allOf(required(texts.purchaseOrderMissing), short) : short,
      remarks: atMost(REMARKS_MAX, texts.remarksTooLong),
      contactName: hasDelivery
        ? allOf(required(texts.contactNameMissing), atMost(CONTACT_NAME_MAX, texts.contactNameTooLong))
        : null,
      contactPhone: hasDelivery ? phoneOrNone : null,
    },
    async send() {
      if (cart.blockers.length > 0) document.getElementById(CART_BLOCKED_ID)?.focus()
      else await navigate(paths.orderConfirm)
    },
  })
  return (
    <div className="wrap">
      <CheckoutSteps current={0} />
      <div className={styles.checkout}>
        <form {...form.formProps}>
          <h1 tabIndex={-1}>{texts.title}</h1>
          <ErrorSummary title={formTexts.problemTitle} problems={form.problems} attempt={form.attempt} />
          <CartBlocked cart={cart} orderers={customer.orderers} />
          <section className={`panel ${styles.panel}`}>
            <h2>{texts.referenceHeading}</h2>
            <div className={styles.fields}>
              <TextField
                {...form.field('reference')}
                label={texts.reference}
                hint={texts.referenceHint}
                optional
                maxLength={LINE_MAX}
                autoComplete="off"
                value={draft.reference}
                onChange={(event) => changeDraft({ reference: event.target.value })}
              />
              <TextField
                {...form.field('purchaseOrderNumber')}
                label={texts.purchaseOrderNumber}
                optional={!needsPurchaseOrder}
                maxLength={LINE_MAX}
                autoComplete="off"
                value={draft.purchaseOrderNumber}
                onChange={(event) => changeDraft({ purchaseOrderNumber: event.target.value })}
              />
              <TextAreaField
                {...form.field('remarks')}
                className={styles.whole ?? ''}
                label={texts.remarks}
                optional
                value={draft.remarks}
                onChange={(event) => changeDraft({ remarks: event.target.value })}
              />
            </div>
          </section>
          <section className={`panel ${styles.panel}`} aria-busy={isChanging || undefined}>
            <h2>{texts.addressHeading}</h2>
            <AddressChoice {...{ cart, change }} disabled={isChanging} addresses={customer.addresses} />
            {hasDelivery && (
              <div className={`${styles.fields} ${styles.contact}`}>
                <TextField
                  {...form.field('contactName')}
                  label={texts.contactName}
                  maxLength={CONTACT_NAME_MAX}
                  autoComplete="name"
                  value={contact.name}
                  onChange={(event) => changeDraft({ contactName: event.target.value })}
                />
                <TextField
                  {...form.field('contactPhone')}
                  label={texts.contactPhone}
                  hint={texts.contactPhoneHint}
                  type="tel"
                  optional
                  maxLength={30}
                  autoComplete="tel"
                  value={contact.phone}
                  onChange={(event) => changeDraft({ contactPhone: event.target.value })}
                />
              </div>
            )}
          </section>
          <section className={`panel ${styles.panel}`} aria-busy={isChanging || undefined}>
            <h2>{texts.dateHeading}</h2>
            <DateChoices {...{ cart, change }} disabled={isChanging} />
          </section>
          <div className={styles.buttons}>
            <LinkButton to={paths.cart} look="tertiary" icon={arrowLeftIcon}>
              {texts.back}
            </LinkButton>
            {!orderDenial(cart) && (
              <Button type="submit" pending={form.pending || isChanging}>
                {texts.next}
              </Button>
            )}
          </div>
        </form>
        <OrderSummary cart={cart} paymentTermDays={customer.company.paymentTermDays} />
      </div>
    </div>
  )
}
