import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Args } from '#contract/client.ts'
import { api } from '#app/lib/api.ts'
import { setCartCount } from '#app/lib/cart-count.ts'
import { forgetIdempotencyKey, idempotencyKeyFor } from '#app/lib/idempotency.ts'
import { useSession } from '#app/lib/session.ts'
import { useCall } from '#app/lib/use-call.ts'
import { paths } from '#app/paths.ts'
import { showToast } from '#app/ui/toast-store.ts'
import { addedToCartTexts } from '#texts/nl/added-to-cart.ts'

type CartItem = Args<'addCartItem'>['body']['cartItem']
/** Opens the login dialog, and goes on once somebody has logged in; the route joins it to the catalogue. */
export type RequestLogin = (goOn: () => void) => void

const KEY_NAME = 'paskruis-in-winkelwagen'

/** Puts a product in the cart; a visitor logs in first. One press is one line, however often its call is sent. */
export function useAddToCart(title: string, requestLogin: RequestLogin) {
  const { isLoggedIn } = useSession()
  const [isAdding, setIsAdding] = useState(false)
  const call = useCall()
  const navigate = useNavigate()

  async function send(cartItem: CartItem) {
    setIsAdding(true)
    const idempotencyKey = idempotencyKeyFor(KEY_NAME, cartItem, sessionStorage)
    const quantity = 'configuration' in cartItem ? cartItem.configuration.quantity : cartItem.quantity
    const cart = await call(() => api.addCartItem({ body: { cartItem } }, { idempotencyKey }))
    setIsAdding(false)
    if (!cart) return
    forgetIdempotencyKey(KEY_NAME, sessionStorage)
    setCartCount(cart.totalItemCount)
    showToast({
      tone: 'good',
      title: addedToCartTexts.added,
      lines: [addedToCartTexts.addedLine(quantity, title)],
      action: { label: addedToCartTexts.toCart, onPress: () => void navigate(paths.cart) },
    })
  }

  function add(cartItem: CartItem) {
    if (isLoggedIn) void send(cartItem)
    else requestLogin(() => void send(cartItem))
  }
  return { add, isAdding }
}
