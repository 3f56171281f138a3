import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ListContent, ListPrice } from './content.ts'
import { listDifferences } from './differences.ts'
import { cellOf, readListTable, type TableNames } from './read-table.ts'
import { type TableCells, tableRows } from './table.ts'

const RUN = 'RUN-1'
const names: TableNames = {
  isRun: (sku) => (sku.startsWith('RUN') ? true : sku.startsWith('P') ? false : null),
  isCategory: (path) => path.startsWith('/c'),
  onceOf: null,
  choiceOf: null,
}
type Row = TableCells & { readonly isTooWide?: boolean; readonly unread?: readonly string[] }
const read = (...rows: readonly Row[]) =>
  readListTable(
    rows.map(({ isTooWide = false, unread = [], ...cells }, at) => ({
      row: at + 2,
      cells,
      isTooWide,
      unread,
    })),
    names,
  )
const faults = (...rows: readonly Row[]) =>
  read(...rows).faults.map(({ row, column, fault }) => `${row} ${column} ${fault}`)

const NO_WORDS = { productOf: () => null, choiceOf: () => ({ title: '', unit: '' }) }
const day = fc.constantFrom('2000-01-01', '2026-01-01', '2027-06-30')
const rateE4 = fc.integer({ min: 1, max: 99_999_999 })
const rising = (most: number) => fc.uniqueArray(fc.integer({ min: 1, max: most }), { maxLength: 5 })
const ratePrice: fc.Arbitrary<ListPrice> = fc
  .record({
    sku: fc.constantFrom('P-1', 'P-2', 'P-3'),
    validFrom: day,
    validTo: fc.constantFrom(null, '2028-12-31'),
    rateE4,
    froms: rising(999_999_999),
    values: fc.array(fc.oneof(rateE4, fc.integer({ min: -99, max: -1 })), { minLength: 5, maxLength: 5 }),
  })
  .map(({ froms, values, ...price }) => ({
    ...price,
    runPrices: [],
    bands: froms
      .toSorted((one, other) => one - other)
      .map((fromMilli, at) => {
        const value = values[at] ?? 1
        return value < 0
          ? { kind: 'percentOff' as const, fromMilli, percent: -value }
          : { kind: 'amount' as const, fromMilli, rateE4: value }
      }),
  }))
const runPrice: fc.Arbitrary<ListPrice> = fc
  .record({
    validFrom: day,
    quantities: fc.uniqueArray(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 5 }),
  })
  .map(({ validFrom, quantities }) => ({
    sku: RUN,
    validFrom,
    validTo: null,
    rateE4: null,
    bands: [],
    runPrices: quantities
      .toSorted((one, other) => one - other)
      .map((quantity) => ({ quantity, cents: quantity })),
  }))
const content: fc.Arbitrary<ListContent> = fc.record({
  prices: fc.uniqueArray(fc.oneof(ratePrice, runPrice), {
    maxLength: 6,
    selector: ({ sku, validFrom }) => `${sku} ${validFrom}`,
  }),
  choices: fc.constant([]),
  discounts: fc.uniqueArray(
    fc.record({
      categoryPath: fc.constantFrom('/c', '/c/a', '/c/b'),
      percentOff: fc.integer({ min: 1, max: 99 }),
    }),
    { maxLength: 3, selector: ({ categoryPath }) => categoryPath },
  ),
})

describe('a list as a table', () => {
  it('is the same list when it is read again', () => {
    fc.assert(
      fc.property(content, (list) => {
        const { content: again, faults: found } = read(...tableRows(list, NO_WORDS))
        expect(found).toEqual([])
        const { prices, discounts } = listDifferences(list, again)
        expect([prices, discounts]).toEqual([[], []])
      }),
    )
  })

  it('is one price for each SKU and first day, wherever its rows stand', () => {
    const { content: list } = read(
      { sku: 'p-1', from: '10', price: '9,00' },
      { sku: 'P-2', price: '1.50' },
      {},
      { sku: 'P-1', price: '10,00' },
      { sku: 'P-1', price: '8,00', validFrom: '1-1-2027', validTo: '2027-12-31' },
      { category: '/C', percent: '15%' },
    )
    expect(list).toEqual({
      prices: [
        {
          sku: 'P-1',
          validFrom: '2000-01-01',
          validTo: null,
          rateE4: 100_000,
          bands: [{ kind: 'amount', fromMilli: 10_000, rateE4: 90_000 }],
          runPrices: [],
        },
        { sku: 'P-2', validFrom: '2000-01-01', validTo: null, rateE4: 15_000, bands: [], runPrices: [] },
        {
          sku: 'P-1',
          validFrom: '2027-01-01',
          validTo: '2027-12-31',
          rateE4: 80_000,
          bands: [],
          runPrices: [],
        },
      ],
      choices: [],
      discounts: [{ categoryPath: '/c', percentOff: 15 }],
    })
  })

  it.each<[string, Row[], string[]]>([
    ['an unknown product', [{ sku: 'X-1', price: '1' }], ['2 sku SkuUnknown']],
    ['an unknown category', [{ category: '/x', percent: '1' }], ['2 category CategoryUnknown']],
    ['a choice', [{ sku: 'P-1', choice: 'a/b', price: '1' }], ['2 choice ChoiceOfBase']],
    ['nothing that it is of', [{ price: '1' }], ['2 sku NoKey']],
    ['both', [{ sku: 'P-1', category: '/c', price: '1' }], ['2 category TwoKeys']],
    ['a price of nothing', [{ sku: 'P-1', price: '0,00' }], ['2 price PriceZero']],
    ['no price', [{ sku: 'P-1' }], ['2 price PriceOrPercent']],
    [
      'a price and a percentage',
      [{ sku: 'P-1', from: '5', price: '1', percent: '5' }],
      ['2 price PriceOrPercent'],
    ],
    ['a percentage of nothing', [{ sku: 'P-1', percent: '5' }], ['2 percent PercentOfRate']],
    ['all of a price off', [{ sku: 'P-1', from: '5', percent: '100' }], ['2 percent PercentInvalid']],
    ['a part of a percent', [{ category: '/c', percent: '2,5' }], ['2 percent PercentInvalid']],
    ['a price of a category', [{ category: '/c', percent: '5', price: '1' }], ['2 price NotHere']],
    [
      'a category twice',
      [
        { category: '/c', percent: '5' },
        { category: '/c', percent: '6' },
      ],
      ['3 category CategoryTwice'],
    ],
    [
      'a price twice',
      [
        { sku: 'P-1', price: '1' },
        { sku: 'P-1', price: '2' },
      ],
      ['3 from RateTwice'],
    ],
    [
      'a tier twice',
      [
        { sku: 'P-1', from: '5', price: '1' },
        { sku: 'P-1', from: '5,0', price: '2' },
      ],
      ['3 from FromTwice'],
    ],
    [
      'another last day',
      [
        { sku: 'P-1', price: '1' },
        { sku: 'P-1', from: '5', price: '1', validTo: '2027-01-01' },
      ],
      ['3 validTo EndDiffers'],
    ],
    ['a day that is none', [{ sku: 'P-1', price: '1', validFrom: '30-2-2027' }], ['2 validFrom DateInvalid']],
    ['a day as in America', [{ sku: 'P-1', price: '1', validTo: '12/31/2027' }], ['2 validTo DateInvalid']],
    ['a formula', [{ sku: 'P-1', price: '=1+1' }], ['2 price NumberInvalid']],
    ['a run without its circulation', [{ sku: RUN, price: '1' }], ['2 from FromMissing']],
    ['half a circulation', [{ sku: RUN, from: '1,5', price: '1' }], ['2 from FromInvalid']],
    ['a run without a price', [{ sku: RUN, from: '5' }], ['2 price PriceMissing']],
    ['a run by parts of a cent', [{ sku: RUN, from: '5', price: '1,1234' }], ['2 price TooManyDecimals']],
    ['more cells than the heading', [{ sku: 'P-1', price: '12', isTooWide: true }], ['2 sku CellsTooMany']],
    ['a discount likewise', [{ category: '/c', percent: '5', isTooWide: true }], ['2 category CellsTooMany']],
    ['a percentage for a price', [{ sku: 'P-1', price: '5%' }], ['2 price NumberInvalid']],
    ['euros for a percentage', [{ sku: 'P-1', from: '5', percent: '€ 5' }], ['2 percent PercentInvalid']],
    ['euros for a discount', [{ category: '/c', percent: '5€' }], ['2 percent PercentInvalid']],
    ['euros for a quantity', [{ sku: 'P-1', from: '€ 5', price: '1' }], ['2 from NumberInvalid']],
    [
      'more tiers than a price can have',
      Array.from({ length: 102 }, (_, at) => ({ sku: 'P-1', from: String(at + 1), price: '1' })),
      ['102 from BandsTooMany', '103 from BandsTooMany'],
    ],
    [
      'more circulations than a price can have',
      Array.from({ length: 201 }, (_, at) => ({ sku: RUN, from: String(at + 1), price: '1' })),
      ['202 from RunsTooMany'],
    ],
    ['a thousand or one', [{ sku: 'P-1', price: '1.234' }], ['2 price NumberAmbiguous']],
  ])('tells %s with its row and column', (_name, rows, found) => {
    expect(faults(...rows)).toEqual(found)
  })

  it('tells what stands in a column that no list has, by the name of that column', () => {
    expect(
      read(
        { sku: 'P-1', price: '1', unread: ['setupCents', 'opmerking'] },
        { category: '/c', percent: '5', unread: ['opmerking'] },
      ).faults.map(({ row, heading, fault }) => `${row} ${heading} ${fault}`),
    ).toEqual(['2 setupCents ColumnUnread', '2 opmerking ColumnUnread', '3 opmerking ColumnUnread'])
  })

  it('is read when all of a hundred thousand rows are of one SKU', () => {
    const { content: list, faults: found } = read(
      ...Array.from({ length: 100_000 }, (_, at) => ({ sku: 'P-1', from: String(at + 1), price: '1' })),
    )
    expect([list.prices[0]?.bands.length, found.length]).toEqual([100, 99_900])
  })

  it('says of which price a row counts for nothing', () => {
    const { brokenPrices } = read(
      { sku: 'P-1', price: 'x' },
      { sku: 'P-1', from: '5', percent: '5' },
      { sku: 'P-2', price: '1' },
    )
    expect([...brokenPrices]).toEqual(['P-1 2000-01-01'])
  })

  it('leads from a place of a price to its cell', () => {
    const { rowsOfPrice } = read(
      { sku: 'P-1', from: '50', price: '2' },
      { sku: 'P-1', from: '5', price: '3' },
      { sku: 'P-1', price: '4' },
    )
    const rows = rowsOfPrice.get('P-1 2000-01-01')!
    expect([
      cellOf('bands.0', rows),
      cellOf('bands.1', rows),
      cellOf('rateE4', rows),
      cellOf('validTo', rows),
    ]).toEqual([
      { row: 3, column: 'price' },
      { row: 2, column: 'price' },
      { row: 4, column: 'price' },
      { row: 2, column: 'validTo' },
    ])
  })
})
