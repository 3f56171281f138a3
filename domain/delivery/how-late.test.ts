import { describe, expect, it } from 'vitest'
import { DEFAULT_CALENDAR } from './calendar.ts'
import { daysLate, promiseLate, urgencyOf, type Wait, waitingSince } from './how-late.ts'

const waits = (count: number, unit: 'minutes' | 'hours' | 'days'): Wait => ({ kind: 'waits', unit, count })
const late = (count: number, unit: 'workingDays' | 'days'): Wait => ({ kind: 'late', unit, count })
const due = (inDays: number): Wait => ({ kind: 'due', inDays })

describe('how long something waits', () => {
  it.each([
    ['what came just now waits no minute', '2026-11-18T09:29:40Z', waits(0, 'minutes')],
    ['within the hour it is told in minutes', '2026-11-18T08:30:01Z', waits(59, 'minutes')],
    ['from an hour on in whole hours', '2026-11-18T08:30:00Z', waits(1, 'hours')],
    ['a night is told in hours', '2026-11-17T17:00:00Z', waits(16, 'hours')],
    ['so is what is not two days', '2026-11-16T09:31:00Z', waits(47, 'hours')],
    ['two days are days', '2026-11-16T09:30:00Z', waits(2, 'days')],
    ['days are whole ones', '2026-11-08T10:00:00Z', waits(9, 'days')],
    ['what is dated ahead of the clock waits no minute', '2026-11-18T10:00:00Z', waits(0, 'minutes')],
  ])('%s', (_rule, since, wait) => {
    expect(waitingSince(new Date(since), new Date('2026-11-18T09:30:00Z'))).toEqual(wait)
  })
})

describe('how late a promised day is', () => {
  // 18 November 2026 is a Wednesday.
  it.each([
    ['the day after is one working day', '2026-11-17', '2026-11-18', late(1, 'workingDays')],
    ['a weekend between does not count', '2026-11-13', '2026-11-16', late(1, 'workingDays')],
    ['a week is five working days', '2026-11-11', '2026-11-18', late(5, 'workingDays')],
    ['a public holiday does not count', '2026-12-24', '2026-12-28', late(1, 'workingDays')],
    ['in the weekend after its day it is late in days', '2026-11-13', '2026-11-15', late(2, 'days')],
    ['on its day it is not late', '2026-11-18', '2026-11-18', due(0)],
    ['before its day it says in how many days', '2026-11-20', '2026-11-18', due(2)],
  ])('%s', (_rule, day, today, wait) => {
    expect(promiseLate(day, today, DEFAULT_CALENDAR)).toEqual(wait)
  })

  it('leaves out the days on which the shop is closed', () => {
    const calendar = { closedOn: [], closedDates: ['2026-11-17'] }
    expect(promiseLate('2026-11-16', '2026-11-18', calendar)).toEqual(late(1, 'workingDays'))
    expect(promiseLate('2026-11-16', '2026-11-17', calendar)).toEqual(late(1, 'days'))
  })
})

describe('how late a day of payment is', () => {
  it.each([
    ['the weekend counts', '2026-11-13', '2026-11-16', late(3, 'days')],
    ['the day itself is in time', '2026-11-16', '2026-11-16', due(0)],
  ])('%s', (_rule, day, today, wait) => {
    expect(daysLate(day, today)).toEqual(wait)
  })
})

describe('what asks for attention', () => {
  it.each([
    ['what is late', late(1, 'workingDays'), 'late'],
    ['what is for today', due(0), 'pressing'],
    ['not what is for tomorrow', due(1), 'calm'],
    ['what has waited a day', waits(24, 'hours'), 'pressing'],
    ['not what came today', waits(23, 'hours'), 'calm'],
    ['what has waited for days', waits(2, 'days'), 'pressing'],
  ])('%s', (_rule, wait, urgency) => {
    expect(urgencyOf(wait)).toBe(urgency)
  })
})
