import { describe, expect, it } from 'vitest'
import { dateChoiceOf, deliveriesOf, togetherDate } from './deliveries.ts'

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

it.each([
  ['the first day that all offer', [line('a', MON, [MON, TUE, WED]), line('b', TUE, [TUE, WED])], TUE],
  ['none when they share no day', [line('a', MON, [MON]), line('b', TUE, [TUE])], null],
  ['express days for express lines', [line('a', MON, [], 'ship', true)], '2026-11-20'],
  ['none for nothing', [], null],
])('finds %s', (_rule, lines, date) => {
  expect(togetherDate(lines)).toBe(date)
})

describe('dateChoiceOf', () => {
  it.each([
    ['each as soon as it can be', [line('a', MON, [MON, TUE]), line('b', TUE, [TUE])], 'soonest'],
    ['all on one later day', [line('a', TUE, [MON, TUE]), line('b', TUE, [TUE])], 'together'],
    ['otherwise', [line('a', WED, [MON, WED]), line('b', TUE, [TUE])], 'chosen'],
  ] as const)('%s', (_rule, lines, choice) => {
    expect(dateChoiceOf(lines)).toBe(choice)
  })
})
