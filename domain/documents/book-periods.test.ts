import { describe, expect, it } from 'vitest'
import { lastMonth, lastQuarter, thisYear } from './book-periods.ts'

describe('a period of the books', () => {
  it.each([
    ['2026-11-26', lastMonth, '2026-10-01', '2026-10-31'],
    ['2026-01-05', lastMonth, '2025-12-01', '2025-12-31'],
    ['2028-03-31', lastMonth, '2028-02-01', '2028-02-29'],
    ['2026-11-26', lastQuarter, '2026-07-01', '2026-09-30'],
    ['2026-02-28', lastQuarter, '2025-10-01', '2025-12-31'],
    ['2026-04-01', lastQuarter, '2026-01-01', '2026-03-31'],
    ['2026-11-26', thisYear, '2026-01-01', '2026-11-26'],
  ] as const)('seen from %s', (today, period, from, until) => {
    expect(period(today)).toEqual({ from, until })
  })
})
