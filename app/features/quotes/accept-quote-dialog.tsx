import { useId } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { isApiError } from '#contract/api-error.ts'
import { api } from '#app/lib/api/api.ts'
import { errorText } from '#app/lib/calls/call-errors.ts'
import { required } from '#app/lib/forms/field-rules.ts'
import { useShop } from '#app/lib/shop/shop.ts'
import { useCallForm } from '#app/lib/forms/use-call-form.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { FormStatus } from '#app/ui/form-status.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TextAreaField, TextField } from '#app/ui/text-field.tsx'
import { orderConfirmTexts } from '#texts/nl/checkout.ts'
import { formatPrice } from '#texts/nl/format.ts'
import { formTexts } from '#texts/nl/forms.ts'
import { acceptTexts as texts, quoteTexts } from '#texts/nl/quotes.ts'
import { refusalTexts } from '#texts/nl/refusals.ts'
import styles from './quote-page.module.css'
import type { ShownQuote } from './shown-quote.ts'

type AcceptQuoteDialogProps = ShownQuote & { readonly open: boolean; readonly onClose: () => void }

/** Turns a quote into an order at its own prices; one that still lacks something says what. */
export function AcceptQuoteDialog({ open, onClose, ...page }: AcceptQuoteDialogProps) {
  const form = useId()
  const { cart } = page.quote
  const isBlocked = cart.blockers.length > 0
  return (
    <Dialog
      open={open}
      title={texts.title}
      intro={isBlocked ? texts.blocked : texts.intro(formatPrice(cart.totalPrice.includingTaxInCents))}
      onClose={onClose}
      actions={
        <>
          <Button look="tertiary" onClick={onClose}>
            {texts.cancel}
          </Button>
          {!isBlocked && (
            <Button type="submit" form={form}>
              {texts.order}
            </Button>
          )}
        </>
      }
    >
      {isBlocked ? (
        <Notice tone="warning" title={quoteTexts.blockersTitle}>
          <ul>
            {cart.blockers.map(({ code, itemId, message }) => (
              <li key={`${code} ${itemId}`}>{message}</li>
            ))}
          </ul>
        </Notice>
      ) : (
        <AcceptForm id={form} {...page} />
      )}
    </Dialog>
  )
}

function AcceptForm({ id, quote, purchaseOrderRequired }: ShownQuote & { readonly id: string }) {
  const { theme } = useShop()
  const navigate = useNavigate()
  const revalidator = useRevalidator()
  const form = useCallForm({
    rules: {
      purchaseOrderNumber: purchaseOrderRequired ? required(refusalTexts.PurchaseOrderRequired) : null,
      remarks: null,
      termsAccepted: required(texts.termsMissing),
    },
    async send({ purchaseOrderNumber, remarks }) {
      const body = {
        version: quote.version,
        totalIncludingTaxInCents: quote.cart.totalPrice.includingTaxInCents,
        termsAccepted: true,
        purchaseOrderNumber: purchaseOrderNumber.trim() || null,
        remarks: remarks.trim() || null,
      }
      try {
        const placed = await api.orderParkedCart({ params: { id: quote.id }, body })
        await navigate(paths.orderPlaced(placed.id), { replace: true })
      } catch (error) {
        // The quote is not what the customer looked at: it is shown anew, and the message says so.
        if (isApiError(error) && error.status === 409) await revalidator.revalidate()
        throw error
      }
    },
    failureText: errorText,
  })
  return (
    <form {...form.formProps} id={id} className={styles.form}>
      <ErrorSummary title={formTexts.problemTitle} problems={form.problems} attempt={form.attempt} />
      <TextField
        {...form.field('purchaseOrderNumber')}
        label={texts.purchaseOrderNumber}
        optional={!purchaseOrderRequired}
        maxLength={60}
        autoComplete="off"
      />
      <TextAreaField {...form.field('remarks')} label={texts.remarks} optional rows={3} maxLength={2000} />
      <Checkbox
        {...form.field('termsAccepted')}
        required
        label={
          <>
            {orderConfirmTexts.termsBefore}
            <a href={theme?.termsPath} target="_blank" rel="noopener" className="text-link">
              {orderConfirmTexts.terms}
            </a>
            {orderConfirmTexts.termsAfter}
          </>
        }
      />
      <FormStatus tone="error">{form.failure}</FormStatus>
    </form>
  )
}
