import { describe, expect, it } from 'vitest'
import type { ListedProduct, PriceRow } from '#contract/office/price-lists.ts'
import type { ListDiscount, ListPrice } from '#domain/price-lists/content.ts'
import { withChanges } from '#domain/price-lists/differences.ts'
import { clashingEdits } from '#domain/price-lists/edits.ts'
import { type Clash, discountNow, priceNow, settledEdits } from './clashes.ts'
import { type Edits, editsBody, NO_EDITS, withDiscount, withPrice } from './list-edits.ts'

const product: ListedProduct = {
  sku: 'A',
  title: 'Aap',
  unit: 'piece',
  bandUnit: 'piece',
  baseRateE4: 100,
  baseRuns: [],
}
const price = (rateE4: number, validFrom = '2026-01-01'): PriceRow['price'] => ({
  sku: 'A',
  validFrom,
  validTo: null,
  rateE4,
  bands: [],
  runPrices: [],
})
const edited = (before: ListPrice | null, after: ListPrice | null, edits = NO_EDITS, id = 'own'): Edits =>
  withPrice(edits, id, { before, after, product })
const rows = (prices: readonly PriceRow['price'][]) =>
  prices.map((one, at) => ({ id: `row-${at}`, price: one }))
const saved = (prices: readonly ListPrice[], edits: Edits) =>
  withChanges({ prices, choices: [], discounts: [] }, editsBody(edits).body).prices.map(
    ({ validFrom, rateE4 }) => `${validFrom} ${rateE4}`,
  )

const LATER = '2027-01-01'
const discountOf = (percentOff: number) => ({ categoryPath: '/a', percentOff })

describe('a price that a colleague changed', () => {
  it.each<[string, PriceRow['price'][], Edits, string[]]>([
    ['to another', [price(2)], edited(price(1), price(3)), ['2026-01-01 3']],
    ['and that is to go', [price(2)], edited(price(1), null), []],
    ['by taking it away', [], edited(price(1), price(3)), ['2026-01-01 3']],
    ['by taking it away as well', [], edited(price(1), null), []],
    ['by adding one on the day of a new one', [price(2)], edited(null, price(3)), ['2026-01-01 3']],
    [
      'by adding one on the day to which it moves',
      [price(1), price(2, LATER)],
      edited(price(1), price(3, LATER)),
      [`${LATER} 3`],
    ],
    [
      'while adding one on the day to which it moves',
      [price(9), price(2, LATER)],
      edited(price(1), price(3, LATER)),
      [`${LATER} 3`],
    ],
    [
      'by moving it to the day to which it moves',
      [price(1, LATER)],
      edited(price(1), price(3, LATER)),
      [`${LATER} 3`],
    ],
  ])(
    '%s is as it is wanted here once that is chosen, and does not clash again',
    (_name, kept, edits, wanted) => {
      const own = edits.prices.get('own')!
      const clash: Clash = { id: 'own', now: priceNow(own, rows(kept), edits) }
      const mine = settledEdits(edits, [clash], new Set(['own']))
      expect(clashingEdits({ prices: kept, choices: [], discounts: [] }, editsBody(mine).body)).toEqual([])
      expect(saved(kept, mine)).toEqual(wanted)
      expect(settledEdits(edits, [clash], new Set())).toEqual(NO_EDITS)
    },
  )

  it('is not in the way where another edit moves it', () => {
    const moved = edited(price(2, LATER), price(2, '2028-01-01'))
    const edits = edited(price(1), price(3, LATER), moved, 'other')
    const found = rows([price(9), price(2, LATER)])
    expect(priceNow(edits.prices.get('other')!, found, edits)).toEqual({
      kind: 'price',
      was: price(9),
      taken: null,
    })
  })
})

it.each<[ListDiscount | null, number | null, Edits['discounts']['size']]>([
  [{ categoryPath: '/a', percentOff: 7 }, 9, 1],
  [{ categoryPath: '/a', percentOff: 9 }, 9, 0],
  [null, null, 0],
])('a discount of which %o was made is %o once that is chosen', (was, wanted, count) => {
  const after = wanted === null ? null : discountOf(wanted)
  const edits = withDiscount(NO_EDITS, '/a', { before: discountOf(5), after, title: 'A' })
  const now = discountNow('/a', { discounts: was ? [{ ...was, title: 'A' }] : [] })
  const { discounts } = settledEdits(edits, [{ id: '/a', now }], new Set(['/a']))
  expect([...discounts.values()].map(({ before }) => before)).toEqual(count === 0 ? [] : [was])
})
