import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amsterdamInstant, amsterdamNow } from './amsterdam-clock.ts'

describe('the clock in Amsterdam', () => {
  it.each([
    ['is an hour ahead in winter', '2026-01-15T10:59:59Z', '2026-01-15', 11 * 60 + 59],
    ['is two hours ahead in summer', '2026-07-15T10:00:00Z', '2026-07-15', 12 * 60],
    ['is a day further late in the evening', '2026-07-15T22:30:00Z', '2026-07-16', 30],
    ['shows midnight as 0', '2026-12-31T23:00:00Z', '2027-01-01', 0],
    ['shows 1.59 before summer time starts', '2026-03-29T00:59:00Z', '2026-03-29', 119],
    ['shows 3.00 a minute later', '2026-03-29T01:00:00Z', '2026-03-29', 180],
    ['shows 2.30 before winter time starts', '2026-10-25T00:30:00Z', '2026-10-25', 150],
    ['shows 2.30 again an hour later', '2026-10-25T01:30:00Z', '2026-10-25', 150],
    ['knows 2038', '2038-02-01T11:00:00Z', '2038-02-01', 720],
  ])('%s', (_rule, instant, date, minutes) => {
    expect(amsterdamNow(new Date(instant))).toEqual({ date, minutes })
  })

  it.each([
    ['reads noon in winter', { date: '2026-01-15', minutes: 720 }, '2026-01-15T11:00:00.000Z'],
    ['reads noon in summer', { date: '2026-07-15', minutes: 720 }, '2026-07-15T10:00:00.000Z'],
    ['reads a skipped time an hour later', { date: '2026-03-29', minutes: 150 }, '2026-03-29T01:30:00.000Z'],
    ['reads a doubled time as its first', { date: '2026-10-25', minutes: 150 }, '2026-10-25T00:30:00.000Z'],
  ])('%s', (_rule, shown, expected) => {
    expect(amsterdamInstant(shown).toISOString()).toBe(expected)
  })

  it('comes back to the same minute, or to the hour before in the doubled hour', () => {
    const minutes = fc.integer({ min: 0, max: 20 * 366 * 1440 })
    fc.assert(
      fc.property(minutes, (sinceStart) => {
        const instant = new Date(Date.UTC(2024, 0, 1) + sinceStart * 60_000)
        const late = instant.getTime() - amsterdamInstant(amsterdamNow(instant)).getTime()
        expect([0, 3_600_000]).toContain(late)
      }),
    )
  })
})
