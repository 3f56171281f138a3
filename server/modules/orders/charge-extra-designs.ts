import { treatmentOf } from '#domain/documents/invoice.ts'
import { chargedTotals, type ExtraDesigns, withExtraDesigns } from '#domain/orders/later-designs.ts'
import type { Executor } from '../../db/database.ts'
import type { OrderLineRow, OrderRecord } from '../ordered/order-record.ts'

/** Adds designs to the price of a line, and with that to the order, which the transaction has taken. */
export async function chargeExtraDesigns(
  trx: Executor,
  order: OrderRecord,
  line: OrderLineRow,
  extra: ExtraDesigns,
): Promise<void> {
  const { lineCents, breakdown } = withExtraDesigns(line, extra)
  await trx
    .updateTable('order_lines')
    .set({ line_cents: lineCents, breakdown: JSON.stringify(breakdown) })
    .where('id', '=', line.id)
    .execute()
  const { netCents, vat, vatCents, totalCents } = chargedTotals(
    order.vat,
    { ...extra, vatPercent: line.vatPercent },
    treatmentOf({ ...order, lines: order.groups.flatMap(({ lines }) => lines) }) !== 'taxed',
  )
  await trx
    .updateTable('orders')
    .set((eb) => ({
      version: eb('version', '+', 1),
      subtotal_cents: order.subtotalCents + extra.cents,
      net_cents: netCents,
      vat: JSON.stringify(vat),
      vat_cents: vatCents,
      total_cents: totalCents,
    }))
    .where('id', '=', order.id)
    .execute()
}
