import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { orderedLine, orderedWhole, sampleInvoice } from '#test/support/invoices.ts'
import { journalOfInvoice, journalOfPayment } from './journal.ts'

const sum = (rows: readonly { readonly cents: number }[]) => rows.reduce((all, { cents }) => all + cents, 0)
const KINDS = ['invoice', 'credit_note'] as const

describe('an invoice in the journal', () => {
  it('is owed by its buyer, and is turnover and VAT', () => {
    const invoice = sampleInvoice(orderedWhole([orderedLine({ lineCents: 10_000 })]))
    const [owed, ...rest] = journalOfInvoice(invoice)
    expect(owed).toMatchObject({ ledger: 'debtors', cents: invoice.totalCents, vat: null })
    expect(rest[0]).toMatchObject({ ledger: '1a', cents: -10_000, vat: { box: '1a', percent: 21 } })
    expect(rest.at(-1)).toMatchObject({ ledger: 'vat', cents: -invoice.vatCents, matter: { kind: 'vat' } })
  })

  it('comes to nothing, whatever is on it', () => {
    const line = fc.record({
      lineCents: fc.integer({ min: 0, max: 5_000_000 }),
      quantity: fc.integer({ min: 1, max: 5000 }),
      vatPercent: fc.constantFrom(0, 9, 21),
    })
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 8 }),
        fc.constantFrom(...KINDS),
        (lines, kind) => {
          const rows = journalOfInvoice({ ...sampleInvoice(orderedWhole(lines.map(orderedLine))), kind })
          expect(sum(rows)).toBe(0)
        },
      ),
    )
  })

  it('is the other way round of a credit note', () => {
    const invoice = sampleInvoice(orderedWhole([orderedLine({ lineCents: 10_000 })]))
    const amounts = (kind: (typeof KINDS)[number]) =>
      journalOfInvoice({ ...invoice, kind }).map(({ ledger, cents }) => [ledger, cents])
    expect(amounts('credit_note')).toEqual(
      amounts('invoice').map(([ledger, cents]) => [ledger, -Number(cents)]),
    )
  })
})

describe('a payment in the journal', () => {
  it.each([12_345, -12_345])('of %i came to the bank from who owed it', (cents) => {
    const rows = journalOfPayment(cents)
    expect(rows.map((row) => [row.ledger, row.cents])).toEqual([
      ['bank', cents],
      ['debtors', -cents],
    ])
  })
})
