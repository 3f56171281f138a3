import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { orderedLine, orderedWhole } from '#test/support/invoices.ts'
import { invoiceAmounts, type InvoiceAmounts } from './invoice.ts'
import { leftOfLine, partCredit, restOf } from './part-credit.ts'

const setup = {
  code: 'setup',
  label: '',
  basis: 'line',
  basisMilli: 1000,
  scope: 'line',
  amountE4: 75_000,
} as const
/** 4 at 23,90 with 7,50 once, and 10 at 1,00 at 9%. */
const invoice = invoiceAmounts(
  orderedWhole(
    [
      orderedLine({ quantity: 4, unitCents: 2390, lineCents: 10_310, breakdown: [setup] }),
      orderedLine({ groupId: 'g2', quantity: 10, unitCents: 100, lineCents: 1000, vatPercent: 9 }),
    ],
    { shippingCents: 1250 },
  ),
)
const none = { invoice, earlier: [] }

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
    const credited = { invoice, earlier: first ? [first] : [] }
    expect(leftOfLine(0, credited)).toBe(10_310 - 7170)
    expect(partCredit(credited, { line: 0, part: { copies: 2 } })).toBeNull()
    expect(partCredit(credited, { line: 0, part: { copies: 1 } })).toMatchObject({ netCents: 2390 })
    expect(partCredit(credited, { line: 0, part: { cents: 3141 } })).toBeNull()
  })
})

describe('copies that come to half a cent each', () => {
  it('are credited one by one to exactly what they came to', () => {
    const whole = invoiceAmounts(orderedWhole([orderedLine({ quantity: 2, lineCents: 201 })]))
    const price = { cents: 201, perQuantity: 2 }
    const odd = { ...whole, lines: whole.lines.map((line) => ({ ...line, price, charges: [] })) }
    const first = partCredit({ invoice: odd, earlier: [] }, { line: 0, part: { copies: 1 } })
    const second = partCredit(
      { invoice: odd, earlier: first ? [first] : [] },
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
    const asked = fc.record({
      line: fc.constantFrom(0, 1),
      part: fc.oneof(
        fc.record({ copies: fc.integer({ min: 1, max: 4 }) }),
        fc.record({ cents: fc.integer({ min: 1, max: 4000 }) }),
      ),
    })
    fc.assert(
      fc.property(fc.array(asked, { maxLength: 12 }), (parts) => {
        const earlier: InvoiceAmounts[] = []
        for (const one of parts) {
          const note = partCredit({ invoice, earlier }, one)
          if (note) earlier.push(note)
        }
        const all = [...earlier, restOf({ invoice, earlier })]
        const sum = (of: (note: InvoiceAmounts) => number) => all.reduce((cents, note) => cents + of(note), 0)
        expect([sum(({ netCents }) => netCents), sum(({ vatCents }) => vatCents)]).toEqual([
          invoice.netCents,
          invoice.vatCents,
        ])
        for (const note of all) {
          expect(note.vatCents).toBeGreaterThanOrEqual(0)
          expect(note.netCents).toBe(note.vat.reduce((cents, { baseCents }) => cents + baseCents, 0))
        }
      }),
      { numRuns: 200 },
    )
  })
})
