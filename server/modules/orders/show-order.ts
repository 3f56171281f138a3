import type { z } from 'zod'
import type { Order, OrderRow } from '#contract/orders.ts'
import { orderStateTexts } from '#texts/nl/orders.ts'
import type { OrderRecord, OrderSummary } from './order-store.ts'

const euro = (cents: number) => ({ excludingTaxInCents: cents, currency: 'EUR' as const })

const stateFields = (state: OrderRecord['state']) => ({
  state,
  stateLabel: orderStateTexts[state].label,
  stateTone: orderStateTexts[state].tone,
})

export function orderRow(order: OrderSummary): z.input<typeof OrderRow> {
  return {
    id: order.id,
    number: order.number,
    reference: order.reference,
    placedAt: order.placedAt.toISOString(),
    ...stateFields(order.state),
    itemCount: order.itemCount,
    totalPrice: { ...euro(order.netCents), includingTaxInCents: order.totalCents },
  }
}

/** The order as the contract has it, from what was written down when it was placed. */
export function orderReply(order: OrderRecord): z.input<typeof Order> {
  const lines = order.groups.flatMap((group) => group.lines)
  return {
    ...orderRow({ ...order, itemCount: lines.length, totalCount: 1 }),
    purchaseOrderNumber: order.purchaseOrderNumber,
    remarks: order.remarks,
    groups: order.groups.map((group) => ({
      id: group.id,
      title: group.title,
      lines: group.lines.map((line) => ({
        id: line.id,
        sku: line.sku,
        title: line.title,
        url: line.urlPath,
        imageUrl: line.imageUrl,
        quantity: line.quantity,
        options: [...line.optionTexts],
        unitPrice: euro(line.unitCents),
        price: euro(line.lineCents),
        vatPercent: line.vatPercent,
        ...stateFields(line.state),
        designStatus: line.designStatus,
        delivery: {
          kind: line.deliveryKind,
          date: line.deliveryDate,
          express: line.isExpress,
          address: line.address,
        },
        trackingUrl: line.trackingUrl,
      })),
    })),
    subtotalPrice: euro(order.subtotalCents),
    totalSegments: [
      { code: 'subtotal', price: euro(order.subtotalCents) },
      { code: 'express', price: euro(order.expressCents) },
      { code: 'shipping', price: euro(order.shippingCents) },
    ],
    vat: order.vat.map((group) => ({ ...group })),
    invoiceAddress: order.invoiceAddress,
    confirmationEmail: order.confirmationEmail,
    events: order.events.map(({ at, state }) => ({
      at: new Date(at).toISOString(),
      label: orderStateTexts[state].label,
    })),
  }
}
