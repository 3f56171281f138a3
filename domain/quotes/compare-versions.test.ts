import { expect, it } from 'vitest'
import { compareLines, type QuoteVersion, type VersionLine } from './compare-versions.ts'

const line = (lineId: string, more: Partial<VersionLine> = {}): VersionLine => ({
  lineId,
  sku: lineId.toUpperCase(),
  title: `Artikel ${lineId}`,
  options: [],
  quantity: 10,
  cents: 1000,
  servicesCents: 0,
  ...more,
})
const version = (...lines: VersionLine[]): QuoteVersion => ({
  validUntil: '2026-12-18',
  note: '',
  lines,
  subtotalCents: 0,
  expressCents: 0,
  shippingCents: 0,
  netCents: 0,
  totalCents: 0,
})

it.each([
  ['nothing else', [line('a')], [line('a')], [['a', 'same']]],
  ['another number of pieces', [line('a')], [line('a', { quantity: 20 })], [['a', 'changed']]],
  ['another price', [line('a')], [line('a', { cents: 900 })], [['a', 'changed']]],
  ['no price any more', [line('a')], [line('a', { cents: null })], [['a', 'changed']]],
  ['other options', [line('a')], [line('a', { options: ['Rood'] })], [['a', 'changed']]],
  [
    'one line less and one more, those that went last',
    [line('a'), line('b'), line('c')],
    [line('c'), line('d'), line('a')],
    [
      ['c', 'same'],
      ['d', 'added'],
      ['a', 'same'],
      ['b', 'removed'],
    ],
  ],
  ['the whole of it', [line('a')], [], [['a', 'removed']]],
])('a later version of a quote has %s', (_what, before, after, changes) => {
  const compared = compareLines(version(...before), version(...after))
  expect(compared.map(({ lineId, change }) => [lineId, change])).toEqual(changes)
})

it('tells both sides of a line', () => {
  const [was, is] = [line('a'), line('a', { quantity: 5 })]
  expect(compareLines(version(was), version(is))).toEqual([
    { lineId: 'a', before: was, after: is, change: 'changed' },
  ])
})
