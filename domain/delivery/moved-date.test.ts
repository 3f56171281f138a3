import { expect, it } from 'vitest'
import { DEFAULT_CALENDAR } from './calendar.ts'
import { type LatePromise, movedDate } from './moved-date.ts'

/** Ordered on Wednesday 18 November 2026 at 10.00, for delivery on Monday at the earliest. */
const late = (completeOn: string, minutes: number, changes: Partial<LatePromise> = {}): LatePromise => ({
  date: '2026-11-23',
  firstDate: '2026-11-23',
  orderedAt: { date: '2026-11-18', minutes: 600 },
  completeAt: { date: completeOn, minutes },
  cutOff: '12:00',
  calendar: DEFAULT_CALENDAR,
  ...changes,
})

it.each([
  ['stands when the files come before the same deadline', late('2026-11-18', 719), '2026-11-23'],
  ['moves a day when that deadline is missed', late('2026-11-18', 720), '2026-11-24'],
  ['moves by each deadline that is missed', late('2026-11-20', 600), '2026-11-25'],
  ['counts no weekend', late('2026-11-22', 600), '2026-11-26'],
  ['stands when a later day was chosen', late('2026-11-20', 600, { date: '2026-12-07' }), '2026-12-07'],
  [
    'moves a chosen day that is no longer possible',
    late('2026-11-20', 600, { date: '2026-11-24' }),
    '2026-11-25',
  ],
])('%s', (_rule, promise, date) => {
  expect(movedDate(promise)).toBe(date)
})
