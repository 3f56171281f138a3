import { documentNames as names } from '#texts/nl/documents.ts'
import type { ShopContext } from '../../context.ts'
import { findOrdered } from './find-ordered.ts'
import { packedLines, type SlipOf } from './packed-lines.ts'
import { paperShop } from './paper-shop.ts'
import { drawPackingSlip } from './papers/draw-packing-slip.ts'
import type { ReadDocument } from './handed-out.ts'

/** The packing slip of an order; null when there is no such order, or nothing that is meant was packed. */
export async function readPackingSlip(
  shop: Pick<ShopContext, 'db' | 'files' | 'origin'>,
  { id, companyId }: { readonly id: string; readonly companyId: string | null },
  of: SlipOf = 'all',
): Promise<ReadDocument | null> {
  const order = await findOrdered(shop.db, id, companyId)
  const lines = packedLines(order?.lines ?? [], of)
  const [first] = lines
  if (!order || !first) return null
  return {
    name:
      of !== 'all' && 'dispatchId' in of && first.dispatch
        ? names.packingSlipOf(order.number, first.dispatch.number)
        : names.packingSlip(order.number),
    mimeType: 'application/pdf',
    content: await drawPackingSlip({ order, lines, shop: await paperShop(shop) }),
  }
}
