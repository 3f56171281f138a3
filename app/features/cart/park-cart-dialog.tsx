import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Cart } from '#contract/cart.ts'
import { amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import { addDays } from '#domain/delivery/plain-date.ts'
import { api } from '#app/lib/api/api.ts'
import { errorText } from '#app/lib/calls/call-errors.ts'
import { setCartCount } from '#app/lib/session/cart-count.ts'
import { required } from '#app/lib/forms/field-rules.ts'
import { forgetIdempotencyKey, idempotencyKeyFor } from '#app/lib/api/idempotency.ts'
import { clearOrderDraft, useOrderDraft } from '#app/lib/cart/order-draft.ts'
import { useShop } from '#app/lib/shop/shop.ts'
import { useCallForm } from '#app/lib/forms/use-call-form.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { FormStatus } from '#app/ui/form-status.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { showToast } from '#app/ui/toast-store.ts'
import { formatPrice } from '#texts/nl/format.ts'
import { formatDate } from '#texts/nl/format-date.ts'
import { parkTexts as texts, quoteTexts } from '#texts/nl/quotes.ts'
import { fieldFaultTexts } from '#texts/nl/field-faults.ts'
import styles from './park-cart-dialog.module.css'

const KEY_NAME = 'park-key'

type ParkCartDialogProps = {
  readonly cart: Cart
  readonly open: boolean
  readonly onClose: () => void
}

/** Puts the cart aside as a quote, under a reference. */
export function ParkCartDialog({ cart, open, onClose }: ParkCartDialogProps) {
  const form = useId()
  return (
    <Dialog
      open={open}
      title={texts.title}
      intro={texts.intro}
      onClose={onClose}
      actions={
        <>
          <Button look="tertiary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={form}>
            {texts.save}
          </Button>
        </>
      }
    >
      <ParkForm id={form} cart={cart} />
    </Dialog>
  )
}

function ParkForm({ id, cart }: { readonly id: string; readonly cart: Cart }) {
  const { config } = useShop()
  const navigate = useNavigate()
  const [today] = useState(() => amsterdamNow(new Date()).date)
  const [draft] = useOrderDraft(cart.id, cart.reference)
  const form = useCallForm({
    rules: { reference: required(fieldFaultTexts.Required) },
    async send({ reference }) {
      const body = { reference: reference.trim() }
      // Sent again after a lost answer the same cart is parked once.
      const content = { ...body, cartId: cart.id, version: cart.version }
      const idempotencyKey = idempotencyKeyFor(KEY_NAME, content, sessionStorage)
      const parked = await api.parkCart({ body }, { idempotencyKey })
      forgetIdempotencyKey(KEY_NAME, sessionStorage)
      clearOrderDraft()
      setCartCount(0)
      showToast({ tone: 'good', title: texts.saved(body.reference) })
      await navigate(paths.quote(parked.id))
    },
    failureText: errorText,
  })
  return (
    <form {...form.formProps} id={id} className={styles.form}>
      <TextField
        {...form.field('reference')}
        label={texts.reference}
        hint={texts.referenceHint}
        maxLength={60}
        autoComplete="off"
        defaultValue={draft.reference}
      />
      <dl className={styles.facts}>
        <div>
          <dt>{texts.contents}</dt>
          <dd className="figures">
            {texts.contentsOf(cart.totalItemCount, formatPrice(cart.totalPrice.excludingTaxInCents))}
          </dd>
        </div>
        {config && (
          <div>
            <dt>{quoteTexts.validUntil}</dt>
            <dd className="figures">{formatDate(addDays(today, config.quoteValidDays))}</dd>
          </div>
        )}
      </dl>
      <FormStatus tone="error">{form.failure}</FormStatus>
    </form>
  )
}
