import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PriceRule } from '../pricing/model.ts'
import type { DatedPrice } from '../pricing/price-list.ts'
import { withBaseChanges, withBaseContent } from './base-prices.ts'
import type { ListPrice } from './content.ts'
import { listDifferences } from './differences.ts'
import { basePriceFindings } from './faults.ts'
import { readListTable } from './read-table.ts'
import { tableRows } from './table.ts'

const rule: PriceRule = {
  model: 'm2',
  rateE4: 80_000,
  tiers: { measure: 'piece', scope: 'product', bands: [{ kind: 'amount', fromMilli: 5000, rateE4: 70_000 }] },
  setupCents: 1500,
  minAreaMm2: 500_000,
  minimumLineCents: null,
  extraDesignFeeCents: 300,
  runningMetre: null,
  runPrices: [],
}
const now: DatedPrice = { validFrom: '2000-01-01', validTo: null, price: rule }
const price = (change: Partial<ListPrice> = {}): ListPrice => ({
  sku: 'P-1',
  validFrom: '2000-01-01',
  validTo: null,
  rateE4: 80_000,
  bands: [{ kind: 'amount', fromMilli: 5000, rateE4: 70_000 }],
  runPrices: [],
  once: { setupCents: 1500, minimumLineCents: null },
  ...change,
})

describe('base prices as changes of their list make them', () => {
  it('keep what a list does not say: how they are counted, the smallest area, the fee for designs', () => {
    const after = price({ rateE4: 90_000, once: { setupCents: 2000, minimumLineCents: 2500 } })
    expect(withBaseChanges([now], [{ before: price(), after }])).toEqual([
      { ...now, price: { ...rule, rateE4: 90_000, setupCents: 2000, minimumLineCents: 2500 } },
    ])
  })

  it('follow one another, the new one like the one that it follows', () => {
    const changes = [
      { before: price(), after: price({ validTo: '2026-12-31' }) },
      { before: null, after: price({ validFrom: '2027-01-01', rateE4: 85_000, bands: [] }) },
    ]
    expect(withBaseChanges([now], changes)).toEqual([
      { ...now, validTo: '2026-12-31' },
      { validFrom: '2027-01-01', validTo: null, price: { ...rule, rateE4: 85_000, tiers: null } },
    ])
  })

  it.each<[string, readonly DatedPrice[], string, number | undefined]>([
    [
      'of its first day',
      [now, { ...now, validFrom: '2027-06-01', price: { ...rule, setupCents: 9 } }],
      '2027-07-01',
      1500,
    ],
    ['that comes next', [{ ...now, validFrom: '2028-01-01' }], '2027-01-01', 1500],
    ['that was last', [{ ...now, validTo: '2020-01-01' }], '2027-01-01', 1500],
    ['of nothing', [], '2027-01-01', undefined],
  ])('are new after the one %s', (_name, prices, validFrom, setupCents) => {
    const made = withBaseChanges(prices, [{ before: null, after: price({ validFrom, once: undefined }) }])
    expect(made.find((one) => one.validFrom === validFrom)?.price.setupCents).toBe(setupCents)
  })

  it('go away by themselves alone', () => {
    const later = { ...now, validFrom: '2027-01-01' }
    const changes = [{ before: price({ validFrom: '2027-01-01' }), after: null }]
    expect(withBaseChanges([now, later], changes)).toEqual([now])
  })

  it('are the same when the whole list says them again', () => {
    const dated = [{ validFrom: null, validTo: null, rule }]
    expect(withBaseContent(dated, [price()])).toEqual([{ validFrom: '2000-01-01', validTo: null, rule }])
  })
})

describe('a base price', () => {
  const product = { isSold: true, basePrices: [{ validFrom: null, validTo: null, rule }] }
  it.each<[string, Partial<ListPrice>, string[]]>([
    ['as it should be', {}, []],
    ['that is null', { rateE4: null }, ['PriceMissing rateE4']],
    ['of nothing', { rateE4: 0 }, ['PriceZero rateE4']],
    ['above what it was', { rateE4: 999_999, bands: [] }, []],
    ['that is over before it begins', { validTo: '1999-01-01' }, ['DatesBackward validTo']],
    [
      'that rises with the quantity',
      { bands: [{ kind: 'amount', fromMilli: 1000, rateE4: 90_000 }] },
      ['BandDearer bands.0'],
    ],
    [
      'of bands that do not rise',
      {
        bands: [
          { kind: 'amount', fromMilli: 5000, rateE4: 70_000 },
          { kind: 'amount', fromMilli: 5000, rateE4: 60_000 },
        ],
      },
      ['BandsUnordered bands.1'],
    ],
    ['by the run of what is not', { runPrices: [{ quantity: 1, cents: 1 }] }, ['RunOfRate runPrices.0']],
  ])('%s', (_name, change, found) => {
    const findings = basePriceFindings(price(change), product, '2026-11-29')
    expect(findings.map(({ fault, place }) => `${fault} ${place}`)).toEqual(found)
  })

  it('of no product, or of one without any price, is none', () => {
    expect(basePriceFindings(price(), null, '2026-11-29')).toEqual([{ fault: 'SkuUnknown', place: 'sku' }])
    const without = { ...product, basePrices: [] }
    expect(basePriceFindings(price(), without, '2026-11-29')).toEqual([
      { fault: 'BaseMissing', place: 'sku' },
    ])
  })
})

describe('the base list as a table', () => {
  const names = {
    isRun: (sku: string) => sku.startsWith('RUN'),
    isCategory: () => true,
    onceOf: () => ({ setupCents: 700, minimumLineCents: 800 }),
    choiceOf: () => null,
  }
  const read = (...rows: readonly object[]) =>
    readListTable(
      rows.map((cells, at) => ({ row: at + 2, cells, isTooWide: false, unread: [] })),
      names,
    )
  const faults = (...rows: readonly object[]) =>
    read(...rows).faults.map(({ row, column, fault }) => `${row} ${column} ${fault}`)

  it('is the same list when it is read again', () => {
    const cents = fc.integer({ min: 0, max: 999_999_999 })
    const once = fc.record({ setupCents: cents, minimumLineCents: fc.option(cents) })
    const content = fc.uniqueArray(
      fc.record({ sku: fc.constantFrom('P-1', 'P-2', 'RUN-1'), once }).map(({ sku, once: costs }) =>
        sku === 'RUN-1'
          ? price({
              sku,
              rateE4: null,
              bands: [],
              runPrices: [
                { quantity: 10, cents: 5 },
                { quantity: 20, cents: 6 },
              ],
              once: costs,
            })
          : price({ sku, once: costs }),
      ),
      { selector: ({ sku }) => sku },
    )
    fc.assert(
      fc.property(content, (prices) => {
        const list = { prices, choices: [], discounts: [] }
        const { content: again, faults: found } = read(
          ...tableRows(list, { productOf: () => null, choiceOf: () => ({ title: '', unit: '' }) }),
        )
        expect([found, listDifferences(list, again).prices]).toEqual([[], []])
      }),
    )
  })

  it('leaves what has no column, and takes an empty cell for nothing', () => {
    expect(read({ sku: 'P-1', price: '8' }).content.prices[0]?.once).toEqual({
      setupCents: 700,
      minimumLineCents: 800,
    })
    const { content } = read({ sku: 'P-1', price: '8', setup: '', minimum: '' })
    expect(content.prices[0]?.once).toEqual({ setupCents: 0, minimumLineCents: null })
  })

  it.each<[string, object[], string[]]>([
    ['a discount', [{ category: '/c', percent: '5' }], ['2 category DiscountOfList']],
    ['a start-up fee that is none', [{ sku: 'P-1', price: '8', setup: 'gratis' }], ['2 setup NumberInvalid']],
    ['one below zero', [{ sku: 'P-1', price: '8', setup: '-1' }], ['2 setup NumberInvalid']],
    ['parts of a cent', [{ sku: 'P-1', price: '8', minimum: '1,1234' }], ['2 minimum TooManyDecimals']],
    ['too much', [{ sku: 'P-1', price: '8', minimum: '99999999' }], ['2 minimum NumberTooLarge']],
    [
      'two that differ',
      [
        { sku: 'P-1', price: '8', setup: '5' },
        { sku: 'P-1', from: '5', price: '7', setup: '6' },
      ],
      ['3 setup OnceDiffers'],
    ],
  ])('tells %s with its row and column', (_name, rows, found) => {
    expect(faults(...rows)).toEqual(found)
  })

  it('has what other lists have not', () => {
    const { faults: found } = readListTable(
      [{ row: 2, cells: { sku: 'P-1', price: '8', setup: '5', minimum: '' }, isTooWide: false, unread: [] }],
      { ...names, onceOf: null, choiceOf: null },
    )
    expect(found).toEqual([{ row: 2, column: 'setup', fault: 'OnceOfBase' }])
  })
})
