import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Product } from '#contract/catalogue.ts'
import type { ApiError } from '#contract/api-error.ts'
import { api } from '#app/lib/api/api.ts'
import { showCallError } from '#app/lib/calls/call-errors.ts'
import { setCartCount } from '#app/lib/session/cart-count.ts'
import { forgetIdempotencyKey, idempotencyKeyFor } from '#app/lib/api/idempotency.ts'
import { keepAddition, type Addition } from '#app/lib/cart/keep-addition.ts'
import { useSession } from '#app/lib/session/session.ts'
import { useShop } from '#app/lib/shop/shop.ts'
import { useCall } from '#app/lib/calls/use-call.ts'
import { paths } from '#app/paths.ts'
import { showToast } from '#app/ui/toast-store.ts'
import { addedToCartTexts } from '#texts/nl/added-to-cart.ts'

type CartItem = Addition['cartItem']
/** Opens the login dialog, and goes on once somebody has logged in; the route joins it to the catalogue. */
export type RequestLogin = (goOn: () => void) => void
/** What came into the cart: how much of what, and what else there is to know about its line. */
export type Added = { readonly line: string; readonly note: string | null }

const KEY_NAME = 'paskruis-in-winkelwagen'
/** On a line that is up and brings nothing back, it is kept after that. */
const LONGEST_WAIT_MS = 15_000

async function keepOrTell(error: ApiError, addition: Addition): Promise<void> {
  const isKept = error.status === 0 && (await keepAddition(addition))
  // The next press is another addition.
  if (isKept) forgetIdempotencyKey(KEY_NAME, sessionStorage)
  else showCallError(error)
}

/**
 * Puts a product in the cart; a visitor logs in first. One press is one line, however often its call is sent. A toast
 * says that it is there, unless whoever asked answers that it was told in a place of its own.
 */
export function useAddToCart(
  { title, pack }: Pick<Product, 'title' | 'pack'>,
  requestLogin: RequestLogin,
  tellInPlace?: (added: Added) => boolean,
) {
  const { isLoggedIn } = useSession()
  const { previewAs } = useShop()
  const [isAdding, setIsAdding] = useState(false)
  const call = useCall()
  const navigate = useNavigate()

  async function send(cartItem: CartItem) {
    setIsAdding(true)
    const addedAt = Date.now()
    const signal = AbortSignal.timeout(LONGEST_WAIT_MS)
    const idempotencyKey = idempotencyKeyFor(KEY_NAME, cartItem, sessionStorage)
    const quantity = 'configuration' in cartItem ? cartItem.configuration.quantity : cartItem.quantity
    const cart = await call(() => api.addCartItem({ body: { cartItem } }, { idempotencyKey, signal }), {
      onError: (error) =>
        void keepOrTell(error, { key: idempotencyKey, title, quantity, pack, cartItem, addedAt }),
    })
    setIsAdding(false)
    if (!cart) return
    forgetIdempotencyKey(KEY_NAME, sessionStorage)
    setCartCount(cart.totalItemCount)
    const line = addedToCartTexts.addedLine(quantity, title, pack)
    const note = addedToCartTexts.notes[cart.added]
    if (tellInPlace?.({ line, note })) return
    showToast({
      tone: 'good',
      title: addedToCartTexts.added,
      lines: [line, note ?? []].flat(),
      action: { label: addedToCartTexts.toCart, onPress: () => void navigate(paths.cart) },
    })
  }

  function add(cartItem: CartItem) {
    // In a preview nobody logs in, and the shop says that nothing is ordered there.
    if (isLoggedIn || previewAs) void send(cartItem)
    else requestLogin(() => void send(cartItem))
  }
  return { add, isAdding }
}
