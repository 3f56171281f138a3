import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isWorkingDay } from './calendar.ts'
import { addDays, dateOfDayNumber } from './plain-date.ts'
import {
  dateRefusal,
  deliveryPromise,
  lastDeadline,
  nextDeadline,
  offeredDates,
  pickupHours,
  slowestLead,
} from './promise.ts'
import type { PromiseQuestion } from './promise.ts'

const NOON = 12 * 60
const question = (changes: Partial<PromiseQuestion> = {}): PromiseQuestion => ({
  now: { date: '2026-11-18', minutes: NOON - 1 },
  productionDays: 2,
  addsDays: 0,
  expressDays: 1,
  express: false,
  kind: 'ship',
  ...changes,
})
const at = (date: string, minutes: number) => ({ now: { date, minutes } })

const part = (productionDays: number, addsDays: number, expressDays: number | null) => ({
  productionDays,
  addsDays,
  expressDays,
})

describe('the promised date (18 November 2026 is a Wednesday)', () => {
  it.each([
    ['ready on day 2, delivered a day later', question(), '2026-11-20', '2026-11-23'],
    [
      'ordered at noon counts from the next day',
      question(at('2026-11-18', NOON)),
      '2026-11-23',
      '2026-11-24',
    ],
    ['adds the days of the finishing', question({ addsDays: 1 }), '2026-11-23', '2026-11-24'],
    ['express replaces the production days', question({ express: true }), '2026-11-19', '2026-11-20'],
    [
      'express keeps the days of the finishing',
      question({ express: true, addsDays: 1 }),
      '2026-11-20',
      '2026-11-23',
    ],
    [
      'express that cannot be had changes nothing',
      question({ express: true, expressDays: null }),
      '2026-11-20',
      '2026-11-23',
    ],
    ['fetched on the day it is ready', question({ kind: 'pickup' }), '2026-11-20', '2026-11-20'],
    ['Friday afternoon counts from Monday', question(at('2026-11-20', 16 * 60)), '2026-11-25', '2026-11-26'],
    ['Saturday morning counts from Monday', question(at('2026-11-21', 9 * 60)), '2026-11-25', '2026-11-26'],
    ['Sunday evening counts from Monday', question(at('2026-11-22', 23 * 60)), '2026-11-25', '2026-11-26'],
    ['works around Easter', question(at('2026-04-02', 9 * 60)), '2026-04-07', '2026-04-08'],
    [
      'has another cut-off when the shop says so',
      question({ cutOff: '10:30', ...at('2026-11-18', 631) }),
      '2026-11-23',
      '2026-11-24',
    ],
    [
      'works around closed days of the shop',
      question({ calendar: { closedOn: [], closedDates: ['2026-11-19'] } }),
      '2026-11-23',
      '2026-11-24',
    ],
  ])('%s', (_rule, asked, readyDate, date) => {
    expect(deliveryPromise(asked)).toMatchObject({ readyDate, date })
  })

  it('lets goods be fetched from 14.00 on the day they are ready', () => {
    expect(deliveryPromise(question({ kind: 'pickup' })).fromMinutes).toBe(14 * 60)
    expect(deliveryPromise(question()).fromMinutes).toBeNull()
  })

  it('keeps goods of 31 December, when the counter closes at noon, until the next working day', () => {
    const asked = question({ kind: 'pickup', ...at('2026-12-29', 9 * 60) })
    expect(deliveryPromise(asked)).toEqual({ readyDate: '2026-12-31', date: '2027-01-04', fromMinutes: 510 })
    expect(pickupHours('2026-12-31').until).toBe(NOON)
    expect(pickupHours('2026-12-30').until).toBe(17 * 60)
  })

  it('never comes earlier for who orders later', () => {
    const moments = fc.record({ day: fc.integer({ min: 20_500, max: 21_600 }), minutes: fc.nat(1439) })
    const lead = fc.record({ productionDays: fc.integer({ min: 1, max: 15 }), addsDays: fc.nat(3) })
    fc.assert(
      fc.property(
        moments,
        fc.nat(20_000),
        lead,
        fc.constantFrom('ship', 'pickup'),
        (from, later, days, kind) => {
          const total = from.minutes + later
          const sooner = question({ ...days, kind, ...at(dateOfDayNumber(from.day), from.minutes) })
          const then = at(dateOfDayNumber(from.day + Math.floor(total / 1440)), total % 1440)
          expect(deliveryPromise({ ...sooner, ...then }).date >= deliveryPromise(sooner).date).toBe(true)
        },
      ),
    )
  })
})

describe('the next deadline', () => {
  it.each([
    ['is today until noon', '2026-11-18', NOON - 1, '2026-11-18'],
    ['is tomorrow at noon', '2026-11-18', NOON, '2026-11-19'],
    ['is Monday on Friday afternoon', '2026-11-20', 15 * 60, '2026-11-23'],
    ['is Monday in the weekend', '2026-11-21', 60, '2026-11-23'],
    ['is after the holidays on Good Friday afternoon', '2026-04-03', 13 * 60, '2026-04-07'],
  ])('%s', (_rule, date, minutes, expected) => {
    expect(nextDeadline({ date, minutes })).toEqual({ date: expected, minutes: NOON })
  })
})

describe('the last deadline for a chosen day', () => {
  it.each([
    ['is noon today, three working days ahead', question(), '2026-11-23', '2026-11-18'],
    ['is a day later for a day later', question(), '2026-11-24', '2026-11-19'],
    ['counts no weekend', question(), '2026-11-26', '2026-11-23'],
    ['takes the days of the finishing off', question({ addsDays: 1 }), '2026-11-25', '2026-11-19'],
    ['is later with express', question({ express: true }), '2026-11-24', '2026-11-20'],
    ['is a day later for who fetches', question({ kind: 'pickup' }), '2026-11-23', '2026-11-19'],
    [
      'works around closed days of the shop',
      question({ calendar: { closedOn: [], closedDates: ['2026-11-20'] } }),
      '2026-11-25',
      '2026-11-19',
    ],
    ['leaves room for the counter on 31 December', question({ kind: 'pickup' }), '2026-12-31', '2026-12-28'],
    ['has passed at noon', question(at('2026-11-18', NOON)), '2026-11-23', null],
    ['has passed for a day too early', question(), '2026-11-20', null],
  ])('%s', (_rule, asked, chosen, expected) => {
    expect(lastDeadline(asked, chosen)).toEqual(expected && { date: expected, minutes: NOON })
  })

  const asked = fc.record({
    now: fc.record({
      date: fc.integer({ min: 20_500, max: 21_600 }).map(dateOfDayNumber),
      minutes: fc.nat(1439),
    }),
    productionDays: fc.nat(12),
    addsDays: fc.nat(3),
    expressDays: fc.option(fc.nat(4)),
    express: fc.boolean(),
    kind: fc.constantFrom('ship' as const, 'pickup' as const),
    cutOff: fc.constantFrom('12:00' as const, '10:30' as const),
  })

  it('is the last moment before which the promise still holds', () => {
    fc.assert(
      fc.property(asked, fc.nat(40), (ordered, later) => {
        const chosen = addDays(deliveryPromise(ordered).date, later)
        const deadline = lastDeadline(ordered, chosen)
        if (deadline === null) throw new Error('the first possible day has a deadline')
        const justBefore = { ...deadline, minutes: deadline.minutes - 1 }
        expect(deliveryPromise({ ...ordered, now: justBefore }).date <= chosen).toBe(true)
        expect(deliveryPromise({ ...ordered, now: deadline }).date > chosen).toBe(true)
      }),
    )
  })

  it('has passed exactly when the day is no longer possible', () => {
    fc.assert(
      fc.property(asked, fc.integer({ min: -20, max: 20 }), (ordered, apart) => {
        const first = deliveryPromise(ordered).date
        const chosen = addDays(first, apart)
        expect(lastDeadline(ordered, chosen) !== null).toBe(first <= chosen)
      }),
    )
  })
})

describe('choosing a date', () => {
  it('offers fifteen working days, the first possible one first', () => {
    const dates = offeredDates(question())
    expect(dates).toHaveLength(15)
    expect(dates[0]).toBe('2026-11-23')
    expect(dates[14]).toBe('2026-12-11')
    expect(dates.every((date) => isWorkingDay(date))).toBe(true)
  })

  it('accepts every date that it offers', () => {
    expect(offeredDates(question()).map((date) => dateRefusal(date, question()))).toEqual(
      Array(15).fill(null),
    )
  })

  it.each([
    ['accepts a later working day', '2027-01-04', null],
    ['refuses a day too early', '2026-11-20', 'invalid_date'],
    ['refuses a day that has passed', '2026-11-17', 'invalid_date'],
    ['refuses a Saturday', '2026-11-28', 'invalid_date'],
    ['refuses a holiday', '2026-12-25', 'invalid_date'],
    ['refuses a day that does not exist', '2027-02-30', 'invalid_date'],
    ['refuses another notation', '23-11-2026', 'invalid_date'],
    ['accepts a day within a year', '2027-11-18', null],
    ['refuses a day more than a year ahead', '2027-11-19', 'invalid_date'],
  ])('%s', (_rule, chosen, expected) => {
    expect(dateRefusal(chosen, question())).toBe(expected)
  })
})

describe('goods of several parts', () => {
  it.each([
    ['take as long as the slowest part', [part(2, 1, 1), part(2, 0, 2)], part(3, 0, 2)],
    ['have no express when one part has none', [part(2, 0, 1), part(4, 0, null)], part(4, 0, null)],
    ['need no days when there are none', [], part(0, 0, null)],
  ])('%s', (_rule, parts, expected) => {
    expect(slowestLead(parts)).toEqual(expected)
  })
})
