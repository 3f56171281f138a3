import { describe, expect, it } from 'vitest'
import type { ListedProduct, PriceRow } from '#contract/office/price-lists.ts'
import type { ListPrice } from '#domain/price-lists/content.ts'
import { type Edits, gridRows, NO_EDITS, withPrice } from './list-edits.ts'
import { withoutSaved, withSavedNames } from './saved-edits.ts'

const product: ListedProduct = {
  sku: 'A',
  title: 'Aap',
  unit: 'piece',
  bandUnit: 'piece',
  baseRateE4: 100,
  baseRuns: [],
}
const price = (rateE4: number, validFrom = '2026-01-01'): ListPrice & PriceRow['price'] => ({
  sku: 'A',
  validFrom,
  validTo: null,
  rateE4,
  bands: [],
  runPrices: [],
})
const edited = (id: string, before: ListPrice | null, after: ListPrice | null, edits: Edits = NO_EDITS) =>
  withPrice(edits, id, { before, after, product })
const row = (id: string, of: PriceRow['price']): PriceRow => ({ id, price: of, product, findings: [] })
const changes = ({ prices }: Edits) =>
  [...prices].map(([id, { before, after }]) => [id, before?.rateE4 ?? null, after?.rateE4 ?? null])

const off = (percentOff: number) => ({ categoryPath: '/a', percentOff })

describe('what is left once edits were saved', () => {
  const sent = edited('one', price(1), price(2))

  it.each<[string, Edits, Edits, (string | number | null)[][]]>([
    ['is nothing of what was sent', sent, sent, []],
    ['is what was typed since', sent, edited('one', price(1), price(3), sent), [['one', 2, 3]]],
    ['is what was put back since', sent, NO_EDITS, [['one', 2, 1]]],
    ['is what was typed elsewhere', sent, edited('two', price(5), price(6), sent), [['two', 5, 6]]],
    [
      'is what was added and taken away since',
      edited('new-1', null, price(2)),
      NO_EDITS,
      [['new-1', 2, null]],
    ],
    ['is what went and came back since', edited('one', price(1), null), NO_EDITS, [['one', null, 1]]],
  ])('%s', (_name, saved, now, left) => {
    expect(changes(withoutSaved(now, saved))).toEqual(left)
  })

  it.each<[string, Edits, (string | number | null)[][]]>([
    ['is nothing', NO_EDITS, []],
    ['is what was typed since then', edited('two', price(5), price(6)), [['two', 5, 6]]],
    ['is what was typed in a row that was sent', edited('one', price(1), price(3)), [['one', 2, 3]]],
  ])('and let go meanwhile %s', (_name, now, left) => {
    expect(changes(withoutSaved(now, sent, true))).toEqual(left)
  })

  it('is so of discounts', () => {
    const of = (percentOff: number): Edits => ({
      ...NO_EDITS,
      discounts: new Map([['/a', { before: null, after: off(percentOff), title: 'A' }]]),
    })
    expect(withoutSaved(of(5), of(5)).discounts.size).toBe(0)
    expect(withoutSaved(of(6), of(5)).discounts.get('/a')).toMatchObject({ before: off(5), after: off(6) })
  })
})

describe('a row', () => {
  it('that is saved stays the same row, and what is typed meanwhile stays in it', () => {
    const sent = edited('new-1', null, price(2))
    const names = withSavedNames(new Map(), sent)
    const during = edited('new-1', null, price(3), sent)
    const kept = [row('kept', price(2))]
    expect(gridRows(kept, during, names)).toMatchObject([{ id: 'new-1', price: { rateE4: 3 } }])
    expect(gridRows(kept, withoutSaved(during, sent), names)).toMatchObject([
      { id: 'new-1', price: { rateE4: 3 }, before: { rateE4: 2 }, state: 'changed' },
    ])
    expect(gridRows(kept, NO_EDITS, names)).toMatchObject([{ id: 'new-1', state: 'kept' }])
  })

  it('that takes the first day of another is not taken for it', () => {
    const [one, two] = [price(1), price(2, '2027-01-01')]
    const moved = edited('two', two, price(2, '2028-01-01'), edited('one', one, price(1, '2027-01-01')))
    const names = withSavedNames(new Map(), moved)
    const ids = (rows: readonly PriceRow[], edits: Edits) => gridRows(rows, edits, names).map(({ id }) => id)
    expect(ids([row('one', one), row('two', two)], moved)).toEqual(['one', 'two'])
    const after = [row('x', price(1, '2027-01-01')), row('y', price(2, '2028-01-01'))]
    expect(ids(after, NO_EDITS)).toEqual(['one', 'two'])
    const again = edited('one', price(1, '2027-01-01'), price(1, '2029-01-01'))
    expect([...withSavedNames(names, again)]).toEqual([
      ['A 2028-01-01', 'two'],
      ['A 2029-01-01', 'one'],
    ])
  })
})
