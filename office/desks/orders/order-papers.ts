import type { DeskLine } from '#contract/office/orders.ts'
import { isOnSlip } from '#domain/documents/when-to-invoice.ts'
import { isPartlySent } from '#domain/orders/sent-pieces.ts'

export const packingSlipAddress = (orderId: string) => `/beheer/api/orders/${orderId}/packing-slip`
export const printFilesAddress = (orderId: string) => `/beheer/api/orders/${orderId}/print-files`

/** The lines that lie packed, where only a part of them may leave: beside them or before them others were packed, or some of them left. */
export function packedApart(lines: readonly DeskLine[]): readonly DeskLine[] {
  const listed = lines.filter(isOnSlip)
  return listed.length > 1 || listed.some(isPartlySent) ? listed.filter(({ state }) => state === 'ready') : []
}
