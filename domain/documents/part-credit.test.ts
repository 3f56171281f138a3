import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { orderedLine, orderedWhole } from '#test/support/invoices.ts'
import { invoiceAmounts, type InvoiceAmounts } from './invoice.ts'
import { leftOfCharge, leftOfLine, partCredit, restOf } from './part-credit.ts'

const setup = {
  code: 'setup',
  label: '',
  basis: 'line',
  basisMilli: 1000,
  scope: 'line',
  amountE4: 75_000,
} as const
/** 4 at 23,90 with 7,50 once, and 10 at 1,00 at 9%; express of 20,00 and of 3,33 at 9%, shipping of 12,50. */
const invoice = invoiceAmounts(
  orderedWhole(
    [
      orderedLine({
        quantity: 4,
        unitCents: 2390,
        lineCents: 10_310,
        expressCents: 2000,
        breakdown: [setup],
      }),
      orderedLine({
        groupId: 'g2',
        quantity: 10,
        unitCents: 100,
        lineCents: 1000,
        expressCents: 333,
        vatPercent: 9,
      }),
    ],
    { shippingCents: 1250 },
  ),
)
const chargeTitles = { express: 'Spoed', shipping: 'Verzendkosten' }
const none = { invoice, earlier: [], chargeTitles }
const [EXPRESS, EXPRESS_AT_9, SHIPPING] = [0, 1, 2]

describe('a part of a line', () => {
  it.each([
    ['two copies', { line: 0, part: { copies: 2 } }, 4780, 1004],
    ['all copies, with what was charged once', { line: 0, part: { copies: 4 } }, 10_310, 2165],
    ['an amount', { line: 0, part: { cents: 5000 } }, 5000, 1050],
    ['all of it', { line: 0, part: { cents: 10_310 } }, 10_310, 2165],
    ['of another rate', { line: 1, part: { copies: 1 } }, 100, 9],
  ])('credits %s', (_what, asked, netCents, vatCents) => {
    expect(partCredit(none, asked)).toMatchObject({ netCents, vatCents, totalCents: netCents + vatCents })
  })

  it.each([
    ['no copies', { line: 0, part: { copies: 0 } }],
    ['half a copy', { line: 0, part: { copies: 0.5 } }],
    ['a copy too many', { line: 0, part: { copies: 5 } }],
    ['nothing', { line: 0, part: { cents: 0 } }],
    ['less than nothing', { line: 0, part: { cents: -1 } }],
    ['a cent too much', { line: 0, part: { cents: 10_311 } }],
    ['a line that is not there', { line: 2, part: { cents: 1 } }],
  ])('refuses %s', (_what, asked) => {
    expect(partCredit(none, asked)).toBeNull()
  })

  it('leaves what is not credited, and no more', () => {
    const first = partCredit(none, { line: 0, part: { copies: 3 } })
    const credited = { ...none, earlier: first ? [first] : [] }
    expect(leftOfLine(0, credited)).toBe(10_310 - 7170)
    expect(partCredit(credited, { line: 0, part: { copies: 2 } })).toBeNull()
    expect(partCredit(credited, { line: 0, part: { copies: 1 } })).toMatchObject({ netCents: 2390 })
    expect(partCredit(credited, { line: 0, part: { cents: 3141 } })).toBeNull()
  })
})

describe('a part of a charge', () => {
  it.each([
    ['some of the shipping', SHIPPING, 500, 21, 105],
    ['all of it', SHIPPING, 1250, 21, 263],
    ['some of express', EXPRESS, 1, 21, 0],
    ['express of another rate', EXPRESS_AT_9, 333, 9, 30],
  ])('credits %s, as a line in its own VAT', (_what, charge, cents, ratePercent, vatCents) => {
    const note = partCredit(none, { charge, part: { cents } })
    const { kind } = invoice.charges[charge] ?? {}
    expect(note).toMatchObject({
      lines: [
        { sku: '', title: chargeTitles[kind ?? 'express'], quantity: 1, netCents: cents, ofCharge: kind },
      ],
      charges: [],
      linesCents: cents,
      vat: [{ ratePercent, category: 'S', baseCents: cents, vatCents }],
      totalCents: cents + vatCents,
    })
  })

  it.each([
    ['nothing', SHIPPING, 0],
    ['less than nothing', SHIPPING, -1],
    ['half a cent', SHIPPING, 0.5],
    ['a cent too much', SHIPPING, 1251],
    ['more than express of its rate', EXPRESS_AT_9, 334],
    ['a charge that is not there', 3, 1],
  ])('refuses %s', (_what, charge, cents) => {
    expect(partCredit(none, { charge, part: { cents } })).toBeNull()
  })

  it('leaves what is not credited of that charge, whatever was of others', () => {
    const first = partCredit(none, { charge: EXPRESS, part: { cents: 500 } })
    const credited = { ...none, earlier: first ? [first] : [] }
    expect([EXPRESS, EXPRESS_AT_9, SHIPPING].map((charge) => leftOfCharge(charge, credited))).toEqual([
      1500, 333, 1250,
    ])
    expect(partCredit(credited, { charge: EXPRESS, part: { cents: 1501 } })).toBeNull()
    expect(restOf(credited).charges.map(({ netCents }) => netCents)).toEqual([1500, 333, 1250])
  })

  it('keeps the VAT shifted where it is', () => {
    const order = orderedWhole([orderedLine({ shipTo: null })], {
      shippingCents: 1250,
      vatTreatment: 'reverse_charged',
    })
    const note = partCredit({ ...none, invoice: invoiceAmounts(order) }, { charge: 0, part: { cents: 250 } })
    expect(note).toMatchObject({ vat: [{ category: 'AE', vatCents: 0 }], totalCents: 250 })
  })

  it('stands as a line in the rest too, where no line is left', () => {
    const earlier: InvoiceAmounts[] = []
    for (const line of [0, 1]) {
      const cents = leftOfLine(line, { ...none, earlier })
      const note = partCredit({ ...none, earlier }, { line, part: { cents } })
      if (note) earlier.push(note)
    }
    const rest = restOf({ ...none, earlier })
    expect(rest.charges).toEqual([])
    expect(rest.lines.map(({ title, netCents }) => [title, netCents])).toEqual([
      ['Spoed', 2000],
      ['Spoed', 333],
      ['Verzendkosten', 1250],
    ])
  })
})

describe('copies that come to half a cent each', () => {
  it('are credited one by one to exactly what they came to', () => {
    const whole = invoiceAmounts(orderedWhole([orderedLine({ quantity: 2, lineCents: 201 })]))
    const price = { cents: 201, perQuantity: 2 }
    const odd = { ...whole, lines: whole.lines.map((line) => ({ ...line, price, charges: [] })) }
    const first = partCredit({ ...none, invoice: odd }, { line: 0, part: { copies: 1 } })
    const second = partCredit(
      { ...none, invoice: odd, earlier: first ? [first] : [] },
      { line: 0, part: { copies: 1 } },
    )
    expect([first?.netCents, second?.netCents]).toEqual([101, 100])
  })
})

describe('the rest of an invoice', () => {
  it('is the whole where nothing was credited', () => {
    expect(restOf(none)).toBe(invoice)
  })

  it('comes, with all parts before it, to exactly the invoice', () => {
    const amount = fc.record({ cents: fc.integer({ min: 1, max: 4000 }) })
    const asked = fc.oneof(
      fc.record({
        line: fc.constantFrom(0, 1),
        part: fc.oneof(fc.record({ copies: fc.integer({ min: 1, max: 4 }) }), amount),
      }),
      fc.record({ charge: fc.constantFrom(EXPRESS, EXPRESS_AT_9, SHIPPING), part: amount }),
    )
    fc.assert(
      fc.property(fc.array(asked, { maxLength: 20 }), (parts) => {
        const earlier: InvoiceAmounts[] = []
        for (const one of parts) {
          const note = partCredit({ ...none, earlier }, one)
          if (note) earlier.push(note)
        }
        const credited = { ...none, earlier }
        invoice.lines.forEach((_, line) => expect(leftOfLine(line, credited)).toBeGreaterThanOrEqual(0))
        invoice.charges.forEach((_, charge) =>
          expect(leftOfCharge(charge, credited)).toBeGreaterThanOrEqual(0),
        )
        const all = [...earlier, restOf(credited)]
        const sum = (of: (note: InvoiceAmounts) => number) => all.reduce((cents, note) => cents + of(note), 0)
        expect([sum(({ netCents }) => netCents), sum(({ vatCents }) => vatCents)]).toEqual([
          invoice.netCents,
          invoice.vatCents,
        ])
        for (const note of all) {
          expect(note.vatCents).toBeGreaterThanOrEqual(0)
          expect(note.netCents).toBe(note.vat.reduce((base, { baseCents }) => base + baseCents, 0))
          const rated = [...note.lines, ...note.charges]
          expect(note.netCents).toBe(rated.reduce((net, { netCents }) => net + netCents, 0))
          expect(note.lines.length).toBeGreaterThan(note.netCents > 0 ? 0 : -1)
        }
      }),
      { numRuns: 200 },
    )
  })
})
