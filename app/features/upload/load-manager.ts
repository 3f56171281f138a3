import { isApiError } from '#contract/api-error.ts'
import { api } from '#app/lib/api/api.ts'
import type { UploadPlace } from '#app/lib/designs/upload-address.ts'
import type { LinkProduct, StudioChoice } from '#domain/designs/manager-state.ts'
import type { ServerDesign } from '#domain/designs/merge-uploads.ts'

type LinkPlace = Extract<UploadPlace, { readonly mode: 'link' }>
type Side = LinkPlace['side']

/** The designs that can be chosen, or all of the library. */
export async function loadDesigns(product: LinkProduct | null): Promise<readonly ServerDesign[]> {
  if (product?.orderId) {
    const params = { id: product.orderId, lineId: product.orderLineId }
    const side = product.isBackDesign ? 'back' : 'front'
    return (await api.listLineFiles({ params, query: { side } })).designs
  }
  if (product?.isBackDesign) {
    return (await api.listBackDesigns({ query: { itemId: product.orderLineId } })).designs
  }
  return (await api.listDesigns({ query: product ? { groupId: product.groupId } : {} })).designs
}

/** The studio designs that the line of a cart has already; those of an order are the studio's alone. */
export async function loadStudio(product: LinkProduct): Promise<readonly StudioChoice[]> {
  if (product.orderId !== null) return []
  const found = product.isBackDesign
    ? [(await api.getStudioBackDesign({ query: { itemId: product.orderLineId } })).studioDesign]
    : (await api.listStudioDesigns({ query: { groupId: product.groupId } })).studioDesigns
  return found.flatMap((design) => {
    // A back that has none yet may come as an offer without an item.
    if (design === null || (product.isBackDesign && design.itemId === null)) return []
    const { designId, itemId, quantity } = design
    return [{ key: itemId ?? designId, designId, itemId, quantity }]
  })
}

/** What a line of the cart, or of an order, is as a product in link mode (spec 3); null where there is no such line. */
export const loadProduct = ({ lineId, side, orderId }: LinkPlace): Promise<LinkProduct | null> =>
  orderId === null ? cartProduct(lineId, side) : orderedProduct(orderId, lineId, side)

async function orderedProduct(orderId: string, lineId: string, side: Side): Promise<LinkProduct | null> {
  const order = await orderOrNull(orderId)
  for (const group of order?.groups ?? []) {
    const line = group.lines.find(({ id }) => id === lineId)
    if (!line?.wantedFiles) continue
    const { copies, widthMm, heightMm, backSide, print } = line.wantedFiles
    return {
      title: line.title,
      width: widthMm,
      height: heightMm,
      quantity: copies,
      groupId: group.id,
      orderLineId: line.id,
      sku: line.sku,
      backSide,
      print,
      orderId,
      isFrontDesign: side === 'front',
      isBackDesign: side === 'back',
    }
  }
  return null
}

/** An address may name an order that is not there. */
async function orderOrNull(id: string) {
  try {
    return await api.getOrder({ params: { id } })
  } catch (error) {
    if (isApiError(error) && error.status === 404) return null
    throw error
  }
}

async function cartProduct(lineId: string, side: Side): Promise<LinkProduct | null> {
  const cart = await api.getCart()
  for (const group of cart.orderLineGroups) {
    const line = group.lines.find(({ id }) => id === lineId)
    if (!line) continue
    return {
      title: line.title,
      width: line.widthMm,
      height: line.heightMm,
      quantity: line.quantity,
      groupId: group.id,
      orderLineId: line.id,
      sku: line.sku,
      backSide: line.backSide,
      print: line.print,
      orderId: null,
      isFrontDesign: side === 'front',
      isBackDesign: side === 'back',
    }
  }
  return null
}

/** Undoes the deletion of designs, one by one. */
export async function restoreDesigns(designs: readonly { readonly designId: string }[]): Promise<void> {
  const answers = await Promise.allSettled(
    designs.map(({ designId }) => api.restoreDesign({ params: { id: designId } })),
  )
  const failed = answers.find((answer) => answer.status === 'rejected')
  if (failed) throw failed.reason
}

/** Deletes designs one by one (spec 7, bulk delete); answers those that are gone, and the first failure. */
export async function deleteDesigns(
  designs: readonly { readonly designId: string; readonly processId: string }[],
) {
  const gone: string[] = []
  let failure: unknown = null
  for (const { designId, processId } of designs) {
    try {
      await api.deleteDesign({ params: { id: designId } })
      gone.push(processId)
    } catch (error) {
      if (isApiError(error) && error.status === 404) gone.push(processId)
      else failure ??= error
    }
  }
  return { gone, failure }
}
