import type { DeskLine } from '#contract/office/orders.ts'
import { isPacked } from '#domain/documents/when-to-invoice.ts'

export const packingSlipAddress = (orderId: string) => `/beheer/api/orders/${orderId}/packing-slip`

/** The lines that lie packed, where only a part of them may leave: beside them or before them others were packed. */
export function packedApart(lines: readonly DeskLine[]): readonly DeskLine[] {
  const packed = lines.filter(({ state }) => isPacked(state))
  return packed.length > 1 ? packed.filter(({ state }) => state === 'ready') : []
}
