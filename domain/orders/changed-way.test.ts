import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEFAULT_CALENDAR } from '../delivery/calendar.ts'
import {
  dayAlong,
  type DatedLine,
  daysOfOtherGoods,
  daysOfOtherWay,
  soonestDay,
  type Way,
  type WayMoment,
} from './changed-way.ts'

const sent: Way = { kind: 'ship', express: false }
const sentFast: Way = { kind: 'ship', express: true }
const fetched: Way = { kind: 'pickup', express: false }

/** Ordered on Wednesday 18 November 2026 at 10.00: sent it comes on Monday, fetched on Friday, and hurried a working day before that. */
const moment = (nowOn = '2026-11-18'): WayMoment => ({
  lead: { productionDays: 2, addsDays: 0, expressDays: 1 },
  cutOff: '12:00',
  calendar: DEFAULT_CALENDAR,
  orderedAt: { date: '2026-11-18', minutes: 600 },
  now: { date: nowOn, minutes: 600 },
})
const line = (way: Way, date: string, firstDate: string | null = date, isSettled = true): DatedLine => ({
  date,
  firstDate,
  isSettled,
  way,
})

describe('the days of a line that goes another way', () => {
  it.each<[string, DatedLine, Way, WayMoment, string, string | null]>([
    [
      'come as soon as express makes them',
      line(sent, '2026-11-23'),
      sentFast,
      moment(),
      '2026-11-20',
      '2026-11-20',
    ],
    [
      'come no later for being hurried late',
      line(sent, '2026-11-23'),
      sentFast,
      moment('2026-11-20'),
      '2026-11-23',
      '2026-11-20',
    ],
    [
      'leave a day that was chosen later, once hurried',
      line(sent, '2026-12-07', '2026-11-23'),
      sentFast,
      moment(),
      '2026-11-20',
      '2026-11-20',
    ],
    [
      'move by what it takes without express',
      line(sentFast, '2026-11-20'),
      sent,
      moment(),
      '2026-11-23',
      '2026-11-23',
    ],
    [
      'stand without express where a later day was chosen',
      line(sentFast, '2026-11-25', '2026-11-20'),
      sent,
      moment(),
      '2026-11-25',
      '2026-11-23',
    ],
    [
      'move by the day that sending takes',
      line(fetched, '2026-11-20'),
      sent,
      moment(),
      '2026-11-23',
      '2026-11-23',
    ],
    [
      'move by that day alone when production is late to begin',
      line(fetched, '2026-11-20'),
      sent,
      moment('2026-11-20'),
      '2026-11-23',
      '2026-11-23',
    ],
    [
      'stand when fetched, however late that is asked',
      line(sent, '2026-11-23'),
      fetched,
      moment('2026-11-20'),
      '2026-11-23',
      '2026-11-20',
    ],
    [
      'count from the order while files are to come',
      line(sent, '2026-11-23', '2026-11-23', false),
      sentFast,
      moment('2026-11-20'),
      '2026-11-20',
      '2026-11-20',
    ],
    ['stand as they were the same way', line(sent, '2026-11-23', null), sent, moment(), '2026-11-23', null],
  ])('%s', (_rule, before, after, at, date, firstDate) => {
    expect(daysOfOtherWay(before, after, at)).toEqual({ date, firstDate })
  })

  it('come no sooner than agreed but for express, and never later than by what the new way takes more', () => {
    const way = fc.record<Way>({ kind: fc.constantFrom('ship', 'pickup'), express: fc.boolean() })
    fc.assert(
      fc.property(way, way, fc.nat(9), fc.nat(9), (before, after, later, waited) => {
        const at = { ...moment(), now: { date: `2026-11-${18 + waited}`, minutes: 600 } }
        const date = soonestDay(before, { ...at, now: { date: `2026-11-${18 + later}`, minutes: 600 } })
        const moved = daysOfOtherWay(line(before, date), after, at).date
        const isHurriedNow = after.express && !before.express
        if (!isHurriedNow) expect(moved >= date).toBe(true)
        const takesNoMore = soonestDay(after, at) <= soonestDay(before, at)
        if (takesNoMore) expect(moved <= date).toBe(true)
      }),
    )
  })
})

describe('the days of a line that is made otherwise', () => {
  const slower = { productionDays: 4, addsDays: 0, expressDays: 1 }
  const quicker = { productionDays: 1, addsDays: 0, expressDays: 1 }
  it.each<[string, DatedLine, typeof slower, WayMoment, string, string | null]>([
    ['move by what it takes longer', line(sent, '2026-11-23'), slower, moment(), '2026-11-25', '2026-11-25'],
    [
      'move by that alone when production is late to begin',
      line(sent, '2026-11-23'),
      slower,
      moment('2026-11-20'),
      '2026-11-25',
      '2026-11-25',
    ],
    [
      'stand where a later day was chosen',
      line(sent, '2026-12-07', '2026-11-23'),
      slower,
      moment(),
      '2026-12-07',
      '2026-11-25',
    ],
    [
      'stand as agreed when it is made sooner',
      line(sent, '2026-11-23'),
      quicker,
      moment(),
      '2026-11-23',
      '2026-11-23',
    ],
    [
      'count from the order while files are to come',
      line(sent, '2026-11-23', '2026-11-23', false),
      slower,
      moment('2026-11-20'),
      '2026-11-25',
      '2026-11-25',
    ],
  ])('%s', (_rule, before, after, at, date, firstDate) => {
    expect(daysOfOtherGoods(before, after, at)).toEqual({ date, firstDate })
  })
})

describe('the day of what comes into an order', () => {
  it.each([
    ['is that of the rest where there is time', ['2026-11-24'], '2026-11-24'],
    ['is the first of those', ['2026-12-07', '2026-11-25', '2026-11-20'], '2026-11-25'],
    ['is as soon as can be where the rest comes sooner', ['2026-11-20'], '2026-11-23'],
    ['is as soon as can be beside nothing', [], '2026-11-23'],
  ])('%s', (_rule, others, day) => {
    expect(dayAlong('2026-11-23', others)).toBe(day)
  })
})
