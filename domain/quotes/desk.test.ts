import { describe, expect, it } from 'vitest'
import { againstList } from './against-list.ts'
import { deskQuoteState } from './desk-queues.ts'
import { mayHoldUntil } from './validity.ts'

it.each([
  [9000, 10_000, -100],
  [11_250, 10_000, 125],
  [10_000, 10_000, 0],
  [0, 10_000, -1000],
  [1, 3, -667],
  [5000, 0, null],
  [5000, null, null],
])('%i cents against a list price of %s is %s tenths of a percent', (cents, list, tenths) => {
  expect(againstList(cents, list)).toBe(tenths)
})

describe('what staff see of a quote', () => {
  const TODAY = '2026-11-18'
  it.each([
    ['nothing asked, and it holds', false, '2026-11-18', null, 'open'],
    ['nothing asked, and it has expired', false, '2026-11-17', null, 'expired'],
    ['an offer that holds', false, '2026-11-18', 'offered', 'offered'],
    ['an offer past its last day', false, '2026-11-17', 'offered', 'expired'],
    ['a question about prices that hold no longer', false, '2026-11-17', 'requested', 'requested'],
    ['a no that was said', false, '2026-11-18', 'declined_by_shop', 'declined_by_shop'],
    ['an order of a quote that nobody asked about', true, '2026-11-17', null, 'ordered'],
  ] as const)('%s', (_what, isOrdered, validUntil, requestState, seen) => {
    expect(deskQuoteState({ isOrdered, validUntil, requestState }, TODAY)).toBe(seen)
  })

  it.each([
    ['2026-11-17', false],
    ['2026-11-18', true],
    ['2028-11-17', true],
    ['2028-11-18', false],
    ['9999-12-31', false],
  ])('may hold until %s: %s', (day, answer) => {
    expect(mayHoldUntil(day, TODAY)).toBe(answer)
  })
})
