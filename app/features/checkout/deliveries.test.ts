import { expect, it } from 'vitest'
import { asPlanned, currentPlan, deliveriesOf } from './deliveries.ts'

type Kind = 'ship' | 'pickup'
const line = (id: string, date: string, dates: readonly string[], kind: Kind = 'ship', express = false) => ({
  id,
  designs: [{ isStudioDesign: false }],
  delivery: { kind, date, express, offers: { dates, expressDates: ['2026-11-20'] } },
})
const MON = '2026-11-23'
const TUE = '2026-11-24'
const WED = '2026-11-25'

it('puts lines of one day and one way together, the earliest first', () => {
  const lines = [
    line('a', TUE, []),
    line('b', MON, []),
    line('c', TUE, [], 'pickup'),
    line('d', TUE, [], 'ship', true),
  ]
  expect(
    deliveriesOf(lines).map(({ date, kind, express, lines: own }) => [
      date,
      kind,
      express,
      own.map(({ id }) => id),
    ]),
  ).toEqual([
    [MON, 'ship', false, ['b']],
    [TUE, 'pickup', false, ['c']],
    [TUE, 'ship', true, ['a', 'd']],
  ])
})

it('promises no day for what the studio makes, which comes last', () => {
  const madeByStudio = { ...line('a', MON, []), designs: [{ isStudioDesign: true }] }
  const itsBack = { ...line('b', MON, []), backDesign: { isStudioDesign: true } }
  expect(
    deliveriesOf([madeByStudio, itsBack, line('c', TUE, [])]).map(({ date, lines }) => [
      date,
      lines.map(({ id }) => id),
    ]),
  ).toEqual([
    [TUE, ['c']],
    [null, ['a', 'b']],
  ])
})

const PLANS = [
  {
    code: 'soonest',
    days: [
      { itemId: 'a', date: MON },
      { itemId: 'b', date: TUE },
    ],
  },
  {
    code: 'together',
    days: [
      { itemId: 'a', date: TUE },
      { itemId: 'b', date: TUE },
    ],
  },
] as const

it('shows the lines on the days of a plan', () => {
  const planned = asPlanned([line('a', WED, []), line('b', TUE, [])], PLANS[0])
  expect(planned.map(({ delivery }) => delivery.date)).toEqual([MON, TUE])
})

it.each([
  ['each as soon as it can be', [line('a', MON, []), line('b', TUE, [])], 'soonest'],
  ['all on one later day', [line('a', TUE, []), line('b', TUE, [])], 'together'],
  ['days that were chosen one by one', [line('a', WED, []), line('b', TUE, [])], undefined],
] as const)('tells by which plan they come: %s', (_rule, lines, code) => {
  expect(currentPlan(lines, PLANS)?.code).toBe(code)
})
