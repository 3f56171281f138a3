import { describe, expect, it } from 'vitest'
import { withKind, withNextRun } from './price-bands.ts'

describe('a band given in the other way', () => {
  it.each([
    [
      { kind: 'percentOff', fromMilli: 5000, percent: 12 },
      { kind: 'amount', fromMilli: 5000, rateE4: 88_000 },
    ],
    // Percentages are whole.
    [
      { kind: 'amount', fromMilli: 5000, rateE4: 66_667 },
      { kind: 'percentOff', fromMilli: 5000, percent: 33 },
    ],
    [
      { kind: 'amount', fromMilli: 5000, rateE4: 200_000 },
      { kind: 'percentOff', fromMilli: 5000, percent: 0 },
    ],
  ] as const)('%j is %j', (band, other) => {
    expect(withKind(band, other.kind, 100_000)).toEqual(other)
  })
})

it('a run more is twice the last one', () => {
  expect(withNextRun(withNextRun([]))).toEqual([
    { quantity: 250, cents: 0 },
    { quantity: 500, cents: 0 },
  ])
  expect(withNextRun([{ quantity: 100, cents: 4950 }]).at(-1)).toEqual({ quantity: 200, cents: 9900 })
})
