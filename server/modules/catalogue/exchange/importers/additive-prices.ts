/** A variation: the value of each axis, by its place, and its price. */
export type Variation = { readonly places: readonly number[]; readonly rateE4: number }

/** What every variation costs: the least, and what each value of each axis adds to that. */
export type AdditivePrices = { readonly baseE4: number; readonly addedE4: readonly (readonly number[])[] }

/**
 * The prices of variations as those of separate choices. Null unless there is exactly one variation of every combination, and each
 * costs the sum of what its values add.
 */
export function additivePrices(
  sizes: readonly number[],
  variations: readonly Variation[],
): AdditivePrices | null {
  const total = sizes.reduce((product, size) => product * size, 1)
  const prices = new Map(variations.map(({ places, rateE4 }) => [places.join(' '), rateE4]))
  if (sizes.length === 0 || variations.length !== total || prices.size !== total) return null
  const first = sizes.map(() => 0)
  const firstPrice = prices.get(first.join(' '))
  if (firstPrice === undefined) return null
  const over: number[][] = sizes.map((size, axis) =>
    Array.from({ length: size }, (_, place) => {
      const price = prices.get(first.with(axis, place).join(' '))
      return (price ?? Number.NaN) - firstPrice
    }),
  )
  const least = over.map((axis) => Math.min(...axis))
  const baseE4 = least.reduce((sum, one) => sum + one, firstPrice)
  const addedE4 = over.map((axis, place) => axis.map((one) => one - (least[place] ?? 0)))
  const isSum = variations.every(({ places, rateE4 }) => {
    const added = places.reduce((sum, place, axis) => sum + (addedE4[axis]?.[place] ?? Number.NaN), 0)
    return baseE4 + added === rateE4
  })
  return isSum ? { baseE4, addedE4 } : null
}
