import { useRef, useState } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import { api } from '#app/lib/api/api.ts'
import { setCartCount } from '#app/lib/session/cart-count.ts'
import { forgetIdempotencyKey, idempotencyKeyFor } from '#app/lib/api/idempotency.ts'
import { withUploadQuery } from '#app/lib/designs/upload-address.ts'
import { useCall } from '#app/lib/calls/use-call.ts'
import { useLogOut } from '#app/lib/calls/use-call-log-out.ts'
import { paths } from '#app/paths.ts'
import { showToast } from '#app/ui/toast-store.ts'
import { addedToCartTexts } from '#texts/nl/added-to-cart.ts'
import type { PaletteAction } from './palette-item.ts'

const KEY_NAME = 'paskruis-opdracht'
/** They show the cart, and have no upload manager. */
const CHECKOUT: ReadonlySet<string> = new Set([paths.orderDetails, paths.orderConfirm, paths.orderPlaced()])
const SHOWS_CART: ReadonlySet<string> = new Set([paths.cart, ...CHECKOUT])

type Add = Extract<PaletteAction, { readonly kind: 'add' }>
type HandedOn = Extract<PaletteAction, { readonly kind: 're-order' | 'park' | 'log-in' | 'write' }>

type Ways = {
  readonly onClose: () => void
  /** What others than the palette do. */
  readonly onHandOn: (action: HandedOn) => void
}

/** Does what was chosen, one thing at a time. */
export function usePaletteAction({ onClose, onHandOn }: Ways) {
  const navigate = useNavigate()
  const location = useLocation()
  const { revalidate } = useRevalidator()
  const call = useCall()
  const { logOut } = useLogOut()
  const isAdding = useRef(false)
  const [isBusy, setIsBusy] = useState(false)

  function go({ to, fillsIn }: Extract<PaletteAction, { readonly kind: 'go' }>) {
    onClose()
    if (fillsIn && new URL(to, window.location.href).pathname === location.pathname)
      window.location.assign(to)
    else void navigate(to)
  }

  function openUploads() {
    const isCheckout = CHECKOUT.has(location.pathname)
    const query = new URLSearchParams(isCheckout ? '' : location.search)
    onClose()
    void navigate(
      {
        pathname: isCheckout ? paths.account : location.pathname,
        search: withUploadQuery(query, { mode: 'library' }),
      },
      { state: { opensUploads: true }, preventScrollReset: true, defaultShouldRevalidate: false },
    )
  }

  async function add({ row, quantity, pack, title }: Add) {
    if (isAdding.current) return
    isAdding.current = true
    setIsBusy(true)
    const body = { rows: [row] }
    const idempotencyKey = idempotencyKeyFor(KEY_NAME, body, sessionStorage)
    const reply = await call(() => api.addQuickOrder({ body }, { idempotencyKey }))
    isAdding.current = false
    setIsBusy(false)
    if (!reply) return
    forgetIdempotencyKey(KEY_NAME, sessionStorage)
    setCartCount(reply.totalItemCount)
    onClose()
    showToast({
      tone: 'good',
      title: addedToCartTexts.added,
      lines: [
        addedToCartTexts.addedLine(quantity, title, pack),
        ...(reply.joinedCount > 0 ? [addedToCartTexts.notes.joined_line] : []),
      ],
      action: { label: addedToCartTexts.toCart, onPress: () => void navigate(paths.cart) },
    })
    if (SHOWS_CART.has(location.pathname)) await revalidate()
  }

  function run(action: PaletteAction) {
    switch (action.kind) {
      case 'go':
        return go(action)
      case 'add':
        return void add(action)
      case 'uploads':
        return openUploads()
      case 'log-out':
        onClose()
        return void logOut()
      case 'write':
      case 're-order':
      case 'park':
      case 'log-in':
        return onHandOn(action)
    }
  }

  return { run, isBusy }
}
