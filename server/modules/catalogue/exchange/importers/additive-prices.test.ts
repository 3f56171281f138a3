import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { additivePrices, type Variation } from './additive-prices.ts'

/** Every combination of places. */
const gridOf = (sizes: readonly number[]): readonly (readonly number[])[] =>
  sizes.reduce<readonly (readonly number[])[]>(
    (ways, size) => ways.flatMap((way) => Array.from({ length: size }, (_, place) => [...way, place])),
    [[]],
  )

const square = (prices: readonly number[]): readonly Variation[] =>
  gridOf([2, 2]).map((places, at) => ({ places, rateE4: prices[at] ?? 0 }))

const costOf = (places: readonly number[], start: number, added: readonly (readonly number[])[]) =>
  places.reduce((sum, place, at) => sum + (added[at]?.[place] ?? Number.NaN), start)

describe('prices of variations', () => {
  it.each([
    [
      'that add up',
      square([100, 130, 150, 180]),
      {
        baseE4: 100,
        addedE4: [
          [0, 50],
          [0, 30],
        ],
      },
    ],
    [
      'of which the first is not the least',
      square([180, 150, 130, 100]),
      {
        baseE4: 100,
        addedE4: [
          [50, 0],
          [30, 0],
        ],
      },
    ],
    ['that do not add up', square([100, 130, 150, 190]), null],
    ['of which one is missing', square([100, 130, 150, 180]).slice(1), null],
    [
      'of which one stands twice',
      [...square([100, 130, 150]).slice(0, 3), { places: [0, 0], rateE4: 100 }],
      null,
    ],
    ['of which one has no such value', square([1, 1, 1, 1]).with(3, { places: [1, -1], rateE4: 1 }), null],
  ] as const)('%s', (_rule, variations, prices) => {
    expect(additivePrices([2, 2], variations)).toEqual(prices)
  })

  it('are none without anything to choose', () => {
    expect(additivePrices([], [])).toBeNull()
  })

  it('are found again whatever was added', () => {
    const axis = fc.array(fc.nat(100_000), { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.array(axis, { minLength: 1, maxLength: 3 }), (base, axes) => {
        const sizes = axes.map(({ length }) => length)
        const variations = gridOf(sizes).map((places) => ({ places, rateE4: costOf(places, base, axes) }))
        const found = additivePrices(sizes, variations)
        expect(found?.addedE4.every((one) => Math.min(...one) === 0)).toBe(true)
        for (const { places, rateE4 } of variations)
          expect(costOf(places, found?.baseE4 ?? 0, found?.addedE4 ?? [])).toBe(rateE4)
      }),
    )
  })
})
