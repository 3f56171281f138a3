import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEFAULT_CALENDAR } from './calendar.ts'
import { type LatePromise, movedDate, movedDeadline } from './moved-date.ts'
import { addDays, dateOfDayNumber } from './plain-date.ts'
import { deliveryPromise } from './promise.ts'

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

describe('the deadline until which the day stands', () => {
  it.each([
    ['is the next one when the first possible day was agreed', late('2026-11-18', 600), '2026-11-18'],
    ['is the next one after a deadline was missed', late('2026-11-18', 720), '2026-11-19'],
    ['is Monday in the weekend', late('2026-11-22', 600), '2026-11-23'],
    [
      'leaves out what a later day leaves room for',
      late('2026-11-18', 600, { date: '2026-11-26' }),
      '2026-11-23',
    ],
  ])('%s', (_rule, promise, date) => {
    expect(movedDeadline(promise)).toEqual({ date, minutes: 720 })
  })

  it('is the last moment before which the day does not move', () => {
    const moments = fc.record({
      date: fc.integer({ min: 20_500, max: 21_600 }).map(dateOfDayNumber),
      minutes: fc.nat(1439),
    })
    fc.assert(
      fc.property(moments, fc.nat(20), fc.nat(20), (orderedAt, completeAfter, chosenAfter) => {
        const lead = { productionDays: 2, addsDays: 0, expressDays: null, express: false }
        const firstDate = deliveryPromise({ ...lead, now: orderedAt, kind: 'ship' }).date
        const completeAt = { ...orderedAt, date: addDays(orderedAt.date, completeAfter) }
        const promise = {
          ...late('', 0),
          date: addDays(firstDate, chosenAfter),
          firstDate,
          orderedAt,
          completeAt,
        }
        const deadline = movedDeadline(promise)
        const completeWhen = (minutes: number) =>
          movedDate({ ...promise, completeAt: { ...deadline, minutes } })
        expect(completeWhen(deadline.minutes - 1)).toBe(movedDate(promise))
        expect(completeWhen(deadline.minutes) > movedDate(promise)).toBe(true)
      }),
    )
  })
})
