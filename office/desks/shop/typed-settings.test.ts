import { expect, it } from 'vitest'
import { datesIn, hostsIn, linesIn } from './typed-settings.ts'

it.each([
  ['24-12-2026\n\n 1/5/2027 ', ['2026-12-24', '2027-05-01']],
  ['24.12.2026, 2027-01-02', ['2026-12-24', '2027-01-02']],
  ['morgen', ['morgen']],
  ['', []],
])('%j are the days %j', (text, dates) => expect(datesIn(text)).toEqual(dates))

it.each([
  ['meting.nl\n\n https://*.meting.nl ', ['meting.nl', 'https://*.meting.nl']],
  ['a.nl, b.nl;c.nl d.nl', ['a.nl', 'b.nl', 'c.nl', 'd.nl']],
  [' ', []],
])('%j are the hosts %j', (text, hosts) => expect(hostsIn(text)).toEqual(hosts))

it.each([
  [' Zund rondom\r\n\nRil, diep ', ['Zund rondom', 'Ril, diep']],
  [' ', []],
])('%j are the names %j', (text, names) => expect(linesIn(text)).toEqual(names))
