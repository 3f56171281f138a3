import { describe, expect, it } from 'vitest'
import { type Credit, overLimit, roomLeft } from './credit-limit.ts'

const credit = (more: Partial<Credit> = {}): Credit => ({
  limitCents: 100_000,
  overLimit: 'warn',
  openCents: 60_000,
  ...more,
})

describe('an order on account', () => {
  it.each([
    ['that fits', credit(), 39_999, null],
    ['that fills the limit', credit(), 40_000, null],
    ['of a cent too much', credit(), 40_001, 'warn'],
    ['of a cent too much, where that is stopped', credit({ overLimit: 'stop' }), 40_001, 'stop'],
    ['of a company that is over its limit already', credit({ openCents: 120_000 }), 1, 'warn'],
    ['that costs nothing', credit({ openCents: 120_000, overLimit: 'stop' }), 0, null],
    [
      'of a company that may owe nothing',
      credit({ limitCents: 0, openCents: 0, overLimit: 'stop' }),
      1,
      'stop',
    ],
    ['of a company that gets money back', credit({ openCents: -5_000 }), 105_000, null],
    ['of a company without a limit', null, 10_000_000, null],
  ] as const)('%s', (_what, of, cents, met) => {
    expect(overLimit(of, cents)).toBe(met)
  })

  it('leaves room, or less than none', () => {
    expect(roomLeft(credit())).toBe(40_000)
    expect(roomLeft(credit({ openCents: 120_000 }))).toBe(-20_000)
  })
})
