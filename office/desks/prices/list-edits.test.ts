import { describe, expect, it } from 'vitest'
import type { ListedProduct, PriceRow } from '#contract/office/price-lists.ts'
import type { ListPrice } from '#domain/price-lists/content.ts'
import {
  editCount,
  editsBody,
  firstPrice,
  followedBy,
  gridRows,
  NO_EDITS,
  withDiscount,
  withPrice,
} from './list-edits.ts'

const product: ListedProduct = {
  sku: 'A',
  title: 'Aap',
  unit: 'piece',
  bandUnit: 'piece',
  baseRateE4: 100,
  baseRuns: [],
}
const price: ListPrice = {
  sku: 'A',
  validFrom: '2026-01-01',
  validTo: null,
  rateE4: 90,
  bands: [],
  runPrices: [],
}
const row: PriceRow = {
  id: 'one',
  price: { ...price, bands: [], runPrices: [] },
  product,
  findings: [{ fault: 'AboveBase', place: 'rateE4' }],
}
const changed = { ...price, rateE4: 80 }

const off = (percentOff: number) => ({ categoryPath: '/a', percentOff })

describe('what is changed of a list', () => {
  it('is nothing where it is as it was', () => {
    const edits = withPrice(NO_EDITS, 'one', { before: price, after: changed, product })
    expect(editCount(edits)).toBe(1)
    expect(editCount(withPrice(edits, 'one', { before: price, after: { ...price }, product }))).toBe(0)
    expect(editCount(withPrice(NO_EDITS, 'new-1', { before: null, after: null, product }))).toBe(0)
  })

  it('keeps what was seen when it began, whatever a colleague does meanwhile', () => {
    const theirs = { ...price, rateE4: 70 }
    const edits = withPrice(NO_EDITS, 'one', { before: price, after: changed, product })
    const later = withPrice(edits, 'one', { before: theirs, after: { ...price, rateE4: 81 }, product })
    expect(later.prices.get('one')).toMatchObject({ before: price, after: { rateE4: 81 } })
    expect(editCount(withPrice(later, 'one', { before: theirs, after: price, product }))).toBe(0)
    const began = withDiscount(NO_EDITS, '/a', { before: off(5), after: off(6), title: 'A' })
    const went = withDiscount(began, '/a', { before: off(9), after: off(60), title: 'A' })
    expect(went.discounts.get('/a')).toMatchObject({ before: off(5), after: off(60) })
  })

  it('stands in the rows: new ones first, and what goes stays to be put back', () => {
    const added = withPrice(NO_EDITS, 'new-1', { before: null, after: changed, product })
    const gone = withPrice(added, 'one', { before: price, after: null, product })
    expect(gridRows([row], gone).map(({ id, state, findings }) => [id, state, findings.length])).toEqual([
      ['new-1', 'new', 0],
      ['one', 'gone', 0],
    ])
    expect(gridRows([row], NO_EDITS)).toMatchObject([{ state: 'kept', findings: row.findings }])
    const other = withPrice(NO_EDITS, 'one', { before: price, after: changed, product })
    expect(gridRows([row], other)).toMatchObject([{ state: 'changed', price: changed }])
  })

  it('is sent as a whole, and each place of an answer leads to its row', () => {
    const prices = withPrice(NO_EDITS, 'one', { before: price, after: changed, product })
    const discount = { categoryPath: '/a', percentOff: 5 }
    const edits = withDiscount(prices, '/a', { before: null, after: discount, title: 'A' })
    const { body, rowAt } = editsBody(edits)
    expect(body).toEqual({
      prices: [{ before: price, after: changed }],
      choices: [],
      discounts: [{ before: null, after: discount }],
    })
    expect([
      rowAt('prices.0.after.bands.2'),
      rowAt('discounts.0'),
      rowAt('prices.7'),
      rowAt('title'),
    ]).toEqual([{ row: 'one', place: 'bands.2' }, { row: '/a', place: '' }, null, null])
  })
})

describe('a price', () => {
  it('begins as the base price', () => {
    expect(firstPrice(product, '2026-11-26')).toEqual({ ...price, validFrom: '2026-11-26', rateE4: 100 })
  })

  it.each([
    ['that holds, from tomorrow', price, '2026-11-26', '2026-11-27'],
    [
      'that is still to begin, from its second day',
      { ...price, validFrom: '2027-01-01' },
      '2027-01-01',
      '2027-01-02',
    ],
    ['that ends, from the day after', { ...price, validTo: '2026-12-31' }, '2026-12-31', '2027-01-01'],
  ])('is followed by another: one %s', (_name, one, end, begin) => {
    const { ended, next } = followedBy(one, '2026-11-26')
    expect([ended.validTo, next.validFrom, next.validTo]).toEqual([end, begin, null])
  })
})
