import { describe, expect, it } from 'vitest'
import { DEFAULT_CALENDAR } from '../delivery/calendar.ts'
import { newDayRefusal, promiseRefusal } from './moved-promise.ts'
import { LINE_STATES } from './states.ts'

describe('which lines get another day', () => {
  it.each([
    ['placed', null],
    ['awaiting_files', 'PromiseUnsettled'],
    ['in_studio', 'PromiseUnsettled'],
    ['awaiting_approval', 'PromiseUnsettled'],
    ['released', null],
    ['in_production', null],
    ['ready', null],
    ['shipped', 'PromiseOver'],
    ['ready_for_pickup', 'PromiseOver'],
    ['delivered', 'PromiseOver'],
    ['closed', 'PromiseOver'],
    ['on_hold', null],
    ['cancelled', 'PromiseOver'],
  ] as const)('%s: %s', (state, refusal) => {
    expect(promiseRefusal(state)).toBe(refusal)
  })

  it('knows every state', () => {
    expect(LINE_STATES).toHaveLength(13)
  })
})

describe('which days can be promised', () => {
  const thursday = '2026-11-26'
  it.each([
    ['today', thursday, null],
    ['yesterday', '2026-11-25', 'invalid_date'],
    ['a Saturday', '2026-11-28', 'invalid_date'],
    ['Boxing Day', '2026-12-25', 'invalid_date'],
    ['the day on which the shop closes', '2026-12-01', 'invalid_date'],
    ['a Monday', '2026-11-30', null],
    ['a day that does not exist', '2026-02-30', 'invalid_date'],
    ['the last day of a year', '2027-11-26', null],
    ['the day after', '2027-11-29', 'invalid_date'],
  ])('%s', (_name, day, refusal) => {
    const calendar = { ...DEFAULT_CALENDAR, closedDates: ['2026-12-01'] }
    expect(newDayRefusal(day, { today: thursday, calendar })).toBe(refusal)
  })
})
