import { describe, expect, it } from 'vitest'
import {
  afterCustomerMessage,
  afterShopMessage,
  endedByCustomer,
  mayRequestBecome,
  PRICE_REQUEST_STATES,
} from './price-request.ts'
import { daysLeft, isExpired } from './validity.ts'

describe('the validity of a quote', () => {
  it.each([
    ['the day on which it is made for thirty days', '2026-12-18', '2026-11-18', 30, false],
    ['its last day', '2026-12-18', '2026-12-18', 0, false],
    ['the day after it', '2026-12-18', '2026-12-19', 0, true],
    ['over the end of a year', '2027-01-02', '2026-12-31', 2, false],
    ['over a leap day', '2028-03-01', '2028-02-28', 2, false],
  ])('on %s', (_when, validUntil, today, left, expired) => {
    expect([daysLeft(validUntil, today), isExpired(validUntil, today)]).toEqual([left, expired])
  })
})

describe('a price on request', () => {
  it.each([
    [null, 'requested', null],
    ['requested', 'requested', 'withdrawn'],
    ['in_review', 'in_review', 'withdrawn'],
    ['offered', 'counter', 'declined_by_customer'],
    ['counter', 'counter', 'withdrawn'],
    ['accepted', null, 'withdrawn'],
    ['ordered', null, null],
    ['expired', 'requested', null],
    ['declined_by_shop', 'requested', null],
  ] as const)('from %s becomes %s by a message and %s by ending it', (from, message, ended) => {
    expect(afterCustomerMessage(from)).toBe(message)
    if (from !== null) expect(endedByCustomer(from)).toBe(ended)
  })

  it.each([
    [null, true, null],
    ['requested', true, 'in_review'],
    ['in_review', true, 'in_review'],
    ['counter', true, 'in_review'],
    ['offered', true, 'offered'],
    ['declined_by_customer', true, null],
    ['expired', true, null],
    ['declined_by_shop', false, null],
    ['withdrawn', false, null],
    ['ordered', false, null],
  ] as const)('from %s may be offered: %s, and becomes %s by words alone', (from, mayOffer, said) => {
    expect([mayRequestBecome(from, 'offered'), afterShopMessage(from)]).toEqual([mayOffer, said])
  })

  it('begins with a question or an offer, and never leaves an order', () => {
    expect(PRICE_REQUEST_STATES.filter((state) => mayRequestBecome(null, state))).toEqual([
      'requested',
      'offered',
    ])
    expect(PRICE_REQUEST_STATES.filter((state) => mayRequestBecome('ordered', state))).toEqual([])
  })
})
