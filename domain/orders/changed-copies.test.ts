import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changedCopies, type DesignCopies } from './changed-copies.ts'

const designs = (...quantities: number[]): readonly DesignCopies[] =>
  quantities.map((quantity, place) => ({ id: `d${place}`, quantity }))
const chosen = (...quantities: number[]) =>
  new Map(quantities.map((quantity, place) => [`d${place}`, quantity]))

describe('changedCopies', () => {
  it.each<[string, readonly number[], number, number, ReadonlyMap<string, number> | null, unknown]>([
    ['gives the only design all copies', [10], 10, 25, null, [25]],
    ['keeps the proportion of several', [8, 2], 10, 20, null, [16, 4]],
    ['leaves each design a copy when there are fewer', [97, 2, 1], 100, 5, null, [3, 1, 1]],
    ['leaves a line without designs alone', [], 10, 20, null, []],
    ['leaves the designs alone where copies were without one', [4, 2], 10, 20, null, [4, 2]],
    ['fits them in where those are too many', [4, 2], 10, 3, null, [2, 1]],
    ['changes nothing when the quantity stays', [7, 3], 10, 10, null, [7, 3]],
    ['refuses fewer copies than designs', [5, 3, 2], 10, 2, null, 'TooFewCopies'],
    ['takes a choice that comes to the quantity', [8, 2], 10, 20, chosen(5, 15), [5, 15]],
    ['takes another choice for the same quantity', [8, 2], 10, 10, chosen(5, 5), [5, 5]],
    ['counts what was not chosen as it was', [8, 2], 10, 20, chosen(18), [18, 2]],
    ['refuses a choice of more copies', [8, 2], 10, 20, chosen(10, 11), 'CopiesDontAddUp'],
    ['refuses a choice of fewer copies', [8, 2], 10, 20, chosen(10, 9), 'CopiesDontAddUp'],
    ['refuses a design without copies', [8, 2], 10, 20, chosen(20, 0), 'CopiesDontAddUp'],
    ['takes fewer where copies were without a design', [4, 2], 10, 20, chosen(4, 4), [4, 4]],
  ])('%s', (_rule, before, from, to, choice, expected) => {
    const after = changedCopies(designs(...before), { from, to, chosen: choice })
    expect(typeof after === 'string' ? after : after.map(({ quantity }) => quantity)).toEqual(expected)
  })

  it('comes to the new quantity whatever it was divided in, each design with a copy', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 8, max: 5000 }),
        (before, to) => {
          const from = before.reduce((sum, one) => sum + one, 0)
          const after = changedCopies(designs(...before), { from, to, chosen: null })
          if (typeof after === 'string') throw new Error(after)
          expect(after.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(to)
          expect(after.every(({ quantity }) => quantity > 0)).toBe(true)
        },
      ),
    )
  })
})
