import { describe, expect, it } from 'vitest'
import { orderedLine, orderedWhole } from '#test/support/invoices.ts'
import { invoiceAmounts, type OrderedWhole } from './invoice.ts'
import { totalsLeft } from './totals-left.ts'

const cancel = (order: OrderedWhole, ...places: readonly number[]): OrderedWhole => ({
  ...order,
  lines: order.lines.map((line, at) => (places.includes(at) ? { ...line, state: 'cancelled' } : line)),
})
const two = (more: Parameters<typeof orderedWhole>[1] = { shippingCents: 900 }) =>
  orderedWhole(
    [
      orderedLine({ lineCents: 1000, expressCents: 200 }),
      orderedLine({ groupId: 'g2', lineCents: 3333, vatPercent: 9 }),
    ],
    more,
  )

describe('totalsLeft', () => {
  it('of an order of which nothing was cancelled is what was agreed', () => {
    const order = two()
    const { vat, totalCents } = totalsLeft(order)
    expect([vat, totalCents]).toEqual([order.vat, order.totalCents])
  })

  it('leaves a line out with its express, keeps the shipping and its rate, and works VAT out anew', () => {
    expect(totalsLeft(cancel(two(), 0))).toEqual({
      subtotalCents: 3333,
      expressCents: 0,
      shippingCents: 900,
      netCents: 4233,
      vat: [
        { ratePercent: 21, baseCents: 900, vatCents: 189 },
        { ratePercent: 9, baseCents: 3333, vatCents: 300 },
      ],
      vatCents: 489,
      totalCents: 4722,
    })
  })

  it('comes to nothing when all is cancelled', () => {
    expect(totalsLeft(cancel(two(), 0, 1))).toMatchObject({ shippingCents: 0, vat: [], totalCents: 0 })
  })

  it('charges no VAT where it was shifted', () => {
    expect(totalsLeft(cancel(two({ vatTreatment: 'reverse_charged' }), 0))).toMatchObject({
      vat: [{ ratePercent: 0, baseCents: 3333, vatCents: 0 }],
      totalCents: 3333,
    })
  })

  it.each([[[0]], [[1]]])(
    'is what the invoice comes to, before and after the order was told (%j)',
    (gone) => {
      const before = cancel(two(), ...gone)
      const told = { ...before, ...totalsLeft(before) }
      expect(invoiceAmounts(before).totalCents).toBe(told.totalCents)
      expect(invoiceAmounts(told).totalCents).toBe(told.totalCents)
      expect(totalsLeft(told)).toEqual(totalsLeft(before))
    },
  )
})
