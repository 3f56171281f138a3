import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import type { ApiError } from '#contract/api-error.ts'
import { api } from '#app/lib/api/api.ts'
import { showCallError } from '#app/lib/calls/call-errors.ts'
import { setCartCount } from '#app/lib/session/cart-count.ts'
import { orderDenial } from '#app/lib/cart/order-denied.tsx'
import { clearOrderDraft } from '#app/lib/cart/order-draft.ts'
import { useCall } from '#app/lib/calls/use-call.ts'
import { paths } from '#app/paths.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { checkIcon } from '#app/ui/icons/check.ts'
import { downloadIcon } from '#app/ui/icons/download.ts'
import { rotateCcwIcon } from '#app/ui/icons/rotate-ccw.ts'
import { trashIcon } from '#app/ui/icons/trash.ts'
import { showToast } from '#app/ui/toast-store.ts'
import { activateTexts, quoteTexts as texts } from '#texts/nl/quotes.ts'
import { AcceptQuoteDialog } from './accept-quote-dialog.tsx'
import { ActivateQuoteDialog, type CartChoice } from './activate-quote-dialog.tsx'
import styles from './quote-page.module.css'
import type { ShownQuote } from './shown-quote.ts'

/** Activating, accepting, printing and deleting a quote. */
export function QuoteActions({ quote, purchaseOrderRequired, orderers }: ShownQuote) {
  const { id, version, reference, isExpired } = quote
  const [cartCount, setCount] = useState<number | null>(null)
  const [isAccepting, setIsAccepting] = useState(false)
  const [pending, setPending] = useState<'activate' | 'remove' | null>(null)
  const runCall = useCall()
  const navigate = useNavigate()
  const revalidator = useRevalidator()
  const params = { id }

  /** Another window was before us: what there is now is shown. */
  function tell(error: ApiError) {
    showCallError(error)
    if (error.status === 404 || error.status === 409) void revalidator.revalidate()
  }

  async function activate(choice: CartChoice | null) {
    setPending('activate')
    let isCartInTheWay = false
    const cart = await runCall(() => api.activateCart({ params, body: { version, ...choice } }), {
      onError(error) {
        isCartInTheWay = error.errors.some(({ code }) => code === 'cart_not_empty')
        if (!isCartInTheWay) tell(error)
      },
    })
    if (isCartInTheWay) {
      const totals = await runCall(() => api.getCartTotals())
      setCount(totals?.totalItemCount ?? null)
    }
    setPending(null)
    if (!cart) return
    setCartCount(cart.totalItemCount)
    if (choice?.mode === 'park') clearOrderDraft()
    const changed = cart.blockers.filter(({ code }) => code === 'price_changed').length
    showToast({
      tone: changed > 0 ? 'warning' : 'good',
      title: activateTexts.activated(reference),
      ...(changed > 0 && { lines: [activateTexts.pricesChanged(changed)] }),
    })
    await navigate(paths.cart)
  }

  async function putBack() {
    if (!(await runCall(() => api.restoreParkedCart({ params })))) return
    showToast({ tone: 'good', title: texts.restored(reference), key: `quote-${id}` })
    await navigate(paths.quote(id))
  }

  async function remove() {
    setPending('remove')
    const done = await runCall(() => api.deleteCart({ params }), { onError: tell })
    setPending(null)
    if (!done) return
    showToast({
      tone: 'quiet',
      title: texts.removed(reference),
      key: `quote-${id}`,
      action: { label: texts.undo, icon: rotateCcwIcon, onPress: () => void putBack() },
    })
    await navigate(paths.quotes)
  }

  const isOffered = quote.priceRequestState === 'offered'
  return (
    <div className={styles.actions}>
      <Button
        wide
        look={isOffered && !isExpired ? 'secondary' : 'primary'}
        pending={pending === 'activate'}
        onClick={() => void activate(null)}
      >
        {texts.activate}
      </Button>
      {!isExpired && !orderDenial(quote.cart) && (
        <Button
          wide
          look={isOffered ? 'primary' : 'secondary'}
          icon={checkIcon}
          onClick={() => setIsAccepting(true)}
        >
          {texts.accept}
        </Button>
      )}
      <LinkButton wide reloadDocument look="tertiary" icon={downloadIcon} to={paths.quotePdf(id)}>
        {texts.pdf}
      </LinkButton>
      <Button
        wide
        look="tertiary"
        icon={trashIcon}
        pending={pending === 'remove'}
        onClick={() => void remove()}
      >
        {texts.remove}
      </Button>
      <ActivateQuoteDialog
        open={cartCount !== null}
        quoteCount={quote.cart.totalItemCount}
        cartCount={cartCount ?? 0}
        pending={pending === 'activate'}
        onClose={() => setCount(null)}
        onChoose={(choice) => void activate(choice)}
      />
      <AcceptQuoteDialog
        open={isAccepting}
        onClose={() => setIsAccepting(false)}
        {...{ quote, purchaseOrderRequired, orderers }}
      />
    </div>
  )
}
