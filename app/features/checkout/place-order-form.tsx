import { Link, useNavigate, useRevalidator } from 'react-router'
import { isApiError } from '#contract/api-error.ts'
import type { Cart, DeliveryContact } from '#contract/cart.ts'
import { api } from '#app/lib/api/api.ts'
import { errorText } from '#app/lib/calls/call-errors.ts'
import { setCartCount } from '#app/lib/session/cart-count.ts'
import { required } from '#app/lib/forms/field-rules.ts'
import { forgetIdempotencyKey, idempotencyKeyFor } from '#app/lib/api/idempotency.ts'
import { clearOrderDraft, type OrderDraft } from '#app/lib/cart/order-draft.ts'
import { useCallForm } from '#app/lib/forms/use-call-form.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { FormStatus } from '#app/ui/form-status.tsx'
import { orderConfirmTexts as texts } from '#texts/nl/checkout.ts'
import { formTexts } from '#texts/nl/forms.ts'
import { CART_BLOCKED_ID } from './cart-blocked.tsx'
import styles from './checkout.module.css'

const KEY_NAME = 'order-key'

type PlaceOrderFormProps = {
  readonly cart: Cart
  readonly draft: OrderDraft
  /** Whom the driver calls; null where nothing is delivered. */
  readonly contact: DeliveryContact | null
  readonly email: string
  readonly termsPath: string
}

const orNullWhenEmpty = (text: string) => text.trim() || null

/** The terms and the order itself: pressed twice, or sent again after a lost answer, it is placed once. */
export function PlaceOrderForm({ cart, draft, contact, email, termsPath }: PlaceOrderFormProps) {
  const navigate = useNavigate()
  const revalidator = useRevalidator()
  const form = useCallForm({
    rules: { termsAccepted: required(texts.termsMissing) },
    async send() {
      if (cart.blockers.length > 0) return document.getElementById(CART_BLOCKED_ID)?.focus()
      const body = {
        reference: orNullWhenEmpty(draft.reference),
        purchaseOrderNumber: orNullWhenEmpty(draft.purchaseOrderNumber),
        remarks: orNullWhenEmpty(draft.remarks),
        deliveryContact: contact,
        termsAccepted: true,
        version: cart.version,
        totalIncludingTaxInCents: cart.totalPrice.includingTaxInCents,
        ...(cart.id !== null && { cartId: cart.id }),
      }
      const idempotencyKey = idempotencyKeyFor(KEY_NAME, body, sessionStorage)
      const { id } = await placed(() => api.placeOrder({ body }, { idempotencyKey }))
      forgetIdempotencyKey(KEY_NAME, sessionStorage)
      clearOrderDraft()
      setCartCount(0)
      await navigate(paths.orderPlaced(id), { replace: true })
    },
    failureText: errorText,
  })

  async function placed<Reply>(call: () => Promise<Reply>): Promise<Reply> {
    try {
      return await call()
    } catch (error) {
      // The cart is not what the customer looked at: it is shown anew, and the message says so.
      if (isApiError(error) && error.status === 409) await revalidator.revalidate()
      throw error
    }
  }

  return (
    <form {...form.formProps} className={styles.terms}>
      <ErrorSummary title={formTexts.problemTitle} problems={form.problems} attempt={form.attempt} />
      <Checkbox
        {...form.field('termsAccepted')}
        required
        label={
          <>
            {texts.termsBefore}
            <Link to={termsPath} target="_blank" rel="noopener" className="text-link">
              {texts.terms}
            </Link>
            {texts.termsAfter}
          </>
        }
      />
      <FormStatus tone="error">{form.failure}</FormStatus>
      <Button type="submit" wide pending={form.pending}>
        {texts.place}
      </Button>
      <p className={styles.note}>{texts.placeNote(email)}</p>
    </form>
  )
}
