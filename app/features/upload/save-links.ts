import { api } from '#app/lib/api/api.ts'
import type { SavedIn } from '#app/lib/designs/upload-signals.ts'
import type { BackChoice } from '#domain/designs/links.ts'
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

/** Makes one design, the studio's or none the back of all copies of a line (spec 7); the studio makes none for an order. */
export async function saveBack({ orderId, orderLineId }: LinkProduct, choice: BackChoice): Promise<SavedIn> {
  const designId = choice.kind === 'file' ? choice.designId : null
  if (orderId !== null) {
    const params = { id: orderId, lineId: orderLineId }
    return { kind: 'order', order: await api.saveLineBack({ params, body: { designId } }) }
  }
  const body =
    choice.kind === 'studio'
      ? ({ isStudioDesign: true } as const)
      : { designId, isStudioDesign: false as const }
  return { kind: 'cart', cart: await api.chooseBackDesign({ params: { id: orderLineId }, body }) }
}
