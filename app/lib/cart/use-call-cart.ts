import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { ApiError } from '#contract/api-error.ts'
import type { Cart } from '#contract/cart.ts'
import { showCallError } from '#app/lib/calls/call-errors.ts'
import { setCartCount } from '#app/lib/session/cart-count.ts'
import { useCall } from '#app/lib/calls/use-call.ts'

/** Changes the cart by a call; answers the cart after it, or null when it failed and that has been told. */
export type ChangeCart = <After extends Cart>(
  call: () => Promise<After>,
  handling?: { readonly onError?: (error: ApiError) => void },
) => Promise<After | null>

/**
 * The cart as the last answer told it. Calls go one after another, so that a slow early one cannot overwrite a later
 * one; when a line turns out to have gone or changed elsewhere the cart is read again.
 */
export function useCallCart(loaded: Cart) {
  const [known, setKnown] = useState({ loaded, cart: loaded })
  if (known.loaded !== loaded) setKnown({ loaded, cart: loaded })
  const [changing, setChanging] = useState(0)
  const lastTurn = useRef<Promise<unknown>>(Promise.resolve())
  const runCall = useCall()
  const revalidator = useRevalidator()
  const { cart } = known

  useEffect(() => setCartCount(cart.totalItemCount), [cart.totalItemCount])

  const change: ChangeCart = (call, { onError = showCallError } = {}) => {
    setChanging((count) => count + 1)
    const turn = lastTurn.current.then(async () => {
      const reply = await runCall(call, {
        onError(error) {
          onError(error)
          if (error.status === 404 || error.status === 409) void revalidator.revalidate()
        },
      })
      setChanging((count) => count - 1)
      if (reply) setKnown((now) => ({ ...now, cart: reply }))
      return reply
    })
    // A failure that is a bug rises at its own caller; the line of calls goes on.
    lastTurn.current = turn.catch(() => null)
    return turn
  }

  return { cart, change, isChanging: changing > 0 }
}
