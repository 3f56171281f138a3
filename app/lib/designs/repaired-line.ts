import { createContext, type ReactNode } from 'react'
import type { z } from 'zod'
import type { Cart, CartItem } from '#contract/cart.ts'
import type { LinkedDesign } from '#contract/designs.ts'
import type { Order, OrderLine } from '#contract/orders.ts'
import type { OwnSize } from '#contract/own-size.ts'
import type { PatchupAnswer, PatchupOrder } from '#contract/patchups.ts'
import { api } from '#app/lib/api/api.ts'
import type { ChangeCart } from '#app/lib/cart/use-call-cart.ts'

/** A line whose files can be repaired, of the cart or of an order that waits for them. Each call answers whether it was done. */
export type RepairedLine = Pick<CartItem, 'id' | 'title' | 'patchup'> & {
  readonly designs: readonly Pick<LinkedDesign, 'itemId' | 'designId' | 'name' | 'repairWays'>[]
  /** Those of them of which a repair takes away something that keeps them from being valid. */
  readonly mendableIds: readonly string[]
  /** The size of the file, where the line can be ordered in it. */
  readonly ownSize: (OwnSize & { readonly order: () => Promise<boolean> }) | null
  readonly start: (body: z.input<typeof PatchupOrder>) => Promise<boolean>
  readonly answer: (body: z.input<typeof PatchupAnswer>) => Promise<boolean>
  /** Deletes a repaired file, which brings its source back. */
  readonly goBack: (resultDesignId: string) => Promise<boolean>
  readonly read: () => Promise<boolean>
}

/** What a line shows about the repair of its files; the route that knows both says it. */
export const RepairSlot = createContext<(line: RepairedLine) => ReactNode>(() => null)

/** What the repair of one card of the upload manager has to do with its line. */
export type RepairOnLine = {
  /** The order that the line is of; null while it lies in the cart. */
  readonly orderId: string | null
  readonly orderLineId: string
  /** Saves what was chosen and is not saved yet; answers whether it stands. */
  readonly save: () => Promise<boolean>
  /** Reads the cards again, for the repaired file takes the place of the one it was made from. */
  readonly reload: () => Promise<void>
}

const mendableOf = (designs: readonly Pick<LinkedDesign, 'designId' | 'isMendable'>[]) =>
  designs.flatMap(({ designId, isMendable }) => (designId !== null && isMendable ? [designId] : []))

/** A line of the cart, as `change` changes it. */
export function cartLine(item: CartItem, change: ChangeCart): RepairedLine {
  const { ownSize } = item
  const params = { id: item.id }
  const done = async (call: () => Promise<Cart>) => (await change(call)) !== null
  const designs = item.backDesign ? [...item.designs, item.backDesign] : item.designs
  return {
    id: item.id,
    title: item.title,
    patchup: item.patchup,
    designs,
    mendableIds: mendableOf(designs),
    ownSize: ownSize && {
      ...ownSize,
      order: () => done(() => api.changeCartItem({ params, body: ownSize.change })),
    },
    start: (body) => done(() => api.startPatchup({ params, body })),
    answer: (body) => done(() => api.confirmPatchup({ params, body })),
    goBack: (id) => done(() => api.deleteDesign({ params: { id } }).then(() => api.getCart())),
    read: () => done(() => api.getCart()),
  }
}

/** A line of an order, as `change` changes it; its size stays as it was ordered. */
export function orderedLine(
  line: OrderLine,
  orderId: string,
  change: (call: () => Promise<Order>) => Promise<boolean>,
): RepairedLine {
  const params = { id: orderId, lineId: line.id }
  const read = () => api.getOrder({ params: { id: orderId } })
  return {
    id: line.id,
    title: line.title,
    patchup: line.patchup,
    designs: line.designs.map((design) => ({ ...design, itemId: design.id })),
    mendableIds: mendableOf(line.designs),
    ownSize: null,
    start: (body) => change(() => api.startOrderPatchup({ params, body })),
    answer: (body) => change(() => api.confirmOrderPatchup({ params, body })),
    goBack: (id) => change(() => api.deleteDesign({ params: { id } }).then(read)),
    read: () => change(read),
  }
}
