import { describe, expect, it } from 'vitest'
import type { ListContent, ListPrice } from './content.ts'
import { listDifferences, withChanges } from './differences.ts'
import { takenBack } from './taken-back.ts'

const price = (sku: string, rateE4: number, validFrom = '2026-01-01'): ListPrice => ({
  sku,
  validFrom,
  validTo: null,
  rateE4,
  bands: [],
  runPrices: [],
})
const list = (prices: readonly ListPrice[], percentOff = 5): ListContent => ({
  prices,
  choices: [],
  discounts: [{ categoryPath: '/vlaggen', percentOff }],
})

const before = list([price('A', 1), price('B', 1)])
const after = list([price('A', 2), price('C', 1)], 10)
const change = listDifferences(before, after)
const inOrder = ({ prices, choices, discounts }: ListContent) => ({
  prices: prices.toSorted((one, other) => (one.sku < other.sku ? -1 : 1)),
  choices,
  discounts,
})

describe('a change that is taken back', () => {
  it('leaves the list as it was before', () => {
    const { edits, stayingCount } = takenBack(after, change)
    expect(stayingCount).toBe(0)
    expect(inOrder(withChanges(after, edits))).toEqual(before)
  })

  it('can be taken back itself', () => {
    const { edits } = takenBack(before, takenBack(after, change).edits)
    expect(inOrder(withChanges(before, edits))).toEqual(after)
  })

  it.each([
    { what: 'a price that was changed once more', now: list([price('A', 3), price('C', 1)], 10), becomes: 3 },
    { what: 'a price that was taken away since', now: list([price('C', 1)], 10), becomes: undefined },
  ])('leaves $what', ({ now, becomes }) => {
    const { edits, stayingCount } = takenBack(now, change)
    expect(stayingCount).toBe(1)
    const next = withChanges(now, edits)
    expect(next.prices.find(({ sku }) => sku === 'A')?.rateE4).toBe(becomes)
    expect(next.prices.map(({ sku }) => sku).filter((sku) => sku !== 'A')).toEqual(['B'])
    expect(next.discounts).toEqual(before.discounts)
  })

  it('leaves a discount that was changed once more, and what came where something went', () => {
    const now = list([price('A', 2), price('B', 7), price('C', 1)], 12)
    const { edits, stayingCount } = takenBack(now, change)
    expect(stayingCount).toBe(2)
    expect(inOrder(withChanges(now, edits))).toEqual(list([price('A', 1), price('B', 7)], 12))
  })

  it('does nothing where everything was put back by hand, but for what had come, which may have become another', () => {
    expect(takenBack(before, change)).toEqual({
      edits: { prices: [], choices: [], discounts: [] },
      stayingCount: 1,
    })
    const { prices } = listDifferences(before, list([price('A', 2), price('B', 1)]))
    expect(takenBack(before, { prices, choices: [], discounts: [] }).stayingCount).toBe(0)
  })

  describe('and moved the first day of prices', () => {
    const [old, other] = [price('B', 1), price('B', 2)]
    const moved = listDifferences(list([price('A', 1), old]), {
      ...list([]),
      prices: [price('A', 1, '2027-01-01'), price('B', 2, '2027-01-01')],
    })

    it('goes back by article', () => {
      const now = list([price('A', 1, '2027-01-01'), price('B', 2, '2027-01-01')])
      const { edits, stayingCount } = takenBack(now, moved)
      expect(stayingCount).toBe(0)
      expect(inOrder(withChanges(now, edits))).toEqual(list([price('A', 1), old]))
    })

    it('leaves all of an article of which something was changed once more', () => {
      const now = list([price('A', 9, '2027-01-01'), price('B', 2, '2027-01-01')])
      const { edits, stayingCount } = takenBack(now, moved)
      expect(stayingCount).toBe(2)
      expect(inOrder(withChanges(now, edits))).toEqual(list([price('A', 9, '2027-01-01'), old]))
    })

    it('leaves what somebody moved once more, and says so', () => {
      const made = listDifferences(list([]), list([other]))
      const { edits, stayingCount } = takenBack(list([price('B', 2, '2028-01-01')]), made)
      expect([edits.prices, stayingCount]).toEqual([[], 1])
    })
  })
})
