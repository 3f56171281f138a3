import { expect, it } from 'vitest'
import { datesIn } from './typed-settings.ts'

it.each([
  ['24-12-2026\n\n 1/5/2027 ', ['2026-12-24', '2027-05-01']],
  ['24.12.2026, 2027-01-02', ['2026-12-24', '2027-01-02']],
  ['morgen', ['morgen']],
  ['', []],
])('%j are the days %j', (text, dates) => expect(datesIn(text)).toEqual(dates))
