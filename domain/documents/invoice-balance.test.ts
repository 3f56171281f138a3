import { array, assert, integer, nat, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { invoiceState, mayBook, openOf, type Owed, owedBackOf } from './invoice-balance.ts'

const invoice = (more: Partial<Owed> = {}): Owed => ({
  kind: 'invoice',
  totalCents: 12_100,
  paidCents: 0,
  creditedCents: 0,
  isCredited: false,
  dueOn: '2026-11-18',
  ...more,
})

describe('what is open of an invoice', () => {
  it.each([
    ['nothing was paid', {}, 'open', 12_100, 0],
    ['a part was paid', { paidCents: 100 }, 'open', 12_000, 0],
    ['all was paid', { paidCents: 12_100 }, 'paid', 0, 0],
    ['its last day was yesterday', { dueOn: '2026-11-17' }, 'overdue', 12_100, 0],
    ['it was paid late', { dueOn: '2026-11-17', paidCents: 12_100 }, 'paid', 0, 0],
    ['it was taken back', { isCredited: true, dueOn: '2026-11-17' }, 'credited', 0, 0],
    ['it was taken back after a part was paid', { isCredited: true, paidCents: 100 }, 'credited', 0, 100],
    ['a part was credited', { creditedCents: 2_100 }, 'open', 10_000, 0],
    [
      'what is left after a part was credited was paid',
      { creditedCents: 2_100, paidCents: 10_000 },
      'paid',
      0,
      0,
    ],
    ['more was paid than is left', { creditedCents: 2_100, paidCents: 12_100 }, 'paid', 0, 2_100],
    ['it comes to nothing', { totalCents: 0 }, 'paid', 0, 0],
    ['it is a credit note', { kind: 'credit_note', dueOn: null }, 'credit_note', 0, 0],
  ] as const)('when %s', (_case, more, state, openCents, owedBackCents) => {
    const one = invoice(more)
    expect([invoiceState(one, '2026-11-18'), openOf(one), owedBackOf(one)]).toEqual([
      state,
      openCents,
      owedBackCents,
    ])
  })

  it('never becomes less than nothing, and is its total less what was booked', () => {
    assert(
      property(nat(1_000_000), array(integer({ min: -100, max: 1_000_000 })), (totalCents, tried) => {
        const booked: number[] = []
        const sum = () => booked.reduce((before, cents) => before + cents, 0)
        for (const cents of tried) {
          if (mayBook(invoice({ totalCents, paidCents: sum() }), cents)) booked.push(cents)
        }
        const openCents = openOf(invoice({ totalCents, paidCents: sum() }))
        expect(openCents).toBeGreaterThanOrEqual(0)
        expect(openCents).toBe(totalCents - sum())
      }),
    )
  })

  it.each([
    [0, false],
    [-1, false],
    [0.5, false],
    [1, true],
    [12_100, true],
    [12_101, false],
  ])('takes a booking of %s cents: %s', (cents, may) => {
    expect(mayBook(invoice(), cents)).toBe(may)
    expect(mayBook(invoice({ isCredited: true }), cents)).toBe(false)
  })
})
