import { rotateCcwIcon } from '#app/ui/icons/rotate-ccw.ts'
import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Cart, CartItem } from '#contract/cart.ts'
import { api } from '#app/lib/api/api.ts'
import { setCartCount } from '#app/lib/session/cart-count.ts'
import { type OrderDraft, putBackOrderDraft, takeOrderDraft } from '#app/lib/cart/order-draft.ts'
import type { ChangeCart } from '#app/lib/cart/use-call-cart.ts'
import { showToast } from '#app/ui/toast-store.ts'
import { cartTexts } from '#texts/nl/cart.ts'
import { neighbourOf } from './line-blockers.ts'
import { focusLine } from './line-ids.ts'

type Rest = Pick<Cart, 'totalItemCount'> & { readonly removalId: string | null }
type Removed = {
  readonly removalId: string
  readonly itemId: string | null
  readonly draft: OrderDraft | null
}

const itemIdsOf = ({ orderLineGroups }: Cart) =>
  orderLineGroups.flatMap(({ lines }) => lines.map(({ id }) => id))

/**
 * Removes a line at one press, or everything, with a way back in a toast. The focus goes to the next line, and on the way
 * back to the line that is there again (ux 5.4).
 */
export function useRemoval(cart: Cart, change: ChangeCart) {
  const [focusNext, setFocusNext] = useState<{ readonly itemId: string | null } | null>(null)
  useEffect(() => {
    if (focusNext) focusLine(focusNext.itemId)
  }, [focusNext])

  const isOpen = useRef(false)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])
  const { revalidate } = useRevalidator()

  async function putBack({ removalId, itemId, draft }: Removed) {
    const after = await change(() => api.undoRemoval({ params: { id: removalId } }))
    if (!after) return
    if (draft) putBackOrderDraft(draft)
    if (isOpen.current) {
      setFocusNext({ itemId })
      return
    }
    // The customer went on to another page, or came back to this one.
    setCartCount(after.totalItemCount)
    await revalidate()
  }

  function offerWayBack(title: string, { removalId, totalItemCount }: Rest, itemId: string | null) {
    if (removalId === null) return
    // What is put in an empty cart next is another order.
    const draft = totalItemCount === 0 ? takeOrderDraft() : null
    showToast({
      tone: 'quiet',
      title,
      key: `removed-${removalId}`,
      action: {
        label: cartTexts.undo,
        icon: rotateCcwIcon,
        onPress: () => void putBack({ removalId, itemId, draft }),
      },
    })
  }

  return {
    remove: async ({ id, title }: CartItem) => {
      const next = neighbourOf(itemIdsOf(cart), id)
      const rest = await change(() => api.removeCartItem({ params: { id } }))
      if (!rest) return
      setFocusNext({ itemId: next })
      offerWayBack(cartTexts.removed(title), rest, id)
    },
    empty: async () => {
      const rest = await change(() => api.emptyCart())
      if (rest) offerWayBack(cartTexts.emptied, rest, null)
    },
  }
}
