import { rotateCcwIcon } from '#app/ui/icons/rotate-ccw.ts'
import { useEffect, useState } from 'react'
import type { Cart, CartItem } from '#contract/cart.ts'
import { api } from '#app/lib/api.ts'
import type { ChangeCart } from '#app/lib/use-call-cart.ts'
import { showToast } from '#app/ui/toast-store.ts'
import { cartTexts } from '#texts/nl/cart.ts'
import { asAdded } from './as-added.ts'
import { neighbourOf } from './line-blockers.ts'
import { focusLine } from './line-ids.ts'

type Group = Cart['orderLineGroups'][number]

/** An accessory goes back into the configuration that it was left out of; anything else is added again. */
function putBackCall(item: CartItem, group: Group, rest: Cart) {
  const main = rest.orderLineGroups
    .find(({ id }) => id === group.id)
    ?.lines.find(({ part }) => part === 'main')
  if (group.configuration && main && item.part !== 'main') {
    return api.changeCartItem({ params: { id: main.id }, body: { configuration: group.configuration } })
  }
  return api.addCartItem({ body: { cartItem: asAdded(item, group) } })
}

const itemsOf = (cart: Cart) => cart.orderLineGroups.flatMap((group) => group.lines)

/** Removes a line at one press, with a way back in a toast and the focus on the next line (ux 5.4). */
export function useRemoval(cart: Cart, change: ChangeCart): (item: CartItem) => Promise<void> {
  const [focusNext, setFocusNext] = useState<{ readonly itemId: string | null } | null>(null)
  useEffect(() => {
    if (focusNext) focusLine(focusNext.itemId)
  }, [focusNext])

  async function putBack(item: CartItem, group: Group, rest: Cart) {
    const { delivery } = item
    const before = new Set(itemsOf(rest).map(({ id }) => id))
    const after = await change(() => putBackCall(item, group, rest))
    const added = after && itemsOf(after).find(({ id }) => !before.has(id))
    if (!added) return
    const { kind, addressId, date, express } = delivery
    const isSame =
      added.delivery.kind === kind && added.delivery.addressId === addressId && added.delivery.date === date
    if (isSame && added.delivery.express === express) return
    const body = { kind, addressId, date, express }
    await change(() => api.setDelivery({ params: { id: added.id }, body }))
  }

  return async (item) => {
    const group = cart.orderLineGroups.find(({ lines }) => lines.some(({ id }) => id === item.id))
    const next = neighbourOf(
      itemsOf(cart).map(({ id }) => id),
      item.id,
    )
    const rest = await change(() => api.removeCartItem({ params: { id: item.id } }))
    if (!rest || !group) return
    setFocusNext({ itemId: next })
    showToast({
      tone: 'quiet',
      title: cartTexts.removed(item.title),
      key: `removed-${item.id}`,
      action: { label: cartTexts.undo, icon: rotateCcwIcon, onPress: () => void putBack(item, group, rest) },
    })
  }
}
