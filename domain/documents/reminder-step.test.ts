import { describe, expect, it } from 'vitest'
import type { Owed } from './invoice-balance.ts'
import { type LastReminder, reminderStep, unorderedDay, USUAL_REMINDER_DAYS } from './reminder-step.ts'

const invoice = (more: Partial<Owed> = {}): Owed => ({
  kind: 'invoice',
  totalCents: 12_100,
  paidCents: 0,
  creditedCents: 0,
  isCredited: false,
  dueOn: '2026-10-01',
  ...more,
})
const first: LastReminder = { step: 1, sentOn: '2026-10-08' }
const second: LastReminder = { step: 2, sentOn: '2026-10-22' }

describe('the reminder that an invoice gets, due on 1 October', () => {
  it.each([
    ['on its last day', null, '2026-10-01', null],
    ['six days late', null, '2026-10-07', null],
    ['seven days late', null, '2026-10-08', 1],
    ['very late, when none went yet', null, '2027-10-01', 1],
    ['on the day of the first reminder', first, '2026-10-08', null],
    ['twenty days late', first, '2026-10-21', null],
    ['twenty-one days late', first, '2026-10-22', 2],
    ['when the first went less than a week ago', { step: 1, sentOn: '2026-10-20' }, '2026-10-26', null],
    ['when the first went a week ago', { step: 1, sentOn: '2026-10-20' }, '2026-10-27', 2],
    ['thirty-four days late', second, '2026-11-04', null],
    ['thirty-five days late', second, '2026-11-05', 3],
    ['when the second went less than a week ago', { step: 2, sentOn: '2026-11-02' }, '2026-11-08', null],
    ['when the second went a week ago', { step: 2, sentOn: '2026-11-02' }, '2026-11-09', 3],
    ['after the last', { step: 3, sentOn: '2026-11-05' }, '2027-10-01', null],
  ] as const)('%s', (_case, last, today, step) => {
    expect(reminderStep(invoice(), last, { today, days: USUAL_REMINDER_DAYS })).toBe(step)
  })

  it.each([
    ['of which a part was paid', { paidCents: 12_099 }, 1],
    ['that was paid', { paidCents: 12_100 }, null],
    ['that was taken back', { isCredited: true }, null],
    ['that was taken back after a part was paid', { isCredited: true, paidCents: 100 }, null],
    ['that comes to nothing', { totalCents: 0 }, null],
    ['that is a credit note', { kind: 'credit_note', dueOn: null }, null],
  ] as const)('one %s', (_case, more, step) => {
    expect(reminderStep(invoice(more), null, { today: '2026-12-01', days: USUAL_REMINDER_DAYS })).toBe(step)
  })
})

describe('the reminder by days that the owner set', () => {
  const days = { first: 14, second: 28, last: 60, between: 10 }
  it.each([
    [null, '2026-10-14', null],
    [null, '2026-10-15', 1],
    [{ step: 1, sentOn: '2026-10-20' }, '2026-10-29', null],
    [{ step: 1, sentOn: '2026-10-20' }, '2026-10-30', 2],
    [{ step: 2, sentOn: '2026-10-30' }, '2026-11-29', null],
    [{ step: 2, sentOn: '2026-10-30' }, '2026-11-30', 3],
  ] as const)('after %j on %s is %s', (last, today, step) => {
    expect(reminderStep(invoice(), last, { today, days })).toBe(step)
  })

  it.each([
    [{}, null],
    [{ second: 14 }, 'second'],
    [{ last: 28 }, 'last'],
    [{ second: 70 }, 'last'],
  ] as const)('rises: with %j what is wrong is %s', (change, wrong) => {
    expect(unorderedDay({ ...days, ...change })).toBe(wrong)
  })
})
