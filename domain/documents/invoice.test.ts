import { describe, expect, it } from 'vitest'
import { orderedLine, orderedWhole } from '#test/support/invoices.ts'
import { invoiceAmounts } from './invoice.ts'
import { documentNumber } from './invoice-number.ts'

describe('what an order comes to on its invoice', () => {
  it('has VAT once per rate: three lines of 1,02 at 21% make 0,64', () => {
    const three = [1, 2, 3].map((group) =>
      orderedLine({ groupId: `g${group}`, unitCents: 102, lineCents: 102 }),
    )
    const { vat, netCents, totalCents } = invoiceAmounts(orderedWhole(three))
    expect(vat).toEqual([{ ratePercent: 21, baseCents: 306, vatCents: 64, category: 'S' }])
    expect([netCents, totalCents]).toEqual([306, 370])
  })

  it('taxes express at the rate of the main line of its group, and shipping at its own', () => {
    const lines = [
      orderedLine({ lineCents: 5000, unitCents: 5000, expressCents: 1500, vatPercent: 9 }),
      orderedLine({ groupId: 'g2', lineCents: 2000, unitCents: 2000 }),
    ]
    const { charges, vat } = invoiceAmounts(orderedWhole(lines, { shippingCents: 1250 }))
    expect(charges).toEqual([
      { kind: 'express', netCents: 1500, vatPercent: 9, vatCategory: 'S' },
      { kind: 'shipping', netCents: 1250, vatPercent: 21, vatCategory: 'S' },
    ])
    expect(vat.map(({ ratePercent, baseCents }) => [ratePercent, baseCents])).toEqual([
      [21, 3250],
      [9, 6500],
    ])
  })

  it('leaves cancelled lines out, and works VAT out anew', () => {
    const lines = [
      orderedLine({ lineCents: 1000 }),
      orderedLine({ groupId: 'g2', lineCents: 333, unitCents: 333, state: 'cancelled' }),
    ]
    const { lines: kept, totalCents } = invoiceAmounts(orderedWhole(lines))
    expect(kept).toHaveLength(1)
    expect(totalCents).toBe(1210)
  })

  it('shifts the VAT to a business in another member state: goods sent there are supplied there', () => {
    const sent = orderedWhole([orderedLine({ shipTo: 'BE' })], {
      vatTreatment: 'reverse_charged',
      shippingCents: 900,
    })
    expect(invoiceAmounts(sent).vat).toEqual([
      { ratePercent: 0, baseCents: 1900, vatCents: 0, category: 'K' },
    ])
    const fetched = orderedWhole([orderedLine({ shipTo: null })], { vatTreatment: 'reverse_charged' })
    expect(invoiceAmounts(fetched).vat[0]?.category).toBe('AE')
    const beyond = orderedWhole([orderedLine({ shipTo: 'BE' }), orderedLine({ shipTo: 'CH' })], {
      vatTreatment: 'reverse_charged',
    })
    expect(invoiceAmounts(beyond).vat[0]?.category).toBe('AE')
  })

  it('has no VAT on goods that left the Union', () => {
    const exported = orderedWhole([orderedLine({ shipTo: 'CH' })], {
      vatTreatment: 'exported',
      shippingCents: 900,
    })
    expect(invoiceAmounts(exported)).toMatchObject({
      vat: [{ ratePercent: 0, baseCents: 1900, vatCents: 0, category: 'G' }],
      charges: [{ kind: 'shipping', vatPercent: 0, vatCategory: 'G' }],
    })
  })

  it('tells a product at 0% from VAT that was shifted', () => {
    const zero = orderedWhole([orderedLine({ vatPercent: 0 })])
    expect(invoiceAmounts(zero).vat[0]?.category).toBe('Z')
  })

  it('reads the treatment of an order from before it was kept from its rates', () => {
    const shifted = orderedWhole([orderedLine({ shipTo: 'BE' })], { vatTreatment: 'reverse_charged' })
    expect(invoiceAmounts({ ...shifted, vatTreatment: null }).vat[0]?.category).toBe('K')
    const taxed = orderedWhole([orderedLine()])
    expect(invoiceAmounts({ ...taxed, vatTreatment: null }).vat[0]?.category).toBe('S')
  })

  it('is never anything else than what was agreed', () => {
    const order = orderedWhole([orderedLine()])
    expect(() => invoiceAmounts({ ...order, totalCents: order.totalCents + 1 })).toThrow(RangeError)
  })

  it('has a number of series, year and count', () => {
    expect(documentNumber('FAC', 2026, 12)).toBe('FAC-2026-00012')
    expect(documentNumber('CRE', 2027, 123_456)).toBe('CRE-2027-123456')
  })
})
