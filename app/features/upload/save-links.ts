import { api } from '#app/lib/api.ts'
import type { SavedIn } from '#app/lib/upload-signals.ts'
import type { LinkToSave } from '#domain/designs/links-to-save.ts'
import type { LinkProduct } from '#domain/designs/manager-state.ts'

/** Saves the front designs of a line, of the cart or of an order. */
export async function saveLinks(
  { orderId, orderLineId }: LinkProduct,
  links: readonly LinkToSave[],
): Promise<SavedIn> {
  if (orderId === null) {
    const cart = await api.saveDesigns({ params: { id: orderLineId }, body: { designs: [...links] } })
    return { kind: 'cart', cart }
  }
  const designs = links.flatMap(({ designId, quantity }) => (designId ? [{ designId, quantity }] : []))
  const params = { id: orderId, lineId: orderLineId }
  return { kind: 'order', order: await api.saveLineFiles({ params, body: { designs } }) }
}

/** Makes one design the back of all copies of a line, or the studio's without an id (spec 7). */
export async function saveBack(
  { orderId, orderLineId }: LinkProduct,
  designId: string | null,
): Promise<SavedIn> {
  if (orderId !== null && designId !== null) {
    const params = { id: orderId, lineId: orderLineId }
    return { kind: 'order', order: await api.saveLineBack({ params, body: { designId } }) }
  }
  const body =
    designId === null ? ({ isStudioDesign: true } as const) : { designId, isStudioDesign: false as const }
  return { kind: 'cart', cart: await api.chooseBackDesign({ params: { id: orderLineId }, body }) }
}
