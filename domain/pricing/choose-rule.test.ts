import { expect, it } from 'vitest'
import { chooseRule } from './choose-rule.ts'
import { priceBook } from './price-book.ts'
import type { PriceList, PriceListRule } from './price-list.ts'
import { amountBands, PLAIN_RULE, percentBands } from './sample-inputs.ts'

const TODAY = '2026-11-20'
const TIERS = { measure: 'm2', scope: 'product', bands: percentBands([5, 4]) } as const
const PRODUCT = {
  sku: 'BANNER',
  categoryPaths: ['/doeken/spandoeken', '/acties'],
  rule: { ...PLAIN_RULE, model: 'm2', tiers: TIERS, runPrices: [] },
} as const

const list = (
  code: string,
  kind: PriceList['kind'],
  rules: readonly PriceListRule[],
  dates = {},
): PriceList => ({
  code,
  kind,
  validFrom: '2026-01-01',
  validTo: '2026-12-31',
  rules,
  ...dates,
})
const ownRate = (rateE4: number, sku = 'BANNER') => ({ kind: 'sku' as const, sku, rateE4, bands: null })
const off = (categoryPath: string, percentOff: number): PriceListRule => ({
  kind: 'category',
  categoryPath,
  percentOff,
})

it.each<[string, readonly PriceList[], string | null]>([
  ['the base list without others', [], null],
  ['the base list when no other has a rule for it', [list('g', 'group', [ownRate(1, 'OTHER')])], null],
  [
    'the contract before the group, also when the group is lower',
    [list('g', 'group', [ownRate(1)]), list('c', 'contract', [ownRate(9000)])],
    'c',
  ],
  [
    'the group when the contract has no rule for it',
    [list('c', 'contract', [ownRate(1, 'OTHER')]), list('g', 'group', [ownRate(1)])],
    'g',
  ],
  ['the first of two groups', [list('g1', 'group', [ownRate(2)]), list('g2', 'group', [ownRate(1)])], 'g1'],
  ['a list on its first day', [list('g', 'group', [ownRate(1)], { validFrom: TODAY })], 'g'],
  ['a list on its last day', [list('g', 'group', [ownRate(1)], { validTo: TODAY })], 'g'],
  ['a list without dates', [list('g', 'group', [ownRate(1)], { validFrom: null, validTo: null })], 'g'],
  ['no list before its first day', [list('g', 'group', [ownRate(1)], { validFrom: '2026-11-21' })], null],
  ['no list after its last day', [list('g', 'group', [ownRate(1)], { validTo: '2026-11-19' })], null],
  ['a price on its first day', [list('g', 'group', [{ ...ownRate(1), validFrom: TODAY }])], 'g'],
  ['a price on its last day', [list('g', 'group', [{ ...ownRate(1), validTo: TODAY }])], 'g'],
  ['no price before its first day', [list('g', 'group', [{ ...ownRate(1), validFrom: '2026-11-21' }])], null],
  ['no price after its last day', [list('g', 'group', [{ ...ownRate(1), validTo: '2026-11-19' }])], null],
  [
    'the group while the price of the contract does not hold yet',
    [
      list('g', 'group', [ownRate(1)]),
      list('c', 'contract', [{ ...ownRate(9000), validFrom: '2026-11-21' }]),
    ],
    'g',
  ],
  ['a category above the one of the product', [list('g', 'group', [off('/doeken', 10)])], 'g'],
  ['no category that only begins like it', [list('g', 'group', [off('/doeken/span', 10)])], null],
])('takes %s', (_rule, lists, listCode) => {
  expect(chooseRule(PRODUCT, priceBook(lists), TODAY).listCode).toBe(listCode)
})

it.each<[string, readonly PriceListRule[], object]>([
  ['a rate of its own replaces rate and tiers', [ownRate(277_500)], { rateE4: 277_500, tiers: null }],
  [
    'bands replace rate and tiers, in the measure and scope of the base list',
    [{ kind: 'sku', sku: 'BANNER', rateE4: null, bands: amountBands([25, 64_000], [1, 79_000]) }],
    {
      rateE4: 79_000,
      tiers: { measure: 'm2', scope: 'product', bands: amountBands([25, 64_000], [1, 79_000]) },
    },
  ],
  [
    'a named rate holds below the first band',
    [{ kind: 'sku', sku: 'BANNER', rateE4: 82_000, bands: amountBands([5, 79_000]) }],
    { rateE4: 82_000 },
  ],
  [
    'bands of percentages come off the base rate when none is named',
    [{ kind: 'sku', sku: 'BANNER', rateE4: null, bands: percentBands([5, 50]) }],
    { rateE4: 10_000, tiers: { ...TIERS, bands: percentBands([5, 50]) } },
  ],
  [
    'a category keeps rate and tiers, with a percentage off',
    [off('/doeken', 15)],
    { rateE4: 10_000, tiers: TIERS, listPercentOff: 15 },
  ],
  ['the deepest category wins', [off('/doeken', 10), off('/doeken/spandoeken', 20)], { listPercentOff: 20 }],
  [
    'of two prices the one that holds today counts',
    [
      { ...ownRate(7), validTo: '2026-11-19' },
      { ...ownRate(8), validFrom: TODAY },
    ],
    { rateE4: 8 },
  ],
  [
    'the category counts while a price for the sku does not hold',
    [{ ...ownRate(7), validFrom: '2026-11-21' }, off('/doeken', 10)],
    { rateE4: 10_000, listPercentOff: 10 },
  ],
  [
    'of two categories as deep the higher percentage counts',
    [off('/acties', 10), off('/doeken', 30), off('/acties', 20)],
    { listPercentOff: 30 },
  ],
  ['a rule for the sku goes before its category', [off('/doeken', 10), ownRate(5)], { rateE4: 5 }],
])('%s', (_rule, rules, expected) => {
  expect(chooseRule(PRODUCT, priceBook([list('g', 'group', rules)]), TODAY).rule).toMatchObject(expected)
})

it('gives a run no price on a list without a table for it', () => {
  const run = {
    ...PRODUCT,
    rule: { ...PLAIN_RULE, model: 'run', runPrices: [{ quantity: 50, cents: 1250 }] },
  } as const
  expect(chooseRule(run, priceBook([list('g', 'group', [ownRate(5)])]), TODAY).rule.runPrices).toEqual([])
  const ownTable = { ...ownRate(5), runPrices: [{ quantity: 50, cents: 990 }] }
  expect(chooseRule(run, priceBook([list('g', 'group', [ownTable])]), TODAY).rule.runPrices).toEqual([
    { quantity: 50, cents: 990 },
  ])
})
