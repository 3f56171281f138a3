import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { Cart, CartItem } from '#contract/cart.ts'
import { api } from '#app/lib/api/api.ts'
import { withUploadQuery } from '#app/lib/designs/upload-address.ts'
import { onUploadSignals, type UploadListener } from '#app/lib/designs/upload-signals.ts'
import type { ChangeCart } from '#app/lib/cart/use-call-cart.ts'

const lineOf = (cart: Cart, lineId: string): CartItem | undefined =>
  cart.orderLineGroups.flatMap(({ lines }) => lines).find(({ id }) => id === lineId)

const lacksBack = ({ designStatus, backSide, backDesign }: CartItem) =>
  designStatus === 'missing' && backSide === 'required' && backDesign === null

/** What the studio is still to make cannot be approved yet. */
const hasFile = ({ designs, backDesign }: CartItem) =>
  [...designs, ...(backDesign ? [backDesign] : [])].some(({ isStudioDesign }) => !isStudioDesign)

/**
 * What the upload manager tells the cart: the totals follow the copies, and 'Doorgaan' goes on to the back where that is
 * still to be chosen, or else approves what is ready (spec 4, Upload manager).
 */
export function useDesignChoice(cart: Cart, change: ChangeCart): void {
  const { pathname, search } = useLocation()
  const listener: UploadListener = {
    onQuantityUpdate: (saved) => void (saved.kind === 'cart' && change(async () => saved.cart)),
    async onApprove({ orderLineId, isBackDesign }, saved) {
      if (saved?.kind === 'order') return null
      const line = lineOf(saved?.cart ?? (await change(() => api.getCart())) ?? cart, orderLineId)
      if (line === undefined) return null
      if (!isBackDesign && lacksBack(line)) {
        const query = new URLSearchParams(search)
        return (
          pathname +
          withUploadQuery(query, { mode: 'link', lineId: orderLineId, side: 'back', orderId: null })
        )
      }
      if (line.designStatus === 'ready' && hasFile(line)) {
        await change(() => api.setDesignStatus({ body: { itemId: orderLineId, status: 'approved' } }))
      }
      return null
    },
  }
  const latest = useRef(listener)
  useEffect(() => {
    latest.current = listener
  })
  useEffect(
    () =>
      onUploadSignals({
        onQuantityUpdate: (saved) => latest.current.onQuantityUpdate(saved),
        onApprove: (event, saved) => latest.current.onApprove(event, saved),
      }),
    [],
  )
}
