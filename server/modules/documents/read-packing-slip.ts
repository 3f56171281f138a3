import { isPacked } from '#domain/documents/when-to-invoice.ts'
import { documentNames as names } from '#texts/nl/documents.ts'
import type { ShopContext } from '../../context.ts'
import { findOrdered, type OrderedLineRow } from './find-ordered.ts'
import { paperShop } from './paper-shop.ts'
import { drawPackingSlip } from './papers/draw-packing-slip.ts'
import type { ReadDocument } from './handed-out.ts'

/** Of what a packing slip is asked: all that was packed, what left together, or some lines before they leave. */
export type SlipOf = 'all' | { readonly dispatchId: string } | { readonly lineIds: readonly string[] }

/** The packing slip of an order; null when there is no such order, or nothing that is meant was packed. */
export async function readPackingSlip(
  shop: Pick<ShopContext, 'db' | 'files' | 'origin'>,
  { id, companyId }: { readonly id: string; readonly companyId: string | null },
  of: SlipOf = 'all',
): Promise<ReadDocument | null> {
  const order = await findOrdered(shop.db, id, companyId)
  const lines = order?.lines.filter((line) => isPacked(line.state) && isMeant(line, of)) ?? []
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

function isMeant({ id, dispatch }: OrderedLineRow, of: SlipOf): boolean {
  if (of === 'all') return true
  return 'dispatchId' in of ? dispatch?.id === of.dispatchId : of.lineIds.includes(id)
}
